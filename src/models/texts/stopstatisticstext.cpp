// SPDX-License-Identifier: Apache-2.0
#include "models/texts/stopstatisticstext.h"

#include "base/wording.h"
#include "core/stop/stopstatistics.h"
#include "models/texts/texts.h"

#include <QCoreApplication>

namespace models {

namespace {
struct StopStatisticsTextTr
{
    Q_DECLARE_TR_FUNCTIONS(models::StopStatisticsText)
};
} // namespace

QString stopStatisticsText(const core::StopStatistics &statistics)
{
    if (statistics.stops == 0)
        return {};
    const auto usual = statistics.usual();
    if (!usual)
        return StopStatisticsTextTr::tr("confirmed none of %n Stop(s)", nullptr, statistics.stops);
    if (statistics.forced > 0)
        //: %1 is a duration like "0.2 s", %2 how often the agent confirmed, %3 how often it was stopped, %n how often
        //: by force
        return StopStatisticsTextTr::tr("stops in %1 (%2 of %3, %n by force)", nullptr, statistics.forced)
            .arg(durationText(*usual))
            .arg(statistics.confirmed)
            .arg(statistics.stops);
    //: %1 is a duration like "0.2 s", %2 how often the agent confirmed, %3 how often it was stopped
    return StopStatisticsTextTr::tr("stops in %1 (%2 of %3)")
        .arg(durationText(*usual))
        .arg(statistics.confirmed)
        .arg(statistics.stops);
}

QString stopStatisticsSentence(const QString &agent, const core::StopStatistics &statistics)
{
    return statistics.stops == 0 ? QString() : base::labelled(agent, stopStatisticsText(statistics));
}

QString stopStatisticsDetail(const core::StopStatistics &statistics)
{
    if (statistics.stops == 0)
        return {};
    QStringList facts;
    facts
        << StopStatisticsTextTr::tr("Confirmed %1 of %n Stop(s)", nullptr, statistics.stops).arg(statistics.confirmed);
    if (statistics.forced > 0)
        facts << StopStatisticsTextTr::tr("Stopped by force %n time(s)", nullptr, statistics.forced);
    if (const auto usual = statistics.usual())
        facts << StopStatisticsTextTr::tr("Usually after %1, slowest %2")
                     .arg(durationText(*usual), durationText(statistics.slowest));
    facts << (statistics.cascaded == 0 ? StopStatisticsTextTr::tr("Leaves its open requests to Belay")
                                       : StopStatisticsTextTr::tr("Withdrew its own open requests %1 of %n time(s)",
                                                                  nullptr, statistics.stops)
                                             .arg(statistics.cascaded));
    return facts.join(QLatin1Char('\n'));
}

} // namespace models
