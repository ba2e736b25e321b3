// SPDX-License-Identifier: Apache-2.0
#include "demoagent/options.h"

#include "demoagent/script.h"

#include <QByteArray>

#include <algorithm>
#include <functional>
#include <string_view>
#include <vector>

using namespace Qt::StringLiterals;

namespace demoagent {

namespace {

struct Flag
{
    const char *name;
    const char *argument;
    const char *help;
    std::function<void(Options &, int)> apply;
};

const std::vector<Flag> &flags()
{
    static const std::vector<Flag> table{
        {"--never-initialize", "", "never answers initialize", [](Options &o, int) { o.neverInitialize = true; }},
        {"--slow-start", "MS", "answers initialize only after MS", [](Options &o, int n) { o.slowStartMs = n; }},
        {"--exit-at-once", "CODE", "writes a line on stderr and exits", [](Options &o, int n) { o.exitAtOnce = n; }},
        {"--banner", "", "prints banner text on stdout first", [](Options &o, int) { o.banner = true; }},
        {"--protocol-version", "N", "answers initialize with version N",
         [](Options &o, int n) { o.protocolVersion = n; }},
        {"--early-updates", "", "sends session/update before session/new is answered",
         [](Options &o, int) { o.earlyUpdates = true; }},
        {"--auth", "", "session/new fails with -32000 until authenticate", [](Options &o, int) { o.auth = true; }},
        {"--auth-all", "", "the same with a login of every kind; a prompt that ends in sign-out-once logs out",
         [](Options &o, int) { o.auth = o.authAll = true; }},
        {"--login", "", "asks for the password, as the login in a terminal does",
         [](Options &o, int) { o.login = true; }},
        {"--no-exit-on-eof", "", "ignores the end of stdin and SIGTERM", [](Options &o, int) { o.noExitOnEof = true; }},
        {"--stop-guard", "", "stops the process over it", [](Options &o, int) { o.stopsGuard = true; }},
        {"--deaf", "", "hears no cancel in any turn", [](Options &o, int) { o.deaf = true; }},
        {"--close-only", "", "hears no cancel, but ends its turn when the session is closed, as it declares",
         [](Options &o, int) { o.deaf = o.closesOnly = o.canClose = o.canLoad = o.canResume = true; }},
        {"--close-mute", "", "the same, and never answers the prompt of a session that was closed",
         [](Options &o, int) { o.deaf = o.closesOnly = o.closeMute = o.canClose = o.canLoad = o.canResume = true; }},
        {"--close-hangs", "", "declares session/close, and never answers it",
         [](Options &o, int) { o.canClose = o.closeHangs = true; }},
        {"--leave-process", "", "starts a process in each turn, and forgets it when the turn is cancelled",
         [](Options &o, int) { o.leavesProcess = true; }},
        {"--write-after-cancel", "", "writes a file itself after each turn that was cancelled",
         [](Options &o, int) { o.writesAfterCancel = true; }},
        {"--new-hangs", "", "never answers session/new", [](Options &o, int) { o.newHangs = true; }},
        {"--cancel-old-dialect", "", "withdraws with $/cancelRequest {id} and declares cancellation.request",
         [](Options &o, int) { o.oldCancelDialect = true; }},
        {"--can-load", "", "declares session/load and session/resume",
         [](Options &o, int) { o.canLoad = o.canResume = true; }},
        {"--load-only", "", "declares session/load only", [](Options &o, int) { o.canLoad = true; }},
        {"--refuse-resume", "", "declares both, but answers -32601 to session/resume",
         [](Options &o, int) { o.canLoad = o.canResume = o.refusesResume = true; }},
        {"--forget", "", "loads any session, empty, and says nothing of it",
         [](Options &o, int) { o.canLoad = o.forgets = true; }},
        {"--more-history", "N", "tells N more messages with session/load",
         [](Options &o, int n) { o.moreHistory = n; }},
        {"--odd-pages", "",
         "lists its sessions with an empty page before each, and names the last page as the next one",
         [](Options &o, int) { o.oddPages = true; }},
        {"--can-close", "", "declares session/close", [](Options &o, int) { o.canClose = true; }},
        {"--can-fork", "", "declares session/fork", [](Options &o, int) { o.canFork = true; }},
        {"--refuse-fork", "", "declares session/fork, and answers -32603 to it",
         [](Options &o, int) { o.canFork = o.refusesFork = true; }},
        {"--fork-hangs", "", "declares session/fork, and never answers it",
         [](Options &o, int) { o.canFork = o.forkHangs = true; }},
        {"--mcp-http", "", "takes MCP servers over HTTP", [](Options &o, int) { o.mcpHttp = true; }},
        {"--mcp-sse", "", "takes MCP servers over SSE", [](Options &o, int) { o.mcpSse = true; }},
        {"--more-folders", "", "takes additional folders", [](Options &o, int) { o.moreFolders = true; }},
        {"--no-images", "", "takes no pictures in prompts", [](Options &o, int) { o.takesImages = false; }},
        {"--audio", "", "takes sounds in prompts", [](Options &o, int) { o.takesAudio = true; }},
        {"--no-contents", "", "takes no contents of files in prompts",
         [](Options &o, int) { o.takesContents = false; }},
        {"--many-commands", "N", "has N commands more, 100 characters each",
         [](Options &o, int n) { o.manyCommands = n; }},
        {"--more-options", "", "has options of every kind, a long list of models, and one value that it refuses",
         [](Options &o, int) { o.moreOptions = true; }},
        {"--new-late", "MS", "answers session/new only after MS, also when it was cancelled",
         [](Options &o, int n) { o.newLateMs = n; }},
        {"--help", "", "prints this text", [](Options &o, int) { o.help = true; }},
        {"--version", "", "prints the version", [](Options &o, int) { o.version = true; }},
    };
    return table;
}

} // namespace

Options parseOptions(int argc, char **argv)
{
    Options options;
    for (int i = 1; i < argc; ++i) {
        const std::string_view name = argv[i];
        const auto it =
            std::find_if(flags().begin(), flags().end(), [&](const Flag &flag) { return name == flag.name; });
        if (it == flags().end()) {
            options.error = u"unknown option "_s + QString::fromLocal8Bit(argv[i]);
            return options;
        }
        int value = 0;
        if (*it->argument) {
            bool ok = false;
            if (i + 1 < argc)
                value = QByteArray(argv[++i]).toInt(&ok);
            if (!ok) {
                options.error = QString::fromLatin1(it->name) + u" needs a number"_s;
                return options;
            }
        }
        it->apply(options, value);
    }
    return options;
}

QString helpText()
{
    const auto row = [](const char *name, const char *arguments, const char *help) {
        const QString left = QString::fromUtf8(*arguments ? QByteArray(name) + ' ' + arguments : QByteArray(name));
        return QString(u"  "_s + left.leftJustified(28) + u' ' + QString::fromUtf8(help) + u'\n');
    };
    QString text = u"belay-demo-agent: a scripted agent that speaks ACP on stdin and stdout\n\nOptions\n"_s;
    for (const Flag &flag : flags())
        text += row(flag.name, flag.argument, flag.help);
    text += row("--replay", "FILE", "alone: plays the agent's part of traffic that Belay saved");
    text += u"\nThe first word of a prompt chooses what happens; anything else gets a short answer\n"_s;
    for (const Word &word : words())
        text += row(word.name, word.arguments, word.help);
    text += u"\nEnvironment\n"_s;
    text += row("BELAY_DEMO_SPEED", "PERCENT", "length of the pauses in texts; 0 = none");
    text += row("BELAY_DEMO_LOG", "FILE", "JSON lines of what arrived when (CLOCK_MONOTONIC ns)");
    text += row("BELAY_DEMO_STATE", "DIR", "where --can-load keeps sessions between runs");
    return text;
}

} // namespace demoagent
