// SPDX-License-Identifier: Apache-2.0
#include "widgets/items/itemfactory.h"

#include "widgets/items/attachmentitems.h"
#include "widgets/items/carditem.h"
#include "widgets/items/lineitems.h"
#include "widgets/items/messageitems.h"
#include "widgets/items/reportitem.h"
#include "widgets/items/toolitem.h"
#include "widgets/items/useritem.h"

namespace widgets {

std::unique_ptr<TranscriptItem> makeItem(const history::Entry &entry, const ItemContext &context)
{
    using namespace history;
    std::unique_ptr<TranscriptItem> item;
    if (std::holds_alternative<UserMessage>(entry.body))
        item = std::make_unique<UserItem>(context);
    else if (std::holds_alternative<AgentMessage>(entry.body))
        item = std::make_unique<MessageItem>(context);
    else if (std::holds_alternative<Attachment>(entry.body))
        item = std::make_unique<AttachmentItem>(context);
    else if (std::holds_alternative<Thought>(entry.body))
        item = std::make_unique<ThoughtItem>(context);
    else if (std::holds_alternative<ToolCall>(entry.body))
        item = std::make_unique<ToolItem>(context);
    else if (std::holds_alternative<StopMark>(entry.body))
        item = std::make_unique<StopMarkItem>(context);
    else if (const auto *footer = std::get_if<TurnFooter>(&entry.body); footer && ReportItem::isFor(footer->end))
        item = std::make_unique<ReportItem>(context);
    else if (footer)
        item = std::make_unique<FooterItem>(context);
    else if (std::holds_alternative<Notice>(entry.body) || std::holds_alternative<Failure>(entry.body) ||
             std::holds_alternative<Restored>(entry.body) || std::holds_alternative<OutlivingCall>(entry.body))
        item = std::make_unique<CardItem>(context);
    else
        item = std::make_unique<FoldItem>(context);
    item->setEntry(entry);
    return item;
}

} // namespace widgets
