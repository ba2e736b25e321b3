// SPDX-License-Identifier: Apache-2.0
#include "history/entrymerge.h"
#include "acp/requests.h"
#include "acp/values.h"
#include "base/clock.h"
#include "core/values/sessionevent.h"

#include <algorithm>

namespace history {

namespace {

ToolState stateOf(acp::ToolStatus status)
{
    switch (status) {
    case acp::ToolStatus::Pending:
        return ToolState::Pending;
    case acp::ToolStatus::InProgress:
        return ToolState::Running;
    case acp::ToolStatus::Completed:
        return ToolState::Completed;
    case acp::ToolStatus::Failed:
        break;
    }
    return ToolState::Failed;
}

} // namespace

UserMessage userMessage(const std::vector<acp::ContentBlock> &prompt)
{
    UserMessage out;
    QStringList texts;
    for (const acp::ContentBlock &block : prompt) {
        if (const auto *text = std::get_if<acp::TextContent>(&block))
            texts << text->text;
        else
            out.attachments.push_back(block);
    }
    out.text = texts.join(QLatin1Char('\n'));
    return out;
}

void mergeToolCall(ToolCall &call, const acp::ToolCallUpdate &update, const QDateTime &at)
{
    if (update.title)
        call.title = *update.title;
    if (update.kind)
        call.kind = *update.kind;
    if (call.title.isEmpty() && update.name)
        call.title = *update.name;
    if (update.locations)
        call.locations = *update.locations;
    if (update.command) {
        call.rawCommand.add(*update.command);
        if (!call.rawCommand.lines.isEmpty())
            call.command = call.rawCommand.text();
        if (!call.rawCommand.folder.isEmpty())
            call.cwd = call.rawCommand.folder;
    }
    if (update.reason)
        call.reason = *update.reason;
    if (update.rawInput)
        call.rawInput = *update.rawInput;
    if (update.rawOutput)
        call.rawOutput = *update.rawOutput;
    const bool isShown = !call.texts.empty() || !call.diffs.empty() || !call.terminals.empty();
    if (update.content && !(update.isContentOfInput && isShown)) {
        call.texts.clear();
        call.diffs.clear();
        call.terminals.clear();
        for (const acp::ToolContent &content : *update.content) {
            if (const auto *block = std::get_if<acp::ContentBlock>(&content))
                call.texts.push_back(*block);
            else if (const auto *diff = std::get_if<acp::Diff>(&content))
                call.diffs.push_back(*diff);
        }
    }
    if (!update.status)
        return;
    const ToolState state = stateOf(*update.status);
    const bool ended = state == ToolState::Completed || state == ToolState::Failed;
    if (call.state == ToolState::Cancelled) {
        if (ended)
            call.reportedLater = state;
        return;
    }
    call.state = state;
    if (ended && call.startedAt.isValid())
        call.duration = base::Milliseconds(call.startedAt.msecsTo(at));
}

bool cancelToolCall(ToolCall &call, bool byStop, const QDateTime &at)
{
    if (call.state != ToolState::Pending && call.state != ToolState::Running)
        return false;
    call.state = ToolState::Cancelled;
    call.cancelledByStop = byStop;
    call.duration = base::Milliseconds(call.startedAt.msecsTo(at));
    return true;
}

std::vector<QString> namedPaths(const ToolCall &call)
{
    std::vector<QString> paths;
    for (const acp::Location &location : call.locations)
        paths.push_back(location.path);
    for (const QString &path : call.rawCommand.paths) {
        // Agents write the same path absolute in one place and relative in another.
        const bool isThere = std::any_of(paths.begin(), paths.end(), [&path](const QString &other) {
            return other == path || other.endsWith(u'/' + path);
        });
        if (!isThere)
            paths.push_back(path);
    }
    for (const acp::Diff &diff : call.diffs) {
        if (std::find(paths.begin(), paths.end(), diff.path) == paths.end())
            paths.push_back(diff.path);
    }
    return paths;
}

Permission permissionFrom(const ToolCall &call)
{
    Permission out;
    out.kind = call.kind;
    out.title = call.title;
    out.diffs = call.diffs;
    out.paths = namedPaths(call);
    out.command = call.command;
    out.isTitle = out.command.isEmpty() && call.kind == acp::ToolKind::Execute && !call.title.isEmpty();
    if (out.isTitle)
        out.command = call.title;
    out.unread = call.rawCommand.unread;
    out.reason = call.reason;
    out.cwd = call.cwd;
    if (out.reason.isEmpty()) {
        for (const acp::ContentBlock &block : call.texts) {
            if (const auto *text = std::get_if<acp::TextContent>(&block); text && out.reason.isEmpty())
                out.reason = text->text;
        }
    }
    return out;
}

Permission permissionAsked(const core::PermissionAsked &asked, ToolCall known, const QDateTime &at)
{
    mergeToolCall(known, asked.toolCall, at);
    Permission out = permissionFrom(known);
    out.key = asked.key;
    out.call = asked.toolCall.id;
    out.options = asked.options;
    out.byBelay = asked.byBelay;
    out.server = asked.server;
    out.tool = asked.tool;
    out.undoneBy = asked.undoneBy;
    out.held = asked.held;
    out.askedAt = at;
    return out;
}

void settlePermission(Permission &permission, const core::PermissionSettled &settled)
{
    permission.end = settled.end;
    permission.rule = settled.rule;
    for (const core::PermissionOption &option : permission.options) {
        if (option.id == settled.optionId) {
            permission.chosenOption = option.name;
            permission.chosenKind = option.kind;
        }
    }
}

Elicitation elicitationAsked(const core::ElicitationAsked &asked, const QDateTime &at)
{
    Elicitation out;
    out.key = asked.key;
    out.message = asked.request->message;
    out.url = asked.request->url;
    out.askedAt = at;
    return out;
}

std::vector<Elicitation::Answer> givenIn(const acp::ElicitationAnswer &answer)
{
    std::vector<Elicitation::Answer> out;
    for (const auto &[name, value] : answer.content) {
        QString words;
        if (const auto *text = std::get_if<QString>(&value))
            words = *text;
        else if (const auto *list = std::get_if<QStringList>(&value))
            words = list->join(QStringLiteral(", "));
        else if (const auto *flag = std::get_if<bool>(&value))
            words = *flag ? QStringLiteral("true") : QStringLiteral("false");
        else if (const auto *whole = std::get_if<qint64>(&value))
            words = QString::number(*whole);
        else
            words = QString::number(std::get<double>(value), 'g', 15);
        out.push_back({name, words});
    }
    return out;
}

} // namespace history
