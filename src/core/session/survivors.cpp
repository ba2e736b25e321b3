// SPDX-License-Identifier: Apache-2.0
#include "base/processtree.h"
#include "core/session/session.h"

#include <algorithm>
#include <set>

// Commands that agents run themselves, and that go on though their turn is over and nobody says anything of them.

namespace core {

namespace {
constexpr base::Milliseconds lookPause{2000};
/// ms. The kernel tells the age of a process by the tick, and some agents tell of a command when it runs.
constexpr qint64 slack = 2000;

struct Wanted
{
    QString line;
    qint64 process = 0; ///< that was found before
    qint64 age = 0;     ///< ms since the agent told of it
};

/// Of the calls in \p wanted those that still run, each with a process of its own.
std::map<base::ToolCallId, qint64> find(qint64 agent, const std::map<base::ToolCallId, Wanted> &wanted)
{
    const std::vector<base::RunningProcess> running = base::processesAround(agent);
    std::map<base::ToolCallId, qint64> found;
    std::set<qint64> taken{agent};
    for (const auto &[id, want] : wanted) {
        if (want.process != 0)
            taken.insert(want.process);
    }
    for (const auto &[id, want] : wanted) {
        const auto process = std::find_if(running.begin(), running.end(), [&](const base::RunningProcess &one) {
            const bool mayBe =
                want.process ? one.id == want.process : !taken.contains(one.id) && one.age <= want.age + slack;
            return mayBe && runsCommand(one, want.line);
        });
        if (process != running.end())
            taken.insert(found[id] = process->id);
    }
    return found;
}

} // namespace

/// Some agents forget a command when their turn is stopped. What they do not tell the list of processes does.
void Session::lookForSurvivors()
{
    const qint64 agent = m_endpoint ? m_endpoint->transport().processId() : 0;
    if (agent <= 0)
        return;
    if (m_looking) {
        m_lookAgain = m_services.clock->after(lookPause, [this] { lookForSurvivors(); });
        return;
    }
    const quint64 over = m_turnOpen ? m_turnNumber - 1 : m_turnNumber;
    std::map<base::ToolCallId, Wanted> wanted;
    std::set<QString> running; // what runs in the open turn is no leftover of an earlier one
    for (const auto &[id, call] : m_tools) {
        if (!call.isCommand || call.reported || call.hasOwnTerminal || call.waits || call.notAllowed)
            continue;
        const QString line = call.command.lines.isEmpty() ? call.title : call.command.text();
        if (call.process != 0 || call.turn.value == over)
            wanted[id] = {line, call.process, (m_services.clock->now() - call.toldAt).count()};
        else if (m_turnOpen && call.turn == turn())
            running.insert(line);
    }
    std::erase_if(wanted, [&running](const auto &item) {
        return item.second.process == 0 && running.contains(item.second.line);
    });
    if (over == 0 || wanted.empty())
        return;
    m_looking = std::make_unique<base::PoolWork<std::map<base::ToolCallId, qint64>>>(
        [agent, wanted](const std::atomic<bool> &) { return find(agent, wanted); },
        [this](const std::map<base::ToolCallId, qint64> &found) {
            m_looking.release()->deleteLater(); // it is its own answer that is being given
            onSurvivors(found);
        });
}

void Session::onSurvivors(const std::map<base::ToolCallId, qint64> &found)
{
    bool any = false, changed = false;
    for (auto &[id, call] : m_tools) {
        const auto process = found.find(id);
        const bool isThere = process != found.end() && !call.reported && m_endpoint;
        if (isThere == (call.process != 0)) {
            any = any || isThere;
            continue;
        }
        changed = true;
        call.process = isThere ? process->second : 0;
        any = any || isThere;
        const bool wasTold = std::exchange(call.late, isThere);
        if (isThere || wasTold)
            emitEvent(AgentWorksOn{id, call.title, call.isCommand, isThere, call.process}, call.turn);
    }
    if (any)
        m_lookAgain = m_services.clock->after(lookPause, [this] { lookForSurvivors(); });
    if (changed)
        Q_EMIT stateChanged();
}

} // namespace core
