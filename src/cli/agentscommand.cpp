// SPDX-License-Identifier: Apache-2.0
#include "cli/agentscommand.h"

#include "acp/requests.h"
#include "agents/agenttest.h"
#include "agents/catalogue.h"
#include "agents/typedagent.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "cli/commandline.h"
#include "cli/commandparser.h"
#include "cli/stopcommand.h"
#include "cli/terminalstream.h"
#include "cli/unixsignals.h"
#include "core/requests/requestboard.h"
#include "core/stop/stopconduct.h"
#include "core/values/services.h"
#include "models/texts/stopconducttext.h"
#include "secrets/keychainstore.h"
#include "settings/settings.h"
#include "transport/websocketaddress.h"

#include <QCoreApplication>

namespace cli {

namespace {

struct AgentsCommandTr
{
    Q_DECLARE_TR_FUNCTIONS(cli::AgentsCommand)
};

constexpr int didNotAnswer = 3;

void list(const QList<settings::AgentEntry> &agents, const settings::Settings &settings)
{
    const QString defaultId = settings.defaultAgent().id;
    TerminalStream out(stdout);
    for (const settings::AgentEntry &agent : agents) {
        out << (agent.id == defaultId ? QLatin1String("* ") : QLatin1String("  "))
            << base::visibleText(agent.name).leftJustified(24) << QLatin1Char(' ')
            << base::visibleText(agent.isRemote() ? transport::WebSocketAddress{agent.command, {}}.displayText()
                                                  : agent.command)
            << Qt::endl;
        if (const auto conduct = settings.stopConduct(agent))
            out << QString(4, u' ') << models::stopConductSentence(*conduct) << Qt::endl;
    }
    QStringList found; // that are not in the list
    for (const settings::AgentEntry &agent : agents::agentsOnPath()) {
        const bool isListed = std::any_of(agents.begin(), agents.end(), [&agent](const settings::AgentEntry &known) {
            return known.command == agent.command;
        });
        if (!isListed)
            found << QStringLiteral("  %1 %2").arg(agent.name.leftJustified(24), agent.command);
    }
    if (!found.isEmpty())
        out << AgentsCommandTr::tr("Found on this computer, to be started with belay exec --agent COMMAND:") << Qt::endl
            << found.join(u'\n') << Qt::endl;
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
                         TerminalStream(stdout) << agents::testText(answer) << Qt::endl;
                         QCoreApplication::exit(0);
                     });
    QObject::connect(test, &agents::AgentTest::failed, QCoreApplication::instance(), [](const base::Error &error) {
        TerminalStream::errors() << error.message << Qt::endl << error.detail << Qt::endl;
        QCoreApplication::exit(didNotAnswer);
    });
    return QCoreApplication::exec();
}

const settings::AgentEntry *named(const QString &name, const QList<settings::AgentEntry> &agents)
{
    const auto found = std::find_if(agents.begin(), agents.end(), [&name](const settings::AgentEntry &agent) {
        return agent.id == name || agent.name.compare(name, Qt::CaseInsensitive) == 0;
    });
    return found == agents.end() ? nullptr : &*found;
}

/// The name may follow either option: "--test --stop NAME" becomes "--stop --test NAME".
QStringList withNameBehindTest(QStringList arguments)
{
    for (qsizetype i = 0; i + 1 < arguments.size(); ++i) {
        if (arguments[i] == QLatin1String("--test") && arguments[i + 1] == QLatin1String("--stop"))
            arguments.swapItemsAt(i, i + 1);
    }
    return arguments;
}

int measureStop(const QString &name, const QList<settings::AgentEntry> &agents, settings::Settings *settings, bool json)
{
    if (name.trimmed().isEmpty())
        return wrongUsage(QStringLiteral("agents"), base::Words::tr("The agent's command is empty."));
    if (const settings::AgentEntry *agent = named(name, agents))
        return runStopTest(*agent, settings, true, json);
    settings::AgentEntry typed = agents::typedAgent(name, agents);
    for (const settings::AgentEntry &agent : agents) {
        if (agent.id == typed.id) // the same program with the same arguments
            return runStopTest(agent, settings, true, json);
    }
    if (typed.name.isEmpty())
        typed.name = typed.isRemote() ? transport::WebSocketAddress{typed.command, {}}.displayText() : typed.command;
    return runStopTest(typed, settings, false, json);
}

} // namespace

int runAgents(const QStringList &arguments)
{
    CommandParser parser(QStringLiteral("agents"), AgentsCommandTr::tr("list coding agents, or test one"));
    parser.setApplicationDescription(AgentsCommandTr::tr(
        "Lists the agents that are configured; * is the one that new sessions use. With --test, starts one to "
        "see whether it answers, and says what it can. With --test NAME --stop, gives it six small jobs in a "
        "temporary "
        "folder, stops four of them in the middle, and says how it took that and what was left; the name may be a "
        "command or an address, too. That takes some minutes, 24 at the most, uses the agent's model, and is kept "
        "with the "
        "agent. Ctrl-C ends it, again by force.\nExit codes: 0 fine: every Stop that could be tried held, 1 something "
        "was left after a Stop or the agent had to be forced, 2 usage, 3 the agent did not answer, or no Stop could be "
        "tried, 130 interrupted."));
    const QCommandLineOption which(QStringLiteral("test"), AgentsCommandTr::tr("Test this agent."),
                                   AgentsCommandTr::tr("name"));
    const QCommandLineOption stop(QStringLiteral("stop"),
                                  AgentsCommandTr::tr("With --test: measure how the agent takes Stop."));
    const QCommandLineOption json(QStringLiteral("json"),
                                  AgentsCommandTr::tr("With --stop: print every result as one line of JSON."));
    parser.addOptions({which, stop, json});
    if (const auto code = parser.begin(withNameBehindTest(arguments)))
        return *code;
    if (!parser.positionalArguments().isEmpty())
        return wrongUsage(QStringLiteral("agents"),
                          base::Words::tr("“%1” is not understood here.").arg(parser.positionalArguments().first()));
    if (parser.isSet(stop) && !parser.isSet(which))
        return wrongUsage(QStringLiteral("agents"), AgentsCommandTr::tr("--stop needs --test and the agent's name."));
    if (parser.isSet(json) && !parser.isSet(stop))
        return wrongUsage(QStringLiteral("agents"), AgentsCommandTr::tr("--json goes with --stop only."));
    settings::Settings settings;
    const QList<settings::AgentEntry> agents = settings.agents() << settings::demoAgent();
    if (!parser.isSet(which)) {
        list(agents, settings);
        return 0;
    }
    const QString name = parser.value(which);
    if (parser.isSet(stop))
        return measureStop(name, agents, &settings, parser.isSet(json));
    if (const settings::AgentEntry *agent = named(name, agents))
        return test(*agent);
    return wrongUsage(
        QStringLiteral("agents"),
        AgentsCommandTr::tr("There is no agent “%1”. belay agents lists them.").arg(base::visibleText(name)));
}

} // namespace cli
