// SPDX-License-Identifier: Apache-2.0
#include "workspace/session/sessionquestions.h"

#include "core/permissions/permissiongate.h"
#include "core/requests/elicitationgate.h"
#include "core/session/session.h"

namespace workspace {

SessionQuestions::SessionQuestions(core::AgentConnection *connection, SessionTranscript *transcript, QObject *parent)
    : QObject(parent)
    , m_connection(connection)
    , m_transcript(transcript)
{}

const history::Permission *SessionQuestions::permission(base::RequestKey key) const
{
    return m_transcript->permission(key);
}

std::optional<core::PermissionSubject> SessionQuestions::subjectOf(base::RequestKey permission) const
{
    const core::Session *session = m_transcript->session();
    return session ? session->subjectOf(permission) : std::nullopt;
}

void SessionQuestions::answerPermission(base::RequestKey key, const QString &optionId)
{
    core::Session *session = m_transcript->session();
    if (!session)
        return;
    if (const auto answered = session->answerPermission(key, optionId); !answered)
        notAnswered(answered.error().message);
}

void SessionQuestions::answerPermission(base::RequestKey key, acp::PermissionKind kind)
{
    const history::Permission *asked = permission(key);
    if (!asked)
        return;
    if (const core::PermissionOption *option = core::clearOption(asked->options, kind))
        answerPermission(key, QString(option->id));
}

std::vector<core::OpenElicitation> SessionQuestions::elicitations() const
{
    std::vector<core::OpenElicitation> out = m_connection->elicitations().open();
    if (core::Session *session = m_transcript->session()) {
        for (core::OpenElicitation &question : session->elicitations().open())
            out.push_back(std::move(question));
    }
    return out;
}

void SessionQuestions::answerElicitation(base::RequestKey key, const acp::ElicitationAnswer &answer)
{
    core::Session *session = m_transcript->session();
    const bool ofSession = session && !m_connection->elicitations().isOpen(key);
    core::ElicitationGate &gate = ofSession ? session->elicitations() : m_connection->elicitations();
    if (const auto answered = gate.answer(key, answer); !answered)
        notAnswered(answered.error().message);
    Q_EMIT elicitationAnswered();
}

void SessionQuestions::notAnswered(const QString &why)
{
    m_transcript->add(core::NoticeRaised{acp::Severity::Warning, tr("The answer was not sent"), why});
}

} // namespace workspace

#include "moc_sessionquestions.cpp"
