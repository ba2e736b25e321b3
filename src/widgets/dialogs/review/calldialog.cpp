// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/review/calldialog.h"

#include "base/visibletext.h"
#include "base/words.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/wrappedlabel.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
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

namespace {

constexpr int mostLines = 12; ///< of all arguments together, before they scroll

QPlainTextEdit *argumentsOf(const CallUndoDialog::Call &call, int lines, QWidget *parent)
{
    auto *out = new QPlainTextEdit(base::visibleText(call.arguments, base::LineBreaks::Keep), parent);
    out->setReadOnly(true);
    out->setTabChangesFocus(true);
    out->setAccessibleName(CallUndoDialog::tr("What the tool is given"));
    out->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    out->setFixedHeight(out->fontMetrics().lineSpacing() * (qBound(2, out->blockCount(), lines) + 1) +
                        2 * out->frameWidth() + int(2 * out->document()->documentMargin()));
    return out;
}

} // namespace

CallUndoDialog::CallUndoDialog(const std::vector<Call> &calls, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(base::Words::tr("Undo"));
    auto *column = new QVBoxLayout(this);
    auto *list = new QWidget(this);
    auto *rows = new QVBoxLayout(list);
    rows->setContentsMargins({});
    for (const Call &call : calls) {
        auto *head = boldLabel(list, tr("Undo %1").arg(base::visibleText(call.undone)));
        auto *about = wrappedLabel(
            list, call.isAgain ? base::Words::tr("Made before, and nobody knows whether it took effect. It is sent "
                                                 "with the same key; a server that ignores keys may do it twice.")
                               : tr("Belay makes this call to take it back:"));
        auto *what =
            wrappedLabel(list, base::visibleText(call.server) + QStringLiteral(" · ") + base::visibleText(call.tool));
        for (QWidget *part : std::initializer_list<QWidget *>{
                 head, about, what, argumentsOf(call, qMax(2, mostLines / int(calls.size())), list)})
            rows->addWidget(part);
    }
    if (calls.size() > 2) {
        auto *scroll = new QScrollArea(this);
        scroll->setWidget(list);
        scroll->setWidgetResizable(true);
        scroll->setMinimumHeight(fontMetrics().lineSpacing() * 2 * mostLines);
        column->addWidget(scroll, 1);
    } else {
        column->addWidget(list);
    }
    auto *once = hintLabel(this, tr("Belay cannot check the result. Each call is made once."));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto *go = buttons->addButton(calls.size() == 1 ? tr("Call %1").arg(base::visibleText(calls.front().tool))
                                                    : tr("Make %n call(s)", nullptr, int(calls.size())),
                                  QDialogButtonBox::AcceptRole);
    go->setObjectName(QStringLiteral("call"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    go->setFocus();
    frameDialog(this, buttons, {fontMetrics().horizontalAdvance(u'0') * 60, 0}, once);
}

} // namespace widgets

#include "moc_calldialog.cpp"
