// SPDX-License-Identifier: Apache-2.0
#include "demoagent/agent.h"
#include "demoagent/login.h"
#include "demoagent/replay.h"

#include <csignal>
#include <cstdio>
#include <string_view>

int main(int argc, char **argv)
{
    using namespace demoagent;
    if (argc == 3 && std::string_view(argv[1]) == "--replay") {
        std::signal(SIGPIPE, SIG_IGN);
        return replay(argv[2]);
    }
    const Options options = parseOptions(argc, argv);
    if (!options.error.isEmpty()) {
        std::fprintf(stderr, "belay-demo-agent: %s (try --help)\n", qUtf8Printable(options.error));
        return 2;
    }
    if (options.help || options.version) {
        std::fputs(options.help ? qUtf8Printable(helpText()) : "belay-demo-agent " BELAY_VERSION "\n", stdout);
        return 0;
    }
    if (options.login)
        return runLogin();
    if (options.exitAtOnce) {
        std::fputs("belay-demo-agent: told to exit at once\n", stderr);
        return *options.exitAtOnce;
    }
    std::signal(SIGPIPE, SIG_IGN);
    if (options.noExitOnEof)
        std::signal(SIGTERM, SIG_IGN);
    Agent agent(options);
    return agent.run();
}
