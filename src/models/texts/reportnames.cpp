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

QLatin1String reportReasonName(history::ReportRow::Why value)
{
    switch (value) {
    case history::ReportRow::Why::FileChanged:
        return QLatin1String("file_changed");
    case history::ReportRow::Why::CommandRan:
        return QLatin1String("command_ran");
    case history::ReportRow::Why::Fetched:
        return QLatin1String("fetched");
    case history::ReportRow::Why::CallDone:
        return QLatin1String("call_done");
    case history::ReportRow::Why::CommandEnded:
        return QLatin1String("command_ended");
    case history::ReportRow::Why::CommandRunsOn:
        return QLatin1String("command_runs_on");
    case history::ReportRow::Why::DoneAfterStop:
        return QLatin1String("done_after_stop");
    case history::ReportRow::Why::CallNotFinished:
        return QLatin1String("call_not_finished");
    case history::ReportRow::Why::DoneThoughCancelled:
        return QLatin1String("done_though_cancelled");
    case history::ReportRow::Why::CallFailed:
        return QLatin1String("call_failed");
    case history::ReportRow::Why::PermissionCancelled:
        return QLatin1String("permission_cancelled");
    case history::ReportRow::Why::PermissionRefused:
        return QLatin1String("permission_refused");
    case history::ReportRow::Why::WriteRefused:
        return QLatin1String("write_refused");
    case history::ReportRow::Why::CommandRefused:
        return QLatin1String("command_refused");
    case history::ReportRow::Why::RequestsLost:
        return QLatin1String("requests_lost");
    case history::ReportRow::Why::OutlivesTurn:
        return QLatin1String("agent_works_on");
    case history::ReportRow::Why::FileWritten:
        return QLatin1String("file_written");
    case history::ReportRow::Why::NotReported:
        return QLatin1String("not_reported");
    case history::ReportRow::Why::FileNotKept:
        return QLatin1String("file_not_kept");
    case history::ReportRow::Why::FileDiffers:
        return QLatin1String("file_differs");
    case history::ReportRow::Why::WriteFailed:
        return QLatin1String("write_failed");
    case history::ReportRow::Why::DidNotHappen:
        return QLatin1String("did_not_happen");
    case history::ReportRow::Why::LateUpdates:
        return QLatin1String("late_updates");
    case history::ReportRow::Why::NotWatched:
        return QLatin1String("not_watched");
    case history::ReportRow::Why::NotKnown:
        return QLatin1String("not_known");
    case history::ReportRow::Why::NotPermitted:
        return QLatin1String("not_permitted");
    case history::ReportRow::Why::PartlyWatched:
        return QLatin1String("partly_watched");
    case history::ReportRow::Why::ChangedUnpermitted:
        return QLatin1String("changed_though_not_permitted");
    case history::ReportRow::Why::CallFailedItself:
        return QLatin1String("call_failed_before");
    case history::ReportRow::Why::CallDoneThoughCancelled:
        return QLatin1String("done_though_cancelled");
    case history::ReportRow::Why::ChangeHeld:
        return QLatin1String("change_held");
    case history::ReportRow::Why::NamedByCall:
        return QLatin1String("named_by_call");
    case history::ReportRow::Why::RunsUnpermitted:
        return QLatin1String("runs_though_not_permitted");
    case history::ReportRow::Why::MayStillRun:
        return QLatin1String("may_still_run");
    case history::ReportRow::Why::HostContacted:
        return QLatin1String("host_contacted");
    case history::ReportRow::Why::RemoteDone:
        return QLatin1String("remote_done");
    case history::ReportRow::Why::RemoteOnItsWay:
        return QLatin1String("remote_on_its_way");
    case history::ReportRow::Why::RemoteNotKnown:
        return QLatin1String("remote_not_known");
    case history::ReportRow::Why::RemoteFailed:
        return QLatin1String("remote_failed");
    case history::ReportRow::Why::RemotePrevented:
        return QLatin1String("remote_prevented");
    case history::ReportRow::Why::RemoteRefused:
        return QLatin1String("remote_refused");
    case history::ReportRow::Why::HostRefused:
        return QLatin1String("host_refused");
    case history::ReportRow::Why::NotRunAgain:
        return QLatin1String("not_run_again");
    }
    return QLatin1String("unknown");
}

QLatin1String reportActorName(history::ReportRow::By value)
{
    switch (value) {
    case history::ReportRow::By::Nobody:
        return QLatin1String("");
    case history::ReportRow::By::Stop:
        return QLatin1String("stop");
    case history::ReportRow::By::You:
        return QLatin1String("user");
    case history::ReportRow::By::Agent:
        return QLatin1String("agent");
    case history::ReportRow::By::Force:
        return QLatin1String("force");
    case history::ReportRow::By::TurnsEnd:
        return QLatin1String("turns_end");
    case history::ReportRow::By::AgentsEnd:
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
