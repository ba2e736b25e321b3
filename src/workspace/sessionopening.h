// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "acp/values.h"
#include "base/error.h"
#include "base/ids.h"
#include "base/result.h"
#include "core/session/agentconnection.h"
#include "history/sessionstore.h"
#include "workspace/messagesender.h"
#include "workspace/sessiontranscript.h"

#include <QObject>

#include <optional>

namespace workspace {

/// Opens a session: creates it, loads it from the agent, forks it, or resumes one of an earlier run. Which of these is
/// set before the agent is started; the default is a new session. Main thread.
class SessionOpening : public QObject
{
    Q_OBJECT

public:
    /// In \p folder. All else must outlive it.
    SessionOpening(QString folder, core::AgentConnection *connection, SessionTranscript *transcript,
                   MessageSender *messages, QObject *parent = nullptr);

    /// This is a session of an earlier run. What was said in it is put into the transcript by somebody else, who calls
    /// earlierLoaded(); the agent is started by the next message, and resumes the session.
    void resume(const history::StoredSession &stored);
    void earlierLoaded(bool turnWasOpen);
    /// Not a new session, but the one that the agent keeps as \p info. While the agent repeats what was said in it, the
    /// transcript grows without anybody looking: see models::AgentStatus::loaded.
    void load(const acp::SessionInfo &info);
    /// A new session that the agent makes out of its session \p source, which is called \p title. What was said there
    /// until now is \p stored, a copy; when it is in the transcript, the agent is started.
    void forkFrom(const base::SessionId &source, const QString &title, const history::StoredSession &stored);

    /// What it is a session of an earlier run as, or the copy of one; none: it is of this run.
    const std::optional<history::StoredSession> &stored() const { return m_stored; }
    /// As the agent told it, in this run or in an earlier one.
    const std::optional<acp::Usage> &usage() const;
    QString knownTitle() const; ///< that it had before it was opened here; empty: none
    /// From an earlier run, and its agent has not been started in this one.
    bool isStored() const { return m_stored && m_connection->state() == core::ConnectionState::Idle; }
    /// Why this session cannot be forked now, a sentence; empty: it can, as far as is known.
    QString whyNotForked() const;

    void open(); ///< the agent is ready
    /// The agent of a stored session is started for a message that waits for it, or to fork another one.
    void startIfWanted();

Q_SIGNALS:
    void sessionFound(core::Session *session); ///< the transcript follows it
    void sessionLost(core::Session *session);  ///< no more; it is about to go
    void opened();                             ///< it can be spoken to
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
    std::optional<base::SessionId> m_forkOf; ///< until it has been forked
    QString m_forkTitle;
    bool m_earlierLoaded = true;
};

} // namespace workspace
