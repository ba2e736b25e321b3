// SPDX-License-Identifier: Apache-2.0
#include "models/texts/stopconducttext.h"

#include "base/wording.h"
#include "base/words.h"
#include "models/texts/stopstatisticstext.h"
#include "models/texts/texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace models {

namespace {

struct StopConductTextTr
{
    Q_DECLARE_TR_FUNCTIONS(models::StopConductText)
};

QString stopOutcomeText(const core::StopCaseResult &result)
{
    const qint64 ms = result.took ? qint64(result.took->count()) : 0;
    const QString took =
        ms < 10'000 ? base::Words::tr("%1 ms").arg(QLocale().toString(ms)) : durationText(base::Milliseconds(ms));
    switch (result.outcome) {
    case core::StopOutcome::NotReached:
        return StopConductTextTr::tr("could not be tried");
    case core::StopOutcome::Finished:
        return StopConductTextTr::tr("finished in %1").arg(took);
    case core::StopOutcome::Confirmed:
        return StopConductTextTr::tr("stopped in %1").arg(took);
    case core::StopOutcome::ConfirmedLate:
        return StopConductTextTr::tr("stopped in %1, after it was asked again").arg(took);
    case core::StopOutcome::EndedNormally:
        return StopConductTextTr::tr("ended normally %1 after Stop").arg(took);
    case core::StopOutcome::Forced:
        return StopConductTextTr::tr("did not stop; forced after %1").arg(took);
    case core::StopOutcome::AgentEnded:
        return StopConductTextTr::tr("did not stop; the agent ended");
    }
    return {};
}

QStringList stopRequestTexts(const core::StopCaseResult &result)
{
    QStringList out;
    const auto add = [&out](int count, const QString &words) {
        if (count > 0)
            out << words;
    };
    add(result.withdrawn,
        StopConductTextTr::tr("the agent withdrew %n request(s) of its own", nullptr, result.withdrawn));
    add(result.cancelled, StopConductTextTr::tr("Belay cancelled %n", nullptr, result.cancelled));
    add(result.refused, StopConductTextTr::tr("%n came after Stop and were refused", nullptr, result.refused));
    add(result.lost, StopConductTextTr::tr("%n were lost", nullptr, result.lost));
    add(result.open, StopConductTextTr::tr("%n are still open", nullptr, result.open));
    return out;
}

QStringList stopLeftTexts(const core::StopCaseResult &result)
{
    QStringList out;
    const auto add = [&out](int count, const QString &words) {
        if (count > 0)
            out << words;
    };
    add(result.updatesAfterEnd,
        StopConductTextTr::tr("%n update(s) after the turn had ended", nullptr, result.updatesAfterEnd));
    add(result.processes, StopConductTextTr::tr("%n process(es) ran on", nullptr, result.processes));
    add(result.files, StopConductTextTr::tr("%n file(s) written after Stop", nullptr, result.files));
    return out;
}

/// What became of the command in the background, in the cases that have one.
QStringList stopBackgroundTexts(const core::StopCaseResult &result)
{
    const bool isStopped = result.which == core::StopCase::Background && result.endedItself();
    const bool isLeft = result.which == core::StopCase::Left && result.outcome == core::StopOutcome::Finished;
    if (!isStopped && !isLeft)
        return {};
    return {result.background > 0 ? StopConductTextTr::tr("its command in the background ran on")
                                  : StopConductTextTr::tr("its command in the background ended, too")};
}

} // namespace

QString stopCaseName(core::StopCase which)
{
    switch (which) {
    case core::StopCase::Plain:
        return StopConductTextTr::tr("Plain prompt");
    case core::StopCase::Stream:
        return StopConductTextTr::tr("Long answer");
    case core::StopCase::Permission:
        return base::Words::tr("Permission");
    case core::StopCase::Command:
        return base::Words::tr("Command");
    case core::StopCase::Background:
        return StopConductTextTr::tr("Background");
    case core::StopCase::Left:
        return StopConductTextTr::tr("Left behind");
    }
    return {};
}

QString stopCaseText(const core::StopCaseResult &result)
{
    QStringList facts{stopOutcomeText(result)};
    if (result.wasTried()) {
        facts << stopRequestTexts(result);
    }
    if (result.outcome != core::StopOutcome::NotReached) {
        facts << stopBackgroundTexts(result);
        facts << stopLeftTexts(result);
        if (result.held())
            facts << (result.background > 0 ? StopConductTextTr::tr("nothing else was left")
                                            : StopConductTextTr::tr("nothing was left"));
    }
    return facts.join(QStringLiteral(" · "));
}

QString stopConductSentence(const core::StopConduct &conduct)
{
    QStringList facts;
    const int tried = conduct.tried(), held = conduct.held();
    if (const auto slowest = conduct.slowest(); slowest && held == tried)
        //: %1 is a duration like "0.2 s"
        facts << base::capitalized(StopConductTextTr::tr("stops in %1")).arg(durationText(*slowest));
    else if (tried > 0)
        //: %1 and %2 are numbers
        facts << StopConductTextTr::tr("Stopped cleanly %1 of %2 times").arg(held).arg(tried);
    else
        facts << StopConductTextTr::tr("Stop could not be tried");
    if (conduct.asksBeforeCommands)
        facts << (*conduct.asksBeforeCommands ? StopConductTextTr::tr("asks before commands")
                                              : StopConductTextTr::tr("does not ask before commands"));
    if (conduct.writesItself)
        facts << (*conduct.writesItself ? StopConductTextTr::tr("writes files itself")
                                        : StopConductTextTr::tr("writes files through Belay"));
    const QDate day = conduct.measuredAt.toLocalTime().date();
    //: %1 is a day like "22 Nov"
    facts << StopConductTextTr::tr("measured %1")
                 //: of a day in a short list: see the formats of QDate::toString()
                 .arg(QLocale().toString(day, StopConductTextTr::tr("d MMM")));
    return facts.join(QStringLiteral(" · "));
}

QList<Finding> stopFindings(const core::StopStatistics &statistics, const std::optional<core::StopConduct> &conduct)
{
    QList<Finding> out;
    if (conduct) {
        out << Finding{conduct->tried() > 0 && conduct->held() == conduct->tried(), stopConductSentence(*conduct)};
        for (const core::StopCaseResult &result : conduct->cases)
            out << Finding{result.held() || result.outcome == core::StopOutcome::Finished,
                           base::labelled(stopCaseName(result.which), stopCaseText(result))};
    }
    if (statistics.stops > 0)
        out << Finding{statistics.confirmed == statistics.stops, stopStatisticsDetail(statistics)};
    return out;
}

QString forceText(bool remote, bool canRestore)
{
    return remote       ? StopConductTextTr::tr("Force stop: end the connection")
           : canRestore ? StopConductTextTr::tr("Force stop: restart the agent, resume the session")
                        : StopConductTextTr::tr("Force stop: end the agent; it forgets this conversation");
}

QString stopReachText(const core::StopStatistics &statistics, const std::optional<core::StopConduct> &conduct,
                      bool remote)
{
    QStringList facts;
    if (statistics.stops > 0)
        facts << stopStatisticsText(statistics);
    else if (const auto slowest = conduct ? conduct->slowest() : std::nullopt;
             slowest && conduct->held() == conduct->tried())
        //: %1 is a duration like "0.2 s"
        facts << StopConductTextTr::tr("stops in %1").arg(durationText(*slowest));
    if (!conduct || remote)
        return facts.join(QStringLiteral(" · "));
    if (conduct->runsThroughBelay)
        facts << StopConductTextTr::tr("its commands run through Belay, which ends them");
    else if (const auto ends = conduct->endsCommands())
        facts << (*ends ? StopConductTextTr::tr("ends its own commands")
                        : StopConductTextTr::tr("leaves its commands running: Belay ends those"));
    if (const auto ends = conduct->endsBackground())
        facts << (*ends ? StopConductTextTr::tr("ends background commands, too")
                        : StopConductTextTr::tr("leaves background commands: Belay ends those"));
    return facts.join(QStringLiteral(" · "));
}

} // namespace models
