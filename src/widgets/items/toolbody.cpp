// SPDX-License-Identifier: Apache-2.0
#include "widgets/items/toolbody.h"

#include "base/words.h"
#include "models/search/searchsources.h"
#include "models/texts/showntext.h"

#include <QApplication>
#include <QClipboard>

#include <algorithm>

namespace widgets {
namespace {

/// Limit for folds that can be reached at the same time; only very long changes have more.
constexpr int mostFolds = 200;
/// Hot spots are kept this far around the painted part: repainting a card's head must not remove those of its body.
constexpr qreal reach = 4000;

} // namespace

ToolBody::ToolBody(const ItemContext &context)
    : m_context(context)
    , m_hunks(context)
    , m_comments(context)
    , m_board(context)
{}

void ToolBody::read(const history::ToolCall &call, history::EntryId entry)
{
    m_entry = entry;
    m_locations = call.locations;
    m_hunks.read(call, entry);
    m_comments.read(call, entry);
    // What was not found while the call ran may be there once it is over.
    bool isPlaced = m_diffs.size() == call.diffs.size() && !(m_lacksPlaces && call.state != m_placedIn);
    m_diffs.resize(call.diffs.size());
    for (size_t i = 0; i < m_diffs.size(); ++i) {
        const acp::Diff &diff = call.diffs[i];
        if (m_diffs[i] && m_diffs[i]->shows(diff.path, diff.oldText, diff.newText))
            continue;
        m_diffs[i] = std::make_unique<DiffBody>([this] { m_context.entryChanged(m_entry); });
        m_diffs[i]->setDiff(diff.path, diff.oldText, diff.newText);
        m_diffs[i]->setPlace(!diff.oldText, !diff.oldText);
        isPlaced = false;
    }
    if (!isPlaced)
        placeDiffs(call);
    m_terminals.resize(call.terminals.size());
    for (size_t i = 0; i < m_terminals.size(); ++i) {
        if (!m_terminals[i])
            m_terminals[i] = std::make_unique<TerminalBody>();
        m_terminals[i]->setOutput(call.terminals[i].output, call.terminals[i].dropped);
        if (m_terminals[i]->isBehind())
            m_context.entryChanged(m_entry);
    }
    m_board.setBlocks(models::toolAttachments(call));
    const QString joined = models::toolTexts(call);
    if (joined != m_texts) {
        m_texts = joined;
        m_textFlow.reset();
    }
    if (call.rawInput.isSharedWith(m_rawInput) && call.rawOutput.isSharedWith(m_rawOutput))
        return;
    m_rawInput = call.rawInput;
    m_rawOutput = call.rawOutput;
    const QString details = models::toolDetails(call);
    if (details != m_detailText) {
        m_detailText = details;
        m_detailFlow.reset();
    }
}

/// Numbers of lines are those in the file, of which a change may be a piece.
void ToolBody::placeDiffs(const history::ToolCall &call)
{
    m_placedIn = call.state;
    m_placing.begin(call.diffs, call.locations, [this](const std::vector<models::DiffPlace> &places) {
        m_lacksPlaces = false;
        bool isMoved = false;
        for (size_t i = 0; i < m_diffs.size() && i < places.size(); ++i) {
            m_lacksPlaces |= !places[i].isKnown();
            isMoved |= m_diffs[i]->setPlace(places[i].oldLine, places[i].newLine);
        }
        if (isMoved)
            m_context.entryChanged(m_entry);
    });
}

bool ToolBody::isEmpty() const
{
    return m_diffs.empty() && m_terminals.empty() && m_texts.isEmpty() && m_locations.empty() && m_board.isEmpty() &&
           m_detailText.isEmpty();
}

void ToolBody::setShown(bool shown)
{
    m_shown = shown;
    layOut();
}

void ToolBody::layOut()
{
    m_parts.clear();
    m_width = m_context.width;
    if (!m_shown)
        return;
    const Theme &t = theme();
    const int inner = m_context.width - 2;
    layOutDiffs();
    for (size_t i = 0; i < m_diffs.size(); ++i) {
        if (m_diffs.size() > 1)
            m_parts.push_back({PartKind::FileHead, i, t.u * 7});
        m_parts.push_back({PartKind::Diff, i, m_diffs[i]->height(t)});
    }
    for (size_t i = 0; i < m_terminals.size(); ++i) {
        if (m_terminals[i]->isEmpty())
            continue;
        if (m_terminals[i]->hiddenLines() > 0)
            m_parts.push_back({PartKind::EarlierLines, i, t.u * 6});
        const bool fromFirst = m_terminals[i]->isExpanded() || m_terminals[i]->hiddenLines() == 0;
        if (fromFirst && (m_terminals[i]->goneLines() > 0 || m_terminals[i]->lostBeginning()))
            m_parts.push_back({PartKind::GoneLines, i, t.u * 6});
        m_terminals[i]->setLayout(inner, t);
        m_parts.push_back({PartKind::Terminal, i, m_terminals[i]->height(t)});
    }
    if (!m_texts.isEmpty())
        m_parts.push_back({PartKind::Texts, 0, layOutFlow(m_textFlow, m_texts)});
    if (!m_board.isEmpty()) {
        m_board.setWidth(inner - t.u * 6);
        m_parts.push_back({PartKind::Board, 0, m_board.height() + t.u * 4});
    }
    if (!m_locations.empty() && m_diffs.empty())
        m_parts.push_back({PartKind::Locations, 0, int(m_locations.size()) * t.prose.bodyLine() + t.u * 2});
    if (!m_detailText.isEmpty()) {
        m_parts.push_back({PartKind::DetailsHead, 0, t.u * 6});
        if (m_details)
            m_parts.push_back({PartKind::Details, 0, layOutFlow(m_detailFlow, m_detailText)});
    }
}

int ToolBody::widest() const
{
    return m_context.width + m_context.beside.right;
}

/// Changes with longer lines use the room beside the column; all changes of a card get the same width. A card that is
/// wider than the others is wider by a whole step, so that nobody takes it for a mistake.
void ToolBody::layOutDiffs()
{
    const Theme &t = theme();
    const bool sides = m_context.look->diffSides(), beside = sides && DiffBody::hasRoomForSides(widest() - 2, t);
    int wanted = m_context.width;
    for (const auto &diff : m_diffs)
        wanted = qMax(wanted, diff->wantedWidth(t, beside) + 2);
    if (const int beyond = wanted - m_context.width, step = t.u * 10; beyond > 0)
        wanted = m_context.width + (beyond + step - 1) / step * step;
    m_width = qMin(wanted, widest());
    for (const auto &diff : m_diffs)
        diff->setLayout(m_width - 2, t, sides);
}

int ToolBody::layOutFlow(std::unique_ptr<text::MessageFlow> &flow, const QString &words) const
{
    const Theme &t = theme();
    if (!flow) {
        flow = std::make_unique<text::MessageFlow>(text::MessageFlow::Mode::Markdown, &t.prose,
                                                   &m_context.look->highlighter());
        flow->append(words);
        flow->finish();
    }
    flow->setWidth(m_context.width - 2 - t.u * 6);
    return int(flow->height()) + t.u * 4;
}

void ToolBody::restyle(bool themeChanged)
{
    if (themeChanged) {
        m_textFlow.reset();
        m_detailFlow.reset();
        m_board.restyle();
    }
    for (auto &diff : m_diffs)
        diff->forgetLayout();
    for (auto &terminal : m_terminals)
        terminal->forgetLayout();
    layOut();
}

int ToolBody::height() const
{
    int height = 0;
    for (const Part &part : m_parts)
        height += part.height;
    return height;
}

bool ToolBody::ensure(int top, int bottom)
{
    bool corrected = false;
    int y = 0;
    for (Part &part : m_parts) {
        text::MessageFlow *flow = flowOf(part.kind);
        if (flow && y + part.height >= top && y <= bottom && flow->ensure(top - y - theme().u * 2, bottom - y)) {
            part.height = int(flow->height()) + theme().u * 4;
            corrected = true;
        }
        if (part.kind == PartKind::Board && m_board.ensure(top - y - theme().u * 2, bottom - y - theme().u * 2)) {
            part.height = m_board.height() + theme().u * 4;
            corrected = true;
        }
        y += part.height;
    }
    return corrected;
}

void ToolBody::dropLayouts()
{
    if (m_textFlow)
        m_textFlow->dropLayouts();
    if (m_detailFlow)
        m_detailFlow->dropLayouts();
    m_board.dropLayouts();
}

int ToolBody::inAllDiffs(int (DiffBody::*count)() const) const
{
    int sum = 0;
    for (const auto &diff : m_diffs)
        sum += ((*diff).*count)();
    return sum;
}

QStringList ToolBody::wholeTexts() const
{
    QStringList parts;
    if (!m_texts.isEmpty())
        parts << m_texts;
    for (int i = 0; i < m_board.count(); ++i)
        parts << m_board.textOf(i);
    for (const auto &diff : m_diffs)
        parts << diff->unified();
    for (const auto &terminal : m_terminals)
        parts << terminal->plainText();
    return parts;
}

// --- what can be toggled --------------------------------------------------------------------------------------

int ToolBody::numberOf(const Toggle &toggle)
{
    const auto [at, isNew] = m_toggleNumbers.try_emplace(toggle, int(m_toggles.size()));
    if (isNew)
        m_toggles.push_back(toggle);
    return at->second;
}

bool ToolBody::togglePart(int part)
{
    if (part < 0 || size_t(part) >= m_toggles.size())
        return false;
    const Toggle toggle = m_toggles[size_t(part)];
    switch (toggle.kind) {
    case PartKind::DetailsHead:
        m_details = !m_details;
        break;
    case PartKind::Diff:
        if (toggle.index < m_diffs.size())
            m_diffs[toggle.index]->unfold(toggle.chunk, toggle.side);
        break;
    case PartKind::Board:
        if (toggle.index < size_t(m_board.count()))
            m_board.setOpen(int(toggle.index), !m_board.isOpen(int(toggle.index)));
        break;
    case PartKind::EarlierLines:
        if (toggle.index < m_terminals.size()) {
            TerminalBody &terminal = *m_terminals[toggle.index];
            terminal.setExpanded(!terminal.isExpanded());
            terminal.forgetLayout();
        }
        break;
    case PartKind::Sides:
        m_context.look->setDiffSides(!m_context.look->diffSides());
        break;
    case PartKind::CopyOutput: {
        QStringList outputs;
        for (const auto &terminal : m_terminals)
            outputs << terminal->plainText();
        QApplication::clipboard()->setText(outputs.join(u'\n'));
        return true;
    }
    default:
        return true;
    }
    layOut();
    return true;
}

bool ToolBody::canTurnSides() const
{
    return m_shown && !m_diffs.empty() && DiffBody::hasRoomForSides(widest() - 2, theme()) &&
           std::any_of(m_diffs.begin(), m_diffs.end(), [](const auto &diff) { return diff->rows() > 0; });
}

bool ToolBody::canCopyOutput() const
{
    return std::any_of(m_terminals.begin(), m_terminals.end(), [](const auto &body) { return !body->isEmpty(); });
}

bool ToolBody::isFoldLineOpen(const Part &part) const
{
    return part.kind == PartKind::DetailsHead ? m_details : m_terminals[part.index]->isExpanded();
}

QString ToolBody::foldLineText(const Part &part) const
{
    if (part.kind == PartKind::DetailsHead)
        return tr("Input and output as sent");
    const TerminalBody &body = *m_terminals[part.index];
    return body.isExpanded() ? base::Words::tr("Show less")
                             : base::Words::tr("Show all %n line(s)", nullptr, body.lineCount());
}

actions::OpenLocation ToolBody::start(size_t diff) const
{
    const DiffBody &body = *m_diffs[diff];
    return {body.path(), body.firstChangedLine(), body.newText()};
}

std::optional<ToolBody::InDiff> ToolBody::diffAt(QPointF point) const
{
    qreal y = 0;
    for (const Part &part : m_parts) {
        if (part.kind == PartKind::Diff && point.y() >= y && point.y() < y + part.height) {
            QPointF inside = point - QPointF(1, y);
            if (theme().prose.rightToLeft) // code is always left to right
                inside.setX(m_width - 2 - inside.x());
            return InDiff{part.index, inside};
        }
        y += part.height;
    }
    return std::nullopt;
}

std::optional<HotSpot> ToolBody::opensAt(QPointF point) const
{
    const auto at = diffAt(point);
    if (!at)
        return std::nullopt;
    actions::OpenLocation place = start(at->diff);
    place.line = m_diffs[at->diff]->newLineAt(at->point, theme());
    if (place.line <= 0)
        return std::nullopt;
    const QString name =
        base::Words::tr("Open %1").arg(QStringLiteral("%1:%2").arg(m_context.shownPath(place.path)).arg(place.line));
    return HotSpot{.rect = {}, .action = std::move(place), .name = name};
}

std::optional<HotSpot> ToolBody::commentsAt(QPointF point) const
{
    const auto at = diffAt(point);
    return at ? m_comments.at(*m_diffs[at->diff], at->point) : std::nullopt;
}

/// Added whether or not the part is painted this time.
void ToolBody::addSpots(const Part &part, qreal y, qreal clipTop, qreal clipBottom, Spots *spots)
{
    const qreal width = m_width - 2;
    if (part.kind == PartKind::EarlierLines || part.kind == PartKind::DetailsHead) {
        spots->push_back({QRectF(0, y, width, part.height), actions::FoldPart{numberOf({part.kind, part.index})},
                          foldLineText(part), true});
    } else if (part.kind == PartKind::FileHead) {
        actions::OpenLocation place = start(part.index);
        const QString name = base::Words::tr("Open %1").arg(m_context.shownPath(place.path));
        spots->push_back({QRectF(0, y, width, part.height), std::move(place), name});
    } else if (part.kind == PartKind::Diff) {
        for (DiffBody::Fold &fold :
             m_diffs[part.index]->folds(theme(), clipTop - reach - y, clipBottom + reach - y, mostFolds)) {
            for (QRectF *arrow : {&fold.top, &fold.bottom}) {
                if (theme().prose.rightToLeft && !arrow->isEmpty())
                    arrow->moveRight(width - arrow->left());
            }
            fold.translate(1, y);
            addFold(part.index, fold, spots);
        }
    }
}

/// The keys stop at the whole fold first, the pointer at its arrows.
void ToolBody::addFold(size_t diff, const DiffBody::Fold &fold, Spots *spots)
{
    using Side = DiffBody::Side;
    const auto add = [&](Side side, const QRectF &rect) {
        spots->push_back({rect, actions::FoldPart{numberOf({PartKind::Diff, diff, fold.chunk, side})},
                          DiffBody::unfoldText(fold.lines, side), true});
    };
    QRectF middle = fold.rect;
    if (!fold.top.isEmpty()) {
        if (theme().prose.rightToLeft)
            middle.setRight(fold.bottom.left());
        else
            middle.setLeft(fold.bottom.right());
    }
    add(Side::All, middle);
    if (fold.top.isEmpty())
        return;
    add(Side::Top, fold.top);
    add(Side::Bottom, fold.bottom);
}

// --- painting ------------------------------------------------------------------------------------------------

void ToolBody::paint(ItemPaint &paint, Spots *spots)
{
    qreal y = paint.at.y();
    const TextParts::Selected selected =
        paint.selection.isEmpty() ? TextParts::Selected() : texts().selected(paint.selection);
    for (const Part &part : m_parts) {
        if (&part != &m_parts.front() && part.kind != PartKind::Terminal)
            paint.canvas.hairline(paint.at.x() + 1, paint.at.x() + m_width - 1, y, theme().line2);
        const QPointF at(paint.at.x() + 1, y);
        const bool inView = y + part.height >= paint.clip.top() && y <= paint.clip.bottom();
        if (inView || part.kind == PartKind::Board)
            paintPart(paint, part, at, selected, spots);
        if (part.kind == PartKind::Diff)
            m_comments.paint(paint, *m_diffs[part.index], at, spots);
        if (inView && part.kind == PartKind::Diff)
            m_hunks.paint(paint, m_diffs, part.index, at, spots);
        addSpots(part, y - paint.at.y(), paint.clip.top() - paint.at.y(), paint.clip.bottom() - paint.at.y(), spots);
        y += part.height;
    }
}

void ToolBody::paintPart(ItemPaint &paint, const Part &part, QPointF at, const TextParts::Selected &selected,
                         Spots *spots)
{
    const Theme &t = theme();
    const int u = t.u;
    switch (part.kind) {
    case PartKind::FileHead:
        paintFileHead(paint, part, at);
        break;
    case PartKind::Diff:
        m_diffs[part.index]->paint(paint.canvas, m_context.look, at, paint.clip,
                                   paint.marks.in(models::FoundIn::Diff, int(part.index)),
                                   selected.of(m_diffs[part.index].get()));
        break;
    case PartKind::Terminal:
        m_terminals[part.index]->paint(paint.canvas, at, paint.clip,
                                       paint.marks.in(models::FoundIn::Terminal, int(part.index)),
                                       selected.of(m_terminals[part.index].get()).now);
        break;
    case PartKind::EarlierLines:
    case PartKind::DetailsHead:
        paintFoldLine(paint, part, at);
        break;
    case PartKind::GoneLines: {
        const QString words = tr("The beginning of the output is not kept");
        paint.canvas.text(t.small, t.text2, QRectF(at.x() + u * 3, at.y(), m_width - u * 6, part.height), words);
        break;
    }
    case PartKind::Texts:
    case PartKind::Details: {
        text::MessageFlow &flow = *flowOf(part.kind);
        paint.flow(flow, at + QPointF(u * 3, u * 2),
                   part.kind == PartKind::Texts ? models::FoundIn::Text : models::FoundIn::Details,
                   selected.of(&flow).now);
        break;
    }
    case PartKind::Board:
        paintBoard(paint, at, spots);
        break;
    case PartKind::Locations:
        paintLocations(paint, at, spots);
        break;
    case PartKind::Sides:
    case PartKind::CopyOutput:
        break;
    }
}

/// The board adds spots only for visible parts; the others can be reached, too.
void ToolBody::paintBoard(ItemPaint &paint, QPointF at, Spots *spots)
{
    Spots own;
    m_board.paint(paint, at + QPointF(theme().u * 3, theme().u * 2), true, &own);
    for (HotSpot &spot : own) {
        if (auto *fold = std::get_if<actions::FoldPart>(&spot.action))
            fold->part = numberOf({PartKind::Board, size_t(fold->part)});
        spots->push_back(std::move(spot));
    }
}

void ToolBody::paintFoldLine(ItemPaint &paint, const Part &part, QPointF at)
{
    const Theme &t = theme();
    paint.canvas.icon(isFoldLineOpen(part) ? QStringLiteral("down") : QStringLiteral("right"), t.text2,
                      at + QPointF(t.u * 2.5, t.u));
    paint.canvas.text(t.small, t.text2, QRectF(at.x() + t.u * 8, at.y(), m_width - t.u * 10, part.height),
                      foldLineText(part));
}

/// For several files: the file's name and the number of changed lines.
void ToolBody::paintFileHead(ItemPaint &paint, const Part &part, QPointF at)
{
    const Theme &t = theme();
    const DiffBody &diff = *m_diffs[part.index];
    const QRectF rect(at, QSizeF(m_width - 2, part.height));
    paint.canvas.painter()->fillRect(rect, t.card);
    const QString plus = diff.added() ? QStringLiteral("+%1").arg(diff.added()) : QString();
    const QString minus = diff.removed() ? QStringLiteral("−%1").arg(diff.removed()) : QString();
    const qreal counts = Canvas::width(t.body, plus) + Canvas::width(t.body, minus) + t.u * 8;
    const QString path = m_context.shownPath(diff.path());
    qreal x = rect.left() + t.u * 3;
    x += paint.canvas.marked(t.mono, t.text, QRectF(x, rect.top(), rect.right() - x - counts, rect.height()), path,
                             paint.marks.in(models::FoundIn::Location, int(part.index), 0, path), Qt::ElideLeft) +
         t.u * 2;
    if (!plus.isEmpty())
        x += paint.canvas.text(t.body, t.added.color, QRectF(x, rect.top(), counts, rect.height()), plus) + t.u;
    if (!minus.isEmpty())
        paint.canvas.text(t.body, t.removed.color, QRectF(x, rect.top(), counts, rect.height()), minus);
}

void ToolBody::paintLocations(ItemPaint &paint, QPointF at, Spots *spots)
{
    const Theme &t = theme();
    const int u = t.u;
    qreal y = at.y() + u;
    for (int i = 0; i < int(m_locations.size()); ++i) {
        const acp::Location &location = m_locations[size_t(i)];
        const QString words = models::toolLocation(location, m_context.baseFolder);
        const qreal w =
            paint.canvas.marked(t.mono, t.running.color, QRectF(at.x() + u * 3, y, m_width - u * 6, t.prose.bodyLine()),
                                words, paint.marks.in(models::FoundIn::Location, i, 0, words));
        spots->push_back({QRectF(u * 3, y - paint.at.y(), w, t.prose.bodyLine()),
                          actions::OpenLocation{location.path, int(location.line.value_or(0)), {}},
                          base::Words::tr("Open %1").arg(words)});
        y += t.prose.bodyLine();
    }
}

// --- text ----------------------------------------------------------------------------------------------------

TextParts ToolBody::texts() const
{
    TextParts texts(theme(), theme().prose.rightToLeft);
    int y = 0;
    for (const Part &part : m_parts) {
        if (part.kind == PartKind::Diff)
            texts.add(m_diffs[part.index].get(), QRectF(1, y, m_width - 2, part.height));
        else if (part.kind == PartKind::Terminal)
            texts.add(m_terminals[part.index].get(), QRectF(1, y, m_context.width - 2, part.height));
        else if (text::MessageFlow *flow = flowOf(part.kind))
            texts.add(flow,
                      QRectF(1, y, m_context.width - 2, part.height).adjusted(theme().u * 3, theme().u * 2, 0, 0));
        y += part.height;
    }
    return texts;
}

bool ToolBody::showText(text::TextPosition position)
{
    const auto *terminal = texts().bodyAt<TerminalBody>(position);
    if (!terminal || !terminal->hides(position))
        return false;
    for (size_t i = 0; i < m_terminals.size(); ++i) {
        if (m_terminals[i].get() == terminal)
            return togglePart(numberOf({PartKind::EarlierLines, i}));
    }
    return false;
}

// --- finding -------------------------------------------------------------------------------------------------

void ToolBody::unfoldFor(const models::Found &place)
{
    if (place.in == models::FoundIn::Attachment) {
        m_board.unfoldFor(place);
        layOut();
    }
    if (place.in == models::FoundIn::Details && !m_details)
        togglePart(numberOf({PartKind::DetailsHead, 0}));
    if (place.in == models::FoundIn::Diff && size_t(place.index) < m_diffs.size() &&
        m_diffs[size_t(place.index)]->reveal(place.line))
        layOut();
    if (place.in != models::FoundIn::Terminal || size_t(place.index) >= m_terminals.size())
        return;
    const TerminalBody &terminal = *m_terminals[size_t(place.index)];
    if (!terminal.isExpanded() && place.line < terminal.hiddenLines())
        togglePart(numberOf({PartKind::EarlierLines, size_t(place.index)}));
}

QRectF ToolBody::rectOf(const models::Found &place)
{
    const Theme &t = theme();
    qreal y = 0;
    for (Part &part : m_parts) {
        const auto is = [&](PartKind kind, models::FoundIn in) { return part.kind == kind && place.in == in; };
        const bool isNumber = part.index == size_t(place.index);
        if (is(PartKind::FileHead, models::FoundIn::Location) && isNumber)
            return QRectF(t.u * 3, y, 1, part.height);
        if (is(PartKind::Locations, models::FoundIn::Location))
            return QRectF(t.u * 3, y + t.u + place.index * t.prose.bodyLine(), 1, t.prose.bodyLine());
        if (is(PartKind::Board, models::FoundIn::Attachment)) {
            const QRectF rect = m_board.placeOf(place).translated(t.u * 3, y + t.u * 2);
            part.height = m_board.height() + t.u * 4;
            return rect;
        }
        if (is(PartKind::Texts, models::FoundIn::Text) || is(PartKind::Details, models::FoundIn::Details)) {
            text::MessageFlow &flow = *flowOf(part.kind);
            const QRectF rect = flow.rectOf({place.line, place.from}).translated(t.u * 3, y + t.u * 2);
            part.height = int(flow.height()) + t.u * 4;
            return rect;
        }
        if (is(PartKind::Diff, models::FoundIn::Diff) && isNumber)
            return QRectF(t.u * 3, y + m_diffs[part.index]->lineTop(place.line, t), 1, t.prose.codeLine());
        if (is(PartKind::Terminal, models::FoundIn::Terminal) && isNumber)
            return QRectF(t.u * 3, y + m_terminals[part.index]->lineTop(place.line, t), 1, t.prose.codeLine());
        y += part.height;
    }
    return QRectF(0, 0, 1, t.prose.bodyLine());
}

} // namespace widgets
