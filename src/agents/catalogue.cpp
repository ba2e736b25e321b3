// SPDX-License-Identifier: Apache-2.0
#include "agents/catalogue.h"

#include <QStandardPaths>

namespace agents {

QList<settings::AgentEntry> agentsOnPath()
{
    struct KnownAgent
    {
        const char *program;
        const char *arguments;
        const char *name;
    };
    static constexpr KnownAgent known[] = {
        {"opencode", "acp", "opencode"},
        {"gemini", "--acp", "Gemini CLI"},
        {"claude-agent-acp", "", "Claude Agent"},
        {"codex-acp", "", "Codex CLI"},
        {"qwen", "--acp", "Qwen Code"},
        {"goose", "acp", "Goose"},
        {"copilot", "--acp --stdio", "Copilot"},
        {"kilo", "acp", "Kilo Code"},
        {"pi-acp", "", "pi"},
        {"cline", "--acp", "Cline"},
    };
    QList<settings::AgentEntry> found;
    for (const KnownAgent &agent : known) {
        const QString program = QLatin1String(agent.program);
        if (QStandardPaths::findExecutable(program).isEmpty())
            continue;
        const QString arguments = QLatin1String(agent.arguments);
        found << settings::AgentEntry{program,
                                      QLatin1String(agent.name),
                                      arguments.isEmpty() ? program : program + QLatin1Char(' ') + arguments,
                                      {},
                                      false};
    }
    return found;
}

} // namespace agents
