// SPDX-License-Identifier: Apache-2.0
#include "cli/eventnames.h"

namespace cli {

QLatin1String nameOf(core::PermissionEnd value)
{
    switch (value) {
    case core::PermissionEnd::Open:
        return QLatin1String("open");
    case core::PermissionEnd::Answered:
        return QLatin1String("answered");
    case core::PermissionEnd::CancelledByStop:
        return QLatin1String("cancelled_by_stop");
    case core::PermissionEnd::CancelledByAgent:
        return QLatin1String("cancelled_by_agent");
    case core::PermissionEnd::CancelledByUser:
        return QLatin1String("cancelled_by_user");
    case core::PermissionEnd::RefusedAfterStop:
        return QLatin1String("refused_after_stop");
    case core::PermissionEnd::Lost:
        return QLatin1String("lost");
    case core::PermissionEnd::EndedWithTurn:
        return QLatin1String("ended_with_turn");
    }
    return QLatin1String("unknown");
}

QLatin1String nameOf(core::ElicitationEnd value)
{
    switch (value) {
    case core::ElicitationEnd::Open:
        return QLatin1String("open");
    case core::ElicitationEnd::Accepted:
        return QLatin1String("accepted");
    case core::ElicitationEnd::Declined:
        return QLatin1String("declined");
    case core::ElicitationEnd::CancelledByUser:
        return QLatin1String("cancelled_by_user");
    case core::ElicitationEnd::CancelledByStop:
        return QLatin1String("cancelled_by_stop");
    case core::ElicitationEnd::CancelledByAgent:
        return QLatin1String("cancelled_by_agent");
    case core::ElicitationEnd::RefusedAfterStop:
        return QLatin1String("refused_after_stop");
    case core::ElicitationEnd::Lost:
        return QLatin1String("lost");
    case core::ElicitationEnd::EndedWithTurn:
        return QLatin1String("ended_with_turn");
    }
    return QLatin1String("unknown");
}

QLatin1String nameOf(core::CommandEnd value)
{
    switch (value) {
    case core::CommandEnd::Exited:
        return QLatin1String("exited");
    case core::CommandEnd::EndedByStop:
        return QLatin1String("ended_by_stop");
    case core::CommandEnd::EndedByForce:
        return QLatin1String("ended_by_force");
    case core::CommandEnd::EndedWithAgent:
        return QLatin1String("ended_with_agent");
    case core::CommandEnd::KilledByUser:
        return QLatin1String("killed_by_user");
    case core::CommandEnd::KilledByAgent:
        return QLatin1String("killed_by_agent");
    case core::CommandEnd::BackgroundEnded:
        return QLatin1String("background_ended");
    case core::CommandEnd::NotRunAgain:
        return QLatin1String("not_run_again");
    }
    return QLatin1String("unknown");
}

QLatin1String nameOf(core::StoppedBy value)
{
    switch (value) {
    case core::StoppedBy::You:
        return QLatin1String("you");
    case core::StoppedBy::ClosingSession:
        return QLatin1String("closing_session");
    case core::StoppedBy::ClosingBelay:
        return QLatin1String("closing_belay");
    case core::StoppedBy::Signal:
        return QLatin1String("signal");
    case core::StoppedBy::TimeLimit:
        return QLatin1String("time_limit");
    }
    return {};
}

QLatin1String nameOf(core::RunEnd value)
{
    switch (value) {
    case core::RunEnd::RunsOn:
        return QLatin1String("runs_on");
    case core::RunEnd::Stopping:
        return QLatin1String("stopping");
    case core::RunEnd::Ended:
        return QLatin1String("ended");
    case core::RunEnd::Stopped:
        return QLatin1String("stopped");
    case core::RunEnd::Killed:
        return QLatin1String("killed");
    case core::RunEnd::LetGo:
    case core::RunEnd::LetGoWithSession:
        return QLatin1String("let_go");
    case core::RunEnd::WithAgent:
        return QLatin1String("ended_with_agent");
    }
    return QLatin1String("unknown");
}

QLatin1String nameOf(core::SessionRestored::Kind value)
{
    switch (value) {
    case core::SessionRestored::Kind::Resumed:
        return QLatin1String("resumed");
    case core::SessionRestored::Kind::Loaded:
        return QLatin1String("loaded");
    case core::SessionRestored::Kind::New:
        return QLatin1String("new");
    case core::SessionRestored::Kind::Imported:
        return QLatin1String("told");
    }
    return QLatin1String("unknown");
}

QLatin1String nameOf(acp::ChunkKind value)
{
    switch (value) {
    case acp::ChunkKind::User:
        return QLatin1String("user_text");
    case acp::ChunkKind::Agent:
        return QLatin1String("text");
    case acp::ChunkKind::Thought:
        return QLatin1String("thought");
    }
    return QLatin1String("unknown");
}

} // namespace cli
