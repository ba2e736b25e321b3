// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "core/stop/stopconduct.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace workspace {

/// What an agent is told in one case of a measured Stop.
struct StopScript
{
    core::StopCase which = core::StopCase::Plain;
    QString prompt;
    QString command;   ///< that the prompt asks for: the only one that is allowed; empty: none
    QString writes;    ///< the file that the prompt asks for, in the session's folder; empty: none
    bool holds = true; ///< what the agent asks stays open; else it is allowed where the prompt asks for it
};

/// The four cases, the plain prompt first. The demo agent goes by words of its own, every other by plain English.
std::vector<StopScript> stopScripts(bool demo);

/// How long a case may take at most, in its parts.
struct StopTestLimits
{
    base::Milliseconds start{90'000};  ///< until the prompt is sent
    base::Milliseconds reach{120'000}; ///< from the prompt until it is where it is to be stopped
    base::Milliseconds force{15'000};  ///< from Stop until force is used
    base::Milliseconds settle{2000};   ///< after the end of the turn, what comes late is waited for
    base::Milliseconds close{10'000};  ///< until the agent's process is ended by force
};

} // namespace workspace
