// SPDX-License-Identifier: Apache-2.0
#include "cli/mcpgatecommand.h"

#include "agents/gatedservers.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>
#include <unistd.h>
#include <vector>

namespace cli {

int runMcpGate(const QStringList &arguments)
{
    QList<QByteArray> words{QFile::encodeName(agents::gateProgram())};
    for (const QString &argument : arguments)
        words << argument.toLocal8Bit();
    std::vector<char *> argv;
    for (QByteArray &word : words)
        argv.push_back(word.data());
    argv.push_back(nullptr);
    ::execv(argv.front(), argv.data());
    std::fprintf(stderr, "%s\n",
                 qPrintable(QCoreApplication::translate(
                     "mcp::Gate", "The program belay-mcp-gate is missing, through which agents reach MCP servers.")));
    return 1;
}

} // namespace cli
