// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/review/retrydialog.h"

#include "widgets/dialogs/dialogsize.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace widgets {

RetryDialog::RetryDialog(const QStringList &stands, bool canUndo, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("Retry"));
    auto *column = new QVBoxLayout(this);
    auto *head = new QLabel(tr("This turn has already taken effect. Sent again, the agent may do the same a second "
                               "time on top of it."),
                            this);
    head->setWordWrap(true);
    column->addWidget(head);
    auto *list = new QListWidget(this);
    list->setAccessibleName(tr("What took effect"));
    list->setTextElideMode(Qt::ElideMiddle);
    list->setUniformItemSizes(true);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const QString &line : stands) {
        auto *item = new QListWidgetItem(line, list);
        item->setToolTip(line);
    }
    const int rows = qBound(2, list->count(), 8);
    list->setFixedHeight(list->sizeHintForRow(0) * rows + 4 * list->frameWidth());
    column->addWidget(list);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto *send = buttons->addButton(tr("Send anyway"), QDialogButtonBox::DestructiveRole);
    send->setObjectName(QStringLiteral("sendAnyway"));
    auto *undo = buttons->addButton(tr("Undo first"), QDialogButtonBox::AcceptRole);
    undo->setObjectName(QStringLiteral("undoFirst"));
    undo->setEnabled(canUndo);
    // Enter must not send.
    send->setAutoDefault(false);
    undo->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Cancel)->setDefault(true);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(send, &QPushButton::clicked, this, [this] {
        Q_EMIT sendRequested();
        accept();
    });
    connect(undo, &QPushButton::clicked, this, [this] {
        Q_EMIT undoRequested();
        accept();
    });
    // Not averageCharWidth(): East Asian fonts return the width of a Han character.
    sizeDialog(this, {fontMetrics().horizontalAdvance(u'0') * 70, sizeHint().height()});
}

} // namespace widgets
