// SPDX-License-Identifier: Apache-2.0
#include "models/texts/reporttext.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/values/sessionevent.h"
#include "history/entry.h"
#include "history/turnreport.h"
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
        return base::noted(base::Words::tr("Ended half-way by Stop"), signal);
    case ReportRow::Actor::Force:
        return base::Words::tr("Ended half-way by Force stop");
    case ReportRow::Actor::You:
        return base::Words::tr("Killed by you half-way");
    case ReportRow::Actor::Agent:
        return ReportTextTr::tr("Ended half-way by its agent");
    case ReportRow::Actor::AgentsEnd:
        return base::Words::tr("Ended half-way with its agent");
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
        return base::Words::tr("The agent withdrew its request for permission.");
    case ReportRow::Actor::You:
        return ReportTextTr::tr("You withdrew the permission request");
    case ReportRow::Actor::Nobody:
        return base::Words::tr("The connection ended before it was permitted.");
    case ReportRow::Actor::TurnsEnd:
        return base::Words::tr("The turn ended before it was permitted.");
    case ReportRow::Actor::Stop:
    case ReportRow::Actor::Force:
    case ReportRow::Actor::AgentsEnd:
        break;
    }
    return base::Words::tr("Stop came before it was permitted.");
}

QString afterText(const ReportRow &row)
{
    return durationText(row.after.value_or(base::Milliseconds(0)));
}

} // namespace

QString outlivesText(qint64 process)
{
    return process > 0 ? ReportTextTr::tr("Process %1, which the agent started, still runs it").arg(process)
                       : ReportTextTr::tr("The agent still works on it; Belay cannot reach it but by Force stop");
}

QString reportSectionText(ReportRow::Section section)
{
    switch (section) {
    case ReportRow::Section::TookEffect:
        return base::Words::tr("Took effect");
    case ReportRow::Section::CannotBeUndone:
        return base::capitalized(base::Words::tr("cannot be undone"));
    case ReportRow::Section::Unknown:
        return base::capitalized(base::Words::tr("unknown"));
    case ReportRow::Section::Prevented:
        return base::Words::tr("Prevented");
    case ReportRow::Section::CameLate:
        return ReportTextTr::tr("Came late");
    case ReportRow::Section::NotPermitted:
        return base::capitalized(base::Words::tr("not permitted"));
    case ReportRow::Section::HeldBack:
        return base::capitalized(base::Words::tr("held back"));
    case ReportRow::Section::NotDone:
        return ReportTextTr::tr("Not done");
    case ReportRow::Section::Contacted:
        //: hosts in the network
        return base::Words::tr("Contacted");
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
        facts << base::Words::tr("before this turn", "a host was contacted");
    if (contact.host.isEmpty())
        facts.prepend(ReportTextTr::tr("Further hosts"));
    return base::facts(facts);
}

QString remoteDoneText(const ReportRow &row)
{
    const QString time = durationText(base::Milliseconds(row.number));
    const QString said = ReportTextTr::tr("The server acknowledged it after %1").arg(time);
    return row.text.isEmpty() ? said : base::labelled(said, row.text);
}

QString whyText(const ReportRow &row)
{
    using Reason = ReportRow::Reason;
    if (row.undone)
        return base::capitalized(base::Words::tr("undone"));
    switch (row.why) {
    case Reason::FileChanged:
        return ReportTextTr::tr("Changed by the agent");
    case Reason::CommandRan:
        return row.number == 0
                   ? base::Words::tr("Ran to its end")
                   : base::described(base::Words::tr("Ran to its end"), base::Words::tr("exit %1").arg(row.number));
    case Reason::Fetched:
    case Reason::CallDone:
        return ReportTextTr::tr("The agent reported it as done");
    case Reason::CommandEnded:
        return commandEndedText(row);
    case Reason::CommandRunsOn:
        return ReportTextTr::tr("Still runs");
    case Reason::DoneAfterStop:
        return base::Words::tr("The agent called it done only after Stop: it may have been cut short.");
    case Reason::CallNotFinished:
        return base::Words::tr("The agent never said how it ended.");
    case Reason::DoneThoughCancelled:
    case Reason::CallDoneThoughCancelled:
        return ReportTextTr::tr("Cancelled by Stop, but the agent reported later that it was done");
    case Reason::CallFailedItself:
        return ReportTextTr::tr("The agent called it failed; what it did until then is not known");
    case Reason::CallFailed:
        return base::Words::tr("Cancelled by Stop; the agent called it failed.");
    case Reason::PermissionCancelled:
        return permissionText(row);
    case Reason::PermissionRefused:
    case Reason::WriteRefused:
    case Reason::CommandRefused:
    case Reason::RemoteRefused:
        return ReportTextTr::tr("It came %1 after Stop and was refused").arg(afterText(row));
    case Reason::RequestsLost:
        return ReportTextTr::tr("%n open request(s) ended with the connection", nullptr, row.number);
    case Reason::MayStillRun:
        return row.what.isEmpty()
                   ? ReportTextTr::tr("Killed by Belay; it may still run")
                   : ReportTextTr::tr("Process %1: killed by Belay, and seen to run after that").arg(row.number);
    case Reason::OutlivesTurn:
        return outlivesText(row.number);
    case Reason::FileWritten:
        return row.section == ReportRow::Section::NotDone
                   ? ReportTextTr::tr("Written with the same content; nothing changed")
                   : base::capitalized(base::Words::tr("by Belay for the agent"));
    case Reason::NotReported:
        return row.text.isEmpty() ? ReportTextTr::tr("Changed during the turn, but no tool call told of it") : row.text;
    case Reason::ChangeHeld:
        return ReportTextTr::tr("Reported by the agent; your file was not changed by it");
    case Reason::NamedByCall:
        return ReportTextTr::tr("Changed during the turn; a tool call named it, but did not show the change");
    case Reason::ChangedUnpermitted:
        return ReportTextTr::tr("Changed during the turn, although it was not permitted");
    case Reason::RunsUnpermitted:
        return base::Words::tr("%1 %2", "two sentences")
            .arg(base::Words::tr("It was not permitted."), outlivesText(row.number));
    case Reason::FileNotKept:
        return row.text.isEmpty() ? base::Words::tr("What the file held before was not kept.") : row.text;
    case Reason::FileDiffers:
        return row.text.isEmpty()
                   ? ReportTextTr::tr("The disk does not bear out what the agent reported")
                   : base::labelled(ReportTextTr::tr("The disk does not bear out what the agent reported"), row.text);
    case Reason::WriteFailed:
        return base::labelled(base::capitalized(base::Words::tr("failed")), row.text);
    case Reason::DidNotHappen:
        return base::capitalized(base::Words::tr("the file is as it was before"));
    case Reason::LateUpdates:
        return ReportTextTr::tr("%n update(s) arrived afterwards, the last one %1 later", nullptr, row.number)
            .arg(afterText(row));
    case Reason::HostContacted:
    case Reason::HostRefused:
        return contactText(row.contact.value_or(proxy::Contact()));
    case Reason::RemoteDone:
        return remoteDoneText(row);
    case Reason::RemoteNotKnown:
        return ReportTextTr::tr("It was sent. %1")
            .arg(row.text.isEmpty() ? base::capitalized(base::Words::tr("nobody knows how it ended")) : row.text);
    case Reason::RemoteOnItsWay:
        return base::capitalized(base::Words::tr("sent, no answer yet"));
    case Reason::RemoteFailed:
        return ReportTextTr::tr("The server answered: %1")
            .arg(row.text.isEmpty() ? base::Words::tr("failed") : row.text);
    case Reason::RemotePrevented:
        return row.text.isEmpty() ? ReportTextTr::tr("It was never sent")
                                  : base::labelled(ReportTextTr::tr("It was never sent"), row.text);
    case Reason::NotWatched:
        return ReportTextTr::tr("What no tool call told of was not looked for there: %1").arg(row.text);
    case Reason::NotPermitted:
        return row.text.isEmpty() ? base::Words::tr("It was not permitted.") : row.text;
    case Reason::NotRunAgain:
        return row.text;
    case Reason::PartlyWatched:
    case Reason::NotKnown:
        return row.text.isEmpty() ? base::capitalized(base::Words::tr("nobody knows how it ended")) : row.text;
    }
    return {};
}

} // namespace

QString reportReasonText(const ReportRow &row)
{
    QString why = whyText(row);
    if (why.endsWith(u'.') || why.endsWith(u'。'))
        why.chop(1);
    return row.acknowledged && !row.canAcknowledge ? ReportTextTr::tr("%1 · acknowledged").arg(why) : why;
}

namespace {

/// What Belay did, and what may go on: more than the end's name says.
QString endRemark(const history::TurnFooter &footer)
{
    using enum core::TurnEnd;
    switch (footer.end) {
    case StoppedByForce:
        return ReportTextTr::tr("Belay ended the agent process");
    case NotEnded:
        return ReportTextTr::tr("the agent process may still run");
    case ConnectionLost:
    case Disconnected:
        return base::Words::tr("the agent may go on where it runs");
    case CancelledByAgent:
        return ReportTextTr::tr("Stop was not pressed");
    default:
        return {};
    }
}

} // namespace

QString stopAnswerText(const history::TurnFooter &footer)
{
    using enum core::TurnEnd;
    if (!footer.confirmedAfterStop || footer.end == CancelledByAgent)
        return {};
    QString time = durationText(*footer.confirmedAfterStop);
    if (footer.end == EndedNormallyAfterStop) // which says after what
        return time;
    if (footer.end != StoppedByYou && footer.end != StoppedByClosing && footer.end != StoppedByLimit)
        return ReportTextTr::tr("%1 after Stop").arg(time);
    return footer.detail.isEmpty() ? ReportTextTr::tr("the agent confirmed after %1").arg(time)
                                   : ReportTextTr::tr("the agent answered with an error after %1").arg(time);
}

QString reportTitleText(const history::TurnFooter &footer)
{
    if (!history::TurnReport::isFor(footer.end))
        return {};
    return base::facts(
        {turnEndText(footer.end, footer.stoppedBy), stopAnswerText(footer), endRemark(footer),
         footer.sessionClosed ? ReportTextTr::tr("its session was closed for that, and goes on") : QString()});
}

namespace {

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
    if (!history::TurnReport::isFor(footer.end))
        return {};
    if (footer.end == core::TurnEnd::BelayEnded) // nobody looked
        return turnEndText(footer.end);
    return base::facts({turnEndText(footer.end, footer.stoppedBy),
                        footer.watched.empty()
                            ? ReportTextTr::tr("no change was reported")
                            : ReportTextTr::tr("no change was seen in %1").arg(namesText(footer.watched))});
}

QString networkLimitsText(proxy::NetworkLevel level)
{
    switch (level) {
    case proxy::NetworkLevel::Unwatched:
        break;
    case proxy::NetworkLevel::Note:
        return ReportTextTr::tr(
            "Recorded: what went through Belay's proxy, or to MCP servers through Belay. Not recorded: programs that "
            "ignore the proxy, ssh, UDP, containers. Nothing was decrypted.");
    case proxy::NetworkLevel::Only:
        return ReportTextTr::tr("The agent and its programs could reach only the hosts on the list, through Belay's "
                                "proxy. Belay itself also reaches MCP servers that you set up with an address. Not "
                                "covered: other programs that act for the agent. Nothing was decrypted.");
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
    return ReportTextTr::tr("Not watched: files git ignores, .git, empty folders, and everything outside %1.")
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
            out = out.isEmpty() ? sentences : base::Words::tr("%1 %2", "two sentences").arg(out, sentences);
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
    QStringList lines{base::labelled(base::Words::tr("What happened"), title)};
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
    return base::labelled(reportSectionText(row.section), base::noted(row.what, reportReasonText(row)));
}

} // namespace models
