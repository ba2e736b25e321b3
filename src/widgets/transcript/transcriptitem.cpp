// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/transcriptitem.h"

#include "acp/values.h"
#include "history/entry.h"
#include "widgets/transcript/attachmentitems.h"
#include "widgets/transcript/carditem.h"
#include "widgets/transcript/lineitems.h"
#include "widgets/transcript/messageitems.h"
#include "widgets/transcript/reportitem.h"
#include "widgets/transcript/toolitem.h"
#include "widgets/transcript/useritem.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace widgets {

bool TranscriptItem::ensure(int, int)
{
    return false;
}

QRectF TranscriptItem::rectOf(const models::Found &)
{
    return QRectF(0, 0, context().width, theme().prose.bodyLine());
}

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
             std::holds_alternative<Restored>(entry.body) || std::holds_alternative<WorksOn>(entry.body))
        item = std::make_unique<CardItem>(context);
    else
        item = std::make_unique<FoldItem>(context);
    item->setEntry(entry);
    return item;
}

bool hasPicture(const history::ToolCall &call)
{
    return std::any_of(call.texts.begin(), call.texts.end(),
                       [](const acp::ContentBlock &block) { return std::holds_alternative<acp::ImageContent>(block); });
}

Grouping groupingOf(const history::Entry &entry)
{
    using enum acp::ToolKind;
    if (entry.afterStop) // hangs on its own piece of rope
        return Grouping::Alone;
    if (const auto *attachment = std::get_if<history::Attachment>(&entry.body))
        return std::holds_alternative<acp::ImageContent>(attachment->content) ? Grouping::Alone : Grouping::Chips;
    const auto *call = std::get_if<history::ToolCall>(&entry.body);
    if (call && hasPicture(*call)) // to be seen, not to be folded away
        return Grouping::Alone;
    return call && (call->kind == Read || call->kind == Search || call->kind == Think) && call->diffs.empty() &&
                   call->terminals.empty()
               ? Grouping::Looks
               : Grouping::Alone;
}

QString lateText(base::Milliseconds afterStop)
{
    const double seconds = qMax(double(afterStop.count()) / 1000, 0.01);
    return QCoreApplication::translate("widgets::TranscriptItem", "+%1 s after Stop")
        .arg(QLocale().toString(seconds, 'f', seconds < 0.1 ? 2 : 1));
}

QString toolIcon(acp::ToolKind kind)
{
    switch (kind) {
    case acp::ToolKind::Read:
        return QStringLiteral("read");
    case acp::ToolKind::Edit:
        return QStringLiteral("edit");
    case acp::ToolKind::Delete:
        return QStringLiteral("delete");
    case acp::ToolKind::Move:
        return QStringLiteral("move");
    case acp::ToolKind::Search:
        return QStringLiteral("search");
    case acp::ToolKind::Execute:
        return QStringLiteral("terminal");
    case acp::ToolKind::Think:
        return QStringLiteral("think");
    case acp::ToolKind::Fetch:
        return QStringLiteral("fetch");
    case acp::ToolKind::SwitchMode:
    case acp::ToolKind::Other:
        break;
    }
    return QStringLiteral("tool");
}

QString clockTime(const QDateTime &at, bool seconds)
{
    return at.toLocalTime().toString(seconds ? QStringLiteral("HH:mm:ss") : QStringLiteral("HH:mm"));
}

} // namespace widgets
