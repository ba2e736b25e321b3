// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "core/stop/stopconduct.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace workspace {

/// The script of one case of the stop test.
struct StopScript
{
    core::StopCase which = core::StopCase::Plain;
    QString prompt;
    QString command;   ///< command in the prompt, the only one that is allowed; empty: none
    QString writes;    ///< file in the prompt, in the session's folder; empty: none
    bool holds = true; ///< permissions stay open; false: they are allowed if the prompt asks for it
};

/// The cases, the plain prompt first. The demo agent understands its own words, all others plain English.
std::vector<StopScript> stopScripts(bool demo);

/// Time limits for the parts of a case.
struct StopTestLimits
{
    base::Milliseconds start{90'000};  ///< until the prompt is sent
    base::Milliseconds reach{120'000}; ///< from the prompt until it can be stopped
    base::Milliseconds force{15'000};  ///< from Stop until force is used
    base::Milliseconds settle{2000};   ///< after the turn's end, for late updates
    base::Milliseconds close{10'000};  ///< until the agent's process is killed
};

} // namespace workspace
