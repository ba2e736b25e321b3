// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/review/mergedialog.h"

#include "widgets/content/conflictcolumns.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/style/ground.h"
#include "widgets/style/slimscrollbar.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>

namespace widgets {

MergeDialog::MergeDialog(const Three &names, const Three &sides, const QString &text, Look *look, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Edit together"));
    const Theme &t = look->theme();
    auto *area = new QScrollArea(this);
    area->setWidgetResizable(true);
    makeSlim(area, look, &Theme::base);
    area->setBackgroundRole(QPalette::Base);
    area->setWidget(new ConflictColumns(names, sides, look, area));
    area->setAccessibleName(tr("What both have"));
    m_text = new QPlainTextEdit(text, this);
    auto *words =
        new QLabel(tr("&These lines are written in their place. They begin with yours and then the agent’s."), this);
    words->setWordWrap(true);
    words->setBuddy(m_text);
    m_text->setAccessibleName(tr("The lines that are written"));
    m_text->setFont(t.mono);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTabChangesFocus(true);
    columnOf(nullptr, {{area, 2}, words, {m_text, 3}}, {}, 0, this)->setSpacing(t.u * 2);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto *use = buttons->addButton(tr("Use these lines"), QDialogButtonBox::AcceptRole);
    use->setObjectName(QStringLiteral("use"));
    use->setToolTip(tr("Ctrl+Enter"));
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT written(m_text->toPlainText());
        accept();
    });
    pressByCtrlEnter(use);
    m_text->setFocus();
    frameDialog(this, buttons, {t.u * 200, t.u * 130});
}

void MergeDialog::reject()
{
    if (m_text->document()->isModified())
        Q_EMIT left(m_text->toPlainText());
    QDialog::reject();
}

} // namespace widgets

#include "moc_mergedialog.cpp"
