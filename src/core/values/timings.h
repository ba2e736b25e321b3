// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"

namespace core {

/// When each step of Stop is due after it was pressed.
struct StopTimes
{
    base::Milliseconds cascade{100};       ///< until then the agent should cancel its own requests
    base::Milliseconds endCommands{1000};  ///< commands of the turn get SIGTERM
    base::Milliseconds unconfirmed{3000};  ///< the agent is asked again, and Force stop is offered
    base::Milliseconds closeSession{3000}; ///< after the agent was asked again, but at the latest halfway to force
    base::Milliseconds force{15'000};      ///< Force stop automatically, if the session can be restored; 0: never
    bool endsCommands = true; ///< false: commands of a stopped turn go on unless the user chooses otherwise
    bool operator==(const StopTimes &) const = default;
};

/// Every time the user can set.
struct Timings
{
    StopTimes stop;
    base::Milliseconds initialize{30'000}; ///< for the opening handshake
    base::Milliseconds newSession{60'000}; ///< also for resume and load
    bool operator==(const Timings &) const = default;
};

} // namespace core
