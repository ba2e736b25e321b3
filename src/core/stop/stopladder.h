// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "core/values/stopstatus.h"
#include "core/values/timings.h"

#include <QObject>

namespace core {

/// The actions of a Stop. A session carries them out; tests count them.
class StopActions
{
public:
    virtual ~StopActions() = default;
    virtual void sendCancel() = 0;    ///< `session/cancel`, once; also closes the effect gate
    virtual int cancelRequests() = 0; ///< answers requests that still wait; returns how many
    virtual int endCommands() = 0;    ///< ends commands that this turn started; returns how many
    virtual void askAgain() = 0;      ///< one `$/cancel_request` for the prompt
    virtual void closeSession() = 0;  ///< `session/close`; the session is then taken up again
    virtual void force() = 0;         ///< ends the agent's process
    /// Whether the agent can close the session and take it up again.
    virtual bool canClose() const = 0;
    /// Whether the agent's work goes on where Force stop does not reach it.
    virtual bool isElsewhere() const = 0;
    /// Whether the session could be restored after Force stop; only then is force used automatically.
    virtual bool canRestore() const = 0;
};

/// The state machine of Stop, from the click to a confirmed end. Knows no protocol and no widget; time is a Clock.
/// A turn begins with start() and ends with finish(); each step between them happens at most once.
class StopLadder : public QObject
{
    Q_OBJECT

public:
    StopLadder(base::Clock *clock, StopActions *actions, QObject *parent = nullptr);

    /// For the next Stop; the current one keeps its times.
    void setTimes(const StopTimes &times) { m_times = times; }
    const StopTimes &times() const { return m_times; }
    const StopStatus &status() const { return m_status; }
    TurnPhase phase() const { return m_status.phase; }
    bool isStopping() const { return phase() != TurnPhase::Idle && phase() != TurnPhase::Running; }
    /// From now on permissions are refused at once.
    bool cascadeOver() const { return m_cascadeOver; }

    void start();  ///< a prompt was sent
    void finish(); ///< its answer arrived, or the connection is gone
    /// The first call begins the ladder. Later calls do nothing, but in *Unconfirmed* they force. With \p endCommands
    /// false the commands of the turn may finish.
    void stop(bool endCommands = true);
    /// What runs elsewhere is first asked to end by closing the session: Force stop follows forceAfterClose later, or
    /// with the next call.
    void force();
    static constexpr base::Milliseconds forceAfterClose{2000};
    /// Cancels the automatic Force stop for this Stop; the user can still force.
    void keepWaiting();
    base::Milliseconds sinceStop() const { return m_clock->now() - m_status.pressedAt; }

Q_SIGNALS:
    void changed();

private:
    void enter(TurnPhase phase);
    StopStep &step(StopStepKind kind);
    void reach(StopStepKind kind, int count);
    void onCascadeOver();
    void onEndCommands();
    void onUnconfirmed();
    void onClose();
    bool canStillClose();
    base::Milliseconds closeAt() const;
    void stopTimers();

    base::Clock *m_clock;
    StopActions *m_actions;
    StopTimes m_times;
    StopStatus m_status;
    bool m_cascadeOver = false;
    bool m_endsCommands = true;
    base::TimerHandle m_cascadeTimer, m_commandsTimer, m_unconfirmedTimer, m_closeTimer, m_forceTimer;
};

} // namespace core
