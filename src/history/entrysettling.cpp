// SPDX-License-Identifier: Apache-2.0
#include "history/entrysettling.h"

#include "base/overloaded.h"
#include "core/values/sessionevent.h"

namespace history {
namespace {

struct Settle
{
    void operator()(AgentMessage &message) const { message.streaming = false; }
    void operator()(Thought &thought) const { thought.streaming = false; }
    void operator()(ToolCall &call) const
    {
        if (call.state == ToolState::Pending || call.state == ToolState::Running)
            call.state = ToolState::Cancelled;
        if (call.runOn && call.runOn->goesOn())
            call.runOn.reset(); // Belay was killed meanwhile: its row in the ledger says what is known
        for (TerminalPart &part : call.terminals) {
            if (part.started && !part.exited) {
                part.exited = true;
                part.how = core::CommandEnd::EndedWithAgent;
            }
        }
    }
    void operator()(Permission &permission) const
    {
        if (permission.end == core::PermissionEnd::Open)
            permission.end = core::PermissionEnd::Lost;
    }
    void operator()(Elicitation &elicitation) const
    {
        if (elicitation.end == core::ElicitationEnd::Open)
            elicitation.end = core::ElicitationEnd::Lost;
    }
    void operator()(Failure &failure) const { failure.canRestart = false; }
    void operator()(OutlivingCall &works) const { works.goesOn = false; }
    void operator()(TurnFooter &footer) const { footer.canRetry = false; }
    void operator()(PlainBody auto &) const {}
    void operator()(base::OneOf<UserMessage, StopMark> auto &) const {}
};

} // namespace

void settleEntry(Entry &entry)
{
    std::visit(Settle{}, entry.body);
}

} // namespace history
