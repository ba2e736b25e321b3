// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "core/stop/stopstatistics.h"
#include "core/values/sessionevent.h"

#include <QObject>

#include <optional>

namespace core {

/// Measures the Stops of one session for StopStatistics: from the click until the agent has confirmed and is quiet.
/// Some confirm at once and go on for seconds. Main thread.
class StopMeasure : public QObject
{
    Q_OBJECT

public:
    explicit StopMeasure(base::Clock *clock, QObject *parent = nullptr);

    static constexpr base::Milliseconds quiet{3000};     ///< without an update after the end of the turn
    static constexpr base::Milliseconds longest{15'000}; ///< after the end of the turn, however long it goes on

    void apply(const SessionEvent &event);
    /// The agent has ended: nothing more comes.
    void finish();

Q_SIGNALS:
    void measured(const core::StopSample &sample); ///< once for each Stop

private:
    void wait();

    base::Clock *m_clock;
    std::optional<StopSample> m_sample; ///< of a turn that has ended
    base::Milliseconds m_endedAt{0};
    base::TimerHandle m_timer;
};

} // namespace core
