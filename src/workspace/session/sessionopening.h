// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "acp/values.h"
#include "base/error.h"
#include "base/ids.h"
#include "base/result.h"
#include "core/session/agentconnection.h"
#include "history/sessionstore.h"
#include "workspace/session/messagesender.h"
#include "workspace/session/sessiontranscript.h"

#include <QObject>

#include <optional>

namespace workspace {

/// Opens a session: creates it, loads it from the agent, forks it, or resumes one of an earlier run. Which of these is
/// set before the agent is started; the default is a new session. Main thread.
class SessionOpening : public QObject
{
    Q_OBJECT

public:
    /// \p folder is the working folder. Everything else must outlive it.
    SessionOpening(QString folder, core::AgentConnection *connection, SessionTranscript *transcript,
                   MessageSender *messages, QObject *parent = nullptr);

    /// Resumes a session of an earlier run. The owner loads its entries into the transcript and then calls
    /// earlierLoaded(); the next message starts the agent, which resumes the session.
    void resume(const history::StoredSession &stored);
    void earlierLoaded(bool turnWasOpen);
    /// Opens the session that the agent stores as \p info. While the agent replays it, the transcript is not shown: see
    /// models::AgentStatus::loaded.
    void load(const acp::SessionInfo &info);
    /// Forks the agent's session \p source with the title \p title. \p stored is a copy of its entries; once they are
    /// in the transcript, the agent is started.
    void forkFrom(const base::SessionId &source, const QString &title, const history::StoredSession &stored);

    /// The stored session that it was opened from or is a copy of; null: a new one.
    const std::optional<history::StoredSession> &stored() const { return m_stored; }
    /// The usage that the agent reported, in this run or an earlier one.
    const std::optional<acp::Usage> &usage() const;
    QString knownTitle() const; ///< the title it had before it was opened; empty: none
    /// It is from an earlier run, and its agent was not started in this one.
    bool isStored() const { return m_stored && m_connection->state() == core::ConnectionState::Idle; }
    /// Why this session cannot be forked now, a sentence; empty: it can, as far as known.
    QString whyNotForked() const;

    void open(); ///< call it when the agent is ready
    /// Wants the agent of a stored session started if a message waits for it, or if it is to be forked.
    void startIfWanted();

Q_SIGNALS:
    void startWanted();
    void sessionFound(core::Session *session); ///< the transcript follows it
    void sessionLost(core::Session *session);  ///< it is about to be deleted
    void opened();                             ///< prompts can be sent
    void earlierTaken();
    void failed(const base::Error &error);

private:
    void onForked(const base::Result<core::Session *> &result);
    void onOpened(const base::Result<core::Session *> &result);
    void openLoaded();
    void follow(core::Session *session);
    void leave();

    const QString m_folder;
    core::AgentConnection *m_connection;
    SessionTranscript *m_transcript;
    MessageSender *m_messages;
    std::optional<history::StoredSession> m_stored;
    std::optional<acp::Usage> m_earlierUsage;
    std::optional<acp::SessionInfo> m_known;
    std::optional<base::SessionId> m_forkOf; ///< set until the fork is done
    QString m_forkTitle;
    bool m_earlierLoaded = true;
};

} // namespace workspace
