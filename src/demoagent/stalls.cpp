// SPDX-License-Identifier: Apache-2.0
// Turns that last, hang, die, or leave something behind.
#include "demoagent/promptturn.h"
#include "demoagent/script.h"

#include <chrono>
#include <cstdio>
#include <string>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

using namespace Qt::StringLiterals;

namespace demoagent {

namespace {

void streamForAWhile(PromptTurn &turn)
{
    using Clock = std::chrono::steady_clock;
    static const QStringList lines{u"The rope is made fast, and the hand stays on it. "_s,
                                   u"Press **Stop** whenever you like: nothing more will happen after it. "_s,
                                   u"Until then these lines keep coming, a few words at a time. "_s,
                                   u"`belay` holds what runs out too fast.\n\n"_s};
    const int seconds = turn.number(0, 60);
    const auto end = Clock::now() + std::chrono::seconds(seconds);
    turn.chunk(u"## Streaming for %1 seconds\n\n"_s.arg(seconds));
    for (int line = 0; Clock::now() < end; ++line) {
        const QStringList wordList = lines[line % lines.size()].split(u' ', Qt::SkipEmptyParts);
        for (const QString &word : wordList) {
            if (Clock::now() >= end)
                break;
            turn.chunk(word.endsWith(u'\n') ? word : QString(word + u' '));
            turn.wait(30);
        }
    }
    turn.chunk(u"\n\nThat was it; nobody pressed Stop."_s);
}

void ignoreCancel(PromptTurn &turn)
{
    turn.heedCancel(false);
    turn.chunk(u"I do not hear you:"_s);
    for (int i = 1;; ++i) {
        turn.wait(50);
        turn.chunk(u" %1"_s.arg(i));
    }
}

void hang(PromptTurn &turn)
{
    turn.untilCancelled();
}

void slowStart(PromptTurn &turn)
{
    turn.wait(turn.number(0, 3000));
    turn.say(u"Here at last."_s);
}

void lateUpdates(PromptTurn &turn)
{
    const QString call = turn.startTool("execute"_L1, u"A command that goes on"_s);
    turn.say(u"The answer comes now, the rest of the words after it."_s);
    turn.answer("end_turn"_L1);
    turn.heedCancel(false);
    const int count = turn.number(0, 3);
    for (int i = 1; i <= count; ++i) {
        turn.wait(300);
        turn.chunk(u" late %1"_s.arg(i));
        turn.updateTool(call, {{"content"_L1, QJsonArray{toolText(u"late output %1"_s.arg(i))}}});
    }
    turn.wait(300);
    turn.endTool(call);
}

// Like agents that end a cancelled turn at once, but let its command run on and keep reporting on it.
void goesOn(PromptTurn &turn)
{
    const QString call = turn.startTool("execute"_L1, u"make world"_s);
    turn.heedCancel(false);
    turn.say(u"This command does not hear of Stop.\n"_s);
    turn.untilCancelled();
    turn.answer("cancelled"_L1);
    const int seconds = turn.number(0, 20);
    for (int i = 1; i <= seconds * 4; ++i) {
        turn.wait(250);
        turn.updateTool(
            call, {{"status"_L1, "in_progress"_L1}, {"content"_L1, QJsonArray{toolText(u"made part %1"_s.arg(i))}}});
    }
    turn.endTool(call);
}

void die(PromptTurn &turn)
{
    turn.say(u"Everything looks fine so"_s);
    std::fputs("FATAL: the demo agent was told to die\n", stderr);
    ::_exit(turn.number(0, 137));
}

void unfinishedTool(PromptTurn &turn)
{
    turn.startTool("execute"_L1, u"A command nobody hears of again"_s);
    turn.say(u"The turn ends, the tool call above never does."_s);
}

// Three processes that ignore SIGTERM: the shell, its child, and one in a session of its own. All of them end by
// themselves after ten minutes, so that nothing is left for ever.
void grandchildren(PromptTurn &turn)
{
    const bool holdStdout = turn.argumentList().value(0) == "hold"_L1;
    const std::string redirect = holdStdout ? "" : ">/dev/null 2>&1 ";
    std::string script = "trap '' TERM HUP INT\n"
                         "sleep 600 " +
                         redirect +
                         "</dev/null 3>&- &\n"
                         "echo shell $$ child $! >&3\n"
                         "setsid sh -c 'echo escaped $$ >&3; exec sleep 600 3>&-' " +
                         redirect +
                         "</dev/null &\n"
                         "exec 3>&-\n"
                         "wait\n";
    int report[2];
    if (::pipe2(report, O_CLOEXEC) != 0)
        return turn.answerError(-32603, u"no pipe"_s);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, report[1], 3);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    if (!holdStdout) {
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    }
    std::string shell = "sh";
    std::string flag = "-c";
    char *argv[] = {shell.data(), flag.data(), script.data(), nullptr};
    pid_t pid = 0;
    const int failed = ::posix_spawn(&pid, "/bin/sh", &actions, nullptr, argv, environ);
    posix_spawn_file_actions_destroy(&actions);
    ::close(report[1]);
    QByteArray pids;
    char buffer[256];
    for (ssize_t n; !failed && (n = ::read(report[0], buffer, sizeof buffer)) > 0;)
        pids.append(buffer, n);
    ::close(report[0]);
    turn.chunk(u"pids: "_s + QString::fromLatin1(pids.simplified()) + u'\n');
    turn.heedCancel(false);
    for (int i = 1; !turn.cancelledWithin(50); ++i)
        turn.chunk(u" %1"_s.arg(i));
    turn.answer("cancelled"_L1);
}

} // namespace

Words stallWords()
{
    return {
        {"long", "[SECONDS]", "streams for a minute, so that Stop can be tried", streamForAWhile},
        {"ignore-cancel", "", "streams for ever and never answers a cancel", ignoreCancel},
        {"hang", "", "says nothing until it is cancelled", hang},
        {"slow-start", "MS", "says nothing for MS, then answers", slowStart},
        {"late-updates", "N", "sends N more updates after the prompt's answer", lateUpdates},
        {"goes-on", "[SECONDS]", "a command that runs on after a cancel, and is reported on", goesOn},
        {"die", "[CODE]", "streams a little, then its process ends", die},
        {"unfinished-tool", "", "starts a tool call that never ends", unfinishedTool},
        {"grandchildren", "[hold]", "starts processes that ignore SIGTERM; hold: with its stdout", grandchildren},
    };
}

} // namespace demoagent
