// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/confirmation.h"

#include <QMessageBox>
#include <QPushButton>

namespace widgets {

QMessageBox *askToConfirm(QWidget *parent, const QString &title, const QString &question, const QString &yes,
                          QObject *context, std::function<void()> then)
{
    auto *box = new QMessageBox(QMessageBox::Question, title, question, QMessageBox::Cancel, parent);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(box->addButton(yes, QMessageBox::DestructiveRole), &QAbstractButton::clicked, context,
                     std::move(then));
    box->setDefaultButton(QMessageBox::Cancel);
    box->open();
    return box;
}

} // namespace widgets
