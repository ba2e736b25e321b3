// SPDX-License-Identifier: Apache-2.0
#include "text/layout/textsteps.h"

#include <QTextBoundaryFinder>

namespace text {
namespace {

bool isWord(QChar c)
{
    return c.isLetterOrNumber() || c == u'_' || c.isMark() || c.isSurrogate();
}

} // namespace

std::pair<int, int> wordAt(const QString &block, int offset)
{
    const int size = int(block.size());
    int from = qBound(0, offset, size), to = from;
    while (from > 0 && isWord(block.at(from - 1)))
        --from;
    while (to < size && isWord(block.at(to)))
        ++to;
    if (from == to && to < size)
        ++to;
    return {from, to};
}

int stepped(const QString &block, int offset, int step, bool words)
{
    QTextBoundaryFinder finder(words ? QTextBoundaryFinder::Word : QTextBoundaryFinder::Grapheme, block);
    finder.setPosition(qBound(0, offset, int(block.size())));
    const auto boundary = [&] { return step > 0 ? finder.toNextBoundary() : finder.toPreviousBoundary(); };
    qsizetype next = boundary();
    while (words && next > 0 && next < block.size() && !isWord(block.at(step > 0 ? next - 1 : next)))
        next = boundary();
    return int(next);
}

} // namespace text
