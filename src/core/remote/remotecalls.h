// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/clock.h"
#include "base/ids.h"
#include "core/calls/toolcalltracker.h"
#include "core/permissions/givenpermissions.h"
#include "core/permissions/permissiongate.h"
#include "core/permissions/sessionrules.h"
#include "core/permissions/toolmention.h"
#include "core/prompt/repeatedcall.h"
#include "core/remote/callend.h"
#include "core/remote/mcppolicy.h"
#include "core/remote/remotequestion.h"
#include "core/values/services.h"
#include "core/values/sessionevent.h"
#include "core/values/turn.h"
#include "ledger/rows/effect.h"
#include "ledger/rows/effectkey.h"
#include "mcp/calljudge.h"

#include <QObject>
#include <QSet>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace mcp {
class Gate;
} // namespace mcp

namespace core {

/// Decides about the tool calls that a session's agent makes at its MCP servers, and keeps a row of each: prepared
/// before anything else, committing before it is sent, then what the server answered, or unknown. Stop lets none pass
/// any more, and asks servers to cancel what is on its way. Main thread.
class RemoteCalls : public QObject, public mcp::CallJudge
{
    Q_OBJECT

public:
    /// The objects that it joins; all must outlive it.
    struct Parts
    {
        const Turn *turn = nullptr;
        PermissionGate *permissions = nullptr;
        ToolCallTracker *calls = nullptr;
        GivenPermissions *given = nullptr;
        const SessionRules *rules = nullptr;
        std::function<RequestRow(RequestKind)> newRow = {};
        /// Whether what the session's programs write is held back, or their network limited.
        std::function<bool()> isLimited = {};
        QString folder = {}; ///< of the session
    };
    /// After a cancellation the server may still answer for so long; then its end is called unknown.
    static constexpr base::Milliseconds cancelWait = callCancelWait;

    RemoteCalls(const Services &services, Parts parts, QObject *parent = nullptr);
    ~RemoteCalls() override;

    /// The gate asks this object from now on; null: none. The former one must still exist.
    void setGate(mcp::Gate *gate);
    void setSession(const base::SessionId &name) { m_session = name; }
    void setPolicy(const McpPolicy &policy) { m_policy = policy; }
    /// The agent asks for permission: some say most of a call then.
    void recordAsked(const PermissionAsked &event);
    /// A turn begins. If the one before did not end well, the agent may now repeat what it did then: the very same call
    /// is asked about, whatever is allowed, and may be answered with the result of the first.
    void beginTurn();
    /// For the next turn: the user has decided about what it may repeat.
    void setRepeated(RepeatedCalls calls) { m_repeated = std::move(calls); }
    /// \p well: the agent finished, and nobody stopped it.
    void endTurn(bool well) { m_endedWell = well; }
    /// Stop was pressed: calls on their way are to be cancelled; those that wait for an answer, or are held, are the
    /// permission gate's. None passes before the next turn has begun, nor between turns.
    void stop();
    /// The agent's own call that \p id is, also after its end; empty: not known, or not any more.
    base::ToolCallId agentsCall(mcp::CallId id) const;
    /// Takes over calls that were not sent before their session was closed, see ledger::waitingCalls(). As soon as
    /// servers can be reached the user is asked about them again, but for those whose secrets were not kept: they are
    /// cancelled.
    void restore(const std::vector<ledger::Effect> &left);
    /// The agent runs, and so servers can be reached.
    void askAboutLeft();
    /// Something is still being stored, or a server still has to answer to a cancellation.
    bool isBusy() const;

Q_SIGNALS:
    /// A call was not sent because of Stop.
    void refused(const core::EffectRefused &what, base::TurnId turn);
    /// What is told in no other way, since the agent has not told of its call.
    void noticed(const core::NoticeRaised &notice);
    /// A row could not be stored, so the call was not made.
    void notStored(const base::Error &error);
    void idle(); ///< isBusy() has become false

private:
    enum class Stage {
        Storing,
        Asking,
        Held,    ///< the agent was told that it waits
        Sending, ///< allowed; that it is sent is being stored
        Sent
    };
    struct Call
    {
        mcp::ToolCall call;
        Decided decided;
        QByteArray arguments; ///< canonical
        QByteArray key;
        base::TurnId turn;
        std::shared_ptr<bool> gate; ///< of its turn
        Stage stage = Stage::Storing;
        base::EffectId row = {};
        base::RequestKey shown = {}; ///< on the board, while it is on its way
        base::ToolCallId agents = {};
        std::function<void()> withdraw = {}; ///< while the user is asked: the question is not needed any more
        base::EffectId repeats = {};         ///< the same call, of a turn that did not end well
        bool isHeld = false;
        mcp::CallId own = 0; ///< of a held one that was sent
        bool isWithdrawn = false;
        std::optional<base::Milliseconds> cancelledAt = {}; ///< the server was asked to cancel it
        CallCanceller canceller = CallCanceller::Nobody;
        base::Milliseconds sentAt{0};
        base::TimerHandle patience = {};
    };

    // mcp::CallJudge
    void judge(const mcp::ToolCall &call, Decided decided) override;
    void withdrawn(mcp::CallId id) override;
    void cancelRequested(mcp::CallId id) override;
    void ended(mcp::CallId id, const mcp::CallEnd &end) override;

    void store(Call &call);
    void onStored(mcp::CallId id, const base::Result<ledger::Prepared> &prepared);
    void decide(Call &call);
    bool repeat(Call &call);
    void recordRepeated(const Call &call, const std::optional<QString> &option);
    void hold(Call &call);
    void put(Call &call, RemoteQuestion::Words words);
    void answerAsBefore(Call &call);
    std::optional<RepeatedCall> earlier(const Call &call) const;
    void onAnswer(mcp::CallId id, PermissionEnd end, const std::optional<QString> &option);
    void commit(Call &call);
    void send(Call &call);
    void sendHeld(Call &call);
    void askAgain(const ledger::Effect &row, const QByteArray &arguments);
    /// What the agent is told if its turn does not want the call any more.
    static QString notWanted(const Call &call);
    void refuse(Call &call, const QString &toAgent, const QString &forPeople);
    bool proceed(const mcp::ToolCall &call, const Decided &decided);
    void onNotStored(Call &call, const base::Error &error);
    void settle(Call &call, const ledger::Settlement &settlement);
    void onCancelled(Call &call, CallCanceller by);
    void mayBeRepeated(const Call &call);
    void join(Call &call);
    void joinEnded();
    void settleJoin(const ledger::Effect &row, const base::ToolCallId &agents);
    void recordJoin(mcp::CallId id, const base::ToolCallId &agents);
    void recordAgents(const acp::ToolCallUpdate &call);
    void drop(mcp::CallId id);
    Call *find(mcp::CallId id);

    const Services m_services;
    const Parts m_parts;
    base::SessionId m_session;
    mcp::Gate *m_gate = nullptr;
    McpPolicy m_policy;
    ledger::Occurrences m_occurrences;
    ToolJoin m_join;
    bool m_endedWell = false; ///< the newest turn, if it has ended in this run
    RepeatedCalls m_before;   ///< what this turn may repeat: calls of turns that did not end well
    RepeatedCalls m_repeated; ///< what the user has decided for the next turn
    QSet<std::pair<QString, QString>> m_allowed, m_rejected; ///< server and tool: for this session, by the user
    std::map<mcp::CallId, Call> m_calls;
    struct Ended
    {
        mcp::ToolCall call;
        QByteArray arguments; ///< canonical
        base::EffectId row;
    };
    std::vector<Ended> m_ended; ///< calls of this turn that are over, and not joined: some agents report late
    std::map<mcp::CallId, base::ToolCallId> m_joined;          ///< the newest, also of calls that are over
    std::map<mcp::CallId, mcp::CallId> m_goesOnAs;             ///< by the id of a call that continues another
    std::vector<std::pair<ledger::Effect, QByteArray>> m_left; ///< taken over, with their canonical arguments
    bool m_canAskAboutLeft = false;
    int m_storing = 0;
};

} // namespace core
