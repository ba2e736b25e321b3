// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "history/entry.h"
#include "models/search/transcriptsearch.h"
#include "text/layout/messageflow.h"
#include "widgets/content/attachmentboard.h"
#include "widgets/content/diffbody.h"
#include "widgets/content/diffplacing.h"
#include "widgets/content/itempaint.h"
#include "widgets/content/terminalbody.h"
#include "widgets/content/textparts.h"
#include "widgets/items/diffcomments.h"
#include "widgets/items/diffhunks.h"

#include <QCoreApplication>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace widgets {

/// The content of a tool call below its title: its changes, output of commands, texts, attachments and, folded, the raw
/// input and output. Independent of the title: cards and groups put it below theirs. Places are relative to its corner.
/// Main thread; \p context must outlive it.
class ToolBody
{
    Q_DECLARE_TR_FUNCTIONS(widgets::ToolBody)

public:
    explicit ToolBody(const ItemContext &context);
    ToolBody(const ToolBody &) = delete;
    ToolBody &operator=(const ToolBody &) = delete;

    /// Existing parts keep their state, open or laid out. Heights are computed by setShown().
    void read(const history::ToolCall &call, history::EntryId entry);
    /// Lays it out, or hides it so that it takes no room.
    void setShown(bool shown);
    void restyle(bool themeChanged);
    bool isEmpty() const;
    /// Whether there is any content to show.
    bool hasParts() const { return !m_parts.empty(); }
    int height() const;
    int width() const { return m_width; } ///< the column's, or more if a change has longer lines
    /// Measures the parts between \p top and \p bottom; true if the height changed.
    bool ensure(int top, int bottom);
    void dropLayouts();
    /// Paints it at paint.at. Clickable places are added to \p spots.
    void paint(ItemPaint &paint, std::vector<HotSpot> *spots);

    /// Toggles a part that one of its own actions::FoldPart names; false: there is none.
    bool togglePart(int part);
    bool canTurnSides() const;
    int sidesPart() { return numberOf({PartKind::Sides, 0}); } ///< part that switches side by side
    bool canCopyOutput() const;
    int copyPart() { return numberOf({PartKind::CopyOutput, 0}); } ///< part that copies the output of all commands

    /// Unfolds what hides \p place, a match in it.
    void unfoldFor(const models::Found &place);
    QRectF rectOf(const models::Found &place);
    /// Its changes, outputs and results, as far as they are shown; valid until the next change.
    TextParts texts() const;
    /// Unfolds what hides \p position; false if nothing does.
    bool showText(text::TextPosition position);

    /// What a double click at \p point opens.
    std::optional<HotSpot> opensAt(QPointF point) const;
    /// The place that adds a comment to the line of a change at \p point.
    std::optional<HotSpot> commentsAt(QPointF point) const;
    /// Where a change begins, for the user's editor.
    actions::OpenLocation start(size_t diff) const;

    size_t diffs() const { return m_diffs.size(); }
    int diffRows() const { return inAllDiffs(&DiffBody::rows); }
    int added() const { return inAllDiffs(&DiffBody::added); }     ///< lines, in all changes
    int removed() const { return inAllDiffs(&DiffBody::removed); } ///< lines, in all changes
    bool offersHunks() const { return m_shown && m_hunks.isOffered(); }
    bool hasPictures() const { return m_board.hasPictures(); }
    /// Whether the first command has output.
    bool hasOutput() const { return !m_terminals.empty() && !m_terminals.front()->isEmpty(); }
    /// All its texts except raw input and output.
    QStringList wholeTexts() const;

private:
    void placeDiffs(const history::ToolCall &call);
    int inAllDiffs(int (DiffBody::*count)() const) const;

    enum class PartKind {
        FileHead,
        Diff,
        Terminal,
        EarlierLines,
        GoneLines,
        Texts,
        Board,
        Locations,
        DetailsHead,
        Details,
        Sides,     ///< not a part of the body but a button of the card
        CopyOutput ///< not a part of the body but a button of the card
    };
    struct Part
    {
        PartKind kind;
        size_t index;
        int height;
    };
    /// Identifies a part for togglePart(); its number stays valid for the body's lifetime.
    struct Toggle
    {
        PartKind kind = PartKind::DetailsHead;
        size_t index = 0;                          ///< for the board: index of the attachment
        int chunk = 0;                             ///< for a fold of a diff
        DiffBody::Side side = DiffBody::Side::All; ///< side of that fold
        friend auto operator<=>(const Toggle &, const Toggle &) = default;
    };
    using Spots = std::vector<HotSpot>;
    /// A change, and a point relative to its top left.
    struct InDiff
    {
        size_t diff = 0;
        QPointF point;
    };
    std::optional<InDiff> diffAt(QPointF point) const;

    text::MessageFlow *flowOf(PartKind kind) const
    {
        return kind == PartKind::Texts ? m_textFlow.get() : kind == PartKind::Details ? m_detailFlow.get() : nullptr;
    }

    void layOut();
    void layOutDiffs();
    int widest() const;
    int layOutFlow(std::unique_ptr<text::MessageFlow> &flow, const QString &words) const;
    void paintPart(ItemPaint &paint, const Part &part, QPointF at, const TextParts::Selected &selected, Spots *spots);
    void paintFileHead(ItemPaint &paint, const Part &part, QPointF at);
    void paintFoldLine(ItemPaint &paint, const Part &part, QPointF at);
    void paintBoard(ItemPaint &paint, QPointF at, Spots *spots);
    void paintLocations(ItemPaint &paint, QPointF at, Spots *spots);
    void addFold(size_t diff, const DiffBody::Fold &fold, Spots *spots);
    void addSpots(const Part &part, qreal y, qreal clipTop, qreal clipBottom, Spots *spots);
    QString foldLineText(const Part &part) const;
    bool isFoldLineOpen(const Part &part) const;
    int numberOf(const Toggle &toggle);
    const Theme &theme() const { return m_context.theme(); }

    const ItemContext &m_context;
    history::EntryId m_entry = 0;
    int m_width = 0;
    bool m_shown = false, m_details = false;
    std::vector<std::unique_ptr<DiffBody>> m_diffs;
    DiffPlacing m_placing;
    history::ToolState m_placedIn = history::ToolState::Pending; ///< the call's state when places were looked for
    bool m_lacksPlaces = false;                                  ///< some were not found
    DiffHunks m_hunks;
    DiffComments m_comments;
    std::vector<std::unique_ptr<TerminalBody>> m_terminals;
    std::vector<acp::Location> m_locations;
    AttachmentBoard m_board;
    QString m_texts, m_detailText;
    QString m_rawInput, m_rawOutput; ///< from which the details were made
    std::unique_ptr<text::MessageFlow> m_textFlow, m_detailFlow;
    std::vector<Part> m_parts;
    std::vector<Toggle> m_toggles; ///< indexed by number
    std::map<Toggle, int> m_toggleNumbers;
};

} // namespace widgets
