// SPDX-License-Identifier: Apache-2.0
#include "core/stop/stopconduct.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

constexpr std::array caseNames{std::pair{StopCase::Plain, "plain"},           std::pair{StopCase::Stream, "stream"},
                               std::pair{StopCase::Permission, "permission"}, std::pair{StopCase::Command, "command"},
                               std::pair{StopCase::Background, "background"}, std::pair{StopCase::Left, "left"}};
constexpr std::array outcomeNames{
    std::pair{StopOutcome::NotReached, "not_reached"},       std::pair{StopOutcome::Finished, "finished"},
    std::pair{StopOutcome::Confirmed, "confirmed"},          std::pair{StopOutcome::ConfirmedLate, "asked_again"},
    std::pair{StopOutcome::EndedNormally, "ended_normally"}, std::pair{StopOutcome::Forced, "forced"},
    std::pair{StopOutcome::AgentEnded, "agent_ended"},
};

template <class Names, class Value> QLatin1String stopNameIn(const Names &names, Value value)
{
    for (const auto &[one, name] : names) {
        if (one == value)
            return QLatin1String(name);
    }
    return QLatin1String("unknown");
}

template <class Value, class Names> std::optional<Value> stopValueIn(const Names &names, const QString &wanted)
{
    for (const auto &[one, name] : names) {
        if (wanted == QLatin1String(name))
            return one;
    }
    return std::nullopt;
}

} // namespace

int StopConduct::tried() const
{
    return int(std::count_if(cases.begin(), cases.end(), [](const StopCaseResult &one) { return one.wasTried(); }));
}

int StopConduct::held() const
{
    return int(std::count_if(cases.begin(), cases.end(), [](const StopCaseResult &one) { return one.held(); }));
}

std::optional<base::Milliseconds> StopConduct::slowest() const
{
    std::optional<base::Milliseconds> out;
    for (const StopCaseResult &one : cases) {
        if (one.endedItself())
            out = std::max(out, one.took);
    }
    return out;
}

namespace {

const StopCaseResult *resultOf(const StopConduct &conduct, StopCase which)
{
    for (const StopCaseResult &one : conduct.cases) {
        if (one.which == which)
            return &one;
    }
    return nullptr;
}

} // namespace

std::optional<bool> StopConduct::endsCommands() const
{
    const StopCaseResult *one = resultOf(*this, StopCase::Command);
    return one && one->endedItself() ? std::optional(one->processes == 0) : std::nullopt;
}

std::optional<bool> StopConduct::endsBackground() const
{
    const StopCaseResult *one = resultOf(*this, StopCase::Background);
    return one && one->endedItself() ? std::optional(one->background == 0) : std::nullopt;
}

std::optional<bool> StopConduct::leavesBackground() const
{
    const StopCaseResult *one = resultOf(*this, StopCase::Left);
    return one && one->outcome == StopOutcome::Finished ? std::optional(one->background > 0) : std::nullopt;
}

QLatin1String nameOf(StopCase value)
{
    return stopNameIn(caseNames, value);
}

QLatin1String nameOf(StopOutcome value)
{
    return stopNameIn(outcomeNames, value);
}

std::optional<StopCase> stopCaseOf(const QString &name)
{
    return stopValueIn<StopCase>(caseNames, name);
}

std::optional<StopOutcome> stopOutcomeOf(const QString &name)
{
    return stopValueIn<StopOutcome>(outcomeNames, name);
}

} // namespace core
