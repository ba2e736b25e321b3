// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/fittingtext.h"

#include "base/visibletext.h"

namespace widgets {

QString fittingText(const QString &words, qreal width, Qt::TextElideMode elide)
{
    const qsizetype most = qsizetype(qMax<qreal>(0, width)) * 2 + 256;
    if (words.size() <= most || elide == Qt::ElideNone)
        return words;
    const QChar dots(0x2026);
    switch (elide) {
    case Qt::ElideLeft:
        return dots + words.last(words.at(words.size() - most).isLowSurrogate() ? most - 1 : most);
    case Qt::ElideMiddle:
        return base::elidedMiddle(words, most);
    default:
        return words.first(words.at(most).isLowSurrogate() ? most - 1 : most) + dots;
    }
}

} // namespace widgets
