// SPDX-License-Identifier: Apache-2.0
// What agents do with a cancel, good and bad.
#include "demoagent/eventlog.h"
#include "demoagent/promptturn.h"
#include "demoagent/script.h"

#include <cstdio>
#include <cstdlib>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace demoagent {

namespace {

// Streams numbered words until the client cancels.
void streamUntilCancelled(PromptTurn &turn)
{
    turn.heedCancel(false);
    turn.chunk(u"Working until you press Stop:"_s);
    for (int i = 1; !turn.cancelledWithin(20); ++i)
        turn.chunk(u" %1"_s.arg(i));
}

void late(PromptTurn &turn)
{
    streamUntilCancelled(turn);
    const int steps = std::max(1, turn.number(0, 1500) / 100);
    for (int i = 0; i < steps; ++i) {
        turn.wait(turn.number(0, 1500) / steps);
        turn.chunk(u" (still finishing)"_s);
    }
    turn.answer("cancelled"_L1);
}

void finishFirst(PromptTurn &turn)
{
    turn.heedCancel(false);
    turn.untilCancelled();
    turn.answer("end_turn"_L1);
}

void cancelEndTurn(PromptTurn &turn)
{
    streamUntilCancelled(turn);
    turn.answer("end_turn"_L1);
}

void cancelError(PromptTurn &turn)
{
    streamUntilCancelled(turn);
    turn.answerError(-32603, u"Request was aborted."_s);
}

void dieOnCancel(PromptTurn &turn)
{
    streamUntilCancelled(turn);
    std::fputs("FATAL: could not unwind the turn\n", stderr);
    ::_exit(turn.number(0, 1));
}

QJsonObject answerFields(const Answer &answer)
{
    return {{"arrived"_L1, answer.arrived}, {"error"_L1, answer.errorCode}, {"result"_L1, answer.result}};
}

// The cascade of the protocol's page on cancellation: the agent withdraws its own open requests, waits for both
// answers, and only then answers the prompt.
void cascade(PromptTurn &turn)
{
    const Answer created =
        turn.ask("terminal/create"_L1, {{"command"_L1, "sleep"_L1}, {"args"_L1, QJsonArray{"300"_L1}}});
    if (!created.ok())
        return turn.say(u"The terminal was refused: "_s + created.words());
    const QString terminal = created.result["terminalId"_L1].toString();
    const QString call =
        turn.startTool("execute"_L1, u"sleep 300"_s, {{"content"_L1, QJsonArray{toolTerminal(terminal)}}});
    const RequestPtr wait = turn.open("terminal/wait_for_exit"_L1, {{"terminalId"_L1, terminal}});
    const RequestPtr permission = turn.open("session/request_permission"_L1,
                                            {{"toolCall"_L1, QJsonObject{{"toolCallId"_L1, QString(call + u"-next"_s)},
                                                                         {"title"_L1, "Delete build"_L1},
                                                                         {"kind"_L1, "delete"_L1}}},
                                             {"options"_L1, permissionOptions()}});
    turn.heedCancel(false);
    turn.untilCancelled();
    turn.wire().withdraw(wait->id);
    turn.wire().withdraw(permission->id);
    const Answer waited = turn.await(wait);
    const Answer permitted = turn.await(permission);
    const Answer released = turn.ask("terminal/release"_L1, {{"terminalId"_L1, terminal}});
    logToStderr({{"cascade"_L1, QJsonObject{{"wait_for_exit"_L1, answerFields(waited)},
                                            {"permission"_L1, answerFields(permitted)},
                                            {"release"_L1, answerFields(released)}}}});
    turn.answer("cancelled"_L1);
}

void permissionLate(PromptTurn &turn)
{
    streamUntilCancelled(turn);
    const Answer answer = turn.ask("session/request_permission"_L1,
                                   {{"toolCall"_L1, QJsonObject{{"toolCallId"_L1, "late-call"_L1},
                                                                {"title"_L1, "Asked after the cancel"_L1},
                                                                {"kind"_L1, "edit"_L1}}},
                                    {"options"_L1, permissionOptions()}});
    turn.chunk(u"\n\nlate permission: "_s + outcomeText(answer));
    turn.answer("cancelled"_L1);
}

void writeLate(PromptTurn &turn)
{
    streamUntilCancelled(turn);
    const Answer written = turn.ask("fs/write_text_file"_L1, {{"path"_L1, turn.path(u"late.txt"_s)},
                                                              {"content"_L1, "written after the cancel\n"_L1}});
    turn.chunk(u"\n\nlate write: "_s + written.words());
    const Answer created =
        turn.ask("terminal/create"_L1, {{"command"_L1, "sleep"_L1}, {"args"_L1, QJsonArray{"300"_L1}}});
    turn.chunk(u"\n\nlate terminal: "_s + created.words());
    if (created.ok())
        turn.ask("terminal/release"_L1, {{"terminalId"_L1, created.result["terminalId"_L1]}});
    turn.answer("cancelled"_L1);
}

void cancelUnknown(PromptTurn &turn)
{
    turn.wire().withdraw(987654);
    turn.wire().withdraw(u"nobody"_s);
    turn.wire().withdraw(QJsonValue::Null);
    const RequestPtr permission = turn.open(
        "session/request_permission"_L1,
        {{"toolCall"_L1, QJsonObject{{"toolCallId"_L1, "cancel-unknown"_L1}, {"title"_L1, "Answer this one"_L1}}},
         {"options"_L1, permissionOptions()}});
    const Answer answer = turn.await(permission);
    turn.wire().withdraw(permission->id);
    turn.wire().withdraw(permission->id);
    turn.say(u"permission: %1. Three unknown ids and one answered id were withdrawn."_s.arg(outcomeText(answer)));
}

void twice(PromptTurn &turn)
{
    turn.say(u"This turn is answered twice."_s);
    turn.answer("end_turn"_L1);
    turn.wire().answer(turn.promptId(), {{"stopReason"_L1, "refusal"_L1}});
}

} // namespace

Words cancelWords()
{
    return {
        {"late", "MS", "answers a cancel only after MS, with updates until then", late},
        {"finish-first", "", "waits for a cancel, then answers end_turn at once", finishFirst},
        {"cancel-end-turn", "", "streams until a cancel, then answers end_turn", cancelEndTurn},
        {"cancel-error", "", "answers a cancel with error -32603", cancelError},
        {"cascade", "", "after a cancel withdraws its own open requests first", cascade},
        {"permission-late", "", "asks a permission after it was cancelled", permissionLate},
        {"write-late", "", "writes a file and starts a command after it was cancelled", writeLate},
        {"die-on-cancel", "[CODE]", "ends its process when it is cancelled", dieOnCancel},
        {"cancel-unknown", "", "withdraws requests that are unknown or answered", cancelUnknown},
        {"twice", "", "answers the same prompt twice", twice},
    };
}

} // namespace demoagent
