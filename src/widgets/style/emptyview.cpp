// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/emptyview.h"

#include <QLabel>
#include <QVBoxLayout>

namespace widgets {

EmptyView::EmptyView(const QString &title, const QString &sentence, Look *look, QWidget *parent)
    : Ground(look, &Theme::base, parent)
{
    setAccessibleName(title);
    setAccessibleDescription(sentence);
    auto *column = new QVBoxLayout(this);
    setSpace(column, look, {3, 0, 3, 0}, 1);
    column->addStretch(4);
    for (const QString &words : {title, sentence}) {
        const bool isTitle = words == title;
        QLabel *label = wordsLabel(look, this, isTitle ? &Theme::bold : &Theme::body,
                                   isTitle ? &Theme::text : &Theme::text2, words);
        label->setAlignment(Qt::AlignCenter);
        column->addWidget(label);
    }
    column->addStretch(5);
}

} // namespace widgets

#include "moc_emptyview.cpp"
