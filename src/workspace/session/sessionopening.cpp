// SPDX-License-Identifier: Apache-2.0
#include "workspace/session/sessionopening.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/session/session.h"
#include "core/values/sessionevent.h"
#include "history/entrycodec.h"

namespace workspace {

SessionOpening::SessionOpening(QString folder, core::AgentConnection *connection, SessionTranscript *transcript,
                               MessageSender *messages, QObject *parent)
    : QObject(parent)
    , m_folder(std::move(folder))
    , m_connection(connection)
    , m_transcript(transcript)
    , m_messages(messages)
{
    connect(messages, &MessageSender::waiting, this, &SessionOpening::startIfWanted);
}

QString SessionOpening::knownTitle() const
{
    if (m_stored && !m_stored->title.isEmpty())
        return m_stored->title;
    return m_known ? m_known->title : QString();
}

const std::optional<acp::Usage> &SessionOpening::usage() const
{
    const core::Session *session = m_transcript->session();
    return session && session->facts().usage ? session->facts().usage : m_earlierUsage;
}

QString SessionOpening::whyNotForked() const
{
    const core::Session *session = m_transcript->session();
    if (!session || session->id().isEmpty())
        return tr("The agent has not opened it yet.");
    if (session->hasOpenTurn() || m_messages->isReadingFiles())
        return tr("Wait until the turn has ended, or stop it.");
    if (m_connection->state() == core::ConnectionState::Ready && !m_connection->agent().capabilities.forkSession)
        return base::Words::tr("This agent cannot fork sessions.");
    return {};
}

void SessionOpening::resume(const history::StoredSession &stored)
{
    m_stored = stored;
    m_earlierLoaded = false;
    m_connection->setKnownName(stored.agentName);
    if (auto state = history::decodeSessionState(stored.state)) {
        m_transcript->transcript().restorePlan(std::move(state->plan));
        m_earlierUsage = std::move(state->usage);
    }
    if (!stored.session.isEmpty())
        follow(m_connection->resume(stored.session, m_folder, stored.newestTurn, stored.name, stored.earlierSessions));
}

void SessionOpening::earlierLoaded(bool turnWasOpen)
{
    m_earlierLoaded = true;
    m_messages->restoreSent();
    if (turnWasOpen) {
        m_transcript->transcript().keepRestoredPlan();
        m_transcript->add(
            core::NoticeRaised{acp::Severity::Warning,
                               base::capitalized(base::Words::tr("Belay ended in the middle", "a state in a list")),
                               base::Words::tr("See Effects for what it had done.")});
    }
    Q_EMIT earlierTaken();
    startIfWanted();
}

void SessionOpening::load(const acp::SessionInfo &info)
{
    m_known = info;
}

void SessionOpening::forkFrom(const base::SessionId &source, const QString &title, const history::StoredSession &stored)
{
    m_forkOf = source;
    m_forkTitle = title;
    resume(stored);
}

void SessionOpening::startIfWanted()
{
    if (isStored() && m_earlierLoaded && (m_forkOf || m_messages->hasWaiting()))
        Q_EMIT startWanted();
}

void SessionOpening::open()
{
    if (m_known)
        openLoaded();
    else if (m_forkOf)
        m_connection->forkSession(*m_forkOf, m_folder, this,
                                  [this](const base::Result<core::Session *> &result) { onForked(result); });
    else
        m_connection->openSession(m_folder, this,
                                  [this](const base::Result<core::Session *> &result) { onOpened(result); });
}

void SessionOpening::onOpened(const base::Result<core::Session *> &result)
{
    if (!result) {
        Q_EMIT failed(result.error());
        return;
    }
    follow(*result);
    Q_EMIT opened();
}

void SessionOpening::onForked(const base::Result<core::Session *> &result)
{
    if (result) {
        (*result)->continueAfter(m_stored->newestTurn);
        m_forkOf.reset();
    }
    onOpened(result);
    if (result)
        m_transcript->add(core::NoticeRaised{
            acp::Severity::Info, tr("Forked"),
            tr("The agent knows what was said above, in “%1”. What was changed above can be undone only there.")
                .arg(base::visibleText(m_forkTitle))});
}

void SessionOpening::openLoaded()
{
    core::Session *session =
        m_connection->openKnown(m_known->id, m_folder, this, [this](const base::Result<void> &result) {
            if (!result) {
                // The replay was interrupted, so the transcript would be incomplete.
                leave();
                m_transcript->transcript().clear();
                Q_EMIT failed(result.error());
                return;
            }
            m_messages->restoreSent();
            Q_EMIT opened();
        });
    if (session)
        follow(session);
}

void SessionOpening::follow(core::Session *session)
{
    m_transcript->follow(session);
    Q_EMIT sessionFound(session);
}

void SessionOpening::leave()
{
    core::Session *session = m_transcript->session();
    m_transcript->follow(nullptr);
    if (session)
        Q_EMIT sessionLost(session);
}

} // namespace workspace

#include "moc_sessionopening.cpp"
