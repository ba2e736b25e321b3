// SPDX-License-Identifier: Apache-2.0
#include "cli/eventjson.h"

#include "acp/names.h"
#include "base/ids.h"
#include "cli/eventnames.h"
#include "ledger/rows/effect.h"
#include "models/texts/effecttext.h"
#include "models/texts/heldtext.h"
#include "models/texts/reportnames.h"
#include "models/texts/texts.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace cli {

namespace {

QString textOf(const acp::ContentBlock &block)
{
    const auto *text = std::get_if<acp::TextContent>(&block);
    return text ? text->text : QString();
}

QString blockType(const acp::ContentBlock &block)
{
    struct Name
    {
        QString operator()(const acp::TextContent &) const { return QStringLiteral("text"); }
        QString operator()(const acp::ImageContent &) const { return QStringLiteral("image"); }
        QString operator()(const acp::AudioContent &) const { return QStringLiteral("audio"); }
        QString operator()(const acp::ResourceLink &) const { return QStringLiteral("resource_link"); }
        QString operator()(const acp::EmbeddedResource &) const { return QStringLiteral("resource"); }
        QString operator()(const acp::UnknownContent &) const { return QStringLiteral("unknown"); }
    };
    return std::visit(Name{}, block);
}

void addProcesses(QJsonObject *to, const std::vector<core::CallProcess> &processes)
{
    if (processes.empty())
        return;
    QJsonArray all;
    for (const core::CallProcess &process : processes)
        all.append(QJsonObject{{QStringLiteral("process"), process.number}, {QStringLiteral("name"), process.name}});
    to->insert(QStringLiteral("process"), processes.front().number);
    to->insert(QStringLiteral("processes"), all);
}

QJsonObject toolCall(const acp::ToolCallUpdate &update)
{
    QJsonObject out{{QStringLiteral("toolCallId"), update.id.value}};
    if (update.title)
        out.insert(QLatin1String("title"), *update.title);
    if (update.kind)
        out.insert(QLatin1String("kind"), acp::nameOf(*update.kind));
    if (update.status)
        out.insert(QLatin1String("status"), acp::nameOf(*update.status));
    if (update.command && !update.command->lines.isEmpty())
        out.insert(QLatin1String("command"), update.command->text());
    if (update.command && !update.command->folder.isEmpty())
        out.insert(QLatin1String("cwd"), update.command->folder);
    QJsonArray diffs, texts;
    for (const acp::ToolContent &content : update.content.value_or(std::vector<acp::ToolContent>())) {
        if (const auto *diff = std::get_if<acp::Diff>(&content))
            diffs.append(
                QJsonObject{{QStringLiteral("path"), diff->path},
                            {QStringLiteral("oldText"), diff->oldText ? QJsonValue(*diff->oldText) : QJsonValue()},
                            {QStringLiteral("newText"), diff->newText}});
        else if (const auto *block = std::get_if<acp::ContentBlock>(&content); block && !textOf(*block).isEmpty())
            texts.append(textOf(*block));
    }
    if (!diffs.isEmpty())
        out.insert(QLatin1String("diffs"), diffs);
    if (!texts.isEmpty())
        out.insert(QLatin1String("texts"), texts);
    return out;
}

struct Body
{
    bool wasTold = false; ///< the state of an effect

    QJsonObject operator()(const core::TurnStarted &e) const
    {
        QString text;
        for (const acp::ContentBlock &block : e.prompt)
            text += textOf(block);
        return {{QStringLiteral("event"), QStringLiteral("turn_started")}, {QStringLiteral("text"), text}};
    }
    QJsonObject operator()(const core::Chunk &e) const
    {
        QJsonObject out{{QStringLiteral("event"), nameOf(e.chunk.kind)}};
        if (std::holds_alternative<acp::TextContent>(e.chunk.content))
            out.insert(QLatin1String("text"), textOf(e.chunk.content));
        else
            out.insert(QLatin1String("content"), blockType(e.chunk.content));
        return out;
    }
    QJsonObject operator()(const core::ToolCallChanged &e) const
    {
        QJsonObject out = toolCall(e.update);
        out.insert(QLatin1String("event"), QStringLiteral("tool_call"));
        return out;
    }
    QJsonObject operator()(const core::ToolCallCancelled &e) const
    {
        return {{QStringLiteral("event"), QStringLiteral("tool_call_cancelled")},
                {QStringLiteral("toolCallId"), e.id.value},
                {QStringLiteral("byStop"), e.byStop}};
    }
    QJsonObject operator()(const core::PlanChanged &e) const
    {
        QJsonArray entries;
        for (const acp::PlanEntry &entry : e.plan.entries)
            entries.append(QJsonObject{{QStringLiteral("content"), entry.content},
                                       {QStringLiteral("status"), acp::nameOf(entry.status)}});
        return {{QStringLiteral("event"), QStringLiteral("plan")}, {QStringLiteral("entries"), entries}};
    }
    QJsonObject operator()(const core::PermissionAsked &e) const
    {
        QJsonArray options;
        for (const core::PermissionOption &option : e.options)
            options.append(QJsonObject{{QStringLiteral("optionId"), option.id},
                                       {QStringLiteral("name"), option.name},
                                       {QStringLiteral("kind"), acp::nameOf(option.kind)}});
        return {{QStringLiteral("event"), QStringLiteral("permission_asked")},
                {QStringLiteral("request"), qint64(e.key.value)},
                {QStringLiteral("toolCall"), toolCall(e.toolCall)},
                {QStringLiteral("options"), options}};
    }
    QJsonObject operator()(const core::PermissionSettled &e) const
    {
        return {{QStringLiteral("event"), QStringLiteral("permission_settled")},
                {QStringLiteral("request"), qint64(e.key.value)},
                {QStringLiteral("end"), nameOf(e.end)},
                {QStringLiteral("optionId"), e.optionId},
                {QStringLiteral("rule"), e.rule}};
    }
    QJsonObject operator()(const core::ElicitationAsked &e) const
    {
        return {{QStringLiteral("event"), QStringLiteral("elicitation_asked")},
                {QStringLiteral("request"), qint64(e.key.value)},
                {QStringLiteral("message"), e.request->message},
                {QStringLiteral("url"), e.request->url}};
    }
    QJsonObject operator()(const core::ElicitationSettled &e) const
    {
        return {{QStringLiteral("event"), QStringLiteral("elicitation_settled")},
                {QStringLiteral("request"), qint64(e.key.value)},
                {QStringLiteral("end"), nameOf(e.end)}};
    }
    QJsonObject operator()(const core::ElicitationCompleted &e) const
    {
        return {{QStringLiteral("event"), QStringLiteral("elicitation_completed")},
                {QStringLiteral("request"), qint64(e.key.value)}};
    }
    QJsonObject operator()(const core::TerminalStarted &e) const
    {
        return {{QStringLiteral("event"), QStringLiteral("command_started")},
                {QStringLiteral("terminalId"), e.id.value},
                {QStringLiteral("command"), e.command},
                {QStringLiteral("cwd"), e.cwd},
                {QStringLiteral("processId"), e.processId}};
    }
    QJsonObject operator()(const core::TerminalOutput &e) const
    {
        return {{QStringLiteral("event"), QStringLiteral("command_output")},
                {QStringLiteral("terminalId"), e.id.value},
                {QStringLiteral("text"), QString::fromUtf8(e.data)}};
    }
    QJsonObject operator()(const core::TerminalExited &e) const
    {
        return {{QStringLiteral("event"), QStringLiteral("command_ended")},
                {QStringLiteral("terminalId"), e.id.value},
                {QStringLiteral("exitCode"), e.exitCode ? QJsonValue(*e.exitCode) : QJsonValue()},
                {QStringLiteral("signal"), e.signal},
                {QStringLiteral("how"), nameOf(e.how)}};
    }
    QJsonObject operator()(const core::EffectRefused &e) const
    {
        return {{QStringLiteral("event"), QStringLiteral("effect_refused")},
                {QStringLiteral("what"), e.what},
                {QStringLiteral("isCommand"), e.isCommand},
                {QStringLiteral("isToolCall"), e.isToolCall}};
    }
    QJsonObject operator()(const core::StopPressed &e) const
    {
        return {{QStringLiteral("event"), QStringLiteral("stop_pressed")}, {QStringLiteral("by"), nameOf(e.by)}};
    }
    QJsonObject operator()(const core::NoticeRaised &e) const
    {
        QJsonObject out{{QStringLiteral("event"), QStringLiteral("notice")},
                        {QStringLiteral("severity"), acp::nameOf(e.severity)},
                        {QStringLiteral("title"), e.title},
                        {QStringLiteral("text"), e.text}};
        if (!e.agent.isEmpty())
            out.insert(QStringLiteral("agent"), e.agent);
        return out;
    }
    QJsonObject operator()(const core::FolderNotWatched &e) const
    {
        return {{QStringLiteral("event"), QStringLiteral("folder_not_watched")},
                {QStringLiteral("folder"), e.folder},
                {QStringLiteral("why"), e.why}};
    }
    QJsonObject operator()(const core::ErrorRaised &e) const
    {
        return {{QStringLiteral("event"), QStringLiteral("error")},
                {QStringLiteral("message"), e.error.message},
                {QStringLiteral("code"), e.error.code},
                {QStringLiteral("detail"), e.error.detail},
                {QStringLiteral("stderr"), e.stderrTail}};
    }
    QJsonObject operator()(const core::SessionRestored &e) const
    {
        return {{QStringLiteral("event"), QStringLiteral("session_restored")},
                {QStringLiteral("how"), nameOf(e.kind)},
                {QStringLiteral("detail"), e.detail}};
    }
    QJsonObject operator()(const core::UsageCounted &e) const
    {
        QJsonObject out{{QStringLiteral("event"), QStringLiteral("usage")}, {QStringLiteral("context"), e.context}};
        if (e.cost) {
            out.insert(QStringLiteral("cost"), *e.cost);
            out.insert(QStringLiteral("currency"), e.currency);
        }
        return out;
    }
    QJsonObject operator()(const core::CallRunsOn &e) const
    {
        QJsonObject out{{QStringLiteral("event"), QStringLiteral("agent_works_on")},
                        {QStringLiteral("toolCallId"), e.id.value},
                        {QStringLiteral("title"), e.title},
                        {QStringLiteral("goesOn"), e.goesOn()},
                        {QStringLiteral("state"), nameOf(e.end)}};
        addProcesses(&out, e.processes);
        return out;
    }
    QJsonObject operator()(const core::CommandRunsOn &e) const
    {
        QJsonObject out{{QStringLiteral("event"), QStringLiteral("command_runs_on")},
                        {QStringLiteral("terminalId"), e.id.value},
                        {QStringLiteral("command"), e.command},
                        {QStringLiteral("goesOn"), e.goesOn()},
                        {QStringLiteral("state"), nameOf(e.end)}};
        addProcesses(&out, e.processes);
        return out;
    }
    QJsonObject operator()(const core::EffectChanged &e) const
    {
        // A call of an MCP tool: remote_prepared, remote_committing, remote_committed, …
        const bool isRemote = e.effect.kind == ledger::EffectKind::Remote;
        QJsonObject out{
            {QStringLiteral("event"), isRemote && !wasTold
                                          ? QString(QLatin1String("remote_") + models::effectStateName(e.effect.state))
                                          : QStringLiteral("effect")},
            {QStringLiteral("effect"), qint64(e.effect.id.value)},
            {QStringLiteral("kind"), models::effectKindName(e.effect.kind)},
            {QStringLiteral("state"), models::effectStateName(e.effect.state)},
            {QStringLiteral("source"), models::effectSourceName(e.effect.source)},
            {QStringLiteral("target"), e.effect.target}};
        if (!e.effect.detail.isEmpty())
            out.insert(QLatin1String("detail"), e.effect.detail);
        if (!e.effect.key.isEmpty())
            out.insert(QLatin1String("key"), QString::fromLatin1(e.effect.key.toHex()));
        if (isRemote) {
            out.insert(QLatin1String("server"), e.effect.server);
            out.insert(QLatin1String("tool"), e.effect.tool);
        }
        if (isRemote && !e.effect.toolCall.isEmpty())
            out.insert(QLatin1String("toolCall"), e.effect.toolCall.value);
        return out;
    }
    QJsonObject operator()(const core::HeldChanged &e) const
    {
        QJsonArray files;
        for (const core::HeldFile &file : *e.files)
            files.append(models::heldJson(file));
        return {{QStringLiteral("event"), QStringLiteral("held")}, {QStringLiteral("files"), files}};
    }
    QJsonObject operator()(const core::UnknownSeen &e) const
    {
        return {{QStringLiteral("event"), QStringLiteral("unknown_update")},
                {QStringLiteral("kind"), e.update.kind},
                {QStringLiteral("raw"), e.update.raw}};
    }
    QJsonObject operator()(const core::CompactionChanged &e) const
    {
        return {{QStringLiteral("event"), QStringLiteral("compaction")},
                {QStringLiteral("id"), e.update.id},
                {QStringLiteral("summary"), e.update.summary}};
    }
    QJsonObject operator()(const core::CompactionText &e) const
    {
        return {{QStringLiteral("event"), QStringLiteral("compaction")},
                {QStringLiteral("id"), e.chunk.id},
                {QStringLiteral("text"), textOf(e.chunk.content)}};
    }
    QJsonObject operator()(const core::TurnEnded &e) const
    {
        QJsonObject out{{QStringLiteral("event"), QStringLiteral("turn_ended")},
                        {QStringLiteral("end"), models::turnEndName(e.end)},
                        {QStringLiteral("durationMs"), qint64(e.duration.count())}};
        if (e.confirmedAfterStop)
            out.insert(QLatin1String("confirmedAfterStopMs"), qint64(e.confirmedAfterStop->count()));
        if (!e.detail.isEmpty())
            out.insert(QLatin1String("detail"), e.detail);
        if (e.sessionClosed)
            out.insert(QLatin1String("sessionClosed"), true);
        if (e.cascaded)
            out.insert(QLatin1String("cascaded"), true);
        return out;
    }
};

} // namespace

QByteArray eventJson(const core::SessionEvent &event, bool wasTold)
{
    QJsonObject out = std::visit(Body{wasTold}, event.body);
    out.insert(QLatin1String("turn"), qint64(event.turn.value));
    out.insert(QLatin1String("at"), event.at.toUTC().toString(Qt::ISODateWithMs));
    if (event.afterStop)
        out.insert(QLatin1String("afterStopMs"), qint64(event.afterStop->count()));
    return QJsonDocument(out).toJson(QJsonDocument::Compact);
}

QByteArray reportJson(base::TurnId turn, const std::vector<history::ReportRow> &report)
{
    QJsonArray rows;
    for (const history::ReportRow &row : report) {
        QJsonObject out{{QStringLiteral("section"), models::reportSectionName(row.section)},
                        {QStringLiteral("why"), models::reportReasonName(row.why)},
                        {QStringLiteral("what"), row.what}};
        if (row.by != history::ReportRow::Actor::Nobody)
            out.insert(QLatin1String("by"), models::reportActorName(row.by));
        if (!row.text.isEmpty())
            out.insert(QLatin1String("text"), row.text);
        if (row.effect.value)
            out.insert(QLatin1String("effect"), qint64(row.effect.value));
        if (row.number)
            out.insert(QLatin1String("number"), row.number);
        if (row.after)
            out.insert(QLatin1String("afterStopMs"), qint64(row.after->count()));
        if (row.contact)
            out.insert(QLatin1String("contact"), models::contactJson(*row.contact));
        rows.append(out);
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("event"), QStringLiteral("what_happened")},
                                     {QStringLiteral("turn"), qint64(turn.value)},
                                     {QStringLiteral("rows"), rows}})
        .toJson(QJsonDocument::Compact);
}

QByteArray execEndedJson(int exitCode)
{
    return QJsonDocument(QJsonObject{{QStringLiteral("event"), QStringLiteral("exec_ended")},
                                     {QStringLiteral("exitCode"), exitCode}})
        .toJson(QJsonDocument::Compact);
}

int exitCode(core::TurnEnd end)
{
    switch (end) {
    case core::TurnEnd::Finished:
        return 0;
    case core::TurnEnd::EndedNormallyAfterStop:
        return 7;
    case core::TurnEnd::StoppedByYou:
    case core::TurnEnd::StoppedByClosing:
        return 130;
    case core::TurnEnd::StoppedByLimit: // as of timeout(1)
        return 124;
    case core::TurnEnd::StoppedByForce:
    case core::TurnEnd::Disconnected:
    case core::TurnEnd::NotEnded:
        return 137;
    case core::TurnEnd::AgentDied:
    case core::TurnEnd::ConnectionLost:
    case core::TurnEnd::BelayEnded:
        return 4;
    case core::TurnEnd::Refused:
        return 5;
    case core::TurnEnd::TokenLimit:
    case core::TurnEnd::RequestLimit:
        return 6;
    case core::TurnEnd::AgentFailed:
        return 1;
    case core::TurnEnd::CancelledByAgent:
        return 8;
    }
    return 1;
}

} // namespace cli
