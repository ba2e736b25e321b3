// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/review/calldialog.h"

#include "base/visibletext.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/wrappedlabel.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace widgets {

CallDialog::CallDialog(const Call &call, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(base::visibleText(call.title));
    auto *column = new QVBoxLayout(this);
    const auto add = [this, column](const QString &name, const QString &text) {
        auto *label = new QLabel(name, this);
        auto *edit = new QPlainTextEdit(
            text.isEmpty() ? tr("It is not kept.") : base::visibleText(text, base::LineBreaks::Keep), this);
        edit->setReadOnly(true);
        edit->setTabChangesFocus(true);
        edit->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
        edit->setMinimumHeight(edit->fontMetrics().lineSpacing() * 6);
        label->setBuddy(edit);
        column->addWidget(label);
        column->addWidget(edit, 1);
    };
    add(tr("&Sent"), call.sent);
    add(tr("&Answered"), call.answered);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    frameDialog(this, buttons, {fontMetrics().horizontalAdvance(u'0') * 80, fontMetrics().lineSpacing() * 26},
                hintLabel(this, tr("What looks like a secret is left out.")));
}

} // namespace widgets

#include "moc_calldialog.cpp"
