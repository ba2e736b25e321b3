// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/agentendpoint.h"
#include "acp/taptypes.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/ids.h"
#include "base/process/processtree.h"
#include "base/result.h"
#include "core/remote/mcppolicy.h"
#include "core/session/agentcalls.h"
#include "core/session/agentsessions.h"
#include "core/session/session.h"
#include "core/session/sessionextras.h"
#include "core/session/sessionrequest.h"
#include "transport/transport.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace mcp {
class Gate;
} // namespace mcp

namespace proxy {
class NetworkWatch;
} // namespace proxy

namespace core {

class ElicitationGate;
class HeldChanges;
class ProcessWatch;

/// What Belay needs to know to start an agent.
struct AgentSetup
{
    QString name;         ///< the user's name for it; empty: its own name
    QString fallbackName; ///< used until the agent reports its own name
    QString commandText;  ///< for errors
    std::function<std::unique_ptr<transport::Transport>()> makeTransport;
    Timings timings;
    base::Milliseconds turnLimit{0}; ///< a turn that takes longer is stopped; 0: none
    WritePolicy writes = WritePolicy::AtOnce;
    /// Work to do before each start. It calls its argument exactly once, when the work is done or has failed.
    std::function<void(QObject *context, std::function<void(base::Result<void>)>)> prepare;
    /// The user can use a login in a terminal.
    bool terminalAuth = false;
    /// The user can be shown forms and asked to open an address.
    bool elicitation = false;
    /// The agent is remote: there is a connection and no process.
    bool remote = false;
    std::shared_ptr<const std::vector<PermissionRule>> rules = {}; ///< may be null
    QString ruleAgent = {};                                        ///< the agent's id in those rules
    /// After Force stop the agent is started again, a lost connection is made again, and its sessions are restored.
    bool restarts = true;
    /// Called each time a session is opened; returns its extras, of which the agent gets those it supports. Null: none.
    std::function<SessionExtras()> extras = {};
    /// The store for the agent's held-back writes; `makeTransport` starts it sealed. Null: its writes go to the disk.
    std::shared_ptr<HeldChanges> held = {};
    /// What the agent and its commands contact. Null: nothing is done about that.
    std::shared_ptr<proxy::NetworkWatch> network = {};
    /// Through which the agent reaches the MCP servers in its extras. Null: they are its own business.
    std::shared_ptr<mcp::Gate> gate = {};
    /// What is done about calls of their tools; called each time a session is opened. Null: everything is asked about.
    std::function<McpPolicy()> mcpPolicy = {};
};

enum class ConnectionState {
    Idle,
    Starting,     ///< the process is being started
    Initializing, ///< it runs, the handshake is open
    Ready,
    Closing,
    Reconnecting, ///< to a remote agent; tried again automatically until cancelOpening()
    Closed,       ///< as requested
    Dead,         ///< ended unexpectedly, or failed to start; `problem()` says why
};

/// Whether it has ended or was not started yet.
constexpr bool isOver(ConnectionState state)
{
    return state == ConnectionState::Idle || state == ConnectionState::Closed || state == ConnectionState::Dead;
}

/// The life of one agent process: start, handshake, sessions, end, restart. Passes the agent's requests to the session
/// that they name; a request for an unknown session is answered with an error. Main thread.
class AgentConnection : public QObject, private acp::ClientHandler
{
    Q_OBJECT

public:
    template <class T> using Done = std::function<void(base::Result<T>)>;

    AgentConnection(AgentSetup setup, const Services &services, QObject *parent = nullptr);
    ~AgentConnection() override;

    ConnectionState state() const { return m_state; }
    const base::Error &problem() const { return m_problem; } ///< while Dead or Reconnecting
    bool isRemote() const { return m_setup.remote; }
    /// The number of the current attempt to reconnect, from 1; 0: connected, or given up.
    int reconnectAttempt() const { return m_attempt; }
    const QString &standardErrorTail() const { return m_standardErrorTail; }
    const acp::InitializeResponse &agent() const { return m_agent; }
    QString displayName() const;
    /// The agent's own name from an earlier run, used until it reports one. Empty: not known.
    void setKnownName(const QString &name);
    /// Whether the agent is known to speak the November 2025 proposal of request cancellation, see
    /// acp::AgentCapabilities. Belay declares support for it back, from the next start on: what it declares is sent
    /// before the agent answers.
    void setSpeaksOldCancel(bool on) { m_speaksOldCancel = on; }
    qint64 processId() const;
    /// Lets go of all that the agent's commands have left running, so that it outlives the agent, which is closed as
    /// ever, because the session or Belay is. Returns false where that cannot be done, and nothing was let go.
    bool letGoOfWhatRunsOn(StoppedBy by);
    bool canLetGoOfWhatRunsOn() const; ///< as far as it is known before
    const std::shared_ptr<acp::WireTap> &wireTap() const { return m_tap; }

    /// Replaces the command and the name from the next start on. A local agent cannot become a remote one, nor the
    /// reverse.
    void setAgent(AgentSetup setup);
    /// From Idle, Closed or Dead: starts a new process, or connection. Sessions of the earlier one are restored, see
    /// SessionRestorer; each emits SessionRestored.
    void start();
    /// Restarts the agent by a normal shutdown; sessions survive it as they do Force stop. For use between turns.
    void restart();
    void close();      ///< normal shutdown; ends in Closed, together with what the sessions still run
    void forceClose(); ///< end of input, SIGTERM, SIGKILL

    /// Opens a new session in \p cwd. \p done is called once, with the session or an error; the connection owns the
    /// session.
    void openSession(const QString &cwd, QObject *context, const Done<Session *> &done);
    /// Forks \p source into a new session; \p source is not changed. Otherwise like openSession().
    void forkSession(const base::SessionId &source, const QString &cwd, QObject *context, const Done<Session *> &done);
    /// Opens a session that only the agent knows, by `session/load`, else by `session/resume`. Returns it at once, so
    /// that the replay can be followed; \p done is called once. A session that could not be opened is deleted when
    /// \p done returns; null if it failed at once.
    Session *openKnown(const base::SessionId &id, const QString &cwd, QObject *context, const Done<void> &done);
    /// Adds a session of an earlier run of Belay with \p newest turns, while there is no agent process; the next
    /// start() restores it. The connection owns it. \p name: its name in the ledger; empty: \p id. \p earlier: its
    /// former names.
    Session *resume(const base::SessionId &id, const QString &cwd, base::TurnId newest,
                    const base::SessionId &name = {}, const std::vector<base::SessionId> &earlier = {});
    /// Cancels the opening of the agent or a session, or the reconnecting, like *Cancel* in its row.
    void cancelOpening();
    bool isOpening() const { return m_opening != nullptr; } ///< a session, while the agent is ready
    bool canRestore() const { return m_agent.capabilities.resumeSession || m_agent.capabilities.loadSession; }
    void setTimings(const Timings &timings);
    void setWritePolicy(WritePolicy policy);
    /// For existing and later sessions; \p agent is the id of an agent in the settings.
    void setPermissionRules(std::shared_ptr<const std::vector<PermissionRule>> rules, const QString &agent);
    /// While Ready: tries again to restore sessions that are not connected, for example after a login.
    void restoreSessions();
    /// Other requests that the agent supports.
    AgentCalls &calls() { return m_calls; }
    Session *session(const base::SessionId &id) const { return m_sessions.find(id); }
    /// Elicitations outside of any session, for example during a login.
    ElicitationGate &elicitations() { return *m_elicitations; }
    const ElicitationGate &elicitations() const { return *m_elicitations; }

Q_SIGNALS:
    void stateChanged();
    /// The agent has answered the handshake; emitted before the state is Ready.
    void initialized(const acp::AgentCapabilities &capabilities);
    /// A message of the agent was invalid; the connection goes on.
    void messageRefused(const QString &why);
    /// Sessions could not be restored without a login. The connection stays Ready.
    void loginNeeded(const base::Error &error);
    /// `session/cancel` was written at CLOCK_MONOTONIC \p ns.
    void cancelWritten(qint64 ns);

private:
    void setState(ConnectionState state);
    void begin();
    void startTransport();
    void reconnectLater();
    void endReconnecting(RequestEnd end);
    void onStarted();
    void onInitialized(const acp::Reply<acp::InitializeResponse> &reply);
    /// Ends the process; the connection is Dead with \p problem afterwards.
    void giveUp(const base::Error &problem);
    void onClosed(const transport::Ending &ending);
    void refuseSecond();
    QString whatIsLeft(const transport::Ending &ending) const;
    static std::vector<LeftProcess> leftOf(const transport::Ending &ending);
    bool wantsMissingReadsEmpty() const;
    Session *newSession(const base::SessionId &id, const QString &cwd, const Session::Origin &origin);
    void open(const SessionRequest::Target &target, QObject *context, const Done<Session *> &done);
    Session *adopt(const acp::SessionSetup &setup, const SessionRequest::Target &target);
    SessionExtras extras() const;
    void giveExtras(Session *session, const SessionExtras &extras);
    void forceAndRestart();
    void restore(Session *session, const std::function<void()> &refused = {});
    void closeForStop(Session *session);
    void reopen(Session *session);
    void attach(Session *session, const acp::SessionSetup &setup);
    bool ask(const SessionRequest::Target &target, base::Milliseconds limit, QObject *context,
             std::function<void(const SessionRequest::Outcome &)> done);
    RequestRow newRow(RequestKind kind, const QString &detail) const;

    // acp::ClientHandler
    void sessionUpdate(const base::SessionId &id, acp::SessionUpdate update) override;
    void requestPermission(acp::PermissionRequest request, acp::PermissionResponder responder) override;
    void readTextFile(acp::ReadTextFileRequest request, acp::ReadResponder responder) override;
    void writeTextFile(acp::WriteTextFileRequest request, acp::DoneResponder responder) override;
    void createTerminal(acp::CreateTerminalRequest request, acp::CreateTerminalResponder responder) override;
    void terminalOutput(acp::TerminalRequest request, acp::OutputResponder responder) override;
    void waitForTerminalExit(acp::TerminalRequest request, acp::ExitResponder responder) override;
    void killTerminal(acp::TerminalRequest request, acp::DoneResponder responder) override;
    void releaseTerminal(acp::TerminalRequest request, acp::DoneResponder responder) override;
    void requestElicitation(acp::ElicitationRequest request, acp::ElicitationResponder responder) override;
    void elicitationCompleted(const QString &elicitationId) override;
    template <class Request, class Responder, class F> void withSession(Request &request, Responder &responder, F f);

    AgentSetup m_setup;
    const Services m_services;
    std::shared_ptr<acp::WireTap> m_tap;
    const std::unique_ptr<ElicitationGate> m_elicitations;
    std::unique_ptr<acp::AgentEndpoint> m_endpoint;
    ConnectionState m_state = ConnectionState::Idle;
    acp::InitializeResponse m_agent;
    base::Error m_problem;
    QString m_standardErrorTail;
    base::TimerHandle m_initializeTimer, m_restart, m_closeTimer;
    base::RequestKey m_initializeRow;
    std::optional<base::ProcessId> m_left; ///< the process of the last start, if it could not be ended
    bool m_restartWanted = false, m_forced = false;
    bool m_wasReady = false; ///< since the user asked for a start
    bool m_speaksOldCancel = false;
    int m_attempt = 0;
    base::RequestKey m_reconnectRow;                 ///< set while m_attempt > 0
    QPointer<SessionRequest> m_opening;              ///< the newest request for a session
    const std::unique_ptr<ProcessWatch> m_processes; ///< of the agent; outlives its sessions
    AgentSessions m_sessions;
    AgentCalls m_calls;
};

} // namespace core
