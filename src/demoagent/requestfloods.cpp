// SPDX-License-Identifier: Apache-2.0
// More requests than a client can answer, as fast as a pipe takes them, and no look at the answers.
#include "demoagent/eventlog.h"
#include "demoagent/promptturn.h"
#include "demoagent/script.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <functional>
#include <map>

using namespace Qt::StringLiterals;

namespace demoagent {

namespace {

struct Message
{
    QString method;
    QJsonObject params; // without the session id
    bool isRequest = true;
};
using Maker = std::function<Message(int number)>;

QJsonObject toolCall(int number, const QString &title, QLatin1StringView kind)
{
    return {{"toolCallId"_L1, u"many-%1"_s.arg(number)}, {"title"_L1, title}, {"kind"_L1, kind}};
}

Message permission(int number, const QString &title)
{
    return {u"session/request_permission"_s,
            {{"toolCall"_L1, toolCall(number, title, "execute"_L1)}, {"options"_L1, permissionOptions()}}};
}

Message update(QJsonObject body, QLatin1StringView kind)
{
    body.insert("sessionUpdate"_L1, kind);
    return {u"session/update"_s, {{"update"_L1, body}}, false};
}

// A terminal with a lot of output, to be queried again and again.
QString fullTerminal(PromptTurn &turn)
{
    const Answer made =
        turn.ask("terminal/create"_L1, {{"command"_L1, "yes a line of a command that says much | head -c 60000000"_L1},
                                        {"outputByteLimit"_L1, 60'000'000}});
    const QString id = made.result.value("terminalId"_L1).toString();
    turn.ask("terminal/wait_for_exit"_L1, {{"terminalId"_L1, id}});
    return id;
}

// A terminal that keeps running, to be waited for and killed again and again.
QString runningTerminal(PromptTurn &turn)
{
    const Answer made = turn.ask("terminal/create"_L1, {{"command"_L1, "sleep"_L1}, {"args"_L1, QJsonArray{"300"_L1}}});
    return made.result.value("terminalId"_L1).toString();
}

Message form(int number)
{
    const QJsonObject schema{
        {"type"_L1, "object"_L1},
        {"properties"_L1, QJsonObject{{"name"_L1, QJsonObject{{"type"_L1, "string"_L1}, {"title"_L1, "Name"_L1}}}}}};
    return {u"elicitation/create"_s,
            {{"mode"_L1, "form"_L1}, {"message"_L1, u"question %1"_s.arg(number)}, {"requestedSchema"_L1, schema}}};
}

std::map<QString, Maker> makers(PromptTurn &turn, const QString &kind)
{
    const QString terminal = kind == "outputs"_L1                       ? fullTerminal(turn)
                             : kind == "waits"_L1 || kind == "kills"_L1 ? runningTerminal(turn)
                                                                        : QString();
    const QString file = turn.path(u"many.txt"_s);
    const auto path = [&turn](int number) { return turn.path(u"many/%1.txt"_s.arg(number % 50)); };
    return {
        {u"terminals"_s,
         [](int) {
             return Message{u"terminal/create"_s, {{"command"_L1, "true"_L1}}};
         }},
        {u"outputs"_s,
         [terminal](int) {
             return Message{u"terminal/output"_s, {{"terminalId"_L1, terminal}}};
         }},
        {u"reads"_s,
         [file](int) {
             return Message{u"fs/read_text_file"_s, {{"path"_L1, file}}};
         }},
        {u"writes"_s,
         [path](int n) {
             return Message{u"fs/write_text_file"_s, {{"path"_L1, path(n)}, {"content"_L1, u"%1\n"_s.arg(n)}}};
         }},
        {u"permissions"_s, [](int n) { return permission(n, u"run number %1"_s.arg(n)); }},
        {u"titles"_s, [](int n) { return permission(n, QString(4 * 1024 * 1024, u'x')); }},
        {u"unknown"_s,
         [](int n) {
             return Message{u"no/such_method"_s, {{"n"_L1, n}}};
         }},
        {u"calls"_s, [](int n) { return update(toolCall(n, u"call %1"_s.arg(n), "other"_L1), "tool_call"_L1); }},
        {u"edits"_s,
         [path](int n) {
             QJsonObject call = toolCall(n, u"edit %1"_s.arg(n), "edit"_L1);
             call.insert("status"_L1, "completed"_L1);
             call.insert("content"_L1, QJsonArray{toolDiff(path(n), "old"_L1, u"new %1"_s.arg(n))});
             return update(call, "tool_call"_L1);
         }},
        {u"elicitations"_s, form},
        {u"waits"_s,
         [terminal](int) {
             return Message{u"terminal/wait_for_exit"_s, {{"terminalId"_L1, terminal}}};
         }},
        {u"kills"_s,
         [terminal](int n) {
             return Message{n % 2 ? u"terminal/kill"_s : u"terminal/release"_s,
                            {{"terminalId"_L1, n % 3 ? u"none-%1"_s.arg(n) : terminal}}};
         }},
        {u"withdrawals"_s,
         [](int n) {
             return Message{u"$/cancel_request"_s, {{"requestId"_L1, u"never-%1"_s.arg(n)}}, false};
         }},
        {u"commands"_s,
         [](int n) {
             QJsonArray commands;
             for (int i = 0; i < 50; ++i)
                 commands.append(
                     QJsonObject{{"name"_L1, u"command-%1"_s.arg(i)}, {"description"_L1, u"says %1"_s.arg(n)}});
             return update({{"availableCommands"_L1, commands}}, "available_commands_update"_L1);
         }},
        {u"usage"_s,
         [](int n) {
             return update({{"used"_L1, n}, {"size"_L1, 200'000}}, "usage_update"_L1);
         }},
        {u"plans"_s,
         [](int n) {
             QJsonArray entries;
             for (int i = 0; i < 80; ++i)
                 entries.append(QJsonObject{{"content"_L1, u"step %1"_s.arg(i)},
                                            {"priority"_L1, "medium"_L1},
                                            {"status"_L1, i < n % 80 ? "completed"_L1 : "pending"_L1}});
             return update({{"entries"_L1, entries}}, "plan"_L1);
         }},
    };
}

void requests(PromptTurn &turn)
{
    const QStringList words = turn.argumentList();
    const QString kind = words.value(0);
    const int count = turn.number(1, 1000);
    if (kind == "reads"_L1)
        turn.ask("fs/write_text_file"_L1,
                 {{"path"_L1, turn.path(u"many.txt"_s)}, {"content"_L1, QString(4 * 1024 * 1024, u'x')}});
    const std::map<QString, Maker> all = makers(turn, kind);
    const auto maker = all.find(kind);
    if (maker == all.end()) {
        turn.say(u"There is no such kind: %1"_s.arg(kind));
        return;
    }
    turn.heedCancel(false);
    logEvent("requests_begin"_L1, {{"kind"_L1, kind}});
    QByteArray lines;
    for (int i = 0; i < count && !turn.cancelled(); ++i) {
        Message one = maker->second(i);
        one.params.insert("sessionId"_L1, turn.session().id);
        QJsonObject message{{"jsonrpc"_L1, "2.0"_L1}, {"method"_L1, one.method}, {"params"_L1, one.params}};
        if (one.isRequest)
            message.insert("id"_L1, u"many-%1"_s.arg(i));
        lines += QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n';
        if (lines.size() > 64 * 1024 || i + 1 == count) {
            turn.wire().raw(lines);
            lines.clear();
        }
    }
    logEvent("requests_end"_L1, {});
    turn.untilCancelled();
    turn.answer("cancelled"_L1);
}

} // namespace

Words requestFloodWords()
{
    return {{"requests", "KIND [N]",
             "1,000 requests or updates at once, answers unread, until cancelled: terminals, outputs, reads, writes, "
             "permissions, titles, unknown, calls, edits, plans, elicitations, waits, kills, withdrawals, commands, "
             "usage",
             requests}};
}

} // namespace demoagent
