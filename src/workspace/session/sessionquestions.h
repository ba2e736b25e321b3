// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "acp/values.h"
#include "base/ids.h"
#include "core/permissions/permissionrules.h"
#include "core/session/agentconnection.h"
#include "core/values/sessionevent.h"
#include "history/entry.h"
#include "workspace/session/sessiontranscript.h"

#include <QObject>

#include <optional>
#include <vector>

namespace workspace {

/// The agent's questions to the user, in the session and before there is one, and their answers. If an answer comes too
/// late, a notice is added to the transcript. Main thread.
class SessionQuestions : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive it; \p transcript knows the current session.
    SessionQuestions(core::AgentConnection *connection, SessionTranscript *transcript, QObject *parent = nullptr);

    const history::Permission *permission(base::RequestKey key) const; ///< null: none is shown
    /// What an open permission is about; null if it is not open.
    std::optional<core::PermissionSubject> subjectOf(base::RequestKey permission) const;
    void answerPermission(base::RequestKey key, const QString &optionId);
    /// Answers with the offered option of \p kind, if core::clearOption() knows which.
    void answerPermission(base::RequestKey key, acp::PermissionKind kind);

    std::vector<core::OpenElicitation> elicitations() const; ///< oldest first
    void answerElicitation(base::RequestKey key, const acp::ElicitationAnswer &answer);

Q_SIGNALS:
    void elicitationAnswered();

private:
    void notAnswered(const QString &why);

    core::AgentConnection *m_connection;
    SessionTranscript *m_transcript;
};

} // namespace workspace
