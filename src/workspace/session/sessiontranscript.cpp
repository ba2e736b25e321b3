// SPDX-License-Identifier: Apache-2.0
#include "workspace/session/sessiontranscript.h"

namespace workspace {

SessionTranscript::SessionTranscript(base::Clock *clock, QObject *parent) : QObject(parent), m_clock(clock) {}

void SessionTranscript::follow(core::Session *session)
{
    if (m_session)
        m_session->disconnect(this);
    m_session = session;
    if (m_session)
        connect(m_session, &core::Session::eventOccurred, this, &SessionTranscript::onEvent);
}

void SessionTranscript::add(core::SessionEventBody body)
{
    core::SessionEvent event;
    event.at = m_clock->wall();
    event.body = std::move(body);
    m_transcript.apply(event);
}

void SessionTranscript::onEvent(const core::SessionEvent &event)
{
    m_transcript.apply(event);
    Q_EMIT eventApplied(event);
}

int SessionTranscript::rowOf(base::RequestKey permission) const
{
    int row = m_transcript.count() - 1;
    for (; row >= 0; --row) {
        const auto *asked = std::get_if<history::Permission>(&m_transcript.at(row).body);
        if (asked && asked->key == permission)
            break;
    }
    return row;
}

const history::Permission *SessionTranscript::permission(base::RequestKey key) const
{
    const int row = rowOf(key);
    return row < 0 ? nullptr : &std::get<history::Permission>(m_transcript.at(row).body);
}

} // namespace workspace

#include "moc_sessiontranscript.cpp"
