// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/confirmation.h"

#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/wrappedlabel.h"
#include "widgets/style/ground.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace widgets {

QDialog *askToConfirm(QWidget *parent, const QString &title, const QString &question, const QStringList &about,
                      const QString &yes, QObject *context, std::function<void()> then)
{
    auto *dialog = new QDialog(parent);
    dialog->setWindowTitle(title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const int icon = dialog->style()->pixelMetric(QStyle::PM_MessageBoxIconSize, nullptr, dialog);
    auto *sign = new QLabel(dialog);
    sign->setPixmap(dialog->style()->standardIcon(QStyle::SP_MessageBoxQuestion, nullptr, dialog).pixmap(icon));
    auto *words = new QVBoxLayout;
    words->addWidget(boldLabel(dialog, question));
    for (const QString &paragraph : about)
        words->addWidget(wrappedLabel(dialog, paragraph));
    words->addStretch(1);
    rowOf(nullptr, {{sign, 0, Qt::AlignTop}, {words, 1}}, {}, 0, dialog)->setSpacing(icon / 2);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, dialog);
    QPushButton *go = buttons->addButton(yes, QDialogButtonBox::AcceptRole);
    go->setObjectName(QStringLiteral("yes"));
    QObject::connect(go, &QAbstractButton::clicked, context, std::move(then));
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QPushButton *cancel = buttons->button(QDialogButtonBox::Cancel);
    cancel->setDefault(true);
    cancel->setFocus();
    frameDialog(dialog, buttons, {dialog->fontMetrics().horizontalAdvance(u'0') * 60, 0});
    dialog->open();
    return dialog;
}

} // namespace widgets
