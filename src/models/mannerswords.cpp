// SPDX-License-Identifier: Apache-2.0
#include "models/words.h"

#include <QCoreApplication>

namespace models {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(models::MannersWords)
};
} // namespace

QString mannersText(const core::StopManners &manners)
{
    if (manners.stops == 0)
        return {};
    const auto usual = manners.usual();
    if (!usual)
        return Words::tr("never confirmed a Stop, %n time(s)", nullptr, manners.stops);
    //: %1 is a duration like "0.2 s", %2 how often the agent confirmed, %3 how often it was stopped
    return Words::tr("usually stops in %1, %2 of %3 times")
        .arg(durationText(*usual))
        .arg(manners.confirmed)
        .arg(manners.stops);
}

QString mannersSentence(const QString &agent, const core::StopManners &manners)
{
    if (manners.stops == 0)
        return {};
    const auto usual = manners.usual();
    if (!usual)
        return Words::tr("%1 never confirmed a Stop, %n time(s).", nullptr, manners.stops).arg(agent);
    //: %1 is the agent, %2 a duration like "0.2 s", %3 how often it confirmed, %4 how often it was stopped
    return Words::tr("%1 usually stops in %2, %3 of %4 times.")
        .arg(agent, durationText(*usual))
        .arg(manners.confirmed)
        .arg(manners.stops);
}

QString mannersSummary(const QString &agent, const core::StopManners &manners)
{
    const auto usual = manners.usual();
    return usual
               ? Words::tr("%1 stops in %2, slowest %3").arg(agent, durationText(*usual), durationText(manners.slowest))
               : QString();
}

QString mannersDetail(const core::StopManners &manners)
{
    if (manners.stops == 0)
        return {};
    QStringList facts;
    facts << Words::tr("Confirmed Stop %1 of %n time(s)", nullptr, manners.stops).arg(manners.confirmed);
    if (const auto usual = manners.usual())
        facts << Words::tr("Usually after %1, at the slowest after %2")
                     .arg(durationText(*usual), durationText(manners.slowest));
    facts << (manners.cascaded == 0
                  ? Words::tr("Never withdrew its own open requests")
                  : Words::tr("Withdrew its own open requests %1 of %n time(s)", nullptr, manners.stops)
                        .arg(manners.cascaded));
    return facts.join(QLatin1Char('\n'));
}

} // namespace models
