// SPDX-License-Identifier: Apache-2.0
#include "text/messageflow.h"

#include "text/upright.h"

#include <QFontMetrics>
#include <QPainter>

namespace text {
MessageFlow::MessageFlow(Mode mode, const TextTheme *theme, CodeHighlighter *highlighter)
    : m_mode(mode)
    , m_theme(theme)
    , m_highlighter(highlighter)
{}

void MessageFlow::append(QStringView text)
{
    if (text.isEmpty())
        return;
    if (m_mode == Mode::Plain) {
        // Typed at once and never streamed: cut into pieces of a bearable size.
        QString all = m_plain.empty() ? QString() : m_plain.back().source;
        bool continues = m_plain.size() > 1;
        if (!m_plain.empty())
            m_plain.pop_back();
        all += text;
        QStringView rest(all);
        while (true) {
            qsizetype cut = -1;
            for (int i = 0; i < plainLinesPerBlock && (cut >= 0 || i == 0); ++i)
                cut = rest.indexOf(u'\n', cut + 1);
            const bool cutsHere = cut >= 0;
            m_plain.push_back(Block{.kind = BlockKind::Plain,
                                    .source = (cutsHere ? rest.left(cut) : rest).toString(),
                                    .continues = continues});
            if (!cutsHere)
                break;
            rest = rest.mid(cut + 1);
            continues = true;
        }
    } else {
        m_splitter.append(text);
    }
    sync();
}

void MessageFlow::finish()
{
    if (m_mode == Mode::Markdown) {
        m_splitter.finish();
        sync();
    }
}

void MessageFlow::sync()
{
    std::vector<Block> closed = m_mode == Mode::Plain ? m_plain : m_splitter.takeClosed();
    std::vector<Slot> old;
    const size_t oldBase = m_mode == Mode::Plain ? 0 : m_closed;
    for (size_t i = oldBase; i < m_slots.size(); ++i)
        old.push_back(std::move(m_slots[i]));
    m_slots.resize(oldBase);
    m_heights.truncate(int(oldBase));
    for (size_t i = 0; i < closed.size(); ++i)
        place(oldBase + i, std::move(closed[i]), old, oldBase);
    m_closed = oldBase + closed.size();
    if (m_mode == Mode::Plain)
        return;
    if (takeLinks(oldBase)) {
        for (Slot &slot : old) {
            slot.layout.reset();
            slot.before.reset();
        }
    }
    std::vector<Block> tail = m_splitter.tail();
    for (size_t i = 0; i < tail.size(); ++i)
        place(m_closed + i, std::move(tail[i]), old, oldBase);
    for (int i = qMax(0, int(oldBase) - 1); i < count(); ++i)
        fixEdge(i);
}

/// Learns where the newly closed blocks say that links go; true if there is something new. What stands further up
/// and waited for it is laid out anew.
bool MessageFlow::takeLinks(size_t from)
{
    QStringList learned;
    for (size_t i = from; i < m_closed; ++i) {
        learned += m_links.collect(m_slots[i].block);
        const QStringList references = LinkDefinitions::referencesIn(m_slots[i].block);
        for (const QString &key : references) {
            if (!m_links.knows(key) || learned.contains(key))
                m_waiting[key].push_back(i);
        }
    }
    for (const QString &key : std::as_const(learned)) {
        for (const size_t i : m_waiting.take(key)) {
            m_slots[i].layout.reset();
            m_slots[i].measured = false;
        }
    }
    return !learned.isEmpty();
}

/// Keeps the layout a block had as part of the tail if nothing about it changed.
void MessageFlow::place(size_t index, Block block, std::vector<Slot> &old, size_t oldBase)
{
    const size_t before = index - oldBase;
    if (before < old.size() && old[before].block == block) {
        m_slots.push_back(std::move(old[before]));
    } else {
        m_slots.emplace_back();
        m_slots.back().block = std::move(block);
        if (before < old.size() && old[before].block.kind == m_slots.back().block.kind)
            m_slots.back().before = std::move(old[before].layout ? old[before].layout : old[before].before);
    }
    Slot &slot = m_slots.back();
    slot.measured = slot.measured && slot.layout;
    slot.openBelow = false;
    m_heights.append((slot.measured ? slot.layout->height() : estimate(int(index))) + gapBefore(int(index)));
}

/// A block that was measured may since have got one that goes on with it, or lost it.
void MessageFlow::fixEdge(int index)
{
    if (index < 0 || index >= count())
        return;
    Slot &slot = m_slots[size_t(index)];
    if (!slot.measured || slot.block.kind != BlockKind::Code || slot.openBelow == goesOn(index))
        return;
    m_heights.set(index, m_heights.height(index) + (slot.openBelow ? edge() : -edge()));
    slot.openBelow = !slot.openBelow;
}

int MessageFlow::gapBefore(int index) const
{
    if (index == 0)
        return 0;
    const Block &block = m_slots[size_t(index)].block;
    if (block.continues)
        return 0;
    if (block.kind == BlockKind::ListItem && block.tight)
        return m_theme->unit / 2;
    return block.kind == BlockKind::Heading ? m_theme->unit * 3 : m_theme->unit * 2;
}

bool MessageFlow::goesOn(int index) const
{
    return size_t(index) + 1 < m_slots.size() && m_slots[size_t(index) + 1].block.continues;
}

int MessageFlow::estimate(int index) const
{
    const Block &block = m_slots[size_t(index)].block;
    const QFontMetrics metrics(m_theme->body);
    const int perLine = qMax(10, m_width / qMax(1, metrics.averageCharWidth()));
    if (block.kind == BlockKind::Code)
        return block.lines * m_theme->codeLine() + (block.continues ? 0 : m_theme->unit * 9);
    int lines = 0;
    qsizetype from = 0;
    while (from <= block.source.size()) {
        qsizetype to = block.source.indexOf(u'\n', from);
        if (to < 0)
            to = block.source.size();
        lines += 1 + int((to - from) / perLine);
        from = to + 1;
    }
    return qMax(1, lines) * (block.kind == BlockKind::Table ? m_theme->unit * 6 : m_theme->bodyLine());
}

void MessageFlow::setWidth(int width)
{
    if (width == m_width)
        return;
    m_width = width;
    for (size_t i = 0; i < m_slots.size(); ++i) {
        m_slots[i].measured = false;
        m_heights.set(int(i), estimate(int(i)) + gapBefore(int(i)));
    }
}

void MessageFlow::restyle()
{
    dropLayouts();
    for (size_t i = 0; i < m_slots.size(); ++i) {
        m_slots[i].measured = false;
        m_slots[i].endState.reset();
        m_heights.set(int(i), estimate(int(i)) + gapBefore(int(i)));
    }
}

CodeState MessageFlow::stateBefore(int index)
{
    if (m_slots[size_t(index)].block.kind != BlockKind::Code)
        return {};
    int from = index;
    while (from > 0 && m_slots[size_t(from)].block.continues && !m_slots[size_t(from) - 1].endState)
        --from;
    CodeState state;
    if (m_slots[size_t(from)].block.continues && from > 0)
        state = *m_slots[size_t(from) - 1].endState;
    for (; from < index; ++from) {
        Slot &slot = m_slots[size_t(from)];
        const QString language = m_highlighter ? m_highlighter->languageFor(slot.block.language) : QString();
        for (const QString &line : slot.block.source.split(u'\n')) {
            if (m_highlighter)
                m_highlighter->highlight(language, line, state);
        }
        slot.endState = std::make_unique<CodeState>(state);
    }
    return state;
}

BlockLayout &MessageFlow::layout(int index)
{
    Slot &slot = m_slots[size_t(index)];
    if (!slot.layout) {
        m_work += slot.block.source.size();
        slot.layout = std::make_unique<BlockLayout>(slot.block, *m_theme, m_highlighter, stateBefore(index), &m_links,
                                                    std::move(slot.before));
        m_laidOut.insert(index);
    }
    slot.layout->setWidth(m_width);
    if (size_t(index) < m_closed && slot.block.kind == BlockKind::Code && !slot.endState)
        slot.endState = std::make_unique<CodeState>(slot.layout->endState());
    return *slot.layout;
}

bool MessageFlow::ensure(qint64 top, qint64 bottom)
{
    bool corrected = false;
    for (int i = blockAt(qMax<qint64>(0, top)); i < count() && m_heights.offset(i) <= bottom; ++i) {
        Slot &slot = m_slots[size_t(i)];
        const int before = m_heights.height(i);
        int height = layout(i).height() + gapBefore(i);
        // The lower padding of a code box belongs to its last part alone.
        slot.openBelow = slot.block.kind == BlockKind::Code && goesOn(i);
        if (slot.openBelow)
            height -= edge();
        slot.measured = true;
        m_heights.set(i, height);
        corrected = corrected || height != before;
    }
    return corrected;
}

void MessageFlow::ensureAll()
{
    for (int i = 0; i < count(); ++i) {
        if (!m_slots[size_t(i)].measured)
            ensure(m_heights.offset(i), m_heights.offset(i));
    }
}

void MessageFlow::dropLayouts()
{
    for (Slot &slot : m_slots) {
        slot.layout.reset();
        slot.before.reset();
    }
}

int MessageFlow::layoutCount() const
{
    int n = 0;
    for (const Slot &slot : m_slots)
        n += slot.layout ? 1 : 0;
    return n;
}

void MessageFlow::paint(QPainter *painter, QPointF at, const QRectF &clip, TextPosition from, TextPosition to)
{
    const Upright upright(painter, at.x(), m_width);
    const qint64 top = qint64(clip.top() - at.y());
    const qint64 bottom = qint64(clip.bottom() - at.y());
    const int first = blockAt(qMax<qint64>(0, top));
    for (int i = first; i < count() && m_heights.offset(i) <= bottom; ++i) {
        Selection selection;
        if (from < to && i >= from.block && i <= to.block) {
            selection.from = i == from.block ? from.offset : 0;
            selection.to = i == to.block ? to.offset : std::numeric_limits<int>::max();
        }
        const QPointF blockAtPoint = at + QPointF(0, qreal(m_heights.offset(i)) + gapBefore(i));
        layout(i).paint(painter, blockAtPoint, clip, selection, goesOn(i));
    }
    // What lies far from the viewport of a long message is made again when it comes near.
    const qint64 margin = 3 * (bottom - top) + 1000;
    if (count() > 40) {
        std::erase_if(m_laidOut, [&](int i) {
            if (i < count() && m_heights.offset(i + 1) >= top - margin && m_heights.offset(i) <= bottom + margin)
                return false;
            if (i < count())
                m_slots[size_t(i)].layout.reset();
            return true;
        });
    }
}

/// Letters are never mirrored, but their place is.
QRectF MessageFlow::turned(const QRectF &rect) const
{
    return m_theme->mirrored ? QRectF(m_width - rect.right(), rect.top(), rect.width(), rect.height()) : rect;
}

QRectF MessageFlow::endRect()
{
    if (m_slots.empty())
        return QRectF(0, 0, m_theme->unit * 7 / 4.0, m_theme->bodyLine());
    const int last = count() - 1;
    return turned(layout(last).endRect().translated(0, qreal(m_heights.offset(last)) + gapBefore(last)));
}

FlowHit MessageFlow::hit(QPointF point)
{
    FlowHit result;
    if (m_slots.empty())
        return result;
    if (m_theme->mirrored)
        point.setX(m_width - point.x());
    const int index = blockAt(qMax<qint64>(0, qint64(point.y())));
    const BlockHit hit = layout(index).hit(point - QPointF(0, qreal(m_heights.offset(index)) + gapBefore(index)));
    result.position = {index, hit.position};
    result.link = hit.link;
    if (hit.copy) {
        for (int i = index; i < count(); ++i) {
            if (i > index && !m_slots[size_t(i)].block.continues)
                break;
            // Of a box nested in a list only the block as a whole is known.
            const Block &block = m_slots[size_t(i)].block;
            if (i > index && !block.joint.isNull())
                result.copy += block.joint;
            result.copy += block.kind == BlockKind::Code ? block.source : layout(i).text();
        }
        result.copy += u'\n';
    }
    return result;
}

QString MessageFlow::text(TextPosition from, TextPosition to)
{
    QString all;
    for (int i = from.block; i <= to.block && i < count(); ++i) {
        const Block &source = m_slots[size_t(i)].block;
        const bool fresh = !m_slots[size_t(i)].layout;
        const QString &block = layout(i).text();
        const int begin = i == from.block ? from.offset : 0;
        const int end = i == to.block ? to.offset : int(block.size());
        if (i > from.block && source.continues && m_mode == Mode::Markdown)
            all += source.joint.isNull() ? QString() : QString(source.joint);
        else if (i > from.block)
            all += source.continues || source.tight ? QStringLiteral("\n") : QStringLiteral("\n\n");
        all += block.mid(begin, end - begin);
        if (fresh)
            m_slots[size_t(i)].layout.reset();
    }
    return all;
}

TextPosition MessageFlow::end()
{
    if (m_slots.empty())
        return {};
    return {count() - 1, int(layout(count() - 1).text().size())};
}

} // namespace text
