// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "core/values/sessionevent.h"
#include "history/entry.h"
#include "models/search/transcriptsearch.h"
#include "text/layout/messageflow.h"
#include "widgets/items/transcriptitem.h"

#include <QCoreApplication>

#include <set>

namespace widgets {

/// The report of a turn that was stopped or failed: what took effect, what cannot be undone, what is unknown, what was
/// prevented, what came late. Turns that finished normally have a FooterItem instead. A row leads to the entry that
/// shows it. One line if nothing happened. Rows that can be undone, viewed or acknowledged have buttons.
class ReportItem final : public TranscriptItem
{
    Q_DECLARE_TR_FUNCTIONS(widgets::ReportItem)

public:
    using TranscriptItem::TranscriptItem;
    void setEntry(const history::Entry &entry) override;
    void restyle(bool themeChanged) override;
    int height() const override { return m_height; }
    void paint(ItemPaint &paint) override;
    GutterMark mark() const override;
    /// Shows all rows of a section, or again only the first ones.
    void togglePart(int section) override;
    void unfoldFor(const models::Found &place) override;
    QRectF rectOf(const models::Found &place) override;
    QString wholeText() override;

    static constexpr int firstRows = 5; ///< shown of a folded section

private:
    using Row = history::ReportRow;
    struct Section
    {
        Row::Section kind = Row::Section::TookEffect;
        int first = 0, count = 0; ///< range of rows in the report
        int shown = 0;
        bool hasFoldLine = false;
        QRectF rect; ///< relative to the item
        qreal rowsTop = 0;
    };
    /// A painted button with its hot spot.
    struct Button
    {
        QRectF rect; ///< relative to the item
        QString words, icon;
    };

    void layOut();
    void divide();
    QString hintOf(const Section &section) const;
    static QString foldLineText(const Section &section);
    qreal layOutSections(qreal y);
    qreal layOutLimits(qreal y);
    void layOutFoot(qreal y);
    /// What a call has taken back, no other brings again.
    static bool canRedo(const Row &row)
    {
        return row.undone && !row.effects.empty() && row.why != history::ReportRow::Reason::RemoteDone;
    }
    /// An action for a row, shown as a button; from left to right.
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
    void addButton(const QRectF &rect, const QString &words, const QString &icon, TranscriptAction action,
                   const QString &name);
    void addRetry(const QRectF &rect);
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
    std::set<Row::Section> m_open; ///< sections with all rows shown
    std::vector<Section> m_sections;
    std::vector<Button> m_buttons;
    base::TurnId m_turn;
    QRectF m_limits;       ///< place of the text about what is not covered; null: there is none
    QRectF m_foot;         ///< null if there are no actions
    qreal m_footRight = 0; ///< right edge of its last button
    bool m_undoable = false;
    std::unique_ptr<text::MessageFlow> m_detail;
    qreal m_rowLeft = 0;
    int m_height = 0, m_headHeight = 0;
    bool m_wraps = false;
};

} // namespace widgets
