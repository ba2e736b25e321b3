// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/ids.h"
#include "core/session/session.h"
#include "core/values/sessionevent.h"
#include "history/transcript.h"

#include <QObject>
#include <QPointer>

namespace workspace {

/// The transcript of one session, for the window and for the command line: collects the session's events and Belay's
/// own notices. Main thread.
class SessionTranscript : public QObject
{
    Q_OBJECT

public:
    /// \p clock must outlive it.
    explicit SessionTranscript(base::Clock *clock, QObject *parent = nullptr);

    history::Transcript &transcript() { return m_transcript; }
    const history::Transcript &transcript() const { return m_transcript; }

    /// From now on records the events of \p session only; null: of none. Call it with null before a receiver of
    /// eventApplied() is deleted: sessions report the end of their connection.
    void follow(core::Session *session);
    core::Session *session() const { return m_session; } ///< the session whose events it records; null: none
    /// Adds an event of Belay's own, or of a connection without a session yet. Does not emit eventApplied().
    void add(core::SessionEventBody body);
    /// The newest permission with \p key; null if there is none.
    const history::Permission *permission(base::RequestKey key) const;

Q_SIGNALS:
    /// \p event of the session was added to the transcript.
    void eventApplied(const core::SessionEvent &event);

private:
    int rowOf(base::RequestKey permission) const;
    void onEvent(const core::SessionEvent &event);

    base::Clock *m_clock;
    history::Transcript m_transcript;
    QPointer<core::Session> m_session;
};

} // namespace workspace
