// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/linkquestion.h"

#include "base/words.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/wrappedlabel.h"
#include "widgets/style/ground.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace widgets {

LinkQuestion::LinkQuestion(const models::LinkTarget &target, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(base::Words::tr("Open a link"));
    auto *label = new QLabel(tr("The link leads to:"), this);
    auto *shown = new QPlainTextEdit(target.shown, this);
    label->setBuddy(shown);
    shown->setObjectName(QStringLiteral("target"));
    shown->setReadOnly(true);
    shown->setTabChangesFocus(true);
    shown->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    shown->setWordWrapMode(QTextOption::WrapAnywhere);
    shown->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    shown->setFixedHeight(shown->fontMetrics().lineSpacing() * (target.shown.size() > 200 ? 8 : 4) +
                          2 * shown->frameWidth() + 8);
    QBoxLayout *column = columnOf(nullptr, {label, shown}, {}, 0, this);
    for (const QString &warning : target.warnings)
        column->addWidget(wrappedLabel(this, warning));
    column->addStretch();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *open = buttons->addButton(base::Words::tr("Open"), QDialogButtonBox::ActionRole);
    QPushButton *copy = buttons->addButton(base::Words::tr("Copy"), QDialogButtonBox::ActionRole);
    QPushButton *cancel = buttons->button(QDialogButtonBox::Cancel);
    cancel->setDefault(true);
    connect(copy, &QAbstractButton::clicked, this,
            [address = target.shown] { QApplication::clipboard()->setText(address); });
    connect(open, &QAbstractButton::clicked, this, [this] {
        accept();
        Q_EMIT openRequested();
    });
    cancel->setFocus();
    frameDialog(this, buttons, {fontMetrics().horizontalAdvance(u'0') * 64, 0});
}

} // namespace widgets

#include "moc_linkquestion.cpp"
