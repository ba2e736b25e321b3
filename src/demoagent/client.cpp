// SPDX-License-Identifier: Apache-2.0
// Requests to the client: permissions, files, questions, and ones that no client knows.
#include "demoagent/promptturn.h"
#include "demoagent/script.h"
#include "demoagent/terminals.h"

#include <QFile>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace demoagent {

namespace {

QJsonObject permissionFor(const QString &call, const QString &title, QLatin1StringView kind)
{
    return {{"toolCall"_L1,
             QJsonObject{{"toolCallId"_L1, call}, {"title"_L1, title}, {"kind"_L1, kind}, {"status"_L1, "pending"_L1}}},
            {"options"_L1, permissionOptions()}};
}

void permissions(PromptTurn &turn, int count)
{
    constexpr std::array kinds{"edit"_L1, "delete"_L1, "move"_L1, "execute"_L1, "fetch"_L1};
    std::vector<RequestPtr> open;
    QStringList calls;
    for (int i = 1; i <= count; ++i) {
        const auto kind = kinds[std::size_t(i - 1) % kinds.size()];
        const QString title = u"Question %1 of %2"_s.arg(i).arg(count);
        calls.append(turn.startTool(kind, title, {{"status"_L1, "pending"_L1}}));
        open.push_back(turn.open("session/request_permission"_L1, permissionFor(calls.last(), title, kind)));
    }
    QStringList outcomes;
    for (int i = 0; i < count; ++i) {
        const QString outcome = outcomeText(turn.await(open[std::size_t(i)]));
        turn.endTool(calls[i], outcome.startsWith(u"yes"_s) ? "completed"_L1 : "failed"_L1);
        outcomes.append(outcome);
    }
    turn.say(u"outcomes: "_s + outcomes.join(u", "_s));
}

void onePermission(PromptTurn &turn)
{
    permissions(turn, 1);
}

void manyPermissions(PromptTurn &turn)
{
    permissions(turn, std::clamp(turn.number(0, 3), 1, 1000));
}

void askToRun(PromptTurn &turn)
{
    const QString command = turn.arguments();
    const QJsonObject input{{"command"_L1, command}};
    const QString call =
        turn.startTool("execute"_L1, u"A command"_s, {{"status"_L1, "pending"_L1}, {"rawInput"_L1, input}});
    const Answer answer = turn.ask("session/request_permission"_L1,
                                   {{"toolCall"_L1, QJsonObject{{"toolCallId"_L1, call}, {"rawInput"_L1, input}}},
                                    {"options"_L1, permissionOptions()}});
    turn.endTool(call, "failed"_L1);
    turn.say(u"permission: %1. Nothing was run."_s.arg(outcomeText(answer)));
}

// Like agents that put the command in the title and send no raw input.
void askByTitle(PromptTurn &turn)
{
    const QString command = turn.arguments();
    const QString call = turn.startTool("execute"_L1, command, {{"status"_L1, "pending"_L1}});
    const QJsonObject asked{{"toolCallId"_L1, call}, {"title"_L1, command}, {"kind"_L1, "execute"_L1}};
    const Answer answer =
        turn.ask("session/request_permission"_L1, {{"toolCall"_L1, asked}, {"options"_L1, permissionOptions()}});
    if (!outcomeText(answer).startsWith(u"yes"_s)) {
        turn.endTool(call, "failed"_L1);
        return turn.say(u"Not run."_s);
    }
    runCommand(turn, call, command);
    turn.say(u"It was run."_s);
}

void readFile(PromptTurn &turn)
{
    const QStringList arguments = turn.argumentList();
    const QString path = turn.path(arguments.value(0));
    QJsonObject params{{"path"_L1, path}};
    if (arguments.size() > 1)
        params["line"_L1] = turn.number(1, 1);
    if (arguments.size() > 2)
        params["limit"_L1] = turn.number(2, 1);
    const QString call = turn.startTool("read"_L1, u"Read %1"_s.arg(arguments.value(0)),
                                        {{"locations"_L1, QJsonArray{QJsonObject{{"path"_L1, path}}}}});
    const Answer answer = turn.ask("fs/read_text_file"_L1, params);
    const QString content = answer.result["content"_L1].toString();
    turn.endTool(call, answer.ok() ? "completed"_L1 : "failed"_L1,
                 {{"content"_L1, QJsonArray{toolText(answer.ok() ? content : answer.words())}}});
    turn.say(answer.ok() ? QString(u"content: "_s + content) : QString(u"read failed: "_s + answer.words()));
}

void writeFile(PromptTurn &turn)
{
    const QString name = turn.argumentList().value(0);
    const QString text = turn.arguments().mid(name.size()).trimmed();
    const QString path = turn.path(name);
    const QString call = turn.startTool("edit"_L1, u"Write %1"_s.arg(name),
                                        {{"locations"_L1, QJsonArray{QJsonObject{{"path"_L1, path}}}},
                                         {"content"_L1, QJsonArray{toolDiff(path, QJsonValue::Null, text)}}});
    const Answer answer = turn.ask("fs/write_text_file"_L1, {{"path"_L1, path}, {"content"_L1, text}});
    turn.endTool(call, answer.ok() ? "completed"_L1 : "failed"_L1);
    turn.say(answer.ok() ? u"written"_s : QString(u"write failed: "_s + answer.words()));
}

// Changes the first, the middle and the last line: three hunks in one change, of which the last two are alike.
void changeLines(PromptTurn &turn)
{
    const QString name = turn.argumentList().value(0);
    const QString path = turn.path(name);
    const Answer read = turn.ask("fs/read_text_file"_L1, {{"path"_L1, path}});
    if (!read.ok())
        return turn.say(u"read failed: "_s + read.words());
    const QString before = read.result["content"_L1].toString();
    QStringList lines = before.split(u'\n');
    const qsizetype last = lines.size() - (lines.size() > 1 && lines.last().isEmpty() ? 2 : 1);
    lines[0] = lines[0].toUpper();
    lines[last / 2] = lines[last] = u"changed"_s;
    const QString after = lines.join(u'\n');
    const QString call = turn.startTool("edit"_L1, u"Change lines of %1"_s.arg(name),
                                        {{"locations"_L1, QJsonArray{QJsonObject{{"path"_L1, path}}}},
                                         {"content"_L1, QJsonArray{toolDiff(path, before, after)}}});
    const Answer answer = turn.ask("fs/write_text_file"_L1, {{"path"_L1, path}, {"content"_L1, after}});
    turn.endTool(call, answer.ok() ? "completed"_L1 : "failed"_L1);
    turn.say(answer.ok() ? u"changed"_s : QString(u"write failed: "_s + answer.words()));
}

// Writes files with its own tools and runs a command without reporting it, as some agents do.
void byHand(PromptTurn &turn)
{
    const QString name = turn.argumentList().value(0);
    // A client with checkpoints runs no command before the turn's checkpoint is taken, so this waits for it.
    const Answer waited = turn.ask("terminal/create"_L1, {{"command"_L1, "true"_L1}, {"cwd"_L1, turn.session().cwd}});
    if (waited.ok())
        turn.ask("terminal/release"_L1, {{"terminalId"_L1, waited.result["terminalId"_L1]}});
    QFile file(turn.path(name));
    const QByteArray text = turn.arguments().mid(name.size()).trimmed().toUtf8() + '\n';
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size())
        return turn.say(u"Done, and nobody was asked."_s);
    turn.say(u"It could not be written: "_s + file.errorString());
}

void unknownMethods(PromptTurn &turn)
{
    turn.wire().notify("vendor/somethingHappened"_L1, {{"what"_L1, "nothing"_L1}});
    turn.wire().notify("_vendor/somethingHappened"_L1, {});
    for (const auto method : {"vendor/doSomething"_L1, "_vendor/thing"_L1})
        turn.say(u"%1: %2\n\n"_s.arg(method, turn.ask(method, {}).words()));
}

void badParams(PromptTurn &turn)
{
    const Answer read = turn.ask("fs/read_text_file"_L1, {});
    turn.say(u"fs/read_text_file: %1\n\n"_s.arg(read.words()));
    const Answer create = turn.ask("terminal/create"_L1, {{"command"_L1, 42}, {"args"_L1, "all of them"_L1}});
    turn.say(u"terminal/create: %1\n\n"_s.arg(create.words()));
    const Answer permission = turn.ask("session/request_permission"_L1, {{"options"_L1, "none"_L1}});
    turn.say(u"session/request_permission: %1\n\n"_s.arg(permission.words()));
}

// String ids that look like the client's numeric ids or like this agent's, and one with special characters.
void stringIds(PromptTurn &turn)
{
    const QStringList ids{u"1"_s, u"2"_s, u"a \"quoted\" id/ü"_s};
    std::vector<RequestPtr> open;
    for (const QString &id : ids)
        open.push_back(turn.open("session/request_permission"_L1,
                                 permissionFor(u"string-"_s + id, u"Question with id \"%1\""_s.arg(id), "other"_L1),
                                 id));
    QStringList outcomes;
    for (const RequestPtr &request : open)
        outcomes.append(outcomeText(turn.await(request)));
    turn.say(u"outcomes: "_s + outcomes.join(u", "_s));
}

// Each text is different, so that the file's content shows which write came last.
void writeOften(PromptTurn &turn)
{
    const int count = turn.number(0, 30);
    for (int i = 1; i <= count; ++i) {
        const QString text = u"write %1 of %2\n"_s.arg(i).arg(count).repeated(200 * (i % 5 + 1));
        const Answer answer = turn.ask("fs/write_text_file"_L1,
                                       {{"path"_L1, turn.path(u"often%1.txt"_s.arg(i % 3))}, {"content"_L1, text}});
        if (!answer.ok())
            return turn.say(u"The write was refused: "_s + answer.words());
        turn.chunk(u" %1"_s.arg(i));
    }
}

} // namespace

Words clientWords()
{
    return {
        {"permission", "", "asks one permission", onePermission},
        {"permissions", "N", "asks N permissions at once", manyPermissions},
        {"ask-run", "COMMAND", "asks to run a command, which it then does not", askToRun},
        {"ask-by-title", "COMMAND", "asks to run a command that only the title names, and runs it", askByTitle},
        {"read", "PATH [LINE [LIMIT]]", "reads a file through the client", readFile},
        {"writes", "N", "writes N times, to three files in turn", writeOften},
        {"write", "PATH TEXT", "writes a file through the client", writeFile},
        {"change-lines", "PATH", "changes three places of a file through the client", changeLines},
        {"by-hand", "PATH TEXT", "writes a file itself and tells nobody", byHand},
        {"unknown-method", "", "sends requests that no client knows", unknownMethods},
        {"bad-params", "", "sends requests with wrong parameters", badParams},
        {"string-ids", "", "asks with strings as request ids", stringIds},
    };
}

} // namespace demoagent
