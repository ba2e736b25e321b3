// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"

#include <QDateTime>
#include <QLatin1String>
#include <QString>

#include <optional>
#include <vector>

namespace core {

/// What an agent is in the middle of when a measured Stop meets it.
enum class StopCase {
    Plain,      ///< nothing: a prompt to its end, which the others are compared with
    Stream,     ///< a long answer
    Permission, ///< a permission that waits
    Command,    ///< a command that runs
};

enum class StopOutcome {
    NotReached, ///< the agent never came to where it was to be stopped
    Finished,   ///< the plain prompt, which nobody stopped
    Confirmed,
    ConfirmedLate, ///< after it had been asked again
    EndedNormally, ///< after Stop, as if there had been none: it may not have heard
    Forced,
    AgentEnded, ///< its process or its connection, unasked
};

/// How one of the cases went.
struct StopCaseResult
{
    StopCase which = StopCase::Plain;
    StopOutcome outcome = StopOutcome::NotReached;
    std::optional<base::Milliseconds> took; ///< from Stop, or from the prompt where it was not stopped, to the end

    // What was open when Stop was pressed, or was asked after it.
    int withdrawn = 0; ///< by the agent
    int cancelled = 0; ///< by Belay; commands that it ended among them
    int refused = 0;   ///< came after Stop
    int answered = 0;  ///< had an answer before that
    int lost = 0;      ///< with the connection
    int open = 0;      ///< still

    int updatesAfterStop = 0; ///< until the end of the turn, which is the agent's right
    int updatesAfterEnd = 0;
    int processes =
        0; ///< that the turn began, and that ran on; of a stopped one, without those that do so after a plain one
    int files = 0; ///< written after Stop

    bool wasTried() const { return which != StopCase::Plain && outcome != StopOutcome::NotReached; }
    bool leftNothing() const { return lost == 0 && open == 0 && updatesAfterEnd == 0 && processes == 0 && files == 0; }
    /// As StopStatistics counts it.
    bool endedItself() const
    {
        return outcome == StopOutcome::Confirmed || outcome == StopOutcome::ConfirmedLate ||
               outcome == StopOutcome::EndedNormally;
    }
    /// Stopped by the agent itself, and nothing was left of it.
    bool held() const { return endedItself() && leftNothing(); }
    bool operator==(const StopCaseResult &) const = default;
};

/// What an agent did when it was stopped on purpose, to know it. Shown to the user, used for nothing else.
struct StopConduct
{
    QDateTime measuredAt;
    QString version; ///< of the agent, as it says; empty: it does not
    QString command; ///< that was measured; another one is another agent
    std::vector<StopCaseResult> cases;
    bool readsThroughBelay = false, writesThroughBelay = false, runsThroughBelay = false;
    std::optional<bool> asksBeforeCommands, writesItself; ///< none: it did not come to that

    /// How many Stops were tried, and how many of these held.
    int tried() const;
    int held() const;
    std::optional<base::Milliseconds> slowest() const; ///< of those that the agent confirmed
    bool operator==(const StopConduct &) const = default;
};

/// Names for files and for scripts: promises.
QLatin1String nameOf(StopCase value);
QLatin1String nameOf(StopOutcome value);
std::optional<StopCase> stopCaseOf(const QString &name);
std::optional<StopOutcome> stopOutcomeOf(const QString &name);

} // namespace core
