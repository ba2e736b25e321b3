// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/clock.h"
#include "history/entry.h"
#include "models/search/transcriptsearch.h"
#include "text/messageflow.h"
#include "widgets/content/attachmentboard.h"
#include "widgets/content/diffbody.h"
#include "widgets/content/terminalbody.h"
#include "widgets/transcript/transcriptitem.h"

#include <QCoreApplication>

namespace widgets {

/// A tool call: a card whose head tells what and how it stands, and whose body holds its changes, the output of
/// its commands, its texts and, folded again, what went in and came out verbatim.
class ToolItem final : public TranscriptItem
{
    Q_DECLARE_TR_FUNCTIONS(widgets::ToolItem)

public:
    explicit ToolItem(const ItemContext &context);
    ~ToolItem() override;

    void setEntry(const history::Entry &entry) override;
    void restyle(bool themeChanged) override;
    int height() const override;
    bool ensure(int top, int bottom) override;
    void dropLayouts() override;
    void paint(ItemPaint &paint) override;
    GutterMark mark() const override;
    bool isFoldable() const override { return hasBody(); }
    bool isFolded() const override { return m_folded; }
    void setFolded(bool folded) override;
    void togglePart(int part) override;
    const acp::ContentBlock *attachment(int number) const override { return m_board.content(number); }
    std::optional<HotSpot> opensAt(QPointF point) override;
    bool ticks() const override { return m_running; }
    QString wholeText() override;
    QString startText() override;
    void unfoldFor(const models::Found &place) override;
    QRectF rectOf(const models::Found &place) override;
    history::EntryId entryId() const { return m_entryId; }

    bool failed() const { return m_call.state == history::ToolState::Failed; }
    bool completed() const { return m_call.state == history::ToolState::Completed; }
    QString summary() const;

    // For the group: one line, and the body under it.
    static int rowHeight(const Theme &theme) { return theme.u * 6; }
    void paintRow(Canvas &canvas, const QRectF &rect, const EntryMarks &marks);
    QRectF bodyRectOf(const models::Found &place); ///< from the body's top
    int bodyHeight() const;
    bool ensureBody(int top, int bottom);
    void paintBody(ItemPaint &paint);
    /// What paintBody() has made hot, from the body's top.
    std::vector<HotSpot> takeBodySpots();

private:
    struct State
    {
        QString words, icon;
        QColor color;
    };
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
        Sides,     ///< no part of the body: the head's button
        CopyOutput ///< likewise
    };
    struct Part
    {
        PartKind kind;
        size_t index;
        int height;
    };
    /// What togglePart() is about; its numbers stay while the item lives.
    struct Toggle
    {
        PartKind kind = PartKind::DetailsHead;
        size_t index = 0;                          ///< of the board: of what stands on it
        int chunk = 0;                             ///< of a diff's fold
        DiffBody::Side side = DiffBody::Side::All; ///< of it
        friend auto operator<=>(const Toggle &, const Toggle &) = default;
    };

    bool hasBody() const;
    void readBodies();
    void layOutParts();
    State state() const;
    QString title() const;
    bool titleIsMono() const;
    int headHeight() const { return (theme().u * 15 + 1) / 2; }
    void paintHead(ItemPaint &paint, const QRectF &head);
    void paintPart(ItemPaint &paint, const Part &part, QPointF at);
    void paintFileHead(ItemPaint &paint, const Part &part, QPointF at);
    void paintFoldLine(ItemPaint &paint, const Part &part, QPointF at);
    void paintBoard(ItemPaint &paint, QPointF at);
    void paintLocations(ItemPaint &paint, QPointF at);
    void addFold(size_t diff, const DiffBody::Fold &fold);
    HotSpot openSpot(size_t diff) const;
    void addSpots(const Part &part, qreal y, qreal clipTop, qreal clipBottom);
    QString foldLineWords(const Part &part) const;
    bool isFoldLineOpen(const Part &part) const;
    bool canTurnSides() const;
    bool canCopyOutput() const;
    int numberOf(const Toggle &toggle);
    const history::TerminalPart *killableTerminal() const;

    history::ToolCall m_call;
    history::EntryId m_entryId = 0;
    std::optional<base::Milliseconds> m_afterStop;
    bool m_folded = true, m_foldedByUser = false, m_groupable = false, m_running = false, m_details = false;
    std::vector<std::unique_ptr<DiffBody>> m_diffs;
    std::vector<std::unique_ptr<TerminalBody>> m_terminals;
    AttachmentBoard m_board;
    QString m_texts, m_detailText;
    QString m_rawInput, m_rawOutput; ///< that the details were made of
    std::unique_ptr<text::MessageFlow> m_textFlow, m_detailFlow;
    std::vector<Part> m_parts;
    std::vector<Toggle> m_toggles; ///< by number
    std::map<Toggle, int> m_toggleNumbers;
};

} // namespace widgets
