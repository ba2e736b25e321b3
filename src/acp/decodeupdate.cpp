// SPDX-License-Identifier: Apache-2.0
#include "acp/decodeupdate.h"

#include "acp/bounds.h"

#include "acp/decodecontent.h"
#include "acp/jsonreader.h"

namespace acp::v1 {

using namespace json;

namespace {

SessionUpdate unknownUpdate(const element &update)
{
    return UnknownUpdate{stringOr(update, "sessionUpdate"), toText(update)};
}

SessionUpdate decodeChunk(const element &update, ChunkKind kind)
{
    const auto content = member(update, "content");
    if (!content)
        return unknownUpdate(update);
    return MessageChunk{kind, decodeContent(*content), optionalId(update, "messageId").value_or(QString())};
}

SessionUpdate decodePlan(const element &update)
{
    PlanUpdate plan;
    plan.leftOut = forEach(update, "entries", bounds::planEntries, [&](const element &item) {
        const auto content = optionalString(item, "content");
        const QString priority = stringOr(item, "priority");
        const QString status = stringOr(item, "status");
        PlanEntry entry{content.value_or(QString()), PlanPriority::Medium, PlanStatus::Pending};
        if (priority == QLatin1String("high"))
            entry.priority = PlanPriority::High;
        else if (priority == QLatin1String("low"))
            entry.priority = PlanPriority::Low;
        if (status == QLatin1String("in_progress"))
            entry.status = PlanStatus::InProgress;
        else if (status == QLatin1String("completed"))
            entry.status = PlanStatus::Completed;
        if (content)
            plan.entries.push_back(std::move(entry));
    });
    return plan;
}

SessionUpdate decodeCommands(const element &update)
{
    AvailableCommands out;
    out.leftOut = forEach(update, "availableCommands", bounds::commands, [&](const element &item) {
        const auto name = optionalLabel(item, "name");
        if (!name)
            return;
        const auto input = member(item, "input");
        out.commands.push_back({*name, labelOr(item, "description"), input ? labelOr(*input, "hint") : QString()});
    });
    return out;
}

SessionUpdate decodeInfo(const element &update)
{
    SessionInfoUpdate out;
    out.title = optionalLabel(update, "title");
    element title;
    out.clearsTitle = update["title"].get(title) == simdjson::SUCCESS && title.is_null();
    return out;
}

SessionUpdate decodeUsage(const element &update)
{
    const auto used = optionalUint64(update, "used");
    const auto size = optionalUint64(update, "size");
    if (!used || !size)
        return unknownUpdate(update);
    Usage usage{*used, *size, std::nullopt, {}};
    if (const auto cost = member(update, "cost")) {
        usage.cost = optionalDouble(*cost, "amount");
        usage.currency = stringOr(*cost, "currency");
    }
    return usage;
}

SessionUpdate decodeNotice(const element &update)
{
    const auto title = optionalLabel(update, "title");
    if (!title)
        return unknownUpdate(update);
    const QString severity = stringOr(update, "severity");
    Notice notice{Severity::Info, *title, stringOr(update, "description")};
    if (severity == QLatin1String("warning"))
        notice.severity = Severity::Warning;
    else if (severity == QLatin1String("error"))
        notice.severity = Severity::Error;
    return notice;
}

SessionUpdate decodeCompaction(const element &update)
{
    const auto id = optionalId(update, "compactionId");
    if (!id)
        return unknownUpdate(update);
    CompactionUpdate out{*id, CompactionStatus::Unknown, {}, stringOr(update, "error")};
    const QString status = stringOr(update, "status");
    if (status == QLatin1String("in_progress"))
        out.status = CompactionStatus::InProgress;
    else if (status == QLatin1String("completed"))
        out.status = CompactionStatus::Completed;
    else if (status == QLatin1String("failed"))
        out.status = CompactionStatus::Failed;
    else if (status == QLatin1String("cancelled"))
        out.status = CompactionStatus::Cancelled;
    forEach(update, "summary", bounds::toolContents, [&](const element &item) {
        const ContentBlock block = decodeContent(item);
        if (const auto *text = std::get_if<TextContent>(&block))
            out.summary += text->text;
    });
    return out;
}

SessionUpdate decodeCompactionChunk(const element &update)
{
    const auto id = optionalId(update, "compactionId");
    const auto content = member(update, "content");
    if (!id || !content)
        return unknownUpdate(update);
    return CompactionChunk{*id, decodeContent(*content)};
}

void addSelectValue(const element &item, const QString &group, ConfigOption &option)
{
    if (const auto value = optionalString(item, "value"))
        option.values.push_back({*value, labelOr(item, "name", *value), labelOr(item, "description"), group});
}

} // namespace

std::optional<SessionModes> decodeModes(const element &object)
{
    const auto state = member(object, "modes");
    const auto current = state ? optionalString(*state, "currentModeId") : std::nullopt;
    if (!current)
        return std::nullopt;
    SessionModes out{*current, {}, 0};
    out.leftOut = forEach(*state, "availableModes", bounds::modes, [&](const element &item) {
        if (const auto id = optionalString(item, "id"))
            out.available.push_back({*id, labelOr(item, "name", *id), labelOr(item, "description")});
    });
    return out;
}

std::vector<ConfigOption> decodeConfigOptions(const element &object)
{
    std::vector<ConfigOption> out;
    forEach(object, "configOptions", bounds::options, [&](const element &item) {
        const auto id = optionalString(item, "id");
        const QString type = stringOr(item, "type");
        if (!id)
            return;
        ConfigOption option;
        option.id = *id;
        option.name = labelOr(item, "name", *id);
        option.description = labelOr(item, "description");
        option.category = stringOr(item, "category");
        if (type == QLatin1String("boolean")) {
            bool value = false;
            if (item["currentValue"].get_bool().get(value) != simdjson::SUCCESS)
                return;
            option.isBoolean = true;
            option.boolValue = value;
        } else if (type == QLatin1String("select")) {
            const auto value = optionalString(item, "currentValue");
            if (!value)
                return;
            option.value = *value;
            option.leftOut += forEach(item, "options", bounds::optionValues, [&](const element &entry) {
                const auto group = optionalString(entry, "group");
                if (!group) {
                    addSelectValue(entry, {}, option);
                    return;
                }
                const QString groupName = labelOr(entry, "name", *group);
                option.leftOut += forEach(entry, "options", bounds::optionValues - option.values.size(),
                                          [&](const element &inner) { addSelectValue(inner, groupName, option); });
            });
        } else {
            return; // the protocol says to ignore unknown types
        }
        out.push_back(std::move(option));
    });
    return out;
}

std::string_view nameOf(ChunkKind kind)
{
    switch (kind) {
    case ChunkKind::User:
        return "user_message_chunk";
    case ChunkKind::Thought:
        return "agent_thought_chunk";
    case ChunkKind::Agent:
        break;
    }
    return "agent_message_chunk";
}

SessionUpdate decodeUpdate(const element &update)
{
    std::string_view kind;
    if (update["sessionUpdate"].get_string().get(kind) != simdjson::SUCCESS)
        return unknownUpdate(update);
    for (const ChunkKind chunk : {ChunkKind::Agent, ChunkKind::Thought, ChunkKind::User}) {
        if (kind == nameOf(chunk))
            return decodeChunk(update, chunk);
    }
    if (kind == "tool_call" || kind == "tool_call_update") {
        ToolCallUpdate call = decodeToolCall(update, kind == "tool_call");
        return call.id.isEmpty() ? unknownUpdate(update) : SessionUpdate(std::move(call));
    }
    if (kind == "plan")
        return decodePlan(update);
    if (kind == "available_commands_update")
        return decodeCommands(update);
    if (kind == "current_mode_update") {
        const auto id = optionalString(update, "currentModeId");
        return id ? SessionUpdate(CurrentMode{*id}) : unknownUpdate(update);
    }
    if (kind == "config_option_update")
        return ConfigOptions{decodeConfigOptions(update)};
    if (kind == "session_info_update")
        return decodeInfo(update);
    if (kind == "usage_update")
        return decodeUsage(update);
    if (kind == "notice")
        return decodeNotice(update);
    if (kind == "compaction_update")
        return decodeCompaction(update);
    if (kind == "compaction_summary_chunk")
        return decodeCompactionChunk(update);
    return unknownUpdate(update);
}

} // namespace acp::v1
