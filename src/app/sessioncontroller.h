// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/agents.h"
#include "core/agentconnection.h"
#include "history/transcript.h"
#include "models/sessionsmodel.h"
#include "models/sessionstatus.h"

#include <QObject>
#include <QStringList>

#include <utility>

namespace app {

/// A message that is the user's again.
struct ReturnedText
{
    QString text;
    bool unsent = false; ///< never sent: must not be lost; otherwise it only fills an empty composer
};

/// One session of the window: its agent process, its transcript, and what the user wants of it. Joins intents
/// to core; shows nothing. One process per session, so that Force stop ends this conversation's agent and no
/// other.
class SessionController : public QObject
{
    Q_OBJECT

public:
    SessionController(models::SessionHandle handle, AgentEntry agent, QString cwd, const core::Services &services,
                      QObject *parent = nullptr);
    ~SessionController() override;

    models::SessionHandle handle() const { return m_handle; }
    const QString &cwd() const { return m_cwd; }
    const AgentEntry &agent() const { return m_agent; }
    history::Transcript &transcript() { return m_transcript; }
    core::AgentConnection &connection() { return m_connection; }
    QString title() const;
    models::SessionSnapshot snapshot() const;
    models::SessionRow row() const;
    QStringList sentMessages() const { return m_sent; } ///< oldest first
    QStringList queuedMessages() const { return m_queue; }
    bool isBusy() const; ///< starting, or a turn runs
    bool isOver() const; ///< the agent process has ended

    void start();
    void close();
    /// Now, when the agent is ready, or after the turn that runs.
    void send(const QString &text);
    void sendNow(const QString &text); ///< stops the turn first
    /// What was given back since the last call; kept here while another session is in view.
    ReturnedText takeReturned() { return std::exchange(m_returned, {}); }
    void sendQueuedNow();
    /// Takes the oldest queued message out again; empty if there is none.
    QString takeQueued();
    void stop(bool endCommands = true);
    void forceStop();
    void killCommands();
    void killCommand(const base::TerminalId &id);
    /// After the agent died: a new process and a new session, in the same transcript.
    void restart();
    void answerPermission(base::RequestKey key, const QString &optionId);
    /// The first option of \p kind that the agent offered for this request, if there is one.
    void answerPermission(base::RequestKey key, acp::PermissionKind kind);
    /// The entry that shows the request, or 0.
    history::EntryId entryOf(base::RequestKey key) const;
    void setOption(const QString &optionId, const QString &value);

Q_SIGNALS:
    void changed();
    /// A message that was not carried out is the user's again: see takeReturned().
    void textReturned();
    void permissionAsked();
    void permissionAnswered();
    void turnStarted();
    void turnEnded(core::TurnEnd end);

private:
    void onConnectionState();
    void onSession(const base::Result<core::Session *> &result);
    void onEvent(const core::SessionEvent &event);
    void apply(core::SessionEventBody body);
    void sendNext();
    void returnQueue(const QString &fallback);
    void giveBack(const QString &text, bool unsent);
    bool isReady() const { return m_session && m_session->isConnected(); }

    const models::SessionHandle m_handle;
    const AgentEntry m_agent;
    const QString m_cwd;
    const core::Services m_services;
    history::Transcript m_transcript;
    core::AgentConnection m_connection;
    core::Session *m_session = nullptr;
    QStringList m_queue; ///< to be sent, oldest first
    QStringList m_sent;
    ReturnedText m_returned;
    std::optional<core::TurnEnd> m_lastEnd;
    QDateTime m_changedAt;
    base::Milliseconds m_startedAt{0};
    bool m_sendNowPending = false, m_restarted = false;
};

} // namespace app
