// SPDX-License-Identifier: Apache-2.0
#include "widgets/items/entrygrouping.h"

#include "acp/values.h"

#include <algorithm>

namespace widgets {

bool hasPicture(const history::ToolCall &call)
{
    return std::any_of(call.texts.begin(), call.texts.end(),
                       [](const acp::ContentBlock &block) { return std::holds_alternative<acp::ImageContent>(block); });
}

Grouping groupingOf(const history::Entry &entry)
{
    using enum acp::ToolKind;
    if (entry.afterStop) // shown separately with a gutter mark
        return Grouping::Alone;
    if (const auto *attachment = std::get_if<history::Attachment>(&entry.body))
        return std::holds_alternative<acp::ImageContent>(attachment->content) ? Grouping::Alone : Grouping::Chips;
    const auto *call = std::get_if<history::ToolCall>(&entry.body);
    if (call && hasPicture(*call)) // pictures must be visible and not folded away
        return Grouping::Alone;
    return call && (call->kind == Read || call->kind == Search || call->kind == Think) && call->diffs.empty() &&
                   call->terminals.empty()
               ? Grouping::Looks
               : Grouping::Alone;
}

} // namespace widgets
