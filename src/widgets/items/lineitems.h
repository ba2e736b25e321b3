// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/values/sessionevent.h"
#include "history/entry.h"
#include "models/texts/showntext.h"
#include "text/layout/messageflow.h"
#include "widgets/items/transcriptitem.h"

#include <QCoreApplication>

namespace widgets {

/// "You pressed Stop · 14:32:07", with the end of the turn's line in the gutter.
class StopMarkItem final : public TranscriptItem
{
    Q_DECLARE_TR_FUNCTIONS(widgets::StopMarkItem)

public:
    using TranscriptItem::TranscriptItem;
    void setEntry(const history::Entry &entry) override;
    void restyle(bool) override {}
    int height() const override { return theme().prose.bodyLine(); }
    void paint(ItemPaint &paint) override;
    GutterMark mark() const override;
    QString wholeText() override { return m_words; }

private:
    QString m_words;
};

/// The end of a turn without a report, in one or two lines; what it contacted in the network unfolds below. Files that
/// changed after it, while something of it still ran, hang under it, each with what undoes it.
class FooterItem final : public TranscriptItem
{
    Q_DECLARE_TR_FUNCTIONS(widgets::FooterItem)

public:
    using TranscriptItem::TranscriptItem;
    void setEntry(const history::Entry &entry) override;
    void restyle(bool) override {}
    int height() const override;
    void paint(ItemPaint &paint) override;
    GutterMark mark() const override;
    void togglePart(int part) override { part == hostsPart ? m_isOpen = !m_isOpen : m_isAllLate = !m_isAllLate; }
    void unfoldFor(const models::Found &place) override;
    QRectF rectOf(const models::Found &place) override;
    QString wholeText() override;

    static constexpr int firstLate = 5; ///< files shown of what changed after the turn, while it is folded

private:
    static constexpr int hostsPart = 0, latePart = 1;
    bool twoLines() const;
    int contactsHeight() const;
    int lateTop() const { return theme().prose.bodyLine() * (twoLines() ? 2 : 1) + contactsHeight(); }
    int lateStep() const { return headHeight() + theme().u * 2; }
    bool isLateFolded() const { return int(m_late.size()) > firstLate + 1; }
    int lateShown() const { return isLateFolded() && !m_isAllLate ? firstLate : int(m_late.size()); }
    void paintLate(ItemPaint &paint);
    void paintLateRow(ItemPaint &paint, const QRectF &card, size_t index);
    void paintLateRope(const ItemPaint &paint) const;
    qreal limitsHeight() const { return wrappedHeight(theme().small, context().width - theme().u * 5, m_limits); }
    void paintContacts(ItemPaint &paint, QRectF line);
    QString words() const;

    QString m_head, m_tail;
    QString m_runsOn, m_usage; ///< of what goes on or went on after it, and what it took
    bool m_strong = false;
    history::TurnFooter m_footer;
    std::vector<history::ReportRow> m_contacts;
    std::vector<size_t> m_late; ///< rows of the report
    bool m_isAllLate = false;
    QString m_contactsHead, m_limits; ///< the line that unfolds them, and what they do not cover
    bool m_isOpen = false;
};

/// One line in a card that may unfold a text: refused effects, settled permissions, unknown updates, summaries of
/// compactions.
class FoldItem final : public TranscriptItem
{
    Q_DECLARE_TR_FUNCTIONS(widgets::FoldItem)

public:
    using TranscriptItem::TranscriptItem;
    void setEntry(const history::Entry &entry) override;
    void restyle(bool themeChanged) override;
    int height() const override;
    bool ensure(int top, int bottom) override;
    void dropLayouts() override;
    void paint(ItemPaint &paint) override;
    GutterMark mark() const override;
    bool isFoldable() const override { return !m_body.isEmpty(); }
    bool isFolded() const override { return m_folded; }
    void setFolded(bool folded) override;
    void unfoldFor(const models::Found &place) override;
    QRectF rectOf(const models::Found &place) override;
    QString wholeText() override;

private:
    void read(const history::Permission &permission);
    void read(const history::Elicitation &elicitation);
    void read(const history::Refused &refused);
    void read(const history::Raw &raw);
    void read(const history::Compaction &compaction);
    void read(const history::PlanSnapshot &plan);
    void makeFlow();

    QString m_icon, m_title, m_state, m_late, m_body;
    QColor m_stateColor;
    bool m_mono = false, m_folded = true, m_markdown = false;
    std::unique_ptr<text::MessageFlow> m_flow;
};

} // namespace widgets
