// SPDX-License-Identifier: Apache-2.0
#include "models/texts/reportnames.h"

namespace models {

QLatin1String reportSectionName(history::ReportRow::Section value)
{
    switch (value) {
    case history::ReportRow::Section::TookEffect:
        return QLatin1String("took_effect");
    case history::ReportRow::Section::CannotBeUndone:
        return QLatin1String("cannot_be_undone");
    case history::ReportRow::Section::Unknown:
        return QLatin1String("unknown");
    case history::ReportRow::Section::Prevented:
        return QLatin1String("prevented");
    case history::ReportRow::Section::CameLate:
        return QLatin1String("came_late");
    case history::ReportRow::Section::NotPermitted:
        return QLatin1String("not_permitted");
    case history::ReportRow::Section::HeldBack:
        return QLatin1String("held_back");
    case history::ReportRow::Section::NotDone:
        return QLatin1String("not_done");
    case history::ReportRow::Section::Contacted:
        return QLatin1String("contacted");
    }
    return QLatin1String("unknown");
}

QLatin1String reportReasonName(history::ReportRow::Reason value)
{
    switch (value) {
    case history::ReportRow::Reason::FileChanged:
        return QLatin1String("file_changed");
    case history::ReportRow::Reason::CommandRan:
        return QLatin1String("command_ran");
    case history::ReportRow::Reason::Fetched:
        return QLatin1String("fetched");
    case history::ReportRow::Reason::CallDone:
        return QLatin1String("call_done");
    case history::ReportRow::Reason::CommandEnded:
        return QLatin1String("command_ended");
    case history::ReportRow::Reason::CommandRunsOn:
        return QLatin1String("command_runs_on");
    case history::ReportRow::Reason::DoneAfterStop:
        return QLatin1String("done_after_stop");
    case history::ReportRow::Reason::CallNotFinished:
        return QLatin1String("call_not_finished");
    case history::ReportRow::Reason::DoneThoughCancelled:
        return QLatin1String("done_though_cancelled");
    case history::ReportRow::Reason::CallFailed:
        return QLatin1String("call_failed");
    case history::ReportRow::Reason::PermissionCancelled:
        return QLatin1String("permission_cancelled");
    case history::ReportRow::Reason::PermissionRefused:
        return QLatin1String("permission_refused");
    case history::ReportRow::Reason::WriteRefused:
        return QLatin1String("write_refused");
    case history::ReportRow::Reason::CommandRefused:
        return QLatin1String("command_refused");
    case history::ReportRow::Reason::RequestsLost:
        return QLatin1String("requests_lost");
    case history::ReportRow::Reason::OutlivesTurn:
        return QLatin1String("agent_works_on");
    case history::ReportRow::Reason::FileWritten:
        return QLatin1String("file_written");
    case history::ReportRow::Reason::NotReported:
        return QLatin1String("not_reported");
    case history::ReportRow::Reason::FileNotKept:
        return QLatin1String("file_not_kept");
    case history::ReportRow::Reason::FileDiffers:
        return QLatin1String("file_differs");
    case history::ReportRow::Reason::WriteFailed:
        return QLatin1String("write_failed");
    case history::ReportRow::Reason::DidNotHappen:
        return QLatin1String("did_not_happen");
    case history::ReportRow::Reason::LateUpdates:
        return QLatin1String("late_updates");
    case history::ReportRow::Reason::NotWatched:
        return QLatin1String("not_watched");
    case history::ReportRow::Reason::NotKnown:
        return QLatin1String("not_known");
    case history::ReportRow::Reason::NotPermitted:
        return QLatin1String("not_permitted");
    case history::ReportRow::Reason::PartlyWatched:
        return QLatin1String("partly_watched");
    case history::ReportRow::Reason::ChangedUnpermitted:
        return QLatin1String("changed_though_not_permitted");
    case history::ReportRow::Reason::CallFailedItself:
        return QLatin1String("call_failed_before");
    case history::ReportRow::Reason::CallDoneThoughCancelled:
        return QLatin1String("done_though_cancelled");
    case history::ReportRow::Reason::ChangeHeld:
        return QLatin1String("change_held");
    case history::ReportRow::Reason::NamedByCall:
        return QLatin1String("named_by_call");
    case history::ReportRow::Reason::RunsUnpermitted:
        return QLatin1String("runs_though_not_permitted");
    case history::ReportRow::Reason::MayStillRun:
        return QLatin1String("may_still_run");
    case history::ReportRow::Reason::HostContacted:
        return QLatin1String("host_contacted");
    case history::ReportRow::Reason::RemoteDone:
        return QLatin1String("remote_done");
    case history::ReportRow::Reason::RemoteOnItsWay:
        return QLatin1String("remote_on_its_way");
    case history::ReportRow::Reason::RemoteNotKnown:
        return QLatin1String("remote_not_known");
    case history::ReportRow::Reason::RemoteFailed:
        return QLatin1String("remote_failed");
    case history::ReportRow::Reason::RemotePrevented:
        return QLatin1String("remote_prevented");
    case history::ReportRow::Reason::RemoteRefused:
        return QLatin1String("remote_refused");
    case history::ReportRow::Reason::HostRefused:
        return QLatin1String("host_refused");
    case history::ReportRow::Reason::NotRunAgain:
        return QLatin1String("not_run_again");
    }
    return QLatin1String("unknown");
}

QLatin1String reportActorName(history::ReportRow::Actor value)
{
    switch (value) {
    case history::ReportRow::Actor::Nobody:
        return QLatin1String("");
    case history::ReportRow::Actor::Stop:
        return QLatin1String("stop");
    case history::ReportRow::Actor::You:
        return QLatin1String("user");
    case history::ReportRow::Actor::Agent:
        return QLatin1String("agent");
    case history::ReportRow::Actor::Force:
        return QLatin1String("force");
    case history::ReportRow::Actor::TurnsEnd:
        return QLatin1String("turns_end");
    case history::ReportRow::Actor::AgentsEnd:
        return QLatin1String("agents_end");
    }
    return QLatin1String("unknown");
}

QJsonObject contactJson(const proxy::Contact &contact)
{
    QJsonObject out{{QStringLiteral("host"), contact.host},
                    {QStringLiteral("port"), contact.port},
                    {QStringLiteral("connections"), contact.connections},
                    {QStringLiteral("sentBytes"), contact.sent},
                    {QStringLiteral("receivedBytes"), contact.received},
                    {QStringLiteral("first"), contact.first.toUTC().toString(Qt::ISODateWithMs)},
                    {QStringLiteral("last"), contact.last.toUTC().toString(Qt::ISODateWithMs)}};
    if (contact.refused > 0)
        out.insert(QLatin1String("refused"), contact.refused);
    if (contact.failed > 0)
        out.insert(QLatin1String("failed"), contact.failed);
    if (contact.isBeforeTurn)
        out.insert(QLatin1String("beforeTurn"), true);
    if (!contact.server.isEmpty())
        out.insert(QLatin1String("mcpServer"), contact.server);
    return out;
}

} // namespace models
