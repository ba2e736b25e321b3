// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "core/session/sessionevent.h"
#include "history/entry.h"
#include "models/search/transcriptsearch.h"
#include "text/layout/messageflow.h"
#include "widgets/items/transcriptitem.h"

#include <QCoreApplication>

#include <set>

namespace widgets {

/// What happened in a turn that was stopped or broke: what took effect, what cannot be undone, what nobody
/// knows, what was prevented, what came late. A row leads to the entry that shows it. One line where nothing
/// happened at all. What can be taken back, looked at or acknowledged has a button.
class ReportItem final : public TranscriptItem
{
    Q_DECLARE_TR_FUNCTIONS(widgets::ReportItem)

public:
    using TranscriptItem::TranscriptItem;
    /// Turns that simply finished have a footer instead.
    static bool isFor(core::TurnEnd end);

    void setEntry(const history::Entry &entry) override;
    void restyle(bool themeChanged) override;
    int height() const override { return m_height; }
    bool ensure(int top, int bottom) override;
    void paint(ItemPaint &paint) override;
    GutterMark mark() const override;
    /// Shows all rows of a section, or only the first ones again.
    void togglePart(int section) override;
    void unfoldFor(const models::Found &place) override;
    QRectF rectOf(const models::Found &place) override;
    QString wholeText() override;

    static constexpr int firstRows = 5; ///< of a section, while it is folded

private:
    using Row = history::ReportRow;
    struct Section
    {
        Row::Section kind = Row::Section::TookEffect;
        int first = 0, count = 0; ///< rows of the report
        int shown = 0;
        bool hasFoldLine = false;
        QRectF rect; ///< relative to the item
        qreal rowsTop = 0;
    };
    /// Painted, with a place that reacts.
    struct Button
    {
        QRectF rect; ///< relative to the item
        QString words, icon;
    };

    void layOut();
    qreal layOutSections(qreal y);
    qreal layOutLimits(qreal y);
    void layOutFoot(qreal y);
    bool canRedo(const Row &row) const { return row.undone && !row.effects.empty(); }
    /// What can be done about a row: a button each, from left to right.
    struct RowAction
    {
        TranscriptAction action;
        QString words, icon, name;
    };
    std::vector<RowAction> actionsOf(const Row &row) const;
    bool hasButton(const Row &row) const { return row.canUndo || canRedo(row) || row.canLook || row.canAcknowledge; }
    QSizeF sizeOf(const RowAction &action) const;
    qreal buttonRoom(const Row &row) const;
    void addRowButtons(const Row &row, qreal top);
    void addRetry(const QRectF &rect);
    void addReportActions();
    QString nameOf(const Row &row) const;
    qreal rowHeight(const Row &row) const;
    qreal rowLeft() const;
    qreal padding() const { return theme().u * 2; }
    qreal foldLineHeight() const { return theme().u * 5; }
    QString tail() const;
    bool isOneLine() const { return m_footer.report.empty(); }
    void paintOneLine(ItemPaint &paint);
    void paintButtons(ItemPaint &paint);
    void paintHead(Canvas &canvas, const QRectF &head, const EntryMarks &marks);
    void paintSection(ItemPaint &paint, const Section &section);
    void paintRow(Canvas &canvas, const QRectF &rect, int index, const EntryMarks &marks);
    void paintFoot(Canvas &canvas, QPointF at);

    history::TurnFooter m_footer;
    QString m_at, m_title;
    std::set<Row::Section> m_open; ///< sections that show all their rows
    std::vector<Section> m_sections;
    std::vector<Button> m_buttons;
    base::TurnId m_turn;
    QRectF m_limits;       ///< what is not covered; null: everything is
    QRectF m_foot;         ///< null without anything to do
    qreal m_footRight = 0; ///< where its last button ends
    bool m_undoable = false;
    std::unique_ptr<text::MessageFlow> m_detail;
    qreal m_rowLeft = 0;
    int m_height = 0, m_headHeight = 0;
    bool m_wraps = false;
};

} // namespace widgets
