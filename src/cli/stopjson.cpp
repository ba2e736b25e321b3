// SPDX-License-Identifier: Apache-2.0
#include "cli/stopjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace cli {

namespace {

QJsonValue knownOrNull(std::optional<bool> value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

} // namespace

QByteArray stopCaseJson(const workspace::StopCaseReport &report)
{
    const core::StopCaseResult &result = report.result;
    QJsonObject out{{QStringLiteral("event"), QStringLiteral("stop_case")},
                    {QStringLiteral("case"), core::nameOf(result.which)},
                    {QStringLiteral("outcome"), core::nameOf(result.outcome)},
                    {QStringLiteral("tookMs"), result.took ? QJsonValue(qint64(result.took->count())) : QJsonValue()},
                    {QStringLiteral("requests"), QJsonObject{{QStringLiteral("withdrawn"), result.withdrawn},
                                                             {QStringLiteral("cancelled"), result.cancelled},
                                                             {QStringLiteral("refused"), result.refused},
                                                             {QStringLiteral("answered"), result.answered},
                                                             {QStringLiteral("lost"), result.lost},
                                                             {QStringLiteral("open"), result.open}}}};
    out.insert(QLatin1String("processesLeft"), result.processes);
    out.insert(QLatin1String("processes"), QJsonArray::fromStringList(report.processes));
    if (result.which == core::StopCase::Background || result.which == core::StopCase::Left)
        out.insert(QLatin1String("backgroundLeft"), result.background);
    if (result.isStopped()) {
        out.insert(QLatin1String("held"), result.held());
        out.insert(QLatin1String("updatesAfterStop"), result.updatesAfterStop);
        out.insert(QLatin1String("updatesAfterEnd"), result.updatesAfterEnd);
        out.insert(QLatin1String("filesWritten"), result.files);
        out.insert(QLatin1String("files"), QJsonArray::fromStringList(report.files));
        out.insert(QLatin1String("prevented"), QJsonArray::fromStringList(report.refused));
    }
    if (!report.why.isEmpty())
        out.insert(QLatin1String("why"), report.why);
    return QJsonDocument(out).toJson(QJsonDocument::Compact);
}

QByteArray stopConductJson(const settings::AgentEntry &agent, const core::StopConduct &conduct)
{
    const auto slowest = conduct.slowest();
    return QJsonDocument(
               QJsonObject{{QStringLiteral("event"), QStringLiteral("stop_test")},
                           {QStringLiteral("agent"), agent.name},
                           {QStringLiteral("version"), conduct.version},
                           {QStringLiteral("measuredAt"), conduct.measuredAt.toString(Qt::ISODateWithMs)},
                           {QStringLiteral("tried"), conduct.tried()},
                           {QStringLiteral("held"), conduct.held()},
                           {QStringLiteral("slowestMs"), slowest ? QJsonValue(qint64(slowest->count())) : QJsonValue()},
                           {QStringLiteral("readsThroughBelay"), conduct.readsThroughBelay},
                           {QStringLiteral("writesThroughBelay"), conduct.writesThroughBelay},
                           {QStringLiteral("runsThroughBelay"), conduct.runsThroughBelay},
                           {QStringLiteral("asksBeforeCommands"), knownOrNull(conduct.asksBeforeCommands)},
                           {QStringLiteral("writesItself"), knownOrNull(conduct.writesItself)},
                           {QStringLiteral("endsCommands"), knownOrNull(conduct.endsCommands())},
                           {QStringLiteral("endsBackground"), knownOrNull(conduct.endsBackground())},
                           {QStringLiteral("leavesBackground"), knownOrNull(conduct.leavesBackground())}})
        .toJson(QJsonDocument::Compact);
}

} // namespace cli
