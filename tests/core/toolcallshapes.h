// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

/// The tool call that \p agent asks permission with for the shell line \p line, in the shape in which it was recorded.
/// "raw": \p line is the raw input, as JSON; "raw-KIND" likewise, with another kind than execute; "path-KIND": about a
/// file.
inline QJsonObject toolCall(const QString &agent, const QString &line, const QString &folder)
{
    using O = QJsonObject;
    const auto s = [](const char *text) { return QString::fromLatin1(text); };
    O call{{s("toolCallId"), s("c")}, {s("title"), s("x")}, {s("kind"), s("execute")}};
    O input;
    if (agent.startsWith(s("raw"))) {
        if (agent.contains(u'-'))
            call.insert(s("kind"), agent.section(u'-', 1));
        call.insert(s("rawInput"), QJsonDocument::fromJson('[' + line.toUtf8() + ']').array().at(0));
        return call;
    }
    if (agent.startsWith(s("path-"))) {
        call.insert(s("kind"), agent.section(u'-', 1));
        call.insert(s("locations"), QJsonArray{O{{s("path"), line}}});
        return call;
    }
    if (agent == s("claude-code")) {
        call.insert(s("title"), QString(u'`' + line + u'`'));
        input = {{s("command"), line}, {s("description"), s("Runs it")}, {s("timeout"), 120000}};
    } else if (agent == s("codex")) {
        input = {{s("call_id"), s("call_1")},
                 {s("turn_id"), s("t1")},
                 {s("command"), QJsonArray{s("/bin/bash"), s("-lc"), line}},
                 {s("cwd"), folder},
                 {s("parsed_cmd"), QJsonArray{O{{s("type"), s("unknown")}, {s("cmd"), line}}}},
                 {s("reason"), s("needs it")}};
    } else if (agent == s("codex-exec")) {
        input = {{s("cmd"), line},
                 {s("workdir"), folder},
                 {s("login"), true},
                 {s("tty"), false},
                 {s("yield_time_ms"), 1000},
                 {s("max_output_tokens"), 4000},
                 {s("justification"), s("needs it")}};
    } else if (agent == s("gemini")) {
        call.insert(s("title"), line); // and no raw input at all
        return call;
    } else if (agent == s("qwen")) {
        input = {{s("command"), line}, {s("is_background"), false}, {s("description"), s("Runs it")}};
    } else if (agent == s("opencode") || agent == s("kilo")) {
        call.insert(s("title"), s("bash"));
        input = {{s("command"), line}, {s("description"), s("Runs it")}, {s("workdir"), folder}};
    } else if (agent == s("cline")) {
        input = {{s("commands"), QJsonArray{line}}, {s("requires_approval"), true}};
    } else if (agent == s("copilot")) {
        input = {
            {s("command"), line}, {s("description"), s("Runs it")}, {s("mode"), s("sync")}, {s("sessionId"), s("1")}};
    } else if (agent == s("goose")) {
        call.insert(s("kind"), s("other"));
        call.insert(s("title"), s("developer: shell"));
        input = {{s("command"), line}};
    }
    call.insert(s("rawInput"), input);
    return call;
}

/// The params of its `session/request_permission`.
inline QByteArray permissionOf(const QString &agent, const QString &line, const QString &folder)
{
    const auto s = [](const char *text) { return QString::fromLatin1(text); };
    return QJsonDocument(QJsonObject{{s("sessionId"), s("s")},
                                     {s("toolCall"), toolCall(agent, line, folder)},
                                     {s("options"), QJsonArray{QJsonObject{{s("optionId"), s("o")},
                                                                           {s("name"), s("Allow")},
                                                                           {s("kind"), s("allow_once")}}}}})
        .toJson(QJsonDocument::Compact);
}
