// SPDX-License-Identifier: Apache-2.0
#include "cli/agentscommand.h"

#include "acp/requests.h"
#include "agents/agenttest.h"
#include "base/visibletext.h"
#include "cli/commandline.h"
#include "cli/commandparser.h"
#include "cli/unixsignals.h"
#include "core/requests/requestboard.h"
#include "core/session/services.h"
#include "secrets/keychainstore.h"
#include "settings/settings.h"
#include "transport/websocketaddress.h"

#include <QCoreApplication>
#include <QTextStream>

namespace cli {

namespace {

struct AgentsCommandTr
{
    Q_DECLARE_TR_FUNCTIONS(cli::AgentsCommand)
};

constexpr int didNotAnswer = 3;

void list(const QList<settings::AgentEntry> &agents, const QString &defaultId)
{
    QTextStream out(stdout);
    for (const settings::AgentEntry &agent : agents) {
        out << (agent.id == defaultId ? QLatin1String("* ") : QLatin1String("  "))
            << base::visibleText(agent.name).leftJustified(24) << QLatin1Char(' ')
            << base::visibleText(agent.isRemote() ? transport::WebSocketAddress{agent.command, {}}.displayText()
                                                  : agent.command)
            << Qt::endl;
    }
}

int test(const settings::AgentEntry &agent)
{
    base::SystemClock clock;
    core::RequestBoard board(&clock);
    secrets::KeychainStore secrets(&clock);
    core::Services services;
    services.clock = &clock;
    services.board = &board;
    UnixSignals interrupts;
    QObject::connect(&interrupts, &UnixSignals::interrupted, QCoreApplication::instance(),
                     [] { QCoreApplication::exit(130); });
    auto *test = new agents::AgentTest(agent, services, &secrets, &secrets); // deletes itself
    QObject::connect(test, &agents::AgentTest::passed, QCoreApplication::instance(),
                     [](const acp::InitializeResponse &answer) {
                         QTextStream(stdout) << agents::testText(answer) << Qt::endl;
                         QCoreApplication::exit(0);
                     });
    QObject::connect(test, &agents::AgentTest::failed, QCoreApplication::instance(), [](const base::Error &error) {
        QTextStream(stderr) << error.message << Qt::endl
                            << base::visibleText(error.detail, base::LineBreaks::Keep) << Qt::endl;
        QCoreApplication::exit(didNotAnswer);
    });
    return QCoreApplication::exec();
}

} // namespace

int runAgents(const QStringList &arguments)
{
    CommandParser parser(QStringLiteral("agents"), AgentsCommandTr::tr("list coding agents, or test one"));
    parser.setApplicationDescription(AgentsCommandTr::tr(
        "Lists the agents that are configured; * is the one that new sessions use. With --test, starts one to "
        "see whether it answers, and says what it can.\nExit codes: 0 fine, 2 usage, 3 the agent did not "
        "answer."));
    const QCommandLineOption which(QStringLiteral("test"), AgentsCommandTr::tr("Test this agent."),
                                   AgentsCommandTr::tr("name"));
    parser.addOptions({which});
    if (const auto code = parser.begin(arguments))
        return *code;
    if (!parser.positionalArguments().isEmpty())
        return wrongUsage(
            QStringLiteral("agents"),
            AgentsCommandTr::tr("“%1” is not understood here.").arg(parser.positionalArguments().first()));
    const settings::Settings settings;
    const QList<settings::AgentEntry> agents = settings.agents() << settings::demoAgent();
    if (!parser.isSet(which)) {
        list(agents, settings.defaultAgent().id);
        return 0;
    }
    const QString name = parser.value(which);
    const auto found = std::find_if(agents.begin(), agents.end(), [&name](const settings::AgentEntry &agent) {
        return agent.id == name || agent.name.compare(name, Qt::CaseInsensitive) == 0;
    });
    if (found == agents.end())
        return wrongUsage(
            QStringLiteral("agents"),
            AgentsCommandTr::tr("There is no agent “%1”. belay agents lists them.").arg(base::visibleText(name)));
    return test(*found);
}

} // namespace cli
