// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "agents/givenextras.h"
#include "agents/logincontroller.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/ids.h"
#include "core/session/agentconnection.h"
#include "core/session/session.h"
#include "core/stop/stopconduct.h"
#include "core/stop/stopmeasure.h"
#include "core/stop/stopstatistics.h"
#include "core/values/sessionevent.h"
#include "history/sessionstore.h"
#include "history/transcript.h"
#include "models/lists/sessionsmodel.h"
#include "models/texts/sessionstatus.h"
#include "proxy/networkwatch.h"
#include "secrets/references.h"
#include "settings/agententry.h"
#include "workspace/session/firstoptions.h"
#include "workspace/session/messagesender.h"
#include "workspace/session/sessionclosing.h"
#include "workspace/session/sessionopening.h"
#include "workspace/session/sessionquestions.h"
#include "workspace/session/sessionsnapshot.h"
#include "workspace/session/sessiontranscript.h"
#include "workspace/session/startgate.h"

#include <QDateTime>
#include <QList>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace core {
class HeldChanges;
} // namespace core

namespace workspace {

/// Where the agent's writes are held back. Without either member they are not.
struct Holding
{
    std::shared_ptr<core::HeldChanges> changes = {};
    std::optional<base::Error> problem = {}; ///< they should be, but cannot: the agent is not started
    std::function<Holding()> again = {};     ///< looks whether the problem is over
};

/// One session of the window: joins its agent's process, its transcript and the user's requests; each part handles one
/// of these. Shows nothing. One process per session, so that Force stop ends only this conversation's agent. Main
/// thread.
class SessionController : public QObject
{
    Q_OBJECT

public:
    SessionController(models::SessionHandle handle, settings::AgentEntry agent, QString cwd,
                      const core::Services &services, secrets::SecretStore *secrets, StartGate *gate = nullptr,
                      Holding holding = {}, std::shared_ptr<proxy::NetworkWatch> network = {},
                      QObject *parent = nullptr);
    ~SessionController() override;

    models::SessionHandle handle() const { return m_handle; }
    const QString &cwd() const { return m_cwd; }
    const settings::AgentEntry &agent() const { return m_agent; }
    /// The agent's settings entry was edited: applies from the next start of its process on. Not for a change from a
    /// local to a remote agent, or the reverse.
    void setAgent(const settings::AgentEntry &agent);
    history::Transcript &transcript() { return m_transcript.transcript(); }
    core::AgentConnection &connection() { return m_connection; }
    /// The login that the agent asks for. What waited for it continues automatically.
    agents::LoginController &login() { return m_login; }
    /// How the session is opened; set it before the agent is started.
    SessionOpening &opening() { return m_opening; }
    const SessionOpening &opening() const { return m_opening; }
    MessageSender &messages() { return m_messages; }
    /// What the agent asks the user.
    SessionQuestions &questions() { return m_questions; }
    /// The extras for each start of the agent: MCP servers, and absolute folders besides cwd(), for as long as the
    /// session exists.
    agents::GivenExtras &extras() { return *m_extras; }
    core::Session *session() const { return m_transcript.session(); } ///< null before there is one
    /// The agent's id for the session; empty until there is one.
    base::SessionId sessionId() const { return session() ? session()->id() : base::SessionId(); }
    /// Its name in the ledger and on the board.
    base::SessionId sessionName() const { return session() ? session()->name() : base::SessionId(); }
    /// All names it has had, the current one last.
    std::vector<base::SessionId> sessionNames() const;
    /// Held-back changes; null: the agent's writes go to the disk.
    core::HeldChanges *held() const { return m_holding.changes.get(); }
    /// Null: nothing is done about the agent's network.
    const proxy::NetworkWatch *network() const { return m_network.get(); }
    const models::HeldFacts &heldFacts() const { return m_heldFacts; } ///< of its list
    bool isHolding() const { return m_holding.changes || m_holding.problem; }
    /// What is done about the agent's writes and its network; null: as it is.
    struct Level
    {
        std::optional<Holding> holding = {};
        std::optional<std::shared_ptr<proxy::NetworkWatch>> network = {};
    };
    /// Applies from the next start of the agent on; a running agent is restarted at once. Returns false while a turn
    /// runs or the agent starts, and while changes are held back, unless it is only noted or no longer noted what is
    /// contacted.
    bool setLevel(Level level);
    /// The user's name for it, else agentsTitle().
    QString title() const;
    QString agentsTitle() const; ///< from the agent, else the first message
    const history::SessionMarks &marks() const { return m_marks; }
    void setMarks(const history::SessionMarks &marks);
    models::SessionSnapshot snapshot() const;
    models::SessionRow row() const;
    bool isBusy() const; ///< starting, reading files of a message, or running a turn
    bool isOver() const; ///< the agent process has ended

    /// See SessionClosing. Messages being sent are returned, and so are later ones; the queue stays.
    void close(core::StoppedBy by = core::StoppedBy::ClosingSession);
    /// See MessageSender::send().
    void send(const core::Message &message) { m_messages.send(message); }
    /// How this agent has reacted to earlier stops; for display only.
    void setStopStatistics(const core::StopStatistics &statistics);
    /// The result of the agent's stop test, if there was one; for display only.
    void setStopConduct(const std::optional<core::StopConduct> &conduct);
    const core::StopStatistics &stopStatistics() const { return m_stopStatistics; }
    void stop();
    void stop(const core::StopScope &scope);
    void forceStop(); ///< also between turns, if the agent goes on working
    void killCommands();
    /// What runs on, the oldest first; at the end what may be of several calls, without a turn.
    std::vector<models::RunningOn> runningOn() const;
    void endRunning(const models::RunningOn &one); ///< that alone: the turn, the agent and all else go on
    void endAllRunning();                          ///< all of runningOn()
    /// Stops the turn as stop() does, and ends what earlier turns have left running, too.
    void stopEverything(core::StopScope scope);
    /// After the agent has ended: starts a new process, which restores the session as far as the agent can.
    void restart();
    void setOption(const QString &optionId, const QString &value);
    /// Sets each option to a value as soon as the session is open, before the first message leaves.
    void beginWith(const FirstOptions::Values &values) { m_firstOptions.choose(values); }
    /// Shows a notice of Belay's own beside the conversation, until the next message is sent or it is dismissed.
    void notify(const QString &title, const QString &text, bool wantsEditor = false);
    void dismiss(const models::SessionNotice &notice);
    /// Another Belay has it open, too: the state of its last turn is unknown, until a turn ends in this run.
    void setElsewhere();
    /// Adds a notice of Belay's own to the transcript, because it is about its content.
    void record(const QString &title, const QString &text);

Q_SIGNALS:
    void changed();
    void permissionAsked();
    void elicitationAsked();
    void permissionAnswered();
    void turnStarted();
    void turnEnded(core::TurnEnd end);
    /// A Stop has ended.
    void stopMeasured(const core::StopSample &sample);
    /// At the end of a turn, through the session's proxy: as entries of proxy::HostList.
    void hostsContacted(const QStringList &hosts);

private:
    void connectParts();
    void start();
    void leaveFormer();
    void connectHeld();
    void recordOwner();
    core::AgentSetup setup();
    SessionFactSources facts() const;
    void onConnectionState();
    void notifyOfStart();
    void onLoggedIn(bool anew);
    void onOpeningFailed(const base::Error &error);
    void onEvent(const core::SessionEvent &event);
    void onTurnEnded(const core::TurnEnded &ended);
    void listen(core::Session *session);
    void onFirstOptionsSet(const QString &gone, bool isAsChosen);
    void sendLater();
    void changedSoon();

    const models::SessionHandle m_handle;
    settings::AgentEntry m_agent;
    const QString m_cwd;
    const core::Services m_services;
    secrets::SecretStore *const m_secrets;
    StartGate *const m_gate;
    const std::shared_ptr<secrets::Environment> m_given =
        std::make_shared<secrets::Environment>(); ///< variables typed for the login
    Holding m_holding;
    /// Of the agent that is being ended for another level.
    std::vector<std::shared_ptr<core::HeldChanges>> m_former;
    std::shared_ptr<proxy::NetworkWatch> m_network; ///< null: nothing is done about the agent's network
    QString m_networkProblem;                       ///< that was told
    QString m_ownProblem;                           ///< that was told: see agents::unusedOwnPaths()
    models::HeldFacts m_heldFacts;
    history::SessionMarks m_marks;
    std::vector<models::SessionNotice> m_notices;
    const std::shared_ptr<agents::GivenExtras> m_extras = std::make_shared<agents::GivenExtras>();
    SessionTranscript m_transcript;
    core::AgentConnection m_connection;
    agents::LoginController m_login;
    MessageSender m_messages;
    SessionOpening m_opening;
    SessionClosing m_closing; ///< destroyed before the connection, whose end answers everything
    SessionQuestions m_questions;
    FirstOptions m_firstOptions;
    core::StopMeasure m_stopMeasure;
    core::StopStatistics m_stopStatistics;
    std::optional<core::StopConduct> m_stopConduct;
    std::optional<core::TurnEnd> m_lastEnd; ///< in this run
    bool m_isElsewhere = false;             ///< see setElsewhere()
    const QDateTime m_createdAt;
    QDateTime m_turnEndedAt; ///< in this run
    base::Milliseconds m_startedAt{0};
    bool m_changePosted = false;
};

} // namespace workspace
