// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/ids.h"
#include "history/entry.h"
#include "models/search/transcriptsearch.h"
#include "text/messageflow.h"
#include "widgets/attachmentboard.h"
#include "widgets/growingtext.h"

namespace widgets {

/// What the user sent: a filled box with the time at its right, which gives way to a button under the pointer. Long
/// ones show their beginning until they are unfolded.
class UserItem final : public TranscriptItem
{
    Q_DECLARE_TR_FUNCTIONS(widgets::UserItem)

public:
    static constexpr int mostLines = 12; ///< that are not folded

    explicit UserItem(const ItemContext &context);
    void setEntry(const history::Entry &entry) override;
    void restyle(bool themeChanged) override;
    int height() const override;
    bool ensure(int top, int bottom) override;
    void dropLayouts() override;
    void paint(ItemPaint &paint) override;
    GutterMark mark() const override;
    bool respondsToPointer() const override { return true; }
    bool isFoldable() const override { return m_isLong; }
    bool isFolded() const override { return m_isLong && m_folded; }
    void setFolded(bool folded) override { m_folded = folded; }
    void togglePart(int part) override { m_board.setOpen(part, !m_board.isOpen(part)); }
    const acp::ContentBlock *attachment(int number) const override { return m_board.content(number); }
    void unfoldFor(const models::Found &place) override;
    bool hasText() const override { return true; }
    QRectF rectOf(const models::Found &place) override;
    text::FlowHit hit(QPointF point) override;
    text::TextPosition textEnd() override { return m_flow.end(); }
    QString markdown(int first, int last) override { return m_flow.markdown(first, last); }
    QRectF caretRect(text::TextPosition position) override { return m_flow.rectOf(position).translated(textAt()); }
    QString text(text::TextPosition from, text::TextPosition to) override { return m_flow.text(from, to); }
    QString wholeText() override { return m_flow.text({}, m_flow.end()); }

private:
    int flowWidth() const;
    QPointF textAt() const { return QPointF(theme().u * 3, theme().u * 2); }
    int textHeight() const { return isFolded() ? m_foldedHeight : int(m_flow.height()); }
    int foldRowHeight() const { return m_isLong ? theme().prose.bodyLine() + theme().u : 0; }
    int boardTop() const;
    void layOut();

    text::MessageFlow m_flow;
    AttachmentBoard m_board;
    QString m_time, m_text;
    base::TurnId m_turn;
    history::EntryId m_id = 0;
    qsizetype m_fed = 0;
    int m_lines = 1, m_foldedHeight = 0;
    bool m_isLong = false, m_folded = true;
};

/// What the agent says. Grows at its end while it streams.
class MessageItem final : public TranscriptItem
{
public:
    explicit MessageItem(const ItemContext &context);
    void setEntry(const history::Entry &entry) override;
    void restyle(bool themeChanged) override;
    int height() const override { return int(m_text.flow().height()); }
    bool ensure(int top, int bottom) override { return flow().ensure(top, bottom); }
    void dropLayouts() override { flow().dropLayouts(); }
    void paint(ItemPaint &paint) override;
    GutterMark mark() const override;
    bool isReleasable() const override { return !m_text.isStreaming(); }
    bool hasText() const override { return true; }
    QRectF rectOf(const models::Found &place) override { return flow().rectOf({place.line, place.from}); }
    text::FlowHit hit(QPointF point) override { return flow().hit(point); }
    text::TextPosition textEnd() override { return flow().end(); }
    QString markdown(int first, int last) override { return flow().markdown(first, last); }
    QRectF caretRect(text::TextPosition position) override { return flow().rectOf(position).translated(textAt()); }
    QString text(text::TextPosition from, text::TextPosition to) override { return flow().text(from, to); }
    QString wholeText() override { return flow().text({}, flow().end()); }
    /// The block at \p top stays where it is while blocks above it are measured.
    int blockAt(int y) const { return m_text.flow().blockAt(y); }
    int blockTop(int block) const { return int(m_text.flow().blockTop(block)); }

private:
    QPointF textAt() const { return {}; }
    int flowWidth() const;

    text::MessageFlow &flow() { return m_text.flow(); }

    GrowingText m_text;
    QString m_late;
};

/// What the agent thought: one line until it is unfolded.
class ThoughtItem final : public TranscriptItem
{
public:
    explicit ThoughtItem(const ItemContext &context);
    void setEntry(const history::Entry &entry) override;
    void restyle(bool themeChanged) override;
    int height() const override;
    bool ensure(int top, int bottom) override;
    void dropLayouts() override { flow().dropLayouts(); }
    void paint(ItemPaint &paint) override;
    GutterMark mark() const override;
    bool isReleasable() const override { return !m_text.isStreaming(); }
    bool isFoldable() const override { return true; }
    bool isFolded() const override { return m_folded; }
    void setFolded(bool folded) override { m_folded = folded; }
    void unfoldFor(const models::Found &) override { m_folded = false; }
    bool hasText() const override { return !m_folded; }
    QRectF rectOf(const models::Found &place) override;
    text::FlowHit hit(QPointF point) override;
    text::TextPosition textEnd() override { return flow().end(); }
    QString markdown(int first, int last) override { return flow().markdown(first, last); }
    QRectF caretRect(text::TextPosition position) override { return flow().rectOf(position).translated(textAt()); }
    QString text(text::TextPosition from, text::TextPosition to) override { return flow().text(from, to); }
    QString wholeText() override { return flow().text({}, flow().end()); }

private:
    int headHeight() const { return theme().prose.bodyLine(); }
    QPointF textAt() const { return QPointF(theme().u * 5, headHeight() + theme().u); }

    text::MessageFlow &flow() { return m_text.flow(); }

    GrowingText m_text;
    bool m_folded = true;
    QString m_words, m_late;
};

} // namespace widgets
