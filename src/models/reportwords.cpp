// SPDX-License-Identifier: Apache-2.0
#include "models/words.h"

#include "base/visibletext.h"
#include "models/shownwords.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace models {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(models::ReportWords)
};

using history::ReportRow;

QString commandEndedText(const ReportRow &row)
{
    const QString &signal = row.text;
    switch (row.by) {
    case ReportRow::By::Stop:
        return signal.isEmpty() ? Words::tr("Ended half-way by Stop")
                                : Words::tr("Ended half-way by Stop (%1)").arg(signal);
    case ReportRow::By::Force:
        return Words::tr("Ended half-way by Force stop");
    case ReportRow::By::You:
        return Words::tr("Killed by you half-way");
    case ReportRow::By::Agent:
        return Words::tr("Ended half-way by its agent");
    case ReportRow::By::AgentsEnd:
        return Words::tr("Ended half-way with its agent");
    case ReportRow::By::Nobody:
        break;
    }
    return Words::tr("Ended half-way");
}

QString permissionText(const ReportRow &row)
{
    switch (row.by) {
    case ReportRow::By::Agent:
        return Words::tr("The agent withdrew its request for permission");
    case ReportRow::By::You:
        return Words::tr("You withdrew the permission request");
    case ReportRow::By::Nobody:
        return Words::tr("The connection ended before the permission was answered");
    case ReportRow::By::Stop:
    case ReportRow::By::Force:
    case ReportRow::By::AgentsEnd:
        break;
    }
    return Words::tr("The permission was cancelled by Stop");
}

QString afterText(const ReportRow &row)
{
    return durationText(row.after.value_or(base::Milliseconds(0)));
}

} // namespace

QString reportSectionText(ReportRow::Section section)
{
    switch (section) {
    case ReportRow::Section::TookEffect:
        return Words::tr("Took effect");
    case ReportRow::Section::CannotBeUndone:
        return Words::tr("Cannot be undone");
    case ReportRow::Section::Unknown:
        return Words::tr("Unknown");
    case ReportRow::Section::Prevented:
        return Words::tr("Prevented");
    case ReportRow::Section::CameLate:
        return Words::tr("Came late");
    }
    return {};
}

QString reportSectionHint(ReportRow::Section section, std::span<const ReportRow> rows)
{
    QSet<QString> things; // a file may have been changed more than once
    for (const ReportRow &row : rows)
        things.insert(row.what);
    const auto all = [rows](auto is) {
        return std::all_of(rows.begin(), rows.end(), [is](const ReportRow &row) { return is(row.why); });
    };
    switch (section) {
    case ReportRow::Section::TookEffect:
        return all(isAboutFile) ? Words::tr("%n file(s)", nullptr, int(things.size()))
                                : Words::tr("%n effect(s)", nullptr, int(rows.size()));
    case ReportRow::Section::CannotBeUndone:
        return all([](ReportRow::Why why) { return why == ReportRow::Why::Fetched; })
                   ? Words::tr("left this machine")
                   : Words::tr("there is no way back");
    case ReportRow::Section::Unknown:
        return Words::tr("please look");
    case ReportRow::Section::Prevented:
        return Words::tr("never happened");
    case ReportRow::Section::CameLate:
        return Words::tr("after the end");
    }
    return {};
}

namespace {

QString whyText(const ReportRow &row)
{
    using Why = ReportRow::Why;
    if (row.undone)
        return Words::tr("Undone");
    switch (row.why) {
    case Why::FileChanged:
        return Words::tr("Changed by the agent");
    case Why::CommandRan:
        return row.number == 0 ? Words::tr("Ran to its end")
                               : Words::tr("Ran to its end with exit code %1").arg(row.number);
    case Why::Fetched:
        return Words::tr("The agent reported that it went through");
    case Why::CallDone:
        return Words::tr("The agent reported it as done");
    case Why::CommandEnded:
        return commandEndedText(row);
    case Why::CommandRunsOn:
        return Words::tr("Still runs");
    case Why::DoneAfterStop:
        return Words::tr("The agent called it done only after Stop: it may have been cut short");
    case Why::CallNotFinished:
        return Words::tr("The agent never said how it ended");
    case Why::DoneThoughCancelled:
        return Words::tr("Cancelled by Stop, but the agent reported later that it was done");
    case Why::CallFailed:
        return Words::tr("Cancelled by Stop; the agent called it failed");
    case Why::PermissionCancelled:
        return permissionText(row);
    case Why::PermissionRefused:
        return Words::tr("The agent asked %1 after Stop; it was refused").arg(afterText(row));
    case Why::WriteRefused:
        return Words::tr("The agent tried to write it %1 after Stop").arg(afterText(row));
    case Why::CommandRefused:
        return Words::tr("The agent tried to run it %1 after Stop").arg(afterText(row));
    case Why::RequestsLost:
        return Words::tr("%n open request(s) ended with the connection", nullptr, row.number);
    case Why::AgentWorksOn:
        return Words::tr("The agent still works on it; Belay cannot reach it but by Force stop");
    case Why::FileWritten:
        return Words::tr("Written by Belay for the agent");
    case Why::NotReported:
        return Words::tr("Changed during the turn, but no tool call told of it");
    case Why::FileNotKept:
        return row.text.isEmpty() ? Words::tr("Changed; what it held before is not kept")
                                  : Words::tr("Changed. %1").arg(row.text);
    case Why::FileDiffers:
        return row.text.isEmpty() ? Words::tr("The disk does not bear out what the agent reported")
                                  : Words::tr("The disk does not bear out what the agent reported: %1").arg(row.text);
    case Why::WriteFailed:
        return Words::tr("It failed: %1").arg(row.text);
    case Why::DidNotHappen:
        return Words::tr("The file is as it was before");
    case Why::LateUpdates:
        return Words::tr("%n update(s) arrived afterwards, the last one %1 later", nullptr, row.number)
            .arg(afterText(row));
    case Why::NotWatched:
        return Words::tr("What no tool call told of was not looked for there: %1").arg(row.text);
    }
    return {};
}

} // namespace

QString reportReasonText(const ReportRow &row)
{
    const QString why = whyText(row);
    return row.acknowledged && !row.canAcknowledge ? Words::tr("%1 · acknowledged").arg(why) : why;
}

QString reportTitleText(const history::TurnFooter &footer)
{
    using enum core::TurnEnd;
    const auto &after = footer.confirmedAfterStop;
    const QString time = durationText(after.value_or(base::Milliseconds(0)));
    switch (footer.end) {
    case StoppedByYou:
        return after ? Words::tr("you stopped this turn; the agent confirmed after %1").arg(time)
                     : Words::tr("you stopped this turn");
    case EndedNormallyAfterStop:
        return after ? Words::tr("%1 after Stop the agent ended the turn as if it had finished").arg(time)
                     : Words::tr("after Stop the agent ended the turn as if it had finished");
    case AgentFailed:
        return after ? Words::tr("the agent answered Stop with an error, %1 later").arg(time)
                     : Words::tr("the agent failed and broke this turn off");
    case AgentDied:
        return after ? Words::tr("the agent process died %1 after Stop").arg(time)
                     : Words::tr("the agent process died and this turn with it");
    case StoppedByForce:
        return after ? Words::tr("stopped by force after %1: Belay ended the agent process").arg(time)
                     : Words::tr("stopped by force: Belay ended the agent process");
    case ConnectionLost:
        return after ? Words::tr("the connection to the agent was lost %1 after Stop; it may work on there").arg(time)
                     : Words::tr("the connection to the agent was lost and this turn with it; it may work on there");
    case CutOff:
        return after ? Words::tr("stopped by force after %1: Belay ended the connection; the agent may work on there")
                           .arg(time)
                     : Words::tr("stopped by force: Belay ended the connection; the agent may work on there");
    case CancelledByAgent:
        return Words::tr("the agent cancelled this turn; Stop was not pressed");
    case Finished:
    case Refused:
    case TokenLimit:
    case RequestLimit:
        break;
    }
    return {};
}

QString nothingHappenedText(core::TurnEnd end)
{
    using enum core::TurnEnd;
    switch (end) {
    case StoppedByYou:
        return Words::tr("Stopped. Nothing was changed.");
    case EndedNormallyAfterStop:
        return Words::tr("Ended normally after Stop. Nothing was changed.");
    case StoppedByForce:
        return Words::tr("Stopped by force. No change was reported.");
    case AgentFailed:
        return Words::tr("The agent failed. No change was reported.");
    case AgentDied:
        return Words::tr("The agent process died. No change was reported.");
    case ConnectionLost:
        return Words::tr("The connection was lost. No change was reported until then.");
    case CutOff:
        return Words::tr("Disconnected by force. No change was reported until then.");
    case CancelledByAgent:
        return Words::tr("The agent cancelled this turn. Nothing was changed.");
    case Finished:
    case Refused:
    case TokenLimit:
    case RequestLimit:
        break;
    }
    return {};
}

QString reportText(const history::TurnFooter &footer)
{
    const QString title = reportTitleText(footer);
    if (title.isEmpty())
        return turnEndText(footer.end);
    QStringList lines{Words::tr("What happened: %1").arg(title)};
    if (!footer.detail.isEmpty())
        lines << base::visibleText(footer.detail, base::LineBreaks::Keep);
    if (footer.report.empty())
        lines << nothingHappenedText(footer.end);
    for (const ReportRow &row : footer.report)
        lines << base::visibleText(reportLine(row));
    return lines.join(QLatin1Char('\n'));
}

QString reportLine(const ReportRow &row)
{
    if (row.what.isEmpty())
        return Words::tr("%1: %2").arg(reportSectionText(row.section), reportReasonText(row));
    //: section, what it is about, why
    return Words::tr("%1: %2 (%3)").arg(reportSectionText(row.section), row.what, reportReasonText(row));
}

} // namespace models
