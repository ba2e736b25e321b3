// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <optional>

namespace demoagent {

struct Options
{
    bool neverInitialize = false;
    bool banner = false;
    bool earlyUpdates = false;
    bool auth = false;
    bool authAll = false;
    bool login = false;
    bool deaf = false;
    bool closesOnly = false;
    bool closeHangs = false;
    bool closeMute = false;
    bool leavesProcess = false;
    bool writesAfterCancel = false;
    bool noExitOnEof = false;
    bool stopsGuard = false;
    bool newHangs = false;
    bool oldCancelDialect = false;
    bool canLoad = false;
    bool canResume = false;
    bool refusesResume = false;
    bool forgets = false;
    bool canClose = false;
    bool oddPages = false;
    bool canFork = false;
    bool refusesFork = false;
    bool forkHangs = false;
    bool mcpHttp = false;
    bool mcpSse = false;
    bool moreFolders = false;
    bool takesImages = true;
    bool takesAudio = false;
    bool takesContents = true;
    int manyCommands = 0;
    bool moreOptions = false;
    int newLateMs = 0;
    int moreHistory = 0;
    int slowStartMs = 0;
    int protocolVersion = 1;
    std::optional<int> exitAtOnce;

    // One of these is set when the program should only print something and exit.
    bool help = false;
    bool version = false;
    QString error;
};

Options parseOptions(int argc, char **argv);
QString helpText();

} // namespace demoagent
