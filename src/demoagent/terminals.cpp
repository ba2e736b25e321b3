// SPDX-License-Identifier: Apache-2.0
// Commands that the client runs.
#include "demoagent/terminals.h"
#include "demoagent/promptturn.h"
#include "demoagent/script.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace demoagent {

QString exitText(const QJsonObject &exit)
{
    if (exit["signal"_L1].isString())
        return u"signal "_s + exit["signal"_L1].toString();
    return exit["exitCode"_L1].isDouble() ? u"exit code %1"_s.arg(exit["exitCode"_L1].toInt()) : u"no exit status"_s;
}

CommandResult runCommand(PromptTurn &turn, const QString &call, const QString &command, qint64 byteLimit)
{
    CommandResult done;
    QJsonObject params{
        {"command"_L1, "sh"_L1}, {"args"_L1, QJsonArray{"-c"_L1, command}}, {"cwd"_L1, turn.session().cwd}};
    if (byteLimit > 0)
        params["outputByteLimit"_L1] = byteLimit;
    const Answer created = turn.ask("terminal/create"_L1, params);
    if (!created.ok()) {
        turn.endTool(call, "failed"_L1, {{"content"_L1, QJsonArray{toolText(created.words())}}});
        done.status = u"not started: "_s + created.words();
        return done;
    }
    const QString terminal = created.result["terminalId"_L1].toString();
    turn.updateTool(call, {{"status"_L1, "in_progress"_L1}, {"content"_L1, QJsonArray{toolTerminal(terminal)}}});
    const Answer exit = turn.ask("terminal/wait_for_exit"_L1, {{"terminalId"_L1, terminal}});
    const Answer output = turn.ask("terminal/output"_L1, {{"terminalId"_L1, terminal}});
    const Answer released = turn.ask("terminal/release"_L1, {{"terminalId"_L1, terminal}});
    turn.terminalReleased(terminal);
    done.status = exit.ok() ? exitText(exit.result) : exit.words();
    done.output = output.result["output"_L1].toString();
    done.truncated = output.result["truncated"_L1].toBool();
    done.ok = exit.ok() && exit.result["exitCode"_L1].toInt(-1) == 0 && released.ok();
    turn.endTool(call, done.ok ? "completed"_L1 : "failed"_L1);
    return done;
}

namespace {

void terminal(PromptTurn &turn)
{
    const QString command = turn.arguments().isEmpty() ? u"echo hello"_s : turn.arguments();
    const QString call = turn.startTool("execute"_L1, command, {{"rawInput"_L1, QJsonObject{{"command"_L1, command}}}});
    const CommandResult done = runCommand(turn, call, command);
    turn.say(u"%1\n\n```\n%2\n```\n"_s.arg(done.status, done.output));
}

void terminalKill(PromptTurn &turn)
{
    const Answer created =
        turn.ask("terminal/create"_L1, {{"command"_L1, "sleep"_L1}, {"args"_L1, QJsonArray{"300"_L1}}});
    if (!created.ok())
        return turn.say(u"not started: "_s + created.words());
    const QJsonObject id{{"terminalId"_L1, created.result["terminalId"_L1]}};
    const QString name = id["terminalId"_L1].toString();
    const QString call = turn.startTool("execute"_L1, u"sleep 300"_s, {{"content"_L1, QJsonArray{toolTerminal(name)}}});
    const RequestPtr exit = turn.open("terminal/wait_for_exit"_L1, id);
    turn.pause(500);
    const Answer killed = turn.ask("terminal/kill"_L1, id);
    const Answer exited = turn.await(exit);
    const Answer output = turn.ask("terminal/output"_L1, id);
    const Answer released = turn.ask("terminal/release"_L1, id);
    turn.terminalReleased(name);
    const Answer after = turn.ask("terminal/output"_L1, id);
    turn.endTool(call, "failed"_L1);
    turn.say(u"kill %1, %2, output %3, release %4, after release %5"_s.arg(
        killed.words(), exited.ok() ? exitText(exited.result) : exited.words(), output.words(), released.words(),
        after.ok() ? u"ok"_s : QString::number(after.errorCode)));
}

void terminalFlood(PromptTurn &turn)
{
    const qint64 bytes = qint64(std::max(1, turn.number(0, 4))) * 1024 * 1024;
    // With characters of two and three bytes, so that a cut at a byte limit may fall inside one.
    const QString line = u"a flood of lines, grün und 水"_s;
    const QString command = u"yes '%1' | head -n %2"_s.arg(line).arg(bytes / (line.toUtf8().size() + 1));
    const QString call = turn.startTool("execute"_L1, command);
    const CommandResult done = runCommand(turn, call, command, 65536);
    turn.say(u"%1, kept %2 bytes, truncated %3, whole characters %4"_s.arg(done.status)
                 .arg(done.output.toUtf8().size())
                 .arg(done.truncated ? u"yes"_s : u"no"_s,
                      done.output.contains(QChar::ReplacementCharacter) ? u"no"_s : u"yes"_s));
}

// A small job with the usual order of requests: write, read, ask, run.
void errand(PromptTurn &turn)
{
    const QString name = turn.argumentList().value(0, u"errand.txt"_s), path = turn.path(name);
    const QString edit = turn.startTool("edit"_L1, u"Write %1"_s.arg(name));
    const Answer written = turn.ask("fs/write_text_file"_L1, {{"path"_L1, path}, {"content"_L1, "ready\n"_L1}});
    turn.endTool(edit, written.ok() ? "completed"_L1 : "failed"_L1);
    const QString look = turn.startTool("read"_L1, u"Read %1"_s.arg(name));
    const Answer read = turn.ask("fs/read_text_file"_L1, {{"path"_L1, path}});
    turn.endTool(look, read.ok() ? "completed"_L1 : "failed"_L1);
    const QString command = turn.arguments().section(u' ', 1).trimmed();
    const QJsonObject input{{"command"_L1, command}};
    const QString call = turn.startTool("execute"_L1, command, {{"status"_L1, "pending"_L1}, {"rawInput"_L1, input}});
    const Answer answer = turn.ask(
        "session/request_permission"_L1,
        {{"toolCall"_L1, QJsonObject{{"toolCallId"_L1, call}, {"kind"_L1, "execute"_L1}, {"rawInput"_L1, input}}},
         {"options"_L1, permissionOptions()}});
    if (!outcomeText(answer).startsWith(u"yes"_s)) {
        turn.endTool(call, "failed"_L1);
        return turn.say(u"Not permitted."_s);
    }
    turn.say(runCommand(turn, call, command).status);
}

} // namespace

Words terminalWords()
{
    return {
        {"errand", "PATH COMMAND", "writes and reads a file, then asks and runs a command", errand},
        {"terminal", "COMMAND", "runs a command through the client", terminal},
        {"terminal-kill", "", "starts a command and kills it", terminalKill},
        {"terminal-flood", "N", "a command with N MiB of output, 64 KiB kept", terminalFlood},
    };
}

} // namespace demoagent
