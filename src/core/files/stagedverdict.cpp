// SPDX-License-Identifier: Apache-2.0
#include "core/files/stagedverdict.h"

#include <QCoreApplication>

namespace core {

namespace {
struct StagedVerdictTr
{
    Q_DECLARE_TR_FUNCTIONS(core::StagedVerdict)
};
} // namespace

StagedVerdict stagedVerdict(TurnEnd end, std::optional<StoppedBy> stoppedBy, StagedEnd setting)
{
    using AtEnd = StagedFiles::AtEnd;
    // Belay was ended by a signal, so the user was not asked: the next start offers it.
    if (stoppedBy == StoppedBy::Signal)
        return {AtEnd::Keep};
    if (stoppedBy)
        return {AtEnd::Discard, StagedVerdictTr::tr("discarded by Stop")};
    switch (end) {
    case TurnEnd::Finished:
    case TurnEnd::TokenLimit:
    case TurnEnd::RequestLimit:
        return {setting == StagedEnd::Commit ? AtEnd::Commit : AtEnd::Keep};
    case TurnEnd::Refused: // not a failure, but the user should see the files before they are written
        return {AtEnd::Keep};
    case TurnEnd::CancelledByAgent:
        return {AtEnd::Discard, StagedVerdictTr::tr("discarded: the agent cancelled its turn")};
    case TurnEnd::AgentFailed:
        return {AtEnd::Discard, StagedVerdictTr::tr("discarded: the agent failed")};
    case TurnEnd::AgentDied:
        return {AtEnd::Discard, StagedVerdictTr::tr("discarded: the agent's process ended")};
    case TurnEnd::ConnectionLost:
        return {AtEnd::Discard, StagedVerdictTr::tr("discarded: the connection to the agent was lost")};
    case TurnEnd::BelayEnded:
        return {AtEnd::Keep};
    case TurnEnd::NotEnded:
    case TurnEnd::StoppedByForce:
    case TurnEnd::Disconnected:
    case TurnEnd::StoppedByYou:
    case TurnEnd::StoppedByClosing:
    case TurnEnd::StoppedByLimit:
    case TurnEnd::EndedNormallyAfterStop:
        break;
    }
    return {AtEnd::Discard, StagedVerdictTr::tr("discarded by Stop")};
}

} // namespace core
