// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"

#include <QDateTime>
#include <QLatin1String>
#include <QString>

#include <optional>
#include <vector>

namespace core {

/// What an agent is doing when the stop test stops it.
enum class StopCase {
    Plain,      ///< nothing: a prompt that is not stopped, for comparison
    Stream,     ///< a long answer
    Permission, ///< an open permission
    Command,    ///< a running command
    Background, ///< a long answer, while a command runs in the background
    Left,       ///< nothing: a prompt that leaves a command in the background, and is not stopped
};

enum class StopOutcome {
    NotReached, ///< the agent did not come to the point of being stopped
    Finished,   ///< the plain prompt, which is not stopped
    Confirmed,
    ConfirmedLate, ///< after it was asked again
    EndedNormally, ///< the turn ended as if Stop had not been sent
    Forced,
    AgentEnded, ///< its process or connection ended unexpectedly
};

/// How one of the cases went.
struct StopCaseResult
{
    StopCase which = StopCase::Plain;
    StopOutcome outcome = StopOutcome::NotReached;
    std::optional<base::Milliseconds> took; ///< from Stop, or for the plain prompt from its sending, to the end

    // Requests that were open when Stop was pressed, or came after it.
    int withdrawn = 0; ///< by the agent
    int cancelled = 0; ///< by Belay; commands that it ended among them
    int refused = 0;   ///< came after Stop
    int answered = 0;  ///< answered before
    int lost = 0;      ///< lost with the connection
    int open = 0;      ///< still open

    int updatesAfterStop = 0; ///< up to the end of the turn; the protocol allows these
    int updatesAfterEnd = 0;
    int processes =
        0;         ///< processes of the turn that ran on; those that also run on after the plain prompt do not count
    int files = 0; ///< files written after Stop
    int background = 0; ///< processes of the command in the background that ran on: not counted among the others

    bool isStopped() const { return which != StopCase::Plain && which != StopCase::Left; }
    bool wasTried() const { return isStopped() && outcome != StopOutcome::NotReached; }
    bool leftNothing() const { return lost == 0 && open == 0 && updatesAfterEnd == 0 && processes == 0 && files == 0; }
    /// The same condition that StopStatistics counts.
    bool endedItself() const
    {
        return outcome == StopOutcome::Confirmed || outcome == StopOutcome::ConfirmedLate ||
               outcome == StopOutcome::EndedNormally;
    }
    /// Whether the agent stopped by itself and left nothing behind.
    bool held() const { return endedItself() && leftNothing(); }
    bool operator==(const StopCaseResult &) const = default;
};

/// How an agent behaved in the stop test. Shown to the user; nothing depends on it.
struct StopConduct
{
    QDateTime measuredAt;
    QString version; ///< version that the agent reported; empty: none
    QString command; ///< the tested command; with another one the result is not valid
    std::vector<StopCaseResult> cases;
    bool readsThroughBelay = false, writesThroughBelay = false, runsThroughBelay = false;
    std::optional<bool> asksBeforeCommands, writesItself; ///< null: not observed

    /// The number of stops that were tried, and of those that held.
    int tried() const;
    int held() const;
    std::optional<base::Milliseconds> slowest() const; ///< of the confirmed ones
    /// What its own Stop ends; null: not observed. Of an agent elsewhere nothing is.
    std::optional<bool> endsCommands() const;
    std::optional<bool> endsBackground() const;
    std::optional<bool> leavesBackground() const; ///< when its turn ends by itself
    bool operator==(const StopConduct &) const = default;
};

/// Names in files and for scripts; they must not change.
QLatin1String nameOf(StopCase value);
QLatin1String nameOf(StopOutcome value);
std::optional<StopCase> stopCaseOf(const QString &name);
std::optional<StopOutcome> stopOutcomeOf(const QString &name);

} // namespace core
