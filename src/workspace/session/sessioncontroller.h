// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "agents/givenextras.h"
#include "agents/logincontroller.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/ids.h"
#include "core/held/heldchanges.h"
#include "core/session/agentconnection.h"
#include "core/session/session.h"
#include "core/session/sessionevent.h"
#include "core/stop/stopstatistics.h"
#include "history/sessionstore.h"
#include "history/transcript.h"
#include "models/lists/sessionsmodel.h"
#include "models/texts/sessionstatus.h"
#include "secrets/references.h"
#include "settings/agententry.h"
#include "workspace/session/messagesender.h"
#include "workspace/session/sessionclosing.h"
#include "workspace/session/sessionopening.h"
#include "workspace/session/sessionquestions.h"
#include "workspace/session/sessionsnapshot.h"
#include "workspace/session/sessiontranscript.h"
#include "workspace/session/startgate.h"

#include <QDateTime>
#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace workspace {

/// Where what an agent writes is held back. Neither: it is not.
struct Holding
{
    std::shared_ptr<core::HeldChanges> changes = {};
    std::optional<base::Error> problem = {}; ///< it was to be, and cannot: the agent is not started
};

/// One session of the window: joins its agent's process, its transcript, and what the user wants of it; the parts each
/// carry out one of these. Shows nothing. One process per session, so that Force stop ends this conversation's agent
/// and no other. Main thread.
class SessionController : public QObject
{
    Q_OBJECT

public:
    SessionController(models::SessionHandle handle, settings::AgentEntry agent, QString cwd,
                      const core::Services &services, secrets::SecretStore *secrets, StartGate *gate = nullptr,
                      Holding holding = {}, QObject *parent = nullptr);
    ~SessionController() override;

    models::SessionHandle handle() const { return m_handle; }
    const QString &cwd() const { return m_cwd; }
    const settings::AgentEntry &agent() const { return m_agent; }
    /// The agent's setting was edited: applies from the next start of its process on. Not for a change from a local to
    /// a remote agent, or the reverse.
    void setAgent(const settings::AgentEntry &agent);
    history::Transcript &transcript() { return m_transcript.transcript(); }
    core::AgentConnection &connection() { return m_connection; }
    /// The login that the agent asks for. What waited for it continues automatically.
    agents::LoginController &login() { return m_login; }
    /// How the session is opened; to be set before the agent is started.
    SessionOpening &opening() { return m_opening; }
    const SessionOpening &opening() const { return m_opening; }
    MessageSender &messages() { return m_messages; }
    /// What the agent asks the user.
    SessionQuestions &questions() { return m_questions; }
    /// What goes with each start of the agent: MCP servers, and folders beside cwd(), absolute, for as long as the
    /// session lives.
    agents::GivenExtras &extras() { return *m_extras; }
    core::Session *session() const { return m_transcript.session(); } ///< null before there is one
    /// The agent's name of the session; empty until there is one.
    base::SessionId sessionId() const { return session() ? session()->id() : base::SessionId(); }
    /// What the ledger and the board call it.
    base::SessionId sessionName() const { return session() ? session()->name() : base::SessionId(); }
    /// And called it before; the present name last.
    std::vector<base::SessionId> sessionNames() const;
    /// Files that the agent wrote and Belay keeps back; null before there is a session.
    core::StagedFiles *staged() { return session() ? &session()->staged() : nullptr; }
    /// What is held back; null: what the agent writes goes to the disk.
    core::HeldChanges *held() const { return m_holding.changes.get(); }
    bool isHolding() const { return m_holding.changes || m_holding.problem; }
    /// From the next start of the agent on, which is made at once where it runs. Refused, by false, while a turn runs
    /// or something is held back.
    bool setHolding(Holding holding);
    /// What the user called it, else agentsTitle().
    QString title() const;
    QString agentsTitle() const; ///< the agent's, else its first message
    const history::SessionMarks &marks() const { return m_marks; }
    void setMarks(const history::SessionMarks &marks);
    models::SessionSnapshot snapshot() const;
    models::SessionRow row() const;
    bool isBusy() const; ///< starting, reading files of a message, or a turn runs
    bool isOver() const; ///< the agent process has ended

    /// See SessionClosing. Messages that are on their way come back, and so does what is sent from now on; what waits
    /// in the queue stays there.
    void close(core::StoppedBy by = core::StoppedBy::ClosingSession);
    /// See MessageSender::send().
    void send(const core::Message &message) { m_messages.send(message); }
    /// How this agent has reacted to earlier stops; for display only.
    void setStopStatistics(const core::StopStatistics &statistics);
    const core::StopStatistics &stopStatistics() const { return m_stopStatistics; }
    void stop();
    void stop(const core::StopScope &scope);
    void forceStop(); ///< also between turns, when the agent works on
    void killCommands();
    /// After the agent died: a new process, in which the session is restored as well as the agent can.
    void restart();
    void setOption(const QString &optionId, const QString &value);
    /// Says something of Belay's own beside the conversation: until the next message is sent, or it is dismissed.
    void notify(const QString &title, const QString &text);
    void dismiss(const models::SessionNotice &notice);
    /// Another Belay has it open, too: how its last turn stands is not known here, until one ends in this run.
    void setElsewhere();
    /// Adds a notice of Belay's own to the transcript, because it is about what stands there.
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

private:
    void connectParts();
    void connectHeld();
    void noteOwner();
    core::AgentSetup setup();
    SessionFactSources facts() const;
    void onConnectionState();
    void onLoggedIn(bool anew);
    void onOpeningFailed(const base::Error &error);
    void onEvent(const core::SessionEvent &event);
    void onTurnEnded(const core::TurnEnded &ended);
    void listen(core::Session *session);
    void sendLater();
    void changedSoon();

    const models::SessionHandle m_handle;
    settings::AgentEntry m_agent;
    const QString m_cwd;
    const core::Services m_services;
    secrets::SecretStore *const m_secrets;
    StartGate *const m_gate;
    const std::shared_ptr<secrets::Environment> m_given =
        std::make_shared<secrets::Environment>(); ///< typed when asked to log in
    Holding m_holding;
    history::SessionMarks m_marks;
    std::vector<models::SessionNotice> m_notices;
    const std::shared_ptr<agents::GivenExtras> m_extras = std::make_shared<agents::GivenExtras>();
    SessionTranscript m_transcript;
    core::AgentConnection m_connection;
    agents::LoginController m_login;
    MessageSender m_messages;
    SessionOpening m_opening;
    SessionClosing m_closing; ///< gone before the connection, whose end answers everything
    SessionQuestions m_questions;
    core::StopStatistics m_stopStatistics;
    std::optional<core::TurnEnd> m_lastEnd; ///< in this run
    bool m_isElsewhere = false;             ///< see setElsewhere()
    const QDateTime m_createdAt;
    QDateTime m_turnEndedAt; ///< in this run
    base::Milliseconds m_startedAt{0};
    bool m_changePosted = false;
};

} // namespace workspace
