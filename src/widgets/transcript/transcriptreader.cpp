// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/transcriptreader.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/requests/requestrow.h"
#include "models/search/searchsources.h"
#include "models/texts/texts.h"
#include "widgets/transcript/openpermissioncards.h"
#include "widgets/transcript/transcriptcursor.h"
#include "widgets/transcript/transcriptlayout.h"
#include "widgets/transcript/transcriptrows.h"

#include <QWidget>

namespace widgets {

TranscriptReader::TranscriptReader(models::TranscriptModel *model, const TranscriptRows *rows,
                                   const TranscriptLayout *layout, const TranscriptCursor *cursor,
                                   const OpenPermissionCards *cards, const QWidget *viewport)
    : m_model(model)
    , m_rows(rows)
    , m_layout(layout)
    , m_cursor(cursor)
    , m_cards(cards)
    , m_viewport(viewport)
{}

int TranscriptReader::count() const
{
    return m_rows->rowCount();
}

int TranscriptReader::rowOf(history::EntryId id) const
{
    return m_rows->rowOf(id);
}

PermissionCard *TranscriptReader::cardOf(int row) const
{
    return m_cards->cardOf(idOf(row));
}

int TranscriptReader::rowAt(QPoint point) const
{
    const int unit = m_layout->unitAtPoint(m_layout->toContent(point));
    return unit < 0 ? -1 : m_rows->firstRow(unit);
}

QString TranscriptReader::nameOf(int row) const
{
    const history::Entry &entry = m_model->entry(row);
    const auto kind = [&]() -> QString {
        using namespace history;
        if (std::holds_alternative<UserMessage>(entry.body))
            return base::Words::tr("You");
        if (std::holds_alternative<AgentMessage>(entry.body))
            return base::Words::tr("Agent");
        if (std::holds_alternative<Thought>(entry.body))
            return base::Words::tr("Thought");
        if (std::holds_alternative<ToolCall>(entry.body))
            return base::Words::tr("Tool call");
        if (std::holds_alternative<Permission>(entry.body))
            return base::Words::tr("Permission");
        if (std::holds_alternative<Elicitation>(entry.body))
            return models::requestKindText(core::RequestKind::Elicitation);
        return std::holds_alternative<TurnFooter>(entry.body) ? tr("End of turn") : QString();
    };
    const QString name = kind(), text = base::visibleText(models::plainText(entry).left(200));
    return name.isEmpty() ? text : base::labelled(name, text);
}

QString TranscriptReader::textOf(int row) const
{
    return m_rows->rowItem(row)->wholeText();
}

QRect TranscriptReader::rectOf(int row) const
{
    return m_layout->toContent(m_layout->shownRect(m_rows->unitOfRow(row)))
        .translated(m_viewport->mapToGlobal(QPoint()));
}

bool TranscriptReader::isInView(int row) const
{
    return m_viewport->rect().intersects(m_layout->unitRect(m_rows->unitOfRow(row)));
}

const std::vector<HotSpot> &TranscriptReader::spotsOf(int row) const
{
    static const std::vector<HotSpot> none;
    const int unit = m_rows->unitOfRow(row);
    return m_rows->firstRow(unit) == row ? m_rows->item(unit)->hotSpots() : none;
}

/// The spot of a card's head has no name: the card's title is used.
QString TranscriptReader::spotNameOf(int row, int spot) const
{
    const HotSpot &at = spotsOf(row)[size_t(spot)];
    if (!at.name.isEmpty() || !at.asksFor<actions::Fold>())
        return at.name;
    return m_rows->item(m_rows->unitOfRow(row))->isFolded() ? base::Words::tr("Unfold") : base::Words::tr("Fold");
}

int TranscriptReader::currentRow() const
{
    return m_cursor->row();
}

int TranscriptReader::currentSpot() const
{
    int unit = -1;
    const HotSpot *spot = m_cursor->spot(&unit);
    if (!spot)
        return -1;
    return int(spot - m_rows->item(unit)->hotSpots().data());
}

} // namespace widgets
