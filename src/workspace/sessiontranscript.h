// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/ids.h"
#include "core/session/session.h"
#include "core/session/sessionevent.h"
#include "history/transcript.h"

#include <QObject>
#include <QPointer>

namespace workspace {

/// The transcript of one session, in a window as in a terminal: it hears all that the session tells, and what Belay
/// says of its own beside it. Main thread.
class SessionTranscript : public QObject
{
    Q_OBJECT

public:
    /// \p clock must outlive it.
    explicit SessionTranscript(base::Clock *clock, QObject *parent = nullptr);

    history::Transcript &transcript() { return m_transcript; }
    const history::Transcript &transcript() const { return m_transcript; }

    /// From now on what \p session tells, and no other; null: none. To be called before what listened to eventApplied()
    /// goes: sessions report the end of their connection.
    void follow(core::Session *session);
    core::Session *session() const { return m_session; } ///< that it follows; null: none
    /// Of Belay's own, or of a connection that has no session yet. eventApplied() does not tell it.
    void add(core::SessionEventBody body);
    /// The newest that asks under \p key; null: none is there.
    const history::Permission *permission(base::RequestKey key) const;
    history::EntryId entryOf(base::RequestKey permission) const; ///< 0: none

Q_SIGNALS:
    /// The session told it, and it is in the transcript.
    void eventApplied(const core::SessionEvent &event);

private:
    int rowOf(base::RequestKey permission) const;
    void take(const core::SessionEvent &event);

    base::Clock *m_clock;
    history::Transcript m_transcript;
    QPointer<core::Session> m_session;
};

} // namespace workspace
