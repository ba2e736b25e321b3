// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/review/callundodialog.h"

#include "base/visibletext.h"
#include "widgets/dialogs/dialogsize.h"
#include "widgets/dialogs/wrappedlabel.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace widgets {

CallUndoDialog::CallUndoDialog(const Call &call, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("Undo"));
    auto *head = wrappedLabel(this, tr("Undo %1").arg(base::visibleText(call.undone)));
    QFont bold = head->font();
    bold.setWeight(QFont::DemiBold);
    head->setFont(bold);
    auto *about =
        wrappedLabel(this, call.isAgain ? tr("This call was made before, and it is not known whether it took effect. "
                                             "It is sent with the same key; a server that ignores keys may do it "
                                             "twice:")
                                        : tr("Belay makes this call to take it back:"));
    auto *what =
        wrappedLabel(this, base::visibleText(call.server) + QStringLiteral(" · ") + base::visibleText(call.tool));
    auto *arguments = new QPlainTextEdit(base::visibleText(call.arguments, base::LineBreaks::Keep), this);
    arguments->setReadOnly(true);
    arguments->setTabChangesFocus(true);
    arguments->setAccessibleName(tr("What the tool is given"));
    arguments->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    arguments->setFixedHeight(arguments->fontMetrics().lineSpacing() * (qBound(2, arguments->blockCount(), 12) + 1) +
                              2 * arguments->frameWidth() + int(2 * arguments->document()->documentMargin()));
    auto *once = wrappedLabel(
        this, tr("What the server makes of it, Belay cannot know. It is called once, even if you press Undo "
                 "twice."));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto *go = buttons->addButton(tr("Call %1").arg(base::visibleText(call.tool)), QDialogButtonBox::AcceptRole);
    go->setObjectName(QStringLiteral("call"));
    go->setDefault(true);
    auto *column = new QVBoxLayout(this);
    for (QWidget *part : std::initializer_list<QWidget *>{head, about, what, arguments, once, buttons})
        column->addWidget(part);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    go->setFocus();
    sizeDialog(this, {fontMetrics().horizontalAdvance(u'0') * 60, 0});
}

} // namespace widgets

#include "moc_callundodialog.cpp"
