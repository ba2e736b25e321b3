// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/emptyview.h"

#include <QLabel>

namespace widgets {

EmptyView::EmptyView(const QString &title, Look *look, QWidget *parent) : Ground(look, &Theme::base, parent)
{
    setAccessibleName(title);
    QLabel *words = wordsLabel(look, this, &Theme::bold, &Theme::text, title);
    words->setAlignment(Qt::AlignCenter);
    columnOf(look, {Cell::room(4), words, Cell::room(5)}, {3, 0, 3, 0}, 1, this);
}

} // namespace widgets

#include "moc_emptyview.cpp"
