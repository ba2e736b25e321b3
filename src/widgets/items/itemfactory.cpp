// SPDX-License-Identifier: Apache-2.0
#include "widgets/items/itemfactory.h"

#include "base/overloaded.h"
#include "history/entry.h"
#include "history/turnreport.h"
#include "widgets/items/attachmentitems.h"
#include "widgets/items/carditem.h"
#include "widgets/items/lineitems.h"
#include "widgets/items/messageitems.h"
#include "widgets/items/reportitem.h"
#include "widgets/items/toolitem.h"
#include "widgets/items/useritem.h"

namespace widgets {

namespace {

template <class Item> std::unique_ptr<TranscriptItem> made(const ItemContext &context)
{
    return std::make_unique<Item>(context);
}

} // namespace

std::unique_ptr<TranscriptItem> makeItem(const history::Entry &entry, const ItemContext &context)
{
    using namespace history;
    std::unique_ptr<TranscriptItem> item = std::visit(
        base::Overloaded{[&](const UserMessage &) { return made<UserItem>(context); },
                         [&](const AgentMessage &) { return made<MessageItem>(context); },
                         [&](const Attachment &) { return made<AttachmentItem>(context); },
                         [&](const Thought &) { return made<ThoughtItem>(context); },
                         [&](const ToolCall &) { return made<ToolItem>(context); },
                         [&](const StopMark &) { return made<StopMarkItem>(context); },
                         [&](const TurnFooter &footer) {
                             return history::TurnReport::isFor(footer.end) ? made<ReportItem>(context)
                                                                           : made<FooterItem>(context);
                         },
                         [&]<PlainBody Body>(const Body &) {
                             return base::OneOf<Body, Notice, Failure, Restored, OutlivingCall>
                                        ? made<CardItem>(context)
                                        : made<FoldItem>(context);
                         },
                         [&](const base::OneOf<Permission, Elicitation> auto &) { return made<FoldItem>(context); }},
        entry.body);
    item->setEntry(entry);
    return item;
}

} // namespace widgets
