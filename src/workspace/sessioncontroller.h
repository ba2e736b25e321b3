// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "acp/values.h"
#include "agents/givenextras.h"
#include "agents/logincontroller.h"
#include "base/poolwork.h"
#include "core/prompt/promptqueue.h"
#include "core/session/agentconnection.h"
#include "history/sessionstore.h"
#include "history/transcript.h"
#include "models/lists/sessionsmodel.h"
#include "models/texts/sessionstatus.h"
#include "secrets/references.h"
#include "settings/agententry.h"
#include "workspace/sessiontranscript.h"
#include "workspace/startgate.h"

#include <QObject>
#include <QStringList>

#include <utility>

namespace workspace {

/// A message that is the user's again.
struct ReturnedMessage
{
    enum class Why {
        Stopped, ///< sent, and nothing came of it: it fills an empty composer, and is otherwise in what was sent
        NotSent, ///< must not be lost
        ToEdit,  ///< the user asked for it, whatever else is being written
    };
    core::Message message;
    Why why = Why::Stopped;
};

/// One session of the window: its agent process, its transcript, and what the user wants of it. Joins intents
/// to core; shows nothing. One process per session, so that Force stop ends this conversation's agent and no
/// other.
class SessionController : public QObject
{
    Q_OBJECT

public:
    SessionController(models::SessionHandle handle, settings::AgentEntry agent, QString cwd,
                      const core::Services &services, secrets::SecretStore *secrets, StartGate *gate = nullptr,
                      QObject *parent = nullptr);
    ~SessionController() override;

    models::SessionHandle handle() const { return m_handle; }
    const QString &cwd() const { return m_cwd; }
    const settings::AgentEntry &agent() const { return m_agent; }
    /// It was edited: what its process is started with from the next time on. Not for one that went elsewhere or came
    /// from there.
    void setAgent(const settings::AgentEntry &agent);
    history::Transcript &transcript() { return m_said.transcript(); }
    core::AgentConnection &connection() { return m_connection; }
    QString title() const;
    models::SessionSnapshot snapshot() const;
    models::SessionRow row() const;
    const QList<core::Message> &sentMessages() const { return m_sent; } ///< oldest first
    bool isBusy() const; ///< starting, reading files of a message, or a turn runs
    bool isOver() const; ///< the agent process has ended

    void start();
    /// Before start(): this is a session of an earlier run. What was said in it is put into the transcript by somebody
    /// else, who says earlierLoaded(); the agent is started by the next message, and takes the session up.
    void resume(const history::StoredSession &stored);
    void earlierLoaded(bool turnWasOpen);
    /// Before start(): not a new session, but the one that the agent keeps as \p info. While the agent tells it, the
    /// transcript grows without anybody looking: see models::AgentStatus::loaded.
    void openKnown(const acp::SessionInfo &info);
    /// In the place of resume() and start(): a new session that the agent makes out of its session \p source, which is
    /// called \p title. What was said there until now is \p stored, a copy; when it is in the transcript, the agent is
    /// started.
    void forkFrom(const base::SessionId &source, const QString &title, const history::StoredSession &stored);
    /// Why this session cannot be forked now, a sentence; empty: it can, as far as is known.
    QString whyNotForked() const;
    bool hasOpenTurn() const { return m_session && m_session->hasOpenTurn(); }
    /// A turn that runs is stopped first, as Stop does it, and has four seconds; then the agent is asked to close the
    /// session, where it can, with a second for the answer, and ends. Once more: now. Messages that are on their way
    /// come back, and so does what is sent from now on; what waits in the queue stays there.
    void close();
    /// Now, when the agent is ready, or after the turn that runs. What is held back stays so. Files that it names are
    /// read when it leaves; where that fails, the message comes back.
    void send(const core::Message &message);
    void sendNow(const core::Message &message); ///< stops the turn first
    /// How this agent has behaved when it was stopped; for show only.
    void setStopStatistics(const core::StopStatistics &statistics);
    void setTimings(const core::Timings &timings) { m_connection.setTimings(timings); }
    void setWriteRules(const core::WriteRules &rules) { m_connection.setWriteRules(rules); }
    void setPermissionRules(std::shared_ptr<const std::vector<core::PermissionRule>> rules)
    {
        m_connection.setPermissionRules(std::move(rules), m_agent.id);
    }
    /// Those of the settings, for the starts of the agent to come.
    void setMcpServers(std::shared_ptr<const core::McpEntries> servers) { m_extras->servers = std::move(servers); }
    /// Before start(): folders beside cwd(), absolute, for as long as the session lives.
    void setMoreFolders(const QStringList &folders) { m_extras->folders = folders; }
    const QStringList &moreFolders() const { return m_extras->folders; }
    /// What an open permission is about; none if it is not open.
    std::optional<core::PermissionSubject> subjectOf(base::RequestKey permission) const
    {
        return m_session ? m_session->subjectOf(permission) : std::nullopt;
    }
    /// What the agent wrote and Belay keeps back; null before there is a session.
    core::StagedFiles *staged() { return m_session ? &m_session->staged() : nullptr; }
    /// What was given back since the last call; kept here while another session is in view.
    ReturnedMessage takeReturned() { return std::exchange(m_returned, {}); }
    /// Messages that wait; a view edits, removes and moves them there.
    core::PromptQueue &queue() { return m_queue; }
    /// Logging in, where the agent asks for it. What waited for that goes on by itself.
    agents::LoginController &login() { return m_login; }
    void sendQueuedNow(quint64 id); ///< stops the turn first
    void releaseQueue();
    /// To the head of the queue, which is held: it leaves when the user says so.
    void keepInQueue(const core::Message &message);
    /// Out of the queue and back to the user, to be written anew.
    void editQueued(quint64 id);
    void stop();
    void stop(const core::StopScope &scope);
    void forceStop(); ///< also between turns, when the agent works on
    void keepWaiting();
    void killCommands();
    void killCommand(const base::TerminalId &id);
    /// After the agent died: a new process, in which the session is restored as well as the agent can.
    void restart();
    void answerPermission(base::RequestKey key, const QString &optionId);
    /// The first option of \p kind that the agent offered for this request, if there is one.
    void answerPermission(base::RequestKey key, acp::PermissionKind kind);
    /// What the agent asks the user for, in the session and before there is one; oldest first.
    std::vector<core::OpenElicitation> elicitations() const;
    void answerElicitation(base::RequestKey key, const acp::ElicitationAnswer &answer);
    /// The entry that shows the request, or 0.
    history::EntryId entryOf(base::RequestKey key) const { return m_said.entryOf(key); }
    const history::Permission *permission(base::RequestKey key) const ///< null: none is shown
    {
        return m_said.permission(key);
    }
    void setOption(const QString &optionId, const QString &value);
    /// A notice of Belay's own, in the transcript.
    void tell(const QString &title, const QString &text);
    /// The agent's name of the session; empty until there is one.
    base::SessionId sessionId() const { return m_session ? m_session->id() : base::SessionId(); }
    /// That and what the agent called it earlier.
    std::vector<base::SessionId> sessionIds() const
    {
        return m_session ? m_session->ids() : std::vector<base::SessionId>();
    }
    /// As the agent told it, in this run or in an earlier one.
    const std::optional<acp::Usage> &usage() const
    {
        return m_session && m_session->facts().usage ? m_session->facts().usage : m_usageBefore;
    }
    /// From an earlier run, and its agent has not been started in this one.
    bool isAsleep() const { return m_stored && m_connection.state() == core::ConnectionState::Idle; }

Q_SIGNALS:
    void changed();
    /// A message that was not carried out is the user's again: see takeReturned().
    void textReturned();
    void permissionAsked();
    void elicitationAsked();
    void permissionAnswered();
    void turnStarted();
    void turnEnded(core::TurnEnd end);
    /// A Stop has come to its end.
    void stopMeasured(const core::StopSample &sample);

private:
    using Packed = base::Result<std::vector<acp::ContentBlock>>;
    using Packing = base::PoolWork<Packed>;

    void onConnectionState();
    void openSession();
    void onLoggedIn(bool anew);
    void onSession(const base::Result<core::Session *> &result);
    void onForked(const base::Result<core::Session *> &result);
    void onEvent(const core::SessionEvent &event);
    void sendNext();
    void closeConnection();
    void onTurnEnded(const core::TurnEnded &ended);
    void sendMessage(const core::Message &message);
    void onPacked(Packed packed);
    void notSent(const core::Message &message, const base::Error &error);
    bool takesNone(const core::Message &message);
    void returnUnsent();
    void sendBlocks(const core::Message &message, std::vector<acp::ContentBlock> blocks);
    void giveBack(const core::Message &message, ReturnedMessage::Why why);
    bool takesMessage() const
    {
        return isReady() && !m_isClosing && !m_session->hasOpenTurn() && !m_packing && !m_login.isNeeded();
    }
    bool isReady() const { return m_session && m_session->isConnected(); }
    void listen(core::Session *session);
    void startIfStored();
    void loadKnown();
    void rememberSent();
    void changedSoon();

    const models::SessionHandle m_handle;
    settings::AgentEntry m_agent;
    const QString m_cwd;
    const core::Services m_services;
    secrets::SecretStore *const m_secrets;
    StartGate *const m_gate;
    const std::shared_ptr<secrets::Environment> m_given =
        std::make_shared<secrets::Environment>(); ///< typed when asked to log in
    const std::shared_ptr<agents::GivenExtras> m_extras = std::make_shared<agents::GivenExtras>();
    SessionTranscript m_said;
    core::AgentConnection m_connection;
    agents::LoginController m_login;
    core::Session *m_session = nullptr;
    core::PromptQueue m_queue;
    std::optional<core::Message> m_sendNow; ///< as soon as the turn has ended, whatever is held
    core::StopStatistics m_stopStatistics;
    QList<core::Message> m_sent;
    core::Message m_inPacking;
    std::unique_ptr<Packing> m_packing; ///< reads the files of the message that is about to leave
    ReturnedMessage m_returned;
    std::optional<core::TurnEnd> m_lastEnd;
    QDateTime m_changedAt;
    base::Milliseconds m_startedAt{0};
    bool m_holdAfterStop = true, m_changePosted = false;
    std::optional<history::StoredSession> m_stored;
    std::optional<acp::Usage> m_usageBefore; ///< this run
    std::optional<acp::SessionInfo> m_known;
    std::optional<base::SessionId> m_forkOf; ///< until it has been forked
    QString m_forkTitle;
    bool m_isClosing = false;      ///< what is sent from then on is the user's again
    base::TimerHandle m_turnLimit; ///< set while a turn is being stopped because this closes
    base::TimerHandle m_closeLimit;
    QObject m_closing; ///< whom the answer to it is for: gone before the connection, whose end answers everything
    bool m_earlierLoaded = true;
};

} // namespace workspace
