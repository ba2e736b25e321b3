// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"
#include "models/texts/showntext.h"
#include "text/layout/messageflow.h"
#include "widgets/items/transcriptitem.h"

#include <QCoreApplication>

namespace widgets {

/// A failure or a notice: what happened, what it means, and the most useful action.
class CardItem final : public TranscriptItem
{
    Q_DECLARE_TR_FUNCTIONS(widgets::CardItem)

public:
    using TranscriptItem::TranscriptItem;
    void setEntry(const history::Entry &entry) override;
    void restyle(bool themeChanged) override;
    int height() const override;
    void paint(ItemPaint &paint) override;
    GutterMark mark() const override;
    bool isFoldable() const override { return !m_words.tail.isEmpty(); }
    bool isFolded() const override { return m_folded; }
    void setFolded(bool folded) override { m_folded = folded; }
    void unfoldFor(const models::Found &place) override;
    QRectF rectOf(const models::Found &place) override;
    QString wholeText() override;

private:
    int headHeight() const { return theme().u * 9; }
    int footHeight() const { return m_buttons ? theme().u * 11 : 0; }
    int tailHeight() const;

    Tone m_tone;
    QColor m_line;
    QString m_icon, m_small;
    models::EntryText m_words;
    bool m_folded = true, m_buttons = false, m_canRestart = false, m_canEdit = false, m_canMove = false,
         m_canForce = false;
    std::unique_ptr<text::MessageFlow> m_flow;
};

} // namespace widgets
