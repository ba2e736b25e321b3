// SPDX-License-Identifier: Apache-2.0
#include "widgets/items/heightguess.h"

#include "core/values/sessionevent.h"
#include "history/entry.h"
#include "widgets/items/entrygrouping.h"
#include "widgets/items/lineitems.h"
#include "widgets/items/toolgroup.h"

#include <algorithm>

namespace widgets {

namespace {

/// Text breaks into paragraphs, so the average line is not full.
int textHeight(qsizetype characters, const ItemContext &context)
{
    const Theme &t = context.theme();
    const int perLine = qMax(10, context.width / qMax(1, t.u * 7 / 4));
    const qint64 lines = 1 + characters * 5 / 4 / perLine;
    return int(qMin<qint64>(lines, 1'000'000) * t.prose.bodyLine());
}

struct Guess
{
    const ItemContext &context;
    const std::optional<bool> folded;
    int cardHead() const { return (context.theme().u * 15 + 1) / 2; }

    int operator()(const history::UserMessage &m) const
    {
        return textHeight(m.text.size(), context) + context.theme().u * 4;
    }
    int operator()(const history::AgentMessage &m) const { return textHeight(m.text.size(), context); }
    int operator()(const history::Thought &thought) const
    {
        return context.theme().prose.bodyLine() +
               (folded.value_or(true) ? 0 : textHeight(thought.text.size(), context));
    }
    int operator()(const history::ToolCall &call) const
    {
        const bool open = !call.terminals.empty() || call.state == history::ToolState::Failed;
        return cardHead() + (!folded.value_or(!open && !hasPicture(call)) ? context.theme().prose.bodyLine() * 8 : 0);
    }
    int operator()(const history::Permission &permission) const
    {
        return permission.end == core::PermissionEnd::Open ? context.theme().u * 50 : cardHead();
    }
    int operator()(const history::Notice &notice) const
    {
        return context.theme().u * 9 + textHeight(notice.text.size(), context);
    }
    int operator()(const history::Failure &) const { return context.theme().u * 35; }
    int operator()(const history::StopMark &) const { return context.theme().prose.bodyLine(); }
    int operator()(const history::TurnFooter &footer) const
    {
        // What a finished turn contacted is folded, and some of what changed after it.
        if (footer.end == core::TurnEnd::Finished) {
            const auto late = std::count_if(footer.report.begin(), footer.report.end(),
                                            [](const history::ReportRow &row) { return !row.contact; });
            const bool hasHosts = size_t(late) < footer.report.size();
            return context.theme().prose.bodyLine() * (hasHosts ? 2 : 1) +
                   int(std::min<qsizetype>(late, FooterItem::firstLate)) * context.theme().u * 19 / 2;
        }
        return context.theme().prose.bodyLine() + int(footer.report.size()) * context.theme().u * 10;
    }
    int operator()(const history::Elicitation &) const { return cardHead(); }
    int operator()(const history::PlainBody auto &) const { return cardHead(); }
};

} // namespace

int guessHeight(const history::Entry &entry, std::optional<bool> folded, const ItemContext &context)
{
    return std::visit(Guess{context, folded}, entry.body);
}

int guessGroupHeight(int calls, std::optional<bool> folded, const ItemContext &context)
{
    const int open = folded.value_or(calls > ToolGroup::shownOpen) ? 0 : calls;
    return (context.theme().u * 15 + 1) / 2 + open * ToolGroup::rowHeight(context.theme());
}

} // namespace widgets
