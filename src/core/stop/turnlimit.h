// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"

#include <QObject>

#include <optional>

namespace core {

/// The time limit of the running turn. It only says when the time is over, which makes it one more caller of Stop; it
/// stops nothing itself. A turn begins with start() and ends with finish(). Main thread.
class TurnLimit : public QObject
{
    Q_OBJECT

public:
    explicit TurnLimit(base::Clock *clock, QObject *parent = nullptr);

    static constexpr base::Milliseconds lastStretch{60'000}; ///< before the end, in which the user is told
    static constexpr base::Milliseconds extension{600'000};  ///< what the user adds at a time

    void start(base::Milliseconds limit); ///< 0: none
    void finish();
    /// The turn gets \p more time; without a limit, or once it is over, this changes nothing.
    void extend(base::Milliseconds more = extension);
    /// When it is over, as the Clock counts; null: no limit runs.
    std::optional<base::Milliseconds> endsAt() const { return m_endsAt; }

Q_SIGNALS:
    void changed(); ///< endsAt()
    void over();    ///< once a turn

private:
    void wait();

    base::Clock *m_clock;
    std::optional<base::Milliseconds> m_endsAt;
    base::TimerHandle m_timer;
};

} // namespace core
