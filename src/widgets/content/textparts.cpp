// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/textparts.h"

#include "base/overloaded.h"

namespace widgets {
namespace {

using text::MessageFlow;
using text::TextPosition;

TextPosition inPart(int part, TextPosition position)
{
    position.part = part;
    return position;
}

} // namespace

void TextParts::add(DiffBody *diff, const QRectF &rect)
{
    if (diff->isSideBySide()) {
        addPart({diff, rect, DiffBody::Text::Old});
        addPart({diff, rect, DiffBody::Text::New});
    } else if (diff->rows() > 0) {
        addPart({diff, rect});
    }
}

void TextParts::addPart(Part part)
{
    part.number = int(m_parts.size());
    m_parts.push_back(part);
}

const TextParts::Part *TextParts::partOf(TextPosition position) const
{
    return m_parts.empty() ? nullptr : &m_parts[size_t(qBound(0, position.part, int(m_parts.size()) - 1))];
}

/// The nearest one.
const TextParts::Part *TextParts::partAt(QPointF point) const
{
    const Part *nearest = nullptr;
    for (const Part &part : m_parts) {
        if (nearest && point.y() < part.rect.top())
            break;
        DiffBody *const *diff = std::get_if<DiffBody *>(&part.body);
        if (!nearest || part.side == DiffBody::Text::All || (*diff)->textAt(inside(part, point)) == part.side)
            nearest = &part;
    }
    return nearest;
}

bool TextParts::hasTextAt(QPointF point) const
{
    const Part *part = partAt(point);
    return part && part->rect.contains(point);
}

/// Code and output are always left to right, in a window that is not.
bool TextParts::isTurned(const Part &part) const
{
    return m_isMirrored &&
           (std::holds_alternative<DiffBody *>(part.body) || std::holds_alternative<TerminalBody *>(part.body));
}

/// Relative to what the part shows.
QPointF TextParts::inside(const Part &part, QPointF point) const
{
    QPointF at = point - part.rect.topLeft();
    if (isTurned(part))
        at.setX(part.rect.width() - at.x());
    return at;
}

TextPosition TextParts::positionIn(const Part &part, QPointF point) const
{
    const QPointF at = inside(part, point);
    return inPart(part.number, std::visit(base::Overloaded{
                                              [&](DiffBody *diff) { return diff->positionAt(at, part.side, m_theme); },
                                              [&](TerminalBody *terminal) { return terminal->positionAt(at, m_theme); },
                                              [&](MessageFlow *flow) { return flow->hit(at).position; },
                                              [&](WholeText *whole) { return whole->positionAt(at); },
                                          },
                                          part.body));
}

text::FlowHit TextParts::hit(QPointF point) const
{
    const Part *part = partAt(point);
    if (!part)
        return {};
    text::FlowHit hit;
    MessageFlow *const *flow = std::get_if<MessageFlow *>(&part->body);
    if (flow && part->rect.contains(point))
        hit = (*flow)->hit(inside(*part, point));
    hit.position = positionIn(*part, point);
    return hit;
}

TextPosition TextParts::positionFrom(TextPosition anchor, QPointF point) const
{
    const Part *part = partOf(anchor);
    return part && part->side != DiffBody::Text::All ? positionIn(*part, point) : hit(point).position;
}

TextPosition TextParts::beginOf(const Part &part)
{
    return inPart(part.number,
                  std::visit(base::Overloaded{
                                 [&](DiffBody *diff) { return diff->begin(part.side); },
                                 [](TerminalBody *terminal) { return terminal->begin(); },
                                 [](base::OneOf<MessageFlow *, WholeText *> auto) { return TextPosition(); },
                             },
                             part.body));
}

TextPosition TextParts::endOf(const Part &part)
{
    return inPart(part.number, std::visit(base::Overloaded{
                                              [&](DiffBody *diff) { return diff->end(part.side); },
                                              [](TerminalBody *terminal) { return terminal->end(); },
                                              [](MessageFlow *flow) { return flow->end(); },
                                              [](WholeText *whole) { return whole->end(); },
                                          },
                                          part.body));
}

TextPosition TextParts::end() const
{
    return m_parts.empty() ? TextPosition() : endOf(m_parts.back());
}

QRectF TextParts::caretRect(TextPosition position) const
{
    const Part *part = partOf(position);
    if (!part)
        return {};
    QRectF rect = std::visit(base::Overloaded{
                                 [&](DiffBody *diff) { return diff->caretRect(position, part->side, m_theme); },
                                 [&](TerminalBody *terminal) { return terminal->caretRect(position, m_theme); },
                                 [&](MessageFlow *flow) { return flow->rectOf(position); },
                                 [&](WholeText *whole) { return whole->caretRect(position); },
                             },
                             part->body);
    if (isTurned(*part))
        rect.moveLeft(part->rect.width() - rect.right());
    return rect.translated(part->rect.topLeft());
}

QString TextParts::textOf(const Part &part, const ItemSelection &selection)
{
    const TextPosition from = selection.from, to = qMin(selection.to, endOf(part));
    return std::visit(base::Overloaded{
                          [&](DiffBody *diff) { return diff->text(from, to, part.side); },
                          [&](TerminalBody *terminal) { return terminal->text(from, to); },
                          [&](MessageFlow *flow) { return flow->text(from, to); },
                          [&](WholeText *whole) { return whole->text(from, to); },
                      },
                      part.body);
}

QString TextParts::text(TextPosition from, TextPosition to) const
{
    QStringList texts;
    const ItemSelection all{from, to};
    for (const Part &part : m_parts) {
        if (const ItemSelection selection = all.inPart(part.number); !selection.isEmpty())
            texts << textOf(part, selection);
    }
    return texts.join(QStringLiteral("\n\n"));
}

std::optional<TextPosition> TextParts::besideBlock(TextPosition position, int step) const
{
    const Part *part = partOf(position);
    if (!part)
        return std::nullopt;
    DiffBody *const *diff = std::get_if<DiffBody *>(&part->body);
    const int block = diff ? (*diff)->besideLine(position, step, part->side) : position.block + step;
    if (block >= beginOf(*part).block && block <= endOf(*part).block)
        return TextPosition{block, 0, part->number};
    const int other = part->number + step;
    if (other < 0 || other >= int(m_parts.size()) || part->side != DiffBody::Text::All)
        return std::nullopt;
    const Part &beside = m_parts[size_t(other)];
    return step > 0 ? beginOf(beside) : TextPosition{endOf(beside).block, 0, other};
}

TextParts::Selected TextParts::selected(const ItemSelection &selection) const
{
    Selected all;
    for (const Part &part : m_parts) {
        const ItemSelection here = selection.inPart(part.number);
        if (here.isEmpty())
            continue;
        const void *body = std::visit([](auto *is) -> const void * { return is; }, part.body);
        DiffBody::Selected &selected = all.m_bodies[body];
        (part.side == DiffBody::Text::Old ? selected.old : selected.now) = here;
    }
    return all;
}

DiffBody::Selected TextParts::Selected::of(const void *body) const
{
    const auto at = m_bodies.find(body);
    return at == m_bodies.end() ? DiffBody::Selected() : at->second;
}

} // namespace widgets
