// SPDX-License-Identifier: Apache-2.0
#include "mcp/gate/gateclient.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

/// `belay-mcp-gate NAME`: what an agent starts instead of the MCP server NAME. Leads to the Belay that started the
/// agent, which has the server. No Qt: it starts with every session, for each server.
int main(int argc, char **argv)
{
    const bool isMarked = argc == 3 && std::strcmp(argv[1], "--") == 0; // a name may begin with -
    if (!isMarked && (argc != 2 || argv[1][0] == '-')) {
        std::fputs("usage: belay-mcp-gate NAME\n"
                   "Belay gives it to agents instead of the MCP server NAME. It is of no use by hand.\n",
                   stderr);
        return 2;
    }
    std::signal(SIGPIPE, SIG_IGN);
    gate::GateClient client(argv[argc - 1]);
    const std::string problem = client.connect(std::getenv("BELAY_MCP_SOCKET"), std::getenv("BELAY_MCP_TOKEN"));
    if (!problem.empty())
        std::fprintf(stderr, "belay-mcp-gate: %s\n", problem.c_str());
    return client.run();
}
