// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "history/entry.h"
#include "models/search/transcriptsearch.h"
#include "text/layout/messageflow.h"
#include "widgets/content/attachmentboard.h"
#include "widgets/content/diffbody.h"
#include "widgets/content/itempaint.h"
#include "widgets/content/terminalbody.h"
#include "widgets/items/diffcomments.h"
#include "widgets/items/diffhunks.h"

#include <QCoreApplication>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace widgets {

/// What a tool call shows under its title: its changes, the output of its commands, its texts, what it is about and,
/// folded again, what went in and came out verbatim. Knows nothing of the title: cards and groups put it under theirs.
/// Places are relative to its corner. Main thread; \p context outlives it.
class ToolBody
{
    Q_DECLARE_TR_FUNCTIONS(widgets::ToolBody)

public:
    explicit ToolBody(const ItemContext &context);
    ~ToolBody();
    ToolBody(const ToolBody &) = delete;
    ToolBody &operator=(const ToolBody &) = delete;

    /// What is there already stays as it is, open or laid out. What is measured follows with setShown().
    void read(const history::ToolCall &call, history::EntryId entry);
    /// Lays it out, or lets it take no room.
    void setShown(bool shown);
    void restyle(bool themeChanged);
    bool isEmpty() const;
    /// It is shown, and there is something of it.
    bool hasParts() const { return !m_parts.empty(); }
    int height() const;
    int width() const { return m_width; } ///< of the column, or more where a change has longer lines
    /// Measures what lies between \p top and \p bottom; true if the height changed.
    bool ensure(int top, int bottom);
    void dropLayouts();
    /// With its corner at paint.at. What can be clicked is added to \p spots.
    void paint(ItemPaint &paint, std::vector<HotSpot> *spots);

    /// The part that an actions::FoldPart of its own is about; false: there is none.
    bool togglePart(int part);
    bool canTurnSides() const;
    int sidesPart() { return numberOf({PartKind::Sides, 0}); } ///< turns them
    bool canCopyOutput() const;
    int copyPart() { return numberOf({PartKind::CopyOutput, 0}); } ///< copies the output of all commands

    /// Unfolds what hides \p place, a match in it.
    void unfoldFor(const models::Found &place);
    QRectF rectOf(const models::Found &place);
    /// What a double click there opens.
    std::optional<HotSpot> opensAt(QPointF point) const;
    /// What comments on the line of a change there.
    std::optional<HotSpot> commentsAt(QPointF point) const;
    /// Where a change begins, in the user's editor.
    actions::OpenLocation start(size_t diff) const;

    size_t diffs() const { return m_diffs.size(); }
    int diffRows() const;
    int added() const;   ///< lines, over all changes
    int removed() const; ///< likewise
    bool offersHunks() const { return m_shown && m_hunks.isOffered(); }
    bool hasPictures() const { return m_board.hasPictures(); }
    /// Of the first command.
    bool hasOutput() const { return !m_terminals.empty() && !m_terminals.front()->isEmpty(); }
    /// Everything it says but what went in and out verbatim.
    QStringList texts() const;

private:
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
        Sides,     ///< no part of the body: a button of whoever shows it
        CopyOutput ///< likewise
    };
    struct Part
    {
        PartKind kind;
        size_t index;
        int height;
    };
    /// What togglePart() is about; its numbers stay while the body lives.
    struct Toggle
    {
        PartKind kind = PartKind::DetailsHead;
        size_t index = 0;                          ///< of the board: of what stands on it
        int chunk = 0;                             ///< of a diff's fold
        DiffBody::Side side = DiffBody::Side::All; ///< of it
        friend auto operator<=>(const Toggle &, const Toggle &) = default;
    };
    using Spots = std::vector<HotSpot>;
    /// A change, and a place of it from its top left.
    struct InDiff
    {
        size_t diff = 0;
        QPointF point;
    };
    std::optional<InDiff> diffAt(QPointF point) const;

    void layOut();
    void layOutDiffs();
    int widest() const;
    int layOutFlow(std::unique_ptr<text::MessageFlow> &flow, const QString &words) const;
    void paintPart(ItemPaint &paint, const Part &part, QPointF at);
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
    DiffHunks m_hunks;
    DiffComments m_comments;
    std::vector<std::unique_ptr<TerminalBody>> m_terminals;
    std::vector<acp::Location> m_locations;
    AttachmentBoard m_board;
    QString m_texts, m_detailText;
    QString m_rawInput, m_rawOutput; ///< that the details were made of
    std::unique_ptr<text::MessageFlow> m_textFlow, m_detailFlow;
    std::vector<Part> m_parts;
    std::vector<Toggle> m_toggles; ///< by number
    std::map<Toggle, int> m_toggleNumbers;
};

} // namespace widgets
