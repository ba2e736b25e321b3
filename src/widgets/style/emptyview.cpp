// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/emptyview.h"

#include <QLabel>
#include <QVBoxLayout>

namespace widgets {

EmptyView::EmptyView(const QString &title, Look *look, QWidget *parent) : Ground(look, &Theme::base, parent)
{
    setAccessibleName(title);
    auto *column = new QVBoxLayout(this);
    setSpace(column, look, {3, 0, 3, 0}, 1);
    column->addStretch(4);
    QLabel *words = wordsLabel(look, this, &Theme::bold, &Theme::text, title);
    words->setAlignment(Qt::AlignCenter);
    column->addWidget(words);
    column->addStretch(5);
}

} // namespace widgets

#include "moc_emptyview.cpp"
