// SPDX-License-Identifier: Apache-2.0
#include "cli/execcommand.h"

#include "acp/requests.h"
#include "agents/mcpimport.h"
#include "agents/rememberedvariables.h"
#include "agents/typedagent.h"
#include "base/clock.h"
#include "base/namedfolder.h"
#include "base/result.h"
#include "base/words.h"
#include "cli/commandline.h"
#include "cli/commandparser.h"
#include "cli/exec.h"
#include "cli/terminalstream.h"
#include "cli/unixsignals.h"
#include "core/commands/ptycommand.h"
#include "core/requests/requestboard.h"
#include "ledger/rows/ledger.h"
#include "ledger/rows/runlock.h"
#include "proxy/hostlist.h"
#include "secrets/keychainstore.h"
#include "settings/settings.h"
#include "settings/settingsfile.h"
#include "workspace/stores/effectstore.h"
#include "workspace/stores/heldstores.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>

namespace cli {

namespace {

constexpr int cannotStart = 3; ///< exit code

struct ExecCommandTr
{
    Q_DECLARE_TR_FUNCTIONS(cli::ExecCommand)
};

/// Adds the servers in \p file, which replace those of the same name. False: the file cannot be used, and that was
/// reported.
bool addServers(const QString &file, core::McpEntries *servers)
{
    const auto imported = agents::importedMcp(file);
    if (!imported) {
        TerminalStream::errors() << imported.error().message << Qt::endl;
        return false;
    }
    for (const QString &sentence : imported->skipped)
        TerminalStream::errors() << sentence << Qt::endl;
    for (const core::McpEntry &entry : imported->servers) {
        servers->removeIf([&entry](const core::McpEntry &known) { return known.name == entry.name; });
        servers->append(entry);
    }
    return true;
}

/// Effects of earlier runs in \p folder that ask to be seen.
int unseenIn(const QString &folder, const ledger::Ledger &ledger)
{
    const QByteArray within = QFile::encodeName(folder) + '/';
    const std::vector<ledger::Effect> rows = ledger.currentEffects();
    return int(std::count_if(rows.begin(), rows.end(), [&](const ledger::Effect &row) {
        const QByteArray place = (row.isFile() ? row.path : QFile::encodeName(row.folder)) + '/';
        return ledger::asksToBeSeen(row) && place.startsWith(within);
    }));
}

/// Stores what was typed to log in, and delays the program's end until it is stored.
class Keeping : public QObject
{
public:
    Keeping(settings::Settings *settings, secrets::SecretStore *secrets, const QString &agentId)
        : m_settings(settings)
        , m_secrets(secrets)
        , m_agentId(agentId)
    {}

    void keep(const secrets::Environment &secret, const secrets::Environment &plain)
    {
        const auto count = agents::rememberVariables(
            m_settings, m_secrets, m_agentId, secret, plain, this, [this](const base::Result<void> &stored) {
                if (!stored)
                    TerminalStream::errors() << stored.error().message << Qt::endl;
                --m_open;
                endIfDone();
            });
        if (!count)
            TerminalStream::errors() << ExecCommandTr::tr(
                                            "What you typed is for this run only: this agent is not in the list of "
                                            "agents in the window's settings.")
                                     << Qt::endl;
        m_open += count.value_or(0);
    }
    void end(int code)
    {
        m_code = code;
        endIfDone();
    }

private:
    void endIfDone() const
    {
        if (m_code && m_open <= 0)
            QCoreApplication::exit(*m_code);
    }

    settings::Settings *m_settings;
    secrets::SecretStore *m_secrets;
    const QString m_agentId;
    int m_open = 0; ///< may be below 0: stored() can be called before the count is added
    std::optional<int> m_code;
};

std::optional<core::McpPolicy::Mode> mcpMode(const QString &name)
{
    using Mode = core::McpPolicy::Mode;
    for (const auto &[known, mode] : {std::pair("ask", Mode::Ask), std::pair("pass", Mode::Pass),
                                      std::pair("read-only", Mode::ReadOnly), std::pair("deny", Mode::Deny)}) {
        if (name == QLatin1String(known))
            return mode;
    }
    return {};
}

} // namespace

int runExec(const QStringList &arguments)
{
    CommandParser parser(QStringLiteral("exec"), ExecCommandTr::tr("run one turn of a coding agent in a terminal"));
    parser.setApplicationDescription(ExecCommandTr::tr(
        "Runs one turn in a terminal. Ctrl-C is Stop, again is Force stop. Your permission rules and MCP servers hold\n"
        "as in the window. What the agent asks is asked here if stdin and stderr are a terminal and --json is not "
        "set.\n"
        "Exit codes: 0 end of turn, 1 the agent failed, 2 usage, 3 the agent could not start, 4 the agent died,\n"
        "5 refusal, 6 token or request limit, 7 ended normally after Stop, 8 cancelled by the agent, 130 stopped,\n"
        "9 end of turn, and changes are held back, 124 stopped by its time limit, 137 stopped by force."));
    const QCommandLineOption agent(
        QStringLiteral("agent"),
        ExecCommandTr::tr("The agent to start; the demo agent if none is given or configured."),
        base::Words::tr("command"));
    const QCommandLineOption cwd(QStringLiteral("cwd"),
                                 base::Words::tr("The folder to work in; the current one by default."),
                                 base::Words::tr("folder"));
    const QCommandLineOption permissions(
        QStringLiteral("permissions"),
        ExecCommandTr::tr("What to answer when the agent asks: ask, allow or reject. What a "
                          "rule of yours may deny is not allowed by that."),
        QStringLiteral("ask|allow|reject"), QStringLiteral("ask"));
    const QCommandLineOption writes(
        QStringLiteral("writes"),
        ExecCommandTr::tr(
            "What is done with what the agent writes through Belay: written at once or asked about. With hold all that "
            "it and its commands write is held back until belay held accepts or discards it. As set for the agent by "
            "default."),
        QStringLiteral("at-once|ask|hold"));
    const QCommandLineOption network(
        QStringLiteral("network"),
        ExecCommandTr::tr("What is done about the network: nothing (unwatched), note what is contacted through a proxy "
                          "that is offered to the agent (note), or no other way than that proxy, which lets only the "
                          "hosts of --allow-host through (only; needs --writes hold). As set for the agent by "
                          "default."),
        QStringLiteral("unwatched|note|only"));
    const QCommandLineOption allowHost(
        QStringLiteral("allow-host"),
        ExecCommandTr::tr("A host that may be reached with --network only, which this implies: a name, *.name or an "
                          "address, with :port if only that one. May be given several times."),
        ExecCommandTr::tr("host"));
    const QCommandLineOption addDir(
        QStringLiteral("add-dir"),
        ExecCommandTr::tr("Another folder that the agent may work in. May be given several times."),
        base::Words::tr("folder"));
    const QCommandLineOption noRules(QStringLiteral("no-rules"),
                                     ExecCommandTr::tr("Leave out your permission rules, also those that deny."));
    const QCommandLineOption mcpConfig(
        QStringLiteral("mcp-config"),
        ExecCommandTr::tr(
            "Pass the MCP servers of this JSON file (mcpServers) for this run. May be given several times."),
        base::Words::tr("file"));
    const QCommandLineOption noMcp(QStringLiteral("no-mcp"),
                                   ExecCommandTr::tr("Pass none of the MCP servers of your settings."));
    const QCommandLineOption mcp(
        QStringLiteral("mcp"),
        ExecCommandTr::tr(
            "What becomes of calls of MCP servers' tools before they are sent: asked about unless they only "
            "read and the server is trusted (ask), sent (pass), sent if the server says that they only "
            "read (read-only), or refused (deny)."),
        QStringLiteral("ask|pass|read-only|deny"), QStringLiteral("ask"));
    const QCommandLineOption login(
        QStringLiteral("login"),
        ExecCommandTr::tr(
            "Log in by this method of the agent's first; what methods there are is said when one is needed. With "
            "no message, do only that."),
        ExecCommandTr::tr("method"));
    const QCommandLineOption timeout(
        QStringLiteral("timeout"),
        ExecCommandTr::tr("Stop the turn when it has taken so long: 90s, 10m, 1h30m; without a unit it is seconds, and "
                          "0 is no limit. As set for the agent by default."),
        ExecCommandTr::tr("duration"));
    const QCommandLineOption json(QStringLiteral("json"), base::Words::tr("Print every item as one line of JSON."));
    parser.addOptions({agent, cwd, addDir, permissions, noRules, writes, network, allowHost, mcpConfig, noMcp, mcp,
                       login, timeout, json});
    parser.addPositionalArgument(QStringLiteral("prompt"), base::Words::tr("The message to the agent."));
    if (const auto code = parser.begin(arguments))
        return *code;
    settings::Settings settings;
    if (const QString problem = settings::settingsProblem(); !problem.isEmpty())
        TerminalStream::errors() << problem << Qt::endl;
    ExecOptions options;
    options.prompt = parser.positionalArguments().join(QLatin1Char(' '));
    options.login = parser.value(login);
    if (parser.isSet(login) && options.login.isEmpty())
        return wrongUsage(QStringLiteral("exec"), ExecCommandTr::tr("The name of the method to log in by is empty."));
    if (options.prompt.trimmed().isEmpty() && options.login.isEmpty())
        return wrongUsage(QStringLiteral("exec"), ExecCommandTr::tr("There is no message to send."));
    const QString policy = parser.value(permissions);
    if (policy == QLatin1String("allow"))
        options.permissions = PermissionPolicy::Allow;
    else if (policy == QLatin1String("reject"))
        options.permissions = PermissionPolicy::Reject;
    else if (policy != QLatin1String("ask"))
        return wrongUsage(QStringLiteral("exec"),
                          base::Words::tr("“%1” is not one of %2.").arg(policy, QStringLiteral("ask, allow, reject")));
    const auto mode = mcpMode(parser.value(mcp));
    if (!mode)
        return wrongUsage(QStringLiteral("exec"),
                          base::Words::tr("“%1” is not one of %2.")
                              .arg(parser.value(mcp), QStringLiteral("ask, pass, read-only, deny")));
    options.mcp = *mode;
    const auto folder = base::namedFolder(parser.isSet(cwd) ? parser.value(cwd) : QDir::currentPath());
    if (!folder)
        return wrongUsage(QStringLiteral("exec"), folder.error().message);
    options.cwd = *folder;
    for (const QString &named : parser.values(addDir)) {
        const auto more = base::namedFolder(named);
        if (!more)
            return wrongUsage(QStringLiteral("exec"), more.error().message);
        if (*more != options.cwd && !options.moreFolders.contains(*more))
            options.moreFolders << *more;
    }
    options.json = parser.isSet(json);
    if (parser.isSet(agent)) {
        if (parser.value(agent).trimmed().isEmpty())
            return wrongUsage(QStringLiteral("exec"), base::Words::tr("The agent's command is empty."));
        options.agent = agents::typedAgent(parser.value(agent), settings.agents() << settings::demoAgent());
    } else {
        options.agent = settings.defaultAgent();
    }
    if (parser.isSet(timeout)) {
        const auto limit = durationOf(parser.value(timeout));
        if (!limit)
            return wrongUsage(QStringLiteral("exec"),
                              ExecCommandTr::tr("“%1” is not a duration like 90s, 10m or 1h30m, a week at most.")
                                  .arg(parser.value(timeout)));
        options.agent.turnLimit = *limit;
    }
    options.timings = settings.value(settings::keys::timings);
    options.speaksOldCancel = settings.speaksOldCancel(options.agent.id);
    if (!parser.isSet(noRules))
        options.rules = settings.permissionRules();
    if (!parser.isSet(noMcp))
        options.servers = settings.mcpServers();
    for (const QString &file : parser.values(mcpConfig)) {
        if (!addServers(file, &options.servers))
            return usageError;
    }
    options.writes = settings.writePolicy(options.agent.id);
    bool holds = settings.holdsChanges(options.agent.id) && !options.agent.isRemote();
    const bool isStage = parser.value(writes) == QLatin1String("stage");
    if (isStage || parser.value(writes) == QLatin1String("hold")) {
        if (options.agent.isRemote())
            return wrongUsage(QStringLiteral("exec"),
                              base::Words::tr("What an agent elsewhere writes cannot be held back here."));
        holds = true;
        if (isStage)
            TerminalStream::errors() << ExecCommandTr::tr("--writes stage is now called --writes hold.") << Qt::endl;
    } else if (parser.isSet(writes)) {
        holds = false;
        const auto chosen = core::writePolicy(parser.value(writes));
        if (!chosen)
            return wrongUsage(
                QStringLiteral("exec"),
                parser.value(writes) == QLatin1String("stage-commit")
                    ? ExecCommandTr::tr("--writes stage-commit is gone: use --writes hold, then belay held accept.")
                    : base::Words::tr("“%1” is not one of %2.")
                          .arg(parser.value(writes), QStringLiteral("at-once, ask, hold")));
        options.writes = *chosen;
    }
    proxy::NetworkRules rules = settings.networkRules(options.agent.id);
    if (parser.isSet(allowHost))
        rules = {proxy::NetworkLevel::Only, parser.values(allowHost)};
    if (parser.isSet(network)) {
        const auto level = proxy::networkLevel(parser.value(network));
        if (!level)
            return wrongUsage(QStringLiteral("exec"),
                              base::Words::tr("“%1” is not one of %2.")
                                  .arg(parser.value(network), QStringLiteral("unwatched, note, only")));
        rules.level = *level;
    }
    if (rules.level != proxy::NetworkLevel::Unwatched && options.agent.isRemote() &&
        (parser.isSet(network) || parser.isSet(allowHost)))
        return wrongUsage(QStringLiteral("exec"),
                          ExecCommandTr::tr("What an agent elsewhere contacts cannot be watched here."));
    if (const auto hosts = proxy::HostList::fromTexts(rules.hosts); !hosts)
        return wrongUsage(QStringLiteral("exec"), hosts.error().message);
    if (rules.level != proxy::NetworkLevel::Unwatched && !options.agent.isRemote())
        options.network = std::make_shared<proxy::NetworkWatch>(rules);

    UnixSignals interrupts;
    base::SystemClock clock;
    core::RequestBoard board(&clock);
    const QString store = workspace::EffectStore::standardFolder();
    workspace::EffectStore effects(&clock, store, workspace::EffectStore::begin(store, ledger::Attendance::Nobody));
    if (!effects.problem().isEmpty())
        TerminalStream::errors() << effects.problem() << Qt::endl;
    effects.settleAfterCrash();
    if (const int unseen = unseenIn(options.cwd, *effects.ledger()); unseen > 0)
        TerminalStream::errors() << ExecCommandTr::tr("%n effect(s) of earlier runs in this folder need a look: "
                                                      "belay effects --unseen",
                                                      nullptr, unseen)
                                 << Qt::endl;
    core::PtyRunner runner;
    secrets::KeychainStore secrets(&clock);
    const QString agentId = options.agent.id;
    Keeping keeping(&settings, &secrets, agentId);
    const core::Services services = effects.services(&clock, &board, &runner);
    if (holds) {
        workspace::sweepHeld(services);
        const auto held = workspace::makeHeld(options.agent, QStringList(options.cwd) + options.moreFolders, services);
        if (!held) {
            TerminalStream::errors() << held.error().message << Qt::endl;
            return cannotStart;
        }
        options.held = *held;
    }
    const std::weak_ptr<core::HeldChanges> left = options.held;
    ExecRun run(std::move(options), services, &secrets);
    QObject::connect(&run, &ExecRun::initialized, &run, [&settings, agentId](const acp::AgentCapabilities &can) {
        settings.setSpeaksOldCancel(agentId, can.cancelsNovember2025);
    });
    QObject::connect(&interrupts, &UnixSignals::interrupted, &run, &ExecRun::interrupt);
    QObject::connect(&run, &ExecRun::variablesGiven, &keeping, &Keeping::keep);
    QObject::connect(&run, &ExecRun::finished, &keeping, &Keeping::end, Qt::QueuedConnection);
    QMetaObject::invokeMethod(&run, &ExecRun::start, Qt::QueuedConnection);
    const int code = QCoreApplication::exec();
    if (const auto held = left.lock())
        held->removeIfEmpty();
    return code;
}

} // namespace cli
