// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/review/commentdialog.h"

#include "base/visibletext.h"
#include "base/words.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/wrappedlabel.h"
#include "widgets/style/ground.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace widgets {

CommentDialog::CommentDialog(const QString &place, const QString &quoted, const QString &text, QWidget *parent)
    : QDialog(parent)
    , m_text(new QPlainTextEdit(text, this))
{
    constexpr int mostQuoted = 200;
    setWindowTitle(tr("Comment on a line"));
    auto *where = wrappedLabel(this, base::visibleText(place));
    auto *line = wrappedLabel(this, base::elidedMiddle(base::visibleText(quoted.trimmed()), mostQuoted));
    line->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setAccessibleName(tr("Comment"));
    m_text->setPlaceholderText(tr("What the agent should know about this line"));
    m_text->setTabChangesFocus(true);
    columnOf(nullptr, {where, line, {m_text, 1}}, {}, 0, this);
    auto *note = hintLabel(this, tr("Comments are sent together. Ctrl+Enter saves."));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto *keepButton = buttons->addButton(tr("Keep comment"), QDialogButtonBox::AcceptRole);
    keepButton->setObjectName(QStringLiteral("keep"));
    keepButton->setEnabled(!text.isEmpty());
    if (!text.isEmpty()) {
        auto *remove = buttons->addButton(base::Words::tr("Delete"), QDialogButtonBox::DestructiveRole);
        remove->setObjectName(QStringLiteral("delete"));
        connect(remove, &QPushButton::clicked, this, [this] {
            Q_EMIT kept({});
            accept();
        });
    }
    connect(m_text, &QPlainTextEdit::textChanged, keepButton,
            [this, keepButton] { keepButton->setEnabled(!m_text->toPlainText().trimmed().isEmpty()); });
    connect(keepButton, &QPushButton::clicked, this, [this] {
        Q_EMIT kept(m_text->toPlainText().trimmed());
        accept();
    });
    pressByCtrlEnter(keepButton);
    m_text->moveCursor(QTextCursor::End);
    frameDialog(this, buttons, {fontMetrics().horizontalAdvance(u'0') * 64, fontMetrics().height() * 16}, note);
}

void CommentDialog::reject()
{
    if (m_text->document()->isModified())
        Q_EMIT left(m_text->toPlainText());
    QDialog::reject();
}

} // namespace widgets

#include "moc_commentdialog.cpp"
