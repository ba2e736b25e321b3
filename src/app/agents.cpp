// SPDX-License-Identifier: Apache-2.0
#include "app/agents.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace app {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(app::Agents)
};
} // namespace

AgentEntry demoAgent()
{
    const QString name = QStringLiteral("belay-demo-agent");
    QString path = QCoreApplication::applicationDirPath() + QLatin1Char('/') + name;
    if (!QFileInfo(path).isExecutable())
        path = QStandardPaths::findExecutable(name);
    if (path.isEmpty())
        path = name; // starting it then says that it was not found
    transport::ProcessCommand command;
    command.program = path;
    command.arguments = QStringList{QStringLiteral("--can-load")};
    // It remembers its sessions, so that Force stop can show what taking one up again is like.
    const QString state =
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/demo-agent");
    return {QStringLiteral("demo"),
            Words::tr("Demo agent"),
            command.displayText(),
            {{QStringLiteral("BELAY_DEMO_STATE"), state}},
            true};
}

QList<AgentEntry> agentsOnPath()
{
    struct Known
    {
        const char *program;
        const char *arguments;
        const char *name;
    };
    static constexpr Known known[] = {
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
    QList<AgentEntry> found;
    for (const Known &agent : known) {
        const QString program = QLatin1String(agent.program);
        if (QStandardPaths::findExecutable(program).isEmpty())
            continue;
        const QString arguments = QLatin1String(agent.arguments);
        found << AgentEntry{program,
                            QLatin1String(agent.name),
                            arguments.isEmpty() ? program : program + QLatin1Char(' ') + arguments,
                            {},
                            false};
    }
    return found;
}

AgentEntry agentFromCommand(const QString &command)
{
    return {command, {}, command, {}, false};
}

AgentTest::AgentTest(const AgentEntry &agent, const core::Services &services, QObject *parent)
    : QObject(parent)
    , m_connection(agentSetup(agent, QDir::tempPath(), services.clock), services)
{
    connect(&m_connection, &core::AgentConnection::stateChanged, this, [this] {
        switch (m_connection.state()) {
        case core::ConnectionState::Ready:
            m_passed = true;
            m_connection.close();
            break;
        case core::ConnectionState::Closed:
        case core::ConnectionState::Dead:
            if (m_passed) {
                const acp::Implementation &info = m_connection.agent().agent;
                Q_EMIT passed(info.title.isEmpty() ? info.name : info.title);
            } else {
                base::Error error = m_connection.problem();
                error.detail = m_connection.standardErrorTail();
                Q_EMIT failed(error);
            }
            deleteLater();
            break;
        default:
            break;
        }
    });
    m_connection.start();
}

core::AgentSetup agentSetup(const AgentEntry &agent, const QString &cwd, base::Clock *clock)
{
    transport::ProcessCommand command = transport::ProcessCommand::fromText(agent.command);
    // Typed where Belay was started, run where the session is.
    if (command.program.contains(QLatin1Char('/')))
        command.program = QDir::current().absoluteFilePath(command.program);
    command.workingDirectory = cwd;
    command.environment = agent.environment;
    core::AgentSetup setup;
    setup.name = agent.name;
    setup.fallbackName = QFileInfo(command.program).fileName();
    setup.commandText = agent.command;
    setup.makeTransport = [command, clock] { return std::make_unique<transport::ProcessTransport>(command, clock); };
    return setup;
}

} // namespace app
