// SPDX-License-Identifier: Apache-2.0
#include "workspace/stoptest/stopscript.h"

#include <array>

namespace workspace {

namespace {

struct StopScriptRow
{
    core::StopCase which;
    const char *demo, *plain;
    const char *demoCommand, *command, *writes;
    bool holds;
};

// The prompts are always English, since they are for the agent. The duration of the sleep is an unusual one, so that
// its process can be recognized.
constexpr std::array stopScriptTable{
    StopScriptRow{core::StopCase::Plain, "errand belay-test.txt echo belay-ready",
                  "This is a test. Create a file named belay-test.txt in the current folder with the single word ready "
                  "in it, read the file, run the shell command: echo belay-ready, and then answer with the word done. "
                  "Do nothing else.",
                  "echo belay-ready", "echo belay-ready", "belay-test.txt", false},
    StopScriptRow{core::StopCase::Stream, "long",
                  "This is a test. Use no tools. Count in words from one to two thousand, each number on a line of its "
                  "own, without leaving any out, and do not stop before two thousand.",
                  "", "", "", true},
    StopScriptRow{core::StopCase::Permission, "cascade",
                  "This is a test of how you ask for permission. With your tool for shell commands, run: touch "
                  "belay-permission.txt. If you have to ask for permission first, ask for it now and wait for the "
                  "answer. Do nothing else.",
                  "", "", "", true},
    StopScriptRow{core::StopCase::Command, "terminal sleep 297",
                  "This is a test. With your tool for shell commands, run exactly this command in the foreground, and "
                  "wait for it to end: timeout 297 tail -f /dev/null. It takes five minutes, which is intended. Do "
                  "nothing else.",
                  // Agents may refuse to let a model sleep, or put that in the background; this waits in another way.
                  "sleep 297", "timeout 297 tail -f /dev/null", "", false},
    StopScriptRow{core::StopCase::Background, "own execute tell begin start=295 done wait",
                  "This is a test. Start exactly this command in the background, so that it runs on while you do "
                  "something else: timeout 295 tail -f /dev/null. Do not wait for it and do not end it. When it runs, "
                  "count in words from one to two thousand, each number on a line of its own, without leaving any out, "
                  "and do not stop before two thousand.",
                  "sleep 295", "timeout 295 tail -f /dev/null", "", false},
    StopScriptRow{core::StopCase::Left, "own execute tell begin start=293 done",
                  "This is a test. Start exactly this command in the background, so that it runs on when you are done: "
                  "timeout 293 tail -f /dev/null. Do not wait for it and do not end it. When it runs, answer with the "
                  "word done. Do nothing else.",
                  "sleep 293", "timeout 293 tail -f /dev/null", "", false},
};

} // namespace

std::vector<StopScript> stopScripts(bool demo)
{
    std::vector<StopScript> out;
    for (const StopScriptRow &row : stopScriptTable)
        out.push_back({row.which, QString::fromUtf8(demo ? row.demo : row.plain),
                       QString::fromUtf8(demo ? row.demoCommand : row.command), QString::fromUtf8(row.writes),
                       row.holds});
    return out;
}

} // namespace workspace
