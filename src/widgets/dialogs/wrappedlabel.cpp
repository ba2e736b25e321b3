// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/wrappedlabel.h"

#include <QLabel>

namespace widgets {

QLabel *wrappedLabel(QWidget *parent, const QString &text)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setText(text);
    return label;
}

} // namespace widgets
