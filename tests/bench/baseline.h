// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

/// The least a client can do with a flooding agent: read the pipe, find the lines and, if asked, take the text out of
/// them with simdjson.
struct BaselineRun
{
    bool ok = false;
    qint64 cancelNs = 0;   ///< CLOCK_MONOTONIC when `session/cancel` was about to be written; 0: never
    double seconds = 0;    ///< from the prompt to its answer
    double cpuSeconds = 0; ///< of this process, meanwhile
};

/// Runs \p agent with \p prompt; cancels \p cancelAfterMs after the prompt, or never if below 0.
BaselineRun runBaseline(const QString &agent, const QString &prompt, int cancelAfterMs, bool parses = false);

qint64 monotonicNs();
