// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/messageflow.h"
#include "widgets/content/diffbody.h"
#include "widgets/content/itempaint.h"
#include "widgets/content/terminalbody.h"
#include "widgets/content/wholetext.h"

#include <map>
#include <optional>
#include <variant>
#include <vector>

namespace widgets {

/// Texts below each other that are selected as one: changes, outputs of commands, results. Each is a part of a
/// text::TextPosition; a change that is shown side by side has two, and a selection that begins in one of them stays
/// there. A view of them, for the moment: it must not outlive them, nor their next layout.
class TextParts
{
public:
    /// \p isMirrored: points count from the right, as in a mirrored window. Code and output do not.
    explicit TextParts(const Theme &theme, bool isMirrored = false) : m_theme(theme), m_isMirrored(isMirrored) {}

    // From the top. \p rect: its place; what flows has no margins in it, code and output have their own.
    void add(DiffBody *diff, const QRectF &rect);
    void add(TerminalBody *terminal, const QRectF &rect) { addPart({terminal, rect}); }
    void add(text::MessageFlow *flow, const QRectF &rect) { addPart({flow, rect}); }
    void add(WholeText *text, const QRectF &rect) { addPart({text, rect}); }

    bool isEmpty() const { return m_parts.empty(); }
    bool isMirrored() const { return m_isMirrored; }
    /// Whether one of them is at \p point.
    bool hasTextAt(QPointF point) const;
    /// The place nearest to \p point.
    text::FlowHit hit(QPointF point) const;
    /// The place nearest to \p point for a selection that began at \p anchor.
    text::TextPosition positionFrom(text::TextPosition anchor, QPointF point) const;
    text::TextPosition end() const;
    QRectF caretRect(text::TextPosition position) const;
    QString text(text::TextPosition from, text::TextPosition to) const;
    /// The beginning of the block after (\p step 1) or before (-1) that of \p position; null: there is none.
    std::optional<text::TextPosition> besideBlock(text::TextPosition position, int step) const;

    /// What shows \p position, if it is of that type; else null.
    template <class Body> Body *bodyAt(text::TextPosition position) const
    {
        const Part *part = partOf(position);
        Body *const *body = part ? std::get_if<Body *>(&part->body) : nullptr;
        return body ? *body : nullptr;
    }

    /// What is selected in each of them.
    class Selected
    {
    public:
        /// Only a change side by side has an old text of its own.
        DiffBody::Selected of(const void *body) const;

    private:
        friend class TextParts;
        std::map<const void *, DiffBody::Selected> m_bodies;
    };
    Selected selected(const ItemSelection &selection) const;

private:
    struct Part
    {
        std::variant<DiffBody *, TerminalBody *, text::MessageFlow *, WholeText *> body;
        QRectF rect;
        DiffBody::Text side = DiffBody::Text::All;
        int number = 0;
    };
    void addPart(Part part);
    const Part *partOf(text::TextPosition position) const;
    const Part *partAt(QPointF point) const;
    bool isTurned(const Part &part) const;
    QPointF inside(const Part &part, QPointF point) const;
    text::TextPosition positionIn(const Part &part, QPointF point) const;
    static text::TextPosition beginOf(const Part &part);
    static text::TextPosition endOf(const Part &part);
    static QString textOf(const Part &part, const ItemSelection &selection);

    const Theme &m_theme;
    bool m_isMirrored;
    std::vector<Part> m_parts;
};

} // namespace widgets
