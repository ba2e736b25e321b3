// SPDX-License-Identifier: Apache-2.0
#include "text/layout/messageflow.h"

#include "text/layout/flowmarkdown.h"
#include "text/layout/unmirroredpainting.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace text {
MessageFlow::MessageFlow(Mode mode, const TextTheme *theme, CodeHighlighter *highlighter)
    : m_mode(mode)
    , m_theme(theme)
    , m_highlighter(highlighter)
    , m_colors(highlighter ? highlighter->revision() : 0)
{}

void MessageFlow::append(QStringView text, qsizetype behind)
{
    if (text.isEmpty())
        return;
    m_codeLeft = m_codeAtOnce;
    if (m_mode == Mode::Plain) {
        appendPlain(text);
        return;
    }
    // Added in pieces, so that a section can begin after each.
    constexpr qsizetype piece = 8192;
    Tail old = takeTail();
    for (qsizetype at = 0; at < text.size(); at += piece) {
        const QStringView part = text.mid(at, piece);
        // Long code is not skimmed: its colours depend on everything before it in its box.
        m_blocks.skimFrom(m_read, m_splitter,
                          text.size() - at - part.size() + behind >= skimmedBefore && !m_splitter.isInLongCode());
        m_splitter.append(part);
        m_read += part.size();
        m_blocks.isSkimming() ? skimClosed(old) : takeClosed(old);
        m_blocks.cutAt(m_read, m_splitter);
    }
    m_blocks.skimFrom(m_read, m_splitter, false);
    addTail(old);
    m_blocks.keepOnly(m_near.first, m_near.second);
}

/// Plain text is added at once and never streamed: it is split into blocks of moderate size.
void MessageFlow::appendPlain(QStringView text)
{
    Tail last{qMax(0, count() - 1), m_blocks.takeLast(count() > 0 ? 1 : 0)};
    QString all = last.slots.empty() ? QString() : last.slots.front().block.source;
    bool continues = last.first > 0;
    all += text;
    QStringView rest(all);
    while (true) {
        qsizetype cut = -1;
        for (int i = 0; i < plainLinesPerBlock && (cut >= 0 || i == 0); ++i)
            cut = rest.indexOf(u'\n', cut + 1);
        const bool cutsHere = cut >= 0;
        place(Block{.kind = BlockKind::Plain,
                    .source = (cutsHere ? rest.left(cut) : rest).toString(),
                    .continues = continues},
              last);
        if (!cutsHere)
            break;
        rest = rest.mid(cut + 1);
        continues = true;
    }
    m_closed = count();
}

void MessageFlow::finish()
{
    if (m_mode == Mode::Plain)
        return;
    Tail old = takeTail();
    m_splitter.finish();
    takeClosed(old);
    addTail(old);
}

MessageFlow::Tail MessageFlow::takeTail()
{
    Tail old{m_closed, m_blocks.takeLast(count() - m_closed), {}};
    m_folds.takeBack(m_closed);
    const auto notes = old.slots.end() - std::exchange(m_notes, 0);
    old.notes.assign(std::move_iterator(notes), std::move_iterator(old.slots.end()));
    old.slots.erase(notes, old.slots.end());
    return old;
}

void MessageFlow::takeClosed(Tail &old)
{
    QStringList learned;
    m_newlyClosed = m_splitter.takeClosed(std::move(m_newlyClosed));
    for (Block &block : m_newlyClosed) {
        learned += m_links.collect(block);
        if (block.kind == BlockKind::Footnote)
            keepNote(std::move(block), old);
        else
            place(std::move(block), old);
    }
    m_closed = count();
    useLinks(learned, old);
}

/// For blocks far from the end only the height and the links are stored.
void MessageFlow::skimClosed(Tail &old)
{
    QStringList learned;
    for (const Block &block : m_splitter.closed()) {
        learned += m_links.collect(block);
        if (block.kind == BlockKind::Footnote) {
            keepNote(block, old);
            continue;
        }
        m_folds.add(count(), block);
        m_blocks.appendSkimmed(m_folds.hiding(count()) >= 0 ? 0 : estimate(block) + gapBefore(count(), block));
    }
    m_splitter.forgetClosed();
    m_closed = count();
    useLinks(learned, old);
}

void MessageFlow::addTail(Tail &old)
{
    const int closedNotes = m_closedNotes;
    for (Block &block : m_splitter.tail()) {
        if (block.kind == BlockKind::Footnote)
            keepNote(std::move(block), old);
        else
            place(std::move(block), old);
    }
    m_notes = m_closedNotes;
    m_closedNotes = closedNotes;
    for (int i = 0; i < m_notes; ++i) {
        BlockSlot &slot = old.notes[size_t(i)];
        Block block = slot.block;
        place(std::move(block), &slot);
    }
    const int end = qMin(count(), old.first + int(old.slots.size()) + m_notes + 1);
    for (int i = qMax(0, old.first - 1); i < end; ++i)
        fixEdge(i);
}

/// New link definitions are known. Layouts that refer to them are made again; blocks without a layout need nothing.
void MessageFlow::useLinks(const QStringList &learned, Tail &old)
{
    if (learned.isEmpty())
        return;
    for (std::vector<BlockSlot> *slots : {&old.slots, &old.notes}) {
        for (BlockSlot &slot : *slots) {
            slot.layout.reset();
            slot.before.reset();
        }
    }
    for (const int i : m_laidOut) {
        BlockSlot *slot = i < count() ? m_blocks.ifLoaded(i) : nullptr;
        if (!slot || !slot->layout)
            continue;
        const QStringList references = LinkDefinitions::referencesIn(slot->block);
        if (std::any_of(references.begin(), references.end(),
                        [&](const QString &key) { return learned.contains(key); })) {
            slot->layout.reset();
            slot->measured = false;
        }
    }
}

/// Stores the next footnote until it is placed after all other blocks.
void MessageFlow::keepNote(Block block, Tail &old)
{
    const size_t index = size_t(m_closedNotes++);
    if (index == old.notes.size())
        old.notes.emplace_back();
    BlockSlot &slot = old.notes[index];
    if (slot.block == block)
        return;
    if (slot.layout)
        slot.before = std::move(slot.layout);
    slot.layout.reset();
    slot.measured = false;
    slot.block = std::move(block);
}

void MessageFlow::place(Block block, Tail &old)
{
    const size_t before = size_t(count() - old.first);
    place(std::move(block), before < old.slots.size() ? &old.slots[before] : nullptr);
}

/// Reuses the layout of the block from the previous tail if it is unchanged.
void MessageFlow::place(Block block, BlockSlot *was)
{
    const int index = count();
    BlockSlot slot;
    if (was && was->block == block) {
        slot = std::move(*was);
    } else {
        slot.block = std::move(block);
        if (was && was->block.kind == slot.block.kind)
            slot.before = std::move(was->layout ? was->layout : was->before);
    }
    if (slot.layout)
        m_laidOut.insert(index);
    const bool isNote = slot.block.kind == BlockKind::Footnote;
    if (!isNote)
        m_folds.add(index, slot.block);
    const bool isHidden = !isNote && m_folds.hiding(index) >= 0;
    slot.measured = slot.measured && slot.layout && !isHidden;
    slot.openBelow = false;
    const int height = slot.measured ? slot.layout->height() : estimate(slot.block);
    const int gap = gapBefore(index, slot.block);
    m_blocks.append(std::move(slot), isHidden ? 0 : height + gap);
}

/// The block after this one may now continue its box, or no longer, which changes the height.
void MessageFlow::fixEdge(int index)
{
    if (index < 0 || index >= count())
        return;
    BlockSlot *slot = m_blocks.ifLoaded(index);
    if (!slot || !slot->measured || slot->block.kind != BlockKind::Code || slot->openBelow == goesOn(index))
        return;
    m_blocks.setHeight(index, m_blocks.height(index) + (slot->openBelow ? edge() : -edge()));
    slot->openBelow = !slot->openBelow;
}

int MessageFlow::gapBefore(int index, const Block &block) const
{
    if (index == 0 || block.continues)
        return 0;
    if (block.kind == BlockKind::ListItem && block.tight)
        return m_theme->unit / 2;
    if (block.kind == BlockKind::Footnote)
        return block.number == 1 ? m_theme->unit * 4 : m_theme->unit;
    return block.kind == BlockKind::Heading ? m_theme->unit * 3 : m_theme->unit * 2;
}

bool MessageFlow::goesOn(int index)
{
    return index + 1 < count() && block(index + 1).continues;
}

int MessageFlow::estimate(const Block &block) const
{
    if (m_perLine == 0)
        m_perLine = qMax(10, m_width / qMax(1, QFontMetrics(m_theme->body).averageCharWidth()));
    return guessedHeight(block, *m_theme, m_perLine);
}

void MessageFlow::setWidth(int width, SideRoom beside)
{
    if (std::exchange(m_beside, beside) != beside) {
        for (const int i : m_laidOut) {
            if (BlockSlot *slot = i < count() ? m_blocks.ifLoaded(i) : nullptr)
                slot->measured = false; // the old height is kept until it is measured again
        }
    }
    if (width == m_width)
        return;
    m_blocks.guessUnloadedHeights(double(width) / m_width);
    m_width = width;
    guessAgain();
}

void MessageFlow::restyle()
{
    dropLayouts();
    guessAgain();
}

void MessageFlow::guessAgain()
{
    m_perLine = 0;
    for (int i = 0; i < count(); ++i) {
        if (BlockSlot *slot = m_blocks.ifLoaded(i)) {
            slot->measured = false;
            m_blocks.setHeight(i, hiding(i) >= 0 ? 0 : estimate(slot->block) + gapBefore(i, slot->block));
        }
    }
}

/// Nothing if there is too much code before it that has not been highlighted yet.
std::optional<CodeState> MessageFlow::stateBefore(int index)
{
    if (block(index).kind != BlockKind::Code)
        return CodeState();
    int from = index;
    while (from > 0 && block(from).continues && !m_blocks.at(from - 1).endState)
        --from;
    CodeState state;
    if (from > 0 && block(from).continues)
        state = *m_blocks.at(from - 1).endState;
    for (; from < index; ++from) {
        BlockSlot &slot = m_blocks.at(from);
        if (m_codeLeft <= 0)
            return std::nullopt;
        m_codeLeft -= slot.block.source.size();
        const QString language = m_highlighter ? m_highlighter->languageFor(slot.block.language) : QString();
        for (const QString &line : slot.block.source.split(u'\n')) {
            if (m_highlighter)
                m_highlighter->highlight(language, line, state);
        }
        slot.endState = std::make_unique<CodeState>(state);
    }
    return state;
}

/// Drops layouts that were made before their language was loaded. Heights stay: colours do not change them.
void MessageFlow::takeColors()
{
    m_colors = m_highlighter->revision();
    dropLayouts();
    m_blocks.forgetEndStates();
}

void MessageFlow::colorOn()
{
    if (!m_lacksColors)
        return;
    m_codeLeft = m_codeAtOnce;
    m_lacksColors = false;
    for (const int i : m_laidOut) {
        BlockSlot *slot = i < count() ? m_blocks.ifLoaded(i) : nullptr;
        if (!slot || !slot->layout || slot->layout->isColored())
            continue;
        if (!stateBefore(i)) {
            m_lacksColors = true;
            return;
        }
        slot->layout.reset();
    }
}

BlockLayout &MessageFlow::layout(int index)
{
    if (m_highlighter && m_highlighter->revision() != m_colors)
        takeColors();
    BlockSlot &slot = m_blocks.at(index);
    if (!slot.layout) {
        m_work += slot.block.source.size();
        const std::optional<CodeState> state = stateBefore(index);
        m_lacksColors = m_lacksColors || !state;
        // Lines are reused with their colours.
        if (slot.before && slot.before->isColored() != state.has_value())
            slot.before.reset();
        slot.layout = std::make_unique<BlockLayout>(slot.block, *m_theme, state ? m_highlighter : nullptr,
                                                    state.value_or(CodeState()), &m_links, std::move(slot.before));
        slot.layout->setColored(state.has_value());
        if (m_folds.isDetails(index))
            slot.layout->keepFree(foldLead());
        m_laidOut.insert(index);
    }
    // The first block leaves room for the mark beside it.
    SideRoom beside = m_beside;
    if (index == 0)
        (m_theme->rightToLeft ? beside.right : beside.left) = 0;
    slot.layout->setWidth(m_width, beside);
    if (index < m_closed && slot.block.kind == BlockKind::Code && !slot.endState && slot.layout->isColored())
        slot.endState = std::make_unique<CodeState>(slot.layout->endState());
    return *slot.layout;
}

bool MessageFlow::ensure(qint64 top, qint64 bottom)
{
    bool corrected = false;
    for (int i = shownAt(top); i < count() && blockTop(i) <= bottom; i = shownAfter(i)) {
        BlockSlot &slot = m_blocks.at(i);
        const int before = m_blocks.height(i);
        int height = layout(i).height() + gapBefore(i);
        // Only the last part of a code box has the bottom padding.
        slot.openBelow = slot.block.kind == BlockKind::Code && goesOn(i);
        if (slot.openBelow)
            height -= edge();
        slot.measured = true;
        m_blocks.setHeight(i, height);
        corrected = corrected || height != before;
    }
    return corrected;
}

void MessageFlow::ensureAll()
{
    for (int i = 0; i < count(); ++i) {
        if (hiding(i) < 0 && !m_blocks.at(i).measured)
            ensure(blockTop(i), blockTop(i));
    }
}

void MessageFlow::dropLayouts()
{
    const auto drop = [this](int i) {
        if (BlockSlot *slot = i < count() ? m_blocks.ifLoaded(i) : nullptr) {
            slot->layout.reset();
            slot->before.reset();
        }
    };
    for (const int i : std::exchange(m_laidOut, {}))
        drop(i);
    for (int i = m_closed; i < count(); ++i)
        drop(i);
}

int MessageFlow::layoutCount()
{
    return int(std::count_if(m_laidOut.begin(), m_laidOut.end(), [this](int i) {
        const BlockSlot *slot = i < count() ? m_blocks.ifLoaded(i) : nullptr;
        return slot && slot->layout;
    }));
}

void MessageFlow::paint(QPainter *painter, QPointF at, const QRectF &clip, TextPosition from, TextPosition to)
{
    const UnmirroredPainting unmirrored(painter, at.x(), m_width);
    const qint64 top = qint64(clip.top() - at.y());
    const qint64 bottom = qint64(clip.bottom() - at.y());
    for (int i = shownAt(top); i < count() && blockTop(i) <= bottom; i = shownAfter(i)) {
        Selection selection;
        if (from < to && i >= from.block && i <= to.block) {
            selection.from = i == from.block ? from.offset : 0;
            selection.to = i == to.block ? to.offset : std::numeric_limits<int>::max();
        }
        const QPointF blockAtPoint = at + QPointF(0, qreal(blockTop(i)) + gapBefore(i));
        layout(i).paint(painter, blockAtPoint, clip, selection, goesOn(i));
    }
    // Layouts far from the viewport of a long message are dropped and made again when needed.
    const qint64 margin = 3 * (bottom - top) + 1000;
    if (count() > 40) {
        m_near = {blockAt(qMax<qint64>(0, top - margin)), blockAt(bottom + margin)};
        std::erase_if(m_laidOut, [&](int i) {
            if (i >= m_near.first && i <= m_near.second)
                return false;
            if (BlockSlot *slot = i < count() ? m_blocks.ifLoaded(i) : nullptr) {
                slot->layout.reset();
                slot->before.reset();
            }
            return true;
        });
        m_blocks.keepOnly(m_near.first, m_near.second);
    }
}

/// Text itself is never mirrored, but its position is.
QRectF MessageFlow::turned(const QRectF &rect) const
{
    return m_theme->rightToLeft ? QRectF(m_width - rect.right(), rect.top(), rect.width(), rect.height()) : rect;
}

QRectF MessageFlow::endRect()
{
    if (isEmpty())
        return QRectF(0, 0, m_theme->unit * 7 / 4.0, m_theme->bodyLine());
    // If the end is folded away, the place is after the summary.
    const int last = hiding(count() - 1) >= 0 ? hiding(count() - 1) : count() - 1;
    return turned(layout(last).endRect().translated(0, qreal(blockTop(last)) + gapBefore(last)));
}

FlowHit MessageFlow::hit(QPointF point)
{
    FlowHit result;
    if (isEmpty())
        return result;
    if (m_theme->rightToLeft)
        point.setX(m_width - point.x());
    const int index = shownAt(qint64(point.y()));
    const BlockHit hit =
        layout(index).hit(point - QPointF(0, qreal(blockTop(index)) + gapBefore(index)), goesOn(index));
    result.position = {index, hit.position};
    result.link = hit.link;
    if (hit.copy) {
        for (int i = index; i < count(); ++i) {
            const Block &part = block(i);
            if (i > index && !part.continues)
                break;
            if (i > index && !part.joint.isNull())
                result.copy += part.joint;
            // For a box nested in a list only the whole block is known.
            result.copy += part.kind == BlockKind::Code ? part.source : layout(i).text();
        }
        result.copy += u'\n';
    }
    return result;
}

QString MessageFlow::text(TextPosition from, TextPosition to)
{
    QString all;
    for (int i = from.block; i <= to.block && i < count(); ++i) {
        if (i % BlockList::blocksPerSection == 0)
            m_blocks.keepOnly(i, i);
        BlockSlot &slot = m_blocks.at(i);
        const bool fresh = !slot.layout;
        const QString &said = layout(i).text();
        const int begin = i == from.block ? from.offset : 0;
        const int end = i == to.block ? to.offset : int(said.size());
        if (i > from.block && slot.block.continues && m_mode == Mode::Markdown)
            all += slot.block.joint.isNull() ? QString() : QString(slot.block.joint);
        else if (i > from.block)
            all += slot.block.continues || slot.block.tight ? QStringLiteral("\n") : QStringLiteral("\n\n");
        all += said.mid(begin, end - begin);
        if (fresh)
            slot.layout.reset();
    }
    return all;
}

TextPosition MessageFlow::end()
{
    if (isEmpty())
        return {};
    return {count() - 1, int(layout(count() - 1).text().size())};
}

std::vector<std::pair<QRectF, QString>> MessageFlow::links(qint64 top, qint64 bottom)
{
    std::vector<std::pair<QRectF, QString>> found;
    for (int i = shownAt(top); i < count() && blockTop(i) <= bottom; i = shownAfter(i)) {
        for (auto &[rect, target] : layout(i).links(goesOn(i)))
            found.emplace_back(turned(rect.translated(0, qreal(blockTop(i)) + gapBefore(i))), std::move(target));
    }
    return found;
}

int MessageFlow::shownAt(qint64 y) const
{
    const int index = blockAt(qMax<qint64>(0, y)), details = hiding(index);
    return details < 0 ? index : details;
}

int MessageFlow::shownAfter(int index) const
{
    const int details = hiding(index + 1);
    return details < 0 ? index + 1 : m_folds.endOf(details, count() - m_notes);
}

std::vector<FoldPlace> MessageFlow::folds(qint64 top, qint64 bottom)
{
    std::vector<FoldPlace> found;
    if (m_folds.isEmpty())
        return found;
    for (int i = shownAt(top); i < count() && blockTop(i) <= bottom; i = shownAfter(i)) {
        if (!m_folds.isDetails(i))
            continue;
        const qreal y = qreal(blockTop(i)) + gapBefore(i);
        const BlockLayout &summary = layout(i);
        found.push_back({i, QRectF(0, y, m_width, summary.height()),
                         turned(summary.leadRect(foldLead()).translated(0, y)), m_folds.isFolded(i)});
    }
    return found;
}

void MessageFlow::setFolded(int block, bool folded)
{
    if (m_folds.isFolded(block) == folded)
        return;
    m_folds.setFolded(block, folded);
    const int end = m_folds.endOf(block, count() - m_notes);
    for (int i = block + 1; i < end; ++i) {
        if (BlockSlot *slot = m_blocks.ifLoaded(i))
            slot->measured = false;
        const bool isHidden = m_folds.hiding(i) >= 0;
        if (!isHidden && i % BlockList::blocksPerSection == 0)
            m_blocks.keepOnly(i, i);
        m_blocks.setHeight(i, isHidden ? 0 : estimate(this->block(i)) + gapBefore(i));
    }
}

void MessageFlow::setAllFolded(bool folded)
{
    for (const int block : m_folds.all())
        setFolded(block, folded);
}

bool MessageFlow::unhide(int block)
{
    const bool wasHidden = hiding(block) >= 0;
    for (int details = hiding(block); details >= 0; details = hiding(block))
        setFolded(details, false);
    return wasHidden;
}

QRectF MessageFlow::reach(qint64 top, qint64 bottom)
{
    QRectF all(0, qreal(top), m_width, qreal(bottom - top));
    for (int i = shownAt(top); i < count() && blockTop(i) <= bottom; i = shownAfter(i)) {
        const BlockSlot *slot = m_blocks.ifLoaded(i);
        if (!slot || !slot->layout || slot->layout->width() < 0)
            continue;
        const auto [left, right] = slot->layout->reach();
        all.setLeft(qMin(all.left(), left));
        all.setRight(qMax(all.right(), right));
    }
    return turned(all);
}

void MessageFlow::mark(QPointF at, const QRectF &clip, const MarksOf &marksOf)
{
    if (!marksOf) {
        if (std::exchange(m_marked, false)) {
            for (const int i : m_laidOut) {
                const BlockSlot *slot = i < count() ? m_blocks.ifLoaded(i) : nullptr;
                if (slot && slot->layout)
                    slot->layout->setMarks({});
            }
        }
        return;
    }
    m_marked = true;
    const qint64 top = qint64(clip.top() - at.y()), bottom = qint64(clip.bottom() - at.y());
    for (int i = shownAt(top); i < count() && blockTop(i) <= bottom; i = shownAfter(i)) {
        BlockLayout &block = layout(i);
        block.setMarks(marksOf(i, block.text()));
    }
}

QRectF MessageFlow::rectOf(TextPosition position)
{
    if (position.block < 0 || position.block >= count())
        return QRectF(0, 0, 1, m_theme->bodyLine());
    if (const int details = hiding(position.block); details >= 0)
        return rectOf({details, 0});
    // The blocks above need their real heights for the position to be right.
    ensure(blockTop(position.block), blockTop(position.block));
    return turned(layout(position.block)
                      .rectOf(position.offset)
                      .translated(0, qreal(blockTop(position.block)) + gapBefore(position.block)));
}

QString MessageFlow::markdown(int first, int last)
{
    return markdownOf(m_blocks, first, last, m_mode == Mode::Plain);
}

} // namespace text
