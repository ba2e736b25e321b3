// SPDX-License-Identifier: Apache-2.0
#include "models/texts/reporttext.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/values/sessionevent.h"
#include "history/entry.h"
#include "models/texts/runningon.h"
#include "models/texts/showntext.h"
#include "models/texts/texts.h"
#include "models/texts/usagetext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSet>

#include <algorithm>

namespace models {

namespace {

struct ReportTextTr
{
    Q_DECLARE_TR_FUNCTIONS(models::ReportText)
};

using history::ReportRow;

QString commandEndedText(const ReportRow &row)
{
    const QString &signal = row.text;
    switch (row.by) {
    case ReportRow::Actor::Stop:
        return signal.isEmpty() ? ReportTextTr::tr("Ended half-way by Stop")
                                : ReportTextTr::tr("Ended half-way by Stop (%1)").arg(signal);
    case ReportRow::Actor::Force:
        return ReportTextTr::tr("Ended half-way by Force stop");
    case ReportRow::Actor::You:
        return ReportTextTr::tr("Killed by you half-way");
    case ReportRow::Actor::Agent:
        return ReportTextTr::tr("Ended half-way by its agent");
    case ReportRow::Actor::AgentsEnd:
        return ReportTextTr::tr("Ended half-way with its agent");
    case ReportRow::Actor::Nobody:
    case ReportRow::Actor::TurnsEnd:
        break;
    }
    return ReportTextTr::tr("It exited; what it left running was ended with the turn");
}

QString permissionText(const ReportRow &row)
{
    switch (row.by) {
    case ReportRow::Actor::Agent:
        return ReportTextTr::tr("The agent withdrew its request for permission");
    case ReportRow::Actor::You:
        return ReportTextTr::tr("You withdrew the permission request");
    case ReportRow::Actor::Nobody:
        return ReportTextTr::tr("The connection ended before the permission was answered");
    case ReportRow::Actor::TurnsEnd:
        return ReportTextTr::tr("The turn ended before the permission was answered");
    case ReportRow::Actor::Stop:
    case ReportRow::Actor::Force:
    case ReportRow::Actor::AgentsEnd:
        break;
    }
    return ReportTextTr::tr("The permission was cancelled by Stop");
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
        return base::Words::tr("Took effect");
    case ReportRow::Section::CannotBeUndone:
        return base::Words::tr("Cannot be undone");
    case ReportRow::Section::Unknown:
        return base::Words::tr("Unknown");
    case ReportRow::Section::Prevented:
        return base::Words::tr("Prevented");
    case ReportRow::Section::CameLate:
        return ReportTextTr::tr("Came late");
    case ReportRow::Section::NotPermitted:
        return base::Words::tr("Not permitted");
    case ReportRow::Section::HeldBack:
        return ReportTextTr::tr("Held back");
    case ReportRow::Section::NotDone:
        return ReportTextTr::tr("Not done");
    case ReportRow::Section::Contacted:
        //: hosts in the network
        return ReportTextTr::tr("Contacted");
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
        return all(isAboutFile) ? ReportTextTr::tr("%n file(s)", nullptr, int(things.size()))
                                : ReportTextTr::tr("%n effect(s)", nullptr, int(rows.size()));
    case ReportRow::Section::CannotBeUndone:
        return all([](ReportRow::Reason why) {
            return why == ReportRow::Reason::Fetched || why == ReportRow::Reason::RemoteDone;
        })
                   ? ReportTextTr::tr("left this machine")
                   : ReportTextTr::tr("there is no way back");
    case ReportRow::Section::Unknown:
        return ReportTextTr::tr("please look");
    case ReportRow::Section::Prevented:
        return ReportTextTr::tr("never happened");
    case ReportRow::Section::CameLate:
        return ReportTextTr::tr("after the end");
    case ReportRow::Section::NotPermitted:
        //: what the agent asked permission for; it may have done it where nobody watches
        return ReportTextTr::tr("did not run");
    case ReportRow::Section::HeldBack:
        return all([](ReportRow::Reason why) { return why == ReportRow::Reason::ChangeHeld; })
                   ? ReportTextTr::tr("%n file(s)", nullptr, int(things.size()))
                   : ReportTextTr::tr("%n effect(s)", nullptr, int(rows.size()));
    case ReportRow::Section::NotDone:
        if (all([](ReportRow::Reason why) { return why == ReportRow::Reason::RemoteFailed; }))
            //: calls of tools that were made, and failed or were cancelled
            return ReportTextTr::tr("as the servers say");
        if (all([](ReportRow::Reason why) { return why == ReportRow::Reason::FileWritten; }))
            return ReportTextTr::tr("%n file(s)", nullptr, int(things.size()));
        //: what was said to be done, or was tried: the disk says that it is not so
        return ReportTextTr::tr("the file did not change");
    case ReportRow::Section::Contacted:
        return ReportTextTr::tr("%n host(s)", nullptr, int(things.size()));
    }
    return {};
}

namespace {

QString bytesText(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, bytes < 1000 ? 0 : 1, QLocale::DataSizeSIFormat);
}

QString contactText(const proxy::Contact &contact)
{
    QStringList facts;
    if (contact.connections > 0 && !contact.server.isEmpty())
        facts << ReportTextTr::tr("%n request(s), %1 sent, %2 received", nullptr, contact.connections)
                     .arg(bytesText(contact.sent), bytesText(contact.received));
    else if (contact.connections > 0)
        facts << ReportTextTr::tr("%n connection(s), %1 sent, %2 received", nullptr, contact.connections)
                     .arg(bytesText(contact.sent), bytesText(contact.received));
    if (contact.failed > 0)
        facts << ReportTextTr::tr("%n attempt(s) failed", "to reach a host", contact.failed);
    if (contact.refused > 0)
        facts << ReportTextTr::tr("refused by Belay %n time(s): it, or where it leads, is not on the list of hosts",
                                  nullptr, contact.refused);
    if (!contact.server.isEmpty())
        //: a host was contacted, not by the agent itself
        facts << ReportTextTr::tr("by Belay, as MCP server “%1”").arg(base::visibleText(contact.server));
    if (contact.isBeforeTurn)
        facts << ReportTextTr::tr("before this turn", "a host was contacted");
    if (contact.host.isEmpty())
        facts.prepend(ReportTextTr::tr("Further hosts"));
    return base::facts(facts);
}

QString remoteDoneText(const ReportRow &row)
{
    const QString time = durationText(base::Milliseconds(row.number));
    return row.text.isEmpty() ? ReportTextTr::tr("The server acknowledged it after %1").arg(time)
                              : ReportTextTr::tr("The server acknowledged it after %1. %2").arg(time, row.text);
}

QString whyText(const ReportRow &row)
{
    using Reason = ReportRow::Reason;
    if (row.undone)
        return base::Words::tr("Undone");
    switch (row.why) {
    case Reason::FileChanged:
        return ReportTextTr::tr("Changed by the agent");
    case Reason::CommandRan:
        return row.number == 0 ? ReportTextTr::tr("Ran to its end")
                               : ReportTextTr::tr("Ran to its end with exit code %1").arg(row.number);
    case Reason::Fetched:
        return ReportTextTr::tr("The agent reported that it went through");
    case Reason::CallDone:
        return ReportTextTr::tr("The agent reported it as done");
    case Reason::CommandEnded:
        return commandEndedText(row);
    case Reason::CommandRunsOn:
        return ReportTextTr::tr("Still runs");
    case Reason::DoneAfterStop:
        return ReportTextTr::tr("The agent called it done only after Stop: it may have been cut short");
    case Reason::CallNotFinished:
        return ReportTextTr::tr("The agent never said how it ended");
    case Reason::DoneThoughCancelled:
    case Reason::CallDoneThoughCancelled:
        return ReportTextTr::tr("Cancelled by Stop, but the agent reported later that it was done");
    case Reason::CallFailedItself:
        return ReportTextTr::tr("The agent called it failed; what it did until then is not known");
    case Reason::CallFailed:
        return ReportTextTr::tr("Cancelled by Stop; the agent called it failed");
    case Reason::PermissionCancelled:
        return permissionText(row);
    case Reason::PermissionRefused:
        return ReportTextTr::tr("The agent asked %1 after Stop; it was refused").arg(afterText(row));
    case Reason::WriteRefused:
        return ReportTextTr::tr("The agent tried to write it %1 after Stop").arg(afterText(row));
    case Reason::CommandRefused:
        return ReportTextTr::tr("The agent tried to run it %1 after Stop").arg(afterText(row));
    case Reason::RequestsLost:
        return ReportTextTr::tr("%n open request(s) ended with the connection", nullptr, row.number);
    case Reason::MayStillRun:
        return row.what.isEmpty()
                   ? ReportTextTr::tr("Killed by Belay; it may still run")
                   : ReportTextTr::tr("Process %1: killed by Belay, and seen to run after that").arg(row.number);
    case Reason::OutlivesTurn:
        if (row.number > 0)
            return ReportTextTr::tr("Process %1, which the agent started, still runs it").arg(row.number);
        return ReportTextTr::tr("The agent still works on it; Belay cannot reach it but by Force stop");
    case Reason::FileWritten:
        return row.section == ReportRow::Section::NotDone
                   ? ReportTextTr::tr("Written with the same content; nothing changed")
                   : ReportTextTr::tr("Written by Belay for the agent");
    case Reason::NotReported:
        return row.text.isEmpty() ? ReportTextTr::tr("Changed during the turn, but no tool call told of it") : row.text;
    case Reason::ChangeHeld:
        return ReportTextTr::tr("Reported by the agent; your file was not changed by it");
    case Reason::NamedByCall:
        return ReportTextTr::tr("Changed during the turn; a tool call named it, but did not show the change");
    case Reason::ChangedUnpermitted:
        return ReportTextTr::tr("Changed during the turn, although it was not permitted");
    case Reason::RunsUnpermitted:
        if (row.number > 0)
            return ReportTextTr::tr("It was not permitted, but process %1, which the agent started, runs it")
                .arg(row.number);
        return ReportTextTr::tr(
            "It was not permitted, but the agent works on it; Belay cannot reach it but by Force stop");
    case Reason::FileNotKept:
        return row.text.isEmpty() ? ReportTextTr::tr("Changed; what it held before is not kept")
                                  : ReportTextTr::tr("Changed. %1").arg(row.text);
    case Reason::FileDiffers:
        return row.text.isEmpty()
                   ? ReportTextTr::tr("The disk does not bear out what the agent reported")
                   : ReportTextTr::tr("The disk does not bear out what the agent reported: %1").arg(row.text);
    case Reason::WriteFailed:
        return ReportTextTr::tr("It failed: %1").arg(row.text);
    case Reason::DidNotHappen:
        return ReportTextTr::tr("The file is as it was before");
    case Reason::LateUpdates:
        return ReportTextTr::tr("%n update(s) arrived afterwards, the last one %1 later", nullptr, row.number)
            .arg(afterText(row));
    case Reason::HostContacted:
    case Reason::HostRefused:
        return contactText(row.contact.value_or(proxy::Contact()));
    case Reason::RemoteDone:
        return remoteDoneText(row);
    case Reason::RemoteNotKnown:
        return row.text.isEmpty() ? ReportTextTr::tr("It was sent; nobody knows how it ended")
                                  : ReportTextTr::tr("It was sent. %1").arg(row.text);
    case Reason::RemoteOnItsWay:
        return ReportTextTr::tr("It was sent; the server has not answered yet");
    case Reason::RemoteFailed:
        return row.text.isEmpty() ? ReportTextTr::tr("The server answered that it failed")
                                  : ReportTextTr::tr("The server answered: %1").arg(row.text);
    case Reason::RemotePrevented:
        return row.text.isEmpty() ? ReportTextTr::tr("It was never sent")
                                  : ReportTextTr::tr("It was never sent. %1").arg(row.text);
    case Reason::RemoteRefused:
        return ReportTextTr::tr("The agent called it %1 after Stop").arg(afterText(row));
    case Reason::NotWatched:
        return ReportTextTr::tr("What no tool call told of was not looked for there: %1").arg(row.text);
    case Reason::NotPermitted:
        return row.text.isEmpty() ? ReportTextTr::tr("It was not permitted") : row.text;
    case Reason::NotRunAgain:
        return row.text;
    case Reason::PartlyWatched:
    case Reason::NotKnown:
        return row.text.isEmpty() ? ReportTextTr::tr("Nobody knows how it ended") : row.text;
    }
    return {};
}

} // namespace

QString reportReasonText(const ReportRow &row)
{
    const QString why = whyText(row);
    return row.acknowledged && !row.canAcknowledge ? ReportTextTr::tr("%1 · acknowledged").arg(why) : why;
}

namespace {

QString closingTitleText(const history::TurnFooter &footer)
{
    const QString time = durationText(footer.confirmedAfterStop.value_or(base::Milliseconds(0)));
    if (!footer.detail.isEmpty())
        return ReportTextTr::tr("stopped by closing; the agent answered with an error after %1").arg(time);
    switch (footer.stoppedBy) {
    case core::StoppedBy::Signal:
        return ReportTextTr::tr("stopped by a signal that ended Belay; the agent confirmed after %1").arg(time);
    case core::StoppedBy::ClosingBelay:
        return ReportTextTr::tr("stopped by closing Belay; the agent confirmed after %1").arg(time);
    case core::StoppedBy::ClosingSession:
    case core::StoppedBy::TimeLimit: // an end of its own
    case core::StoppedBy::You:
        break;
    }
    return ReportTextTr::tr("stopped by closing the session; the agent confirmed after %1").arg(time);
}

} // namespace

namespace {

QString endTitleText(const history::TurnFooter &footer)
{
    using enum core::TurnEnd;
    const auto &after = footer.confirmedAfterStop;
    const QString time = durationText(after.value_or(base::Milliseconds(0)));
    const bool isError = !footer.detail.isEmpty();
    switch (footer.end) {
    case StoppedByYou:
        if (!after)
            return ReportTextTr::tr("you stopped this turn");
        return isError ? ReportTextTr::tr("you stopped this turn; the agent answered with an error after %1").arg(time)
                       : ReportTextTr::tr("you stopped this turn; the agent confirmed after %1").arg(time);
    case StoppedByClosing:
        return closingTitleText(footer);
    case StoppedByLimit:
        return isError
                   ? ReportTextTr::tr("stopped by its time limit; the agent answered with an error after %1").arg(time)
                   : ReportTextTr::tr("stopped by its time limit; the agent confirmed after %1").arg(time);
    case EndedNormallyAfterStop:
        return after ? ReportTextTr::tr("%1 after Stop the agent ended the turn by itself").arg(time)
                     : ReportTextTr::tr("after Stop the agent ended the turn by itself");
    case AgentFailed:
        return after ? ReportTextTr::tr("the agent answered Stop with an error, %1 later").arg(time)
                     : ReportTextTr::tr("the agent failed and broke this turn off");
    case AgentDied:
        return after ? ReportTextTr::tr("the agent process died %1 after Stop").arg(time)
                     : ReportTextTr::tr("the agent process died and this turn with it");
    case StoppedByForce:
        return after ? ReportTextTr::tr("stopped by force after %1: Belay ended the agent process").arg(time)
                     : ReportTextTr::tr("stopped by force: Belay ended the agent process");
    case NotEnded:
        return after ? ReportTextTr::tr("not ended %1 after Stop: the agent process may still run").arg(time)
                     : ReportTextTr::tr("Belay could not end the agent process; it may still run");
    case ConnectionLost:
        return after ? ReportTextTr::tr("the connection to the agent was lost %1 after Stop; it may work on there")
                           .arg(time)
                     : ReportTextTr::tr(
                           "the connection to the agent was lost and this turn with it; it may work on there");
    case Disconnected:
        return after ? ReportTextTr::tr(
                           "stopped by force after %1: Belay ended the connection; the agent may work on there")
                           .arg(time)
                     : ReportTextTr::tr("stopped by force: Belay ended the connection; the agent may work on there");
    case CancelledByAgent:
        return ReportTextTr::tr("the agent cancelled this turn; Stop was not pressed");
    case BelayEnded:
    case Finished:
    case Refused:
    case TokenLimit:
    case RequestLimit:
        break;
    }
    return {};
}

} // namespace

QString reportTitleText(const history::TurnFooter &footer)
{
    const QString title = endTitleText(footer);
    return footer.sessionClosed && !title.isEmpty()
               //: %1 is a title like "you stopped this turn; the agent confirmed after 6 s"
               ? ReportTextTr::tr("%1; for that it had to close the session, which goes on").arg(title)
               : title;
}

namespace {

QString shortEndText(core::TurnEnd end)
{
    using enum core::TurnEnd;
    switch (end) {
    case StoppedByYou:
        return ReportTextTr::tr("Stopped.");
    case StoppedByClosing:
        return ReportTextTr::tr("Stopped by closing.");
    case StoppedByLimit:
        return ReportTextTr::tr("Stopped by its time limit.");
    case EndedNormallyAfterStop:
        return ReportTextTr::tr("Ended normally after Stop.");
    case StoppedByForce:
        return ReportTextTr::tr("Stopped by force.");
    case NotEnded:
        return ReportTextTr::tr("Could not be ended.");
    case AgentFailed:
        return ReportTextTr::tr("The agent failed.");
    case AgentDied:
        return ReportTextTr::tr("The agent process died.");
    case ConnectionLost:
        return ReportTextTr::tr("The connection was lost.");
    case Disconnected:
        return ReportTextTr::tr("Disconnected by force.");
    case CancelledByAgent:
        return ReportTextTr::tr("The agent cancelled this turn.");
    case BelayEnded:
    case Finished:
    case Refused:
    case TokenLimit:
    case RequestLimit:
        break;
    }
    return {};
}

QString namesText(const std::vector<QString> &folders)
{
    QStringList names;
    for (const QString &folder : folders)
        names << base::visibleText(folder.section(u'/', -1, -1, QString::SectionSkipEmpty));
    return base::listed(names);
}

} // namespace

QString nothingHappenedText(const history::TurnFooter &footer)
{
    const QString end = shortEndText(footer.end);
    if (end.isEmpty())
        return {};
    if (footer.watched.empty())
        return ReportTextTr::tr("%1 No change was reported.", "how the turn ended, as a sentence").arg(end);
    return ReportTextTr::tr("%1 No change was seen in %2.", "how the turn ended, as a sentence")
        .arg(end, namesText(footer.watched));
}

QString networkLimitsText(proxy::NetworkLevel level)
{
    switch (level) {
    case proxy::NetworkLevel::Unwatched:
        break;
    case proxy::NetworkLevel::Note:
        return ReportTextTr::tr("Of the network only what went through Belay's proxy, or to MCP servers through Belay "
                                "itself, is noted: not "
                                "programs that ignore the proxy, ssh, UDP and containers. Nothing was decrypted.");
    case proxy::NetworkLevel::Only:
        return ReportTextTr::tr(
            "The agent and its programs had no network of their own but Belay's proxy, which lets only the hosts on "
            "the list through. MCP servers that you have set up with an address are reached by Belay itself, whatever "
            "is on the list. Programs outside that they could ask are not covered. Nothing was decrypted.");
    }
    return {};
}

QString contactsText(const history::TurnFooter &footer)
{
    QSet<QString> contacted, refused;
    for (const ReportRow &row : footer.report) {
        if (row.contact && !row.contact->isBeforeTurn)
            (row.why == ReportRow::Reason::HostRefused ? refused : contacted).insert(row.what);
    }
    QStringList parts;
    if (contacted.size() == 1 && !contacted.begin()->isEmpty())
        parts << ReportTextTr::tr("contacted %1", "a host").arg(base::visibleText(*contacted.begin()));
    else if (!contacted.isEmpty())
        parts << ReportTextTr::tr("contacted %n host(s)", nullptr, int(contacted.size()));
    if (!refused.isEmpty())
        parts << ReportTextTr::tr("%n host(s) refused", nullptr, int(refused.size()));
    return base::listed(parts);
}

namespace {

QString filesLimitsText(const history::TurnFooter &footer)
{
    if (!footer.held.empty())
        return ReportTextTr::tr(
                   "Everything the agent wrote in %1 is held back, reported or not. Elsewhere it is not watched.")
            .arg(namesText(footer.held));
    if (footer.watched.empty())
        return {};
    // "there" refers to the folders in the previous line.
    return footer.report.empty()
               ? ReportTextTr::tr("Not watched: files git ignores, .git, empty folders, and everything elsewhere.")
               : ReportTextTr::tr("Not watched: files git ignores, .git, empty folders, and everything outside %1.")
                     .arg(namesText(footer.watched));
}

} // namespace

QString closingText(const history::TurnFooter &footer)
{
    QString out;
    //: what a turn used: context and money
    const QString used =
        footer.usage ? ReportTextTr::tr("The turn took %1, the agent reports.").arg(turnUsageText(*footer.usage))
                     : QString();
    for (const QString &sentences : {filesLimitsText(footer), networkLimitsText(footer.network), used}) {
        if (!sentences.isEmpty())
            //: two sentences or more
            out = out.isEmpty() ? sentences : ReportTextTr::tr("%1 %2").arg(out, sentences);
    }
    return out;
}

QStringList footerLines(const history::TurnFooter &footer)
{
    QStringList contacts, late;
    for (const ReportRow &row : footer.report) {
        if (row.contact || row.isAfterTurn())
            (row.contact ? contacts : late) << base::visibleText(reportLine(row));
    }
    if (!contacts.isEmpty())
        contacts << networkLimitsText(footer.network);
    contacts.removeAll(QString());
    return contacts + late;
}

QString reportText(const history::TurnFooter &footer)
{
    const QString title = reportTitleText(footer);
    const QString runsOn = footerRunsOnText(footer);
    if (title.isEmpty()) {
        QStringList lines{turnEndText(footer.end, footer.stoppedBy)};
        if (!runsOn.isEmpty())
            lines << runsOn;
        return (lines + footerLines(footer)).join(QLatin1Char('\n'));
    }
    QStringList lines{ReportTextTr::tr("What happened: %1").arg(title)};
    if (!footer.detail.isEmpty())
        lines << base::visibleText(footer.detail, base::LineBreaks::Keep);
    if (!runsOn.isEmpty())
        lines << runsOn;
    if (footer.report.empty())
        lines << nothingHappenedText(footer);
    for (const ReportRow &row : footer.report)
        lines << base::visibleText(reportLine(row));
    if (const QString closing = closingText(footer); !closing.isEmpty())
        lines << closing;
    return lines.join(QLatin1Char('\n'));
}

QString reportLine(const ReportRow &row)
{
    if (row.what.isEmpty())
        return base::labelled(reportSectionText(row.section), reportReasonText(row));
    //: section, what it is about, why
    return ReportTextTr::tr("%1: %2 (%3)").arg(reportSectionText(row.section), row.what, reportReasonText(row));
}

} // namespace models
