// SPDX-License-Identifier: Apache-2.0
#include "acp/values.h"
#include "models/texts/showntext.h"
#include "widgets/transcript/toolitem.h"

#include <QApplication>
#include <QClipboard>

namespace widgets {
namespace {

/// Folds that keys and pointer can reach at once; a change has more of them only if it is very long.
constexpr int mostFolds = 200;
/// So far around what is painted they are reached: a repaint of a card's head leaves those of its body.
constexpr qreal reach = 4000;

} // namespace

// --- what can be folded and turned ---------------------------------------------------------------------------

int ToolItem::numberOf(const Toggle &toggle)
{
    const auto [at, isNew] = m_toggleNumbers.try_emplace(toggle, int(m_toggles.size()));
    if (isNew)
        m_toggles.push_back(toggle);
    return at->second;
}

void ToolItem::togglePart(int part)
{
    if (part < 0 || size_t(part) >= m_toggles.size())
        return;
    const Toggle toggle = m_toggles[size_t(part)];
    // Who looks inside does not want it closed because it became long.
    m_foldedByUser = true;
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
        context().look->setDiffSides(!context().look->diffSides());
        break;
    case PartKind::CopyOutput: {
        QStringList outputs;
        for (const auto &terminal : m_terminals)
            outputs << terminal->plainText();
        QApplication::clipboard()->setText(outputs.join(u'\n'));
        return;
    }
    default:
        return;
    }
    layOutParts();
}

bool ToolItem::canTurnSides() const
{
    return !m_folded && !m_diffs.empty() && DiffBody::hasRoomForSides(context().width - 2, theme()) &&
           std::any_of(m_diffs.begin(), m_diffs.end(), [](const auto &diff) { return diff->rows() > 0; });
}

bool ToolItem::canCopyOutput() const
{
    return std::any_of(m_terminals.begin(), m_terminals.end(), [](const auto &body) { return !body->isEmpty(); });
}

bool ToolItem::isFoldLineOpen(const Part &part) const
{
    return part.kind == PartKind::DetailsHead ? m_details : m_terminals[part.index]->isExpanded();
}

QString ToolItem::foldLineWords(const Part &part) const
{
    if (part.kind == PartKind::DetailsHead)
        return tr("Input and output as sent");
    const TerminalBody &body = *m_terminals[part.index];
    return body.isExpanded() ? tr("Show less") : tr("Show all %n line(s)", nullptr, body.lineCount());
}

/// Where a change begins.
HotSpot ToolItem::openSpot(size_t diff) const
{
    const DiffBody &body = *m_diffs[diff];
    return {.rect = {},
            .action = HotAction::OpenLocation,
            .text = body.path(),
            .number = body.firstChangedLine(),
            .within = body.newText()};
}

std::optional<HotSpot> ToolItem::opensAt(QPointF point)
{
    qreal y = headHeight() + 1;
    for (const Part &part : m_parts) {
        if (part.kind == PartKind::Diff && point.y() >= y && point.y() < y + part.height) {
            HotSpot spot = openSpot(part.index);
            QPointF inside = point - QPointF(1, y);
            if (theme().prose.mirrored) // code runs from the left all the same
                inside.setX(context().width - 2 - inside.x());
            spot.number = m_diffs[part.index]->newLineAt(inside, theme());
            spot.name = tr("Open %1 at line %2").arg(context().shownPath(spot.text)).arg(spot.number);
            return spot.number > 0 ? std::optional(spot) : std::nullopt;
        }
        y += part.height;
    }
    return {};
}

/// They are there whether or not the part is painted this time.
void ToolItem::addSpots(const Part &part, qreal y, qreal clipTop, qreal clipBottom)
{
    const qreal top = y + headHeight() + 1, width = context().width - 2;
    if (part.kind == PartKind::EarlierLines || part.kind == PartKind::DetailsHead) {
        addHotSpot({QRectF(0, top, width, part.height),
                    HotAction::FoldPart,
                    {},
                    numberOf({part.kind, part.index}),
                    foldLineWords(part),
                    true});
    } else if (part.kind == PartKind::FileHead) {
        HotSpot spot = openSpot(part.index);
        spot.rect = QRectF(0, top, width, part.height);
        spot.name = tr("Open %1").arg(context().shownPath(spot.text));
        addHotSpot(std::move(spot));
    } else if (part.kind == PartKind::Diff) {
        for (DiffBody::Fold &fold :
             m_diffs[part.index]->folds(theme(), clipTop - reach - y, clipBottom + reach - y, mostFolds)) {
            for (QRectF *arrow : {&fold.top, &fold.bottom}) {
                if (theme().prose.mirrored && !arrow->isEmpty())
                    arrow->moveRight(width - arrow->left());
            }
            fold.translate(1, top);
            addFold(part.index, fold);
        }
    }
}

/// The keys come to all of it first, the pointer to the arrows.
void ToolItem::addFold(size_t diff, const DiffBody::Fold &fold)
{
    using Side = DiffBody::Side;
    const auto add = [&](Side side, const QRectF &rect) {
        addHotSpot({rect,
                    HotAction::FoldPart,
                    {},
                    numberOf({PartKind::Diff, diff, fold.chunk, side}),
                    DiffBody::unfoldText(fold.lines, side),
                    true});
    };
    QRectF middle = fold.rect;
    if (!fold.top.isEmpty()) {
        if (theme().prose.mirrored)
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

std::vector<HotSpot> ToolItem::takeBodySpots()
{
    std::vector<HotSpot> spots = hotSpots();
    for (HotSpot &spot : spots)
        spot.rect.translate(0, -headHeight() - 1);
    forgetHotSpots();
    return spots;
}

// --- painting ------------------------------------------------------------------------------------------------

void ToolItem::paintBody(ItemPaint &paint)
{
    qreal y = paint.at.y();
    for (const Part &part : m_parts) {
        if (&part != &m_parts.front() && part.kind != PartKind::Terminal)
            paint.canvas.hairline(paint.at.x() + 1, paint.at.x() + context().width - 1, y, theme().line2);
        if (part.kind == PartKind::Board)
            paintBoard(paint, QPointF(paint.at.x() + 1, y));
        else if (y + part.height >= paint.clip.top() && y <= paint.clip.bottom())
            paintPart(paint, part, QPointF(paint.at.x() + 1, y));
        addSpots(part, y - paint.at.y(), paint.clip.top() - paint.at.y(), paint.clip.bottom() - paint.at.y());
        y += part.height;
    }
}

void ToolItem::paintPart(ItemPaint &paint, const Part &part, QPointF at)
{
    const Theme &t = theme();
    const int u = t.u;
    switch (part.kind) {
    case PartKind::FileHead:
        paintFileHead(paint, part, at);
        break;
    case PartKind::Diff:
        m_diffs[part.index]->paint(paint.canvas, context().look, at, paint.clip,
                                   paint.marks.in(models::FoundIn::Diff, int(part.index)));
        break;
    case PartKind::Terminal:
        m_terminals[part.index]->paint(paint.canvas, at, paint.clip,
                                       paint.marks.in(models::FoundIn::Terminal, int(part.index)));
        break;
    case PartKind::EarlierLines:
    case PartKind::DetailsHead:
        paintFoldLine(paint, part, at);
        break;
    case PartKind::GoneLines: {
        const TerminalBody &body = *m_terminals[part.index];
        const QString words = body.lostBeginning()
                                  ? tr("The beginning of the output is not kept")
                                  : tr("%n earlier line(s) are not kept", nullptr, int(body.goneLines()));
        paint.canvas.text(t.small, t.text2, QRectF(at.x() + u * 3, at.y(), context().width - u * 6, part.height),
                          words);
        break;
    }
    case PartKind::Texts:
        m_textFlow->mark(at + QPointF(u * 3, u * 2), paint.clip, paint.marks.in(models::FoundIn::Text));
        m_textFlow->paint(paint.canvas.painter(), at + QPointF(u * 3, u * 2), paint.clip, {}, {});
        break;
    case PartKind::Locations:
        paintLocations(paint, at);
        break;
    case PartKind::Details:
        m_detailFlow->mark(at + QPointF(u * 3, u * 2), paint.clip, paint.marks.in(models::FoundIn::Details));
        m_detailFlow->paint(paint.canvas.painter(), at + QPointF(u * 3, u * 2), paint.clip, {}, {});
        break;
    case PartKind::Board:
    case PartKind::Sides:
    case PartKind::CopyOutput:
        break;
    }
}

/// What of it is in view is the board's to say: it can be reached when it is not.
void ToolItem::paintBoard(ItemPaint &paint, QPointF at)
{
    std::vector<HotSpot> spots;
    m_board.paint(paint, at + QPointF(theme().u * 3, theme().u * 2), paint.at - QPointF(0, headHeight() + 1), true,
                  &spots);
    for (HotSpot &spot : spots) {
        if (spot.action == HotAction::FoldPart)
            spot.number = numberOf({PartKind::Board, size_t(spot.number)});
        addHotSpot(std::move(spot));
    }
}

void ToolItem::paintFoldLine(ItemPaint &paint, const Part &part, QPointF at)
{
    const Theme &t = theme();
    paint.canvas.icon(isFoldLineOpen(part) ? QStringLiteral("down") : QStringLiteral("right"), t.text2,
                      at + QPointF(t.u * 2.5, t.u));
    paint.canvas.text(t.small, t.text2, QRectF(at.x() + t.u * 8, at.y(), context().width - t.u * 10, part.height),
                      foldLineWords(part));
}

/// Which file of several it is, and how much of it changes.
void ToolItem::paintFileHead(ItemPaint &paint, const Part &part, QPointF at)
{
    const Theme &t = theme();
    const DiffBody &diff = *m_diffs[part.index];
    const QRectF rect(at, QSizeF(context().width - 2, part.height));
    paint.canvas.painter()->fillRect(rect, t.card);
    const QString plus = diff.added() ? QStringLiteral("+%1").arg(diff.added()) : QString();
    const QString minus = diff.removed() ? QStringLiteral("−%1").arg(diff.removed()) : QString();
    const qreal counts = Canvas::width(t.body, plus) + Canvas::width(t.body, minus) + t.u * 8;
    const QString path = context().shownPath(m_call.diffs[part.index].path);
    qreal x = rect.left() + t.u * 3;
    x += paint.canvas.marked(t.mono, t.text, QRectF(x, rect.top(), rect.right() - x - counts, rect.height()), path,
                             paint.marks.in(models::FoundIn::Location, int(part.index), 0, path), Qt::ElideLeft) +
         t.u * 2;
    if (!plus.isEmpty())
        x += paint.canvas.text(t.body, t.added.color, QRectF(x, rect.top(), counts, rect.height()), plus) + t.u;
    if (!minus.isEmpty())
        paint.canvas.text(t.body, t.removed.color, QRectF(x, rect.top(), counts, rect.height()), minus);
}

void ToolItem::paintLocations(ItemPaint &paint, QPointF at)
{
    const Theme &t = theme();
    const int u = t.u;
    qreal y = at.y() + u;
    for (int i = 0; i < int(m_call.locations.size()); ++i) {
        const acp::Location &location = m_call.locations[size_t(i)];
        const QString words = models::toolLocation(location, context().baseFolder);
        const qreal w = paint.canvas.marked(t.mono, t.running.color,
                                            QRectF(at.x() + u * 3, y, context().width - u * 6, t.prose.bodyLine()),
                                            words, paint.marks.in(models::FoundIn::Location, i, 0, words));
        addHotSpot({QRectF(u * 3, y - paint.at.y() + headHeight() + 1, w, t.prose.bodyLine()), HotAction::OpenLocation,
                    location.path, int(location.line.value_or(0)), tr("Open %1").arg(words)});
        y += t.prose.bodyLine();
    }
}

} // namespace widgets
