// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/ids.h"
#include "history/entry.h"
#include "models/search/transcriptsearch.h"
#include "text/layout/messageflow.h"
#include "widgets/content/growingtext.h"
#include "widgets/items/transcriptitem.h"

#include <QCoreApplication>

namespace widgets {

/// A message of the agent. Grows at its end while it streams.
class MessageItem final : public TextItem
{
    Q_DECLARE_TR_FUNCTIONS(widgets::MessageItem)

public:
    explicit MessageItem(const ItemContext &context);
    void setEntry(const history::Entry &entry) override;
    void restyle(bool themeChanged) override;
    int height() const override { return int(m_text.flow().height()); }
    bool ensure(int top, int bottom) override { return flow().ensure(top, bottom); }
    void paint(ItemPaint &paint) override;
    GutterMark mark() const override;
    bool isReleasable() const override { return !m_text.isStreaming(); }
    void togglePart(int part) override;
    void foldAll(bool folded) override { flow().setAllFolded(folded); }
    bool showText(text::TextPosition position) override { return flow().unhide(position.block); }
    void unfoldFor(const models::Found &place) override { flow().unhide(place.line); }
    QRectF reach(int top, int bottom) override { return flow().reach(top, bottom); }
    int blockAt(int y) const override { return m_text.flow().blockAt(y); }
    int blockTop(int block) const override { return int(m_text.flow().blockTop(block)); }

private:
    void takeWidth();
    void addPlaces(const ItemPaint &paint);
    QString foldName(int block);
    text::MessageFlow &flow() override { return m_text.flow(); }

    GrowingText m_text;
    QString m_late;
    base::TurnId m_turn;
};

/// A thought of the agent: one line until it is unfolded.
class ThoughtItem final : public TextItem
{
public:
    explicit ThoughtItem(const ItemContext &context);
    void setEntry(const history::Entry &entry) override;
    void restyle(bool themeChanged) override;
    int height() const override;
    bool ensure(int top, int bottom) override;
    void paint(ItemPaint &paint) override;
    GutterMark mark() const override;
    bool isReleasable() const override { return !m_text.isStreaming(); }
    bool isFoldable() const override { return true; }
    bool isFolded() const override { return m_folded; }
    void setFolded(bool folded) override { m_folded = folded; }
    void unfoldFor(const models::Found &) override { m_folded = false; }
    bool hasText() const override { return !m_folded; }

private:
    int headHeight() const { return theme().prose.bodyLine(); }
    QPointF textAt() const override { return QPointF(theme().u * 5, headHeight() + theme().u); }
    text::MessageFlow &flow() override { return m_text.flow(); }

    GrowingText m_text;
    bool m_folded = true;
    QString m_words, m_late;
};

} // namespace widgets
