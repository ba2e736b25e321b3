// SPDX-License-Identifier: Apache-2.0
#include "text/layout/flowmarkdown.h"

namespace text {
namespace {

QString fenceFor(const QString &code)
{
    int longest = 0, run = 0;
    for (const QChar c : code) {
        run = c == u'`' ? run + 1 : 0;
        longest = qMax(longest, run);
    }
    return QString(qMax(3, longest + 1), u'`');
}

/// Adds the markers of containers that began in an earlier block.
QString inContainers(const QString &source, const Block &block)
{
    if (block.quoteDepth == 0 && block.listDepth == 0)
        return source;
    QString mark;
    for (int i = 0; i < block.quoteDepth; ++i)
        mark += QStringLiteral("> ");
    mark += QString(block.listDepth * 2, u' ');
    QStringList lines = source.split(u'\n');
    for (QString &line : lines)
        line.prepend(mark);
    return lines.join(u'\n');
}

/// Removes the head, two lines, that a continued table repeats for the parser.
QString withoutHead(const QString &table)
{
    const qsizetype first = table.indexOf(u'\n');
    const qsizetype second = first < 0 ? -1 : table.indexOf(u'\n', first + 1);
    return second < 0 ? QString() : table.mid(second + 1);
}

} // namespace

QString markdownOf(BlockList &blocks, int first, int last, bool isPlain)
{
    QString all;
    for (int i = qMax(0, first); i <= last && i < blocks.count();) {
        if (i % BlockList::blocksPerSection == 0)
            blocks.keepOnly(i, i);
        const Block head = blocks.at(i).block;
        if (i > first) {
            const bool close = head.continues || (head.kind == BlockKind::ListItem && head.tight);
            all += close ? QStringLiteral("\n") : QStringLiteral("\n\n");
        }
        // Blocks that were split only for the layout are joined.
        QString source = head.source;
        int next = i + 1;
        for (; next <= last && next < blocks.count(); ++next) {
            const Block &more = blocks.at(next).block;
            if (!more.continues || more.kind != head.kind)
                break;
            if (more.kind == BlockKind::Table)
                source += u'\n' + withoutHead(more.source);
            else if (isPlain)
                source += u'\n' + more.source;
            else
                source += (more.joint.isNull() ? QString() : QString(more.joint)) + more.source;
        }
        if (head.kind == BlockKind::Code) {
            const QString fence = fenceFor(source);
            source = QStringLiteral("%1%2\n").arg(fence, head.language) + source + u'\n' + fence;
        }
        all += inContainers(source, head);
        i = next;
    }
    return all;
}

} // namespace text
