// SPDX-License-Identifier: Apache-2.0
#include "app/agentscontroller.h"

#include "acp/agentservers.h"
#include "app/agentinstall.h"
#include "base/regularfile.h"
#include "base/shellwords.h"
#include "base/visibletext.h"
#include "core/files/writepolicy.h"
#include "widgets/dialogs/registrydialog.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace app {

using widgets::AgentFields;
using widgets::RegistryWay;

namespace {

using widgets::RegistryWay;

QString cacheFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
}

QString dataFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

/// For tests and networks of their own.
QString registryAddress()
{
    const QString own = qEnvironmentVariable("BELAY_REGISTRY");
    return own.isEmpty() ? RegistrySource::officialAddress() : own;
}

AgentFields toFields(const AgentEntry &agent)
{
    widgets::AgentFields fields;
    fields.id = agent.id;
    fields.name = agent.name;
    fields.command = agent.command;
    fields.environment = agent.environment;
    fields.folder = agent.folder;
    fields.fixed = agent.isDemo;
    fields.headers = agent.headers;
    fields.plainAllowed = agent.plainAllowed;
    fields.keptEnvironment = agent.secretEnvironment;
    fields.keptHeaders = agent.secretHeaders;
    fields.icon = agent.icon;
    return fields;
}

RegistryWay wayOf(const acp::RegistryAgent &agent, const acp::RegistryPackage &package)
{
    using Kind = acp::RegistryPackage::Kind;
    widgets::RegistryWay way;
    way.name = package.kind == Kind::Npx   ? AgentsController::tr("npm package, by npx")
               : package.kind == Kind::Uvx ? AgentsController::tr("Python package, by uvx")
                                           : AgentsController::tr("Program");
    const AgentEntry entry = entryFor(agent, package, dataFolder());
    QStringList words;
    for (const auto &[name, value] : entry.environment)
        words << QStringLiteral("%1=%2").arg(name, base::shellJoined({value}));
    way.runs = (words << entry.command).join(u' ');
    if (package.kind == Kind::Binary)
        way.fetches = package.archive.toDisplayString();
    if (const QString missing = missingProgram(package); !missing.isEmpty())
        way.missing = AgentsController::tr("The program %1 is not installed on this computer.").arg(missing);
    return way;
}

} // namespace

QString testWords(const acp::InitializeResponse &agent)
{
    QStringList lines;
    const QString name = agent.agent.title.isEmpty() ? agent.agent.name : agent.agent.title;
    lines << (name.isEmpty() ? AgentsController::tr("It answered, and did not say its name.")
                             : AgentsController::tr("It answered: %1 %2").arg(name, agent.agent.version).trimmed());
    const acp::AgentCapabilities &c = agent.capabilities;
    QStringList can;
    const auto add = [&can](bool has, const QString &words) {
        if (has)
            can << words;
    };
    add(c.resumeSession || c.loadSession, AgentsController::tr("takes up earlier sessions"));
    add(c.listSessions, AgentsController::tr("lists sessions"));
    add(c.deleteSession, AgentsController::tr("deletes sessions"));
    add(c.forkSession, AgentsController::tr("forks sessions"));
    add(c.additionalDirectories, AgentsController::tr("several folders"));
    add(c.prompt.image, AgentsController::tr("pictures"));
    add(c.prompt.audio, AgentsController::tr("sounds"));
    add(c.prompt.embeddedContext, AgentsController::tr("attached files"));
    add(c.mcpHttp, AgentsController::tr("MCP over HTTP"));
    add(c.mcpSse, AgentsController::tr("MCP over SSE"));
    add(c.logout, AgentsController::tr("log out"));
    if (!can.isEmpty())
        lines << AgentsController::tr("It can: %1").arg(can.join(QStringLiteral(", ")));
    QStringList logins;
    for (const acp::AuthMethod &method : agent.authMethods)
        logins << method.name;
    if (!logins.isEmpty())
        lines << AgentsController::tr("Ways to log in: %1").arg(logins.join(QStringLiteral(", ")));
    return base::visibleText(lines.join(u'\n'), base::LineBreaks::Keep);
}

QList<widgets::ImportSource> importSources()
{
    const QString config = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    QList<widgets::ImportSource> out{
        {QStringLiteral("Zed"), config + QStringLiteral("/zed/settings.json")},
        {QStringLiteral("JetBrains"), QDir::homePath() + QStringLiteral("/.jetbrains/acp.json")}};
    out.removeIf([](const widgets::ImportSource &source) { return !QFileInfo(source.path).isFile(); });
    return out;
}

base::Result<QList<AgentEntry>> importedAgents(const QString &path, QStringList *skipped)
{
    const base::Result<QByteArray> content = base::readRegularFile(path, 8 * 1024 * 1024);
    if (!content)
        return content.error();
    const auto servers = acp::readAgentServers(*content);
    if (!servers) {
        base::Error error = servers.error();
        error.message = AgentsController::tr("%1: %2").arg(base::visibleText(path), error.message);
        return error;
    }
    *skipped += servers->skipped;
    QList<AgentEntry> out;
    for (const acp::AgentServer &server : servers->agents) {
        AgentEntry entry;
        entry.name = server.name;
        entry.command = base::shellJoined(QStringList{server.command} + server.arguments);
        entry.id = entry.command;
        entry.environment = server.environment;
        out.append(entry);
    }
    return out;
}

AgentsController::AgentsController(Workspace *workspace, Settings *settings, QWidget *window)
    : QObject(window)
    , m_workspace(workspace)
    , m_settings(settings)
    , m_window(window)
    , m_source(registryAddress(), cacheFolder() + QStringLiteral("/registry.json"), workspace->clock())
    // The number is of what the files are: the bytes as they came.
    , m_icons(cacheFolder() + QStringLiteral("/icons-1"), workspace->clock())
{
    m_icons.setFileFolder(m_source.folder());
    connect(&m_icons, &AgentIcons::arrived, this, &AgentsController::onPicture);
    connect(&m_source, &RegistrySource::loaded, this, &AgentsController::onRegistry);
    connect(&m_source, &RegistrySource::failed, this, [this](const base::Error &error) {
        if (m_registryDialog)
            m_registryDialog->setState(error.message, false);
    });
}

AgentsController::~AgentsController() = default;

QList<widgets::AgentFields> AgentsController::agents() const
{
    QList<widgets::AgentFields> out;
    QList<AgentEntry> all = m_settings->agents();
    all << demoAgent();
    for (const AgentEntry &agent : std::as_const(all)) {
        widgets::AgentFields fields = toFields(agent);
        fields.statistics = m_settings->statistics(agent.id);
        fields.writes = m_settings->writeRules(agent.id);
        out << fields;
    }
    return out;
}

QList<widgets::AgentFields> AgentsController::found() const
{
    QList<widgets::AgentFields> out;
    const QList<AgentEntry> configured = m_settings->agents();
    for (const AgentEntry &agent : agentsOnPath()) {
        const auto same = [&agent](const AgentEntry &c) { return c.command == agent.command; };
        if (std::none_of(configured.begin(), configured.end(), same))
            out << toFields(agent);
    }
    return out;
}

AgentEntry AgentsController::agent(const QString &id) const
{
    for (const AgentEntry &agent : m_settings->agents()) {
        if (agent.id == id)
            return agent;
    }
    return demoAgent();
}

void AgentsController::keepSecrets(const QString &id, Environment *values, QStringList *names,
                                   const QStringList &before)
{
    app::keepSecrets(m_workspace->secrets(), id, values, names, before, this, [this](const base::Error &error) {
        if (m_dialog)
            m_dialog->addResult(error.message);
    });
}

void AgentsController::save(const widgets::AgentFields &fields, bool makeDefault)
{
    AgentEntry entry;
    entry.id = fields.id.isEmpty() ? fields.command : fields.id;
    entry.name = fields.name;
    entry.command = fields.command;
    entry.environment = fields.environment;
    entry.headers = fields.headers;
    entry.folder = fields.folder;
    entry.plainAllowed = fields.plainAllowed;
    entry.secretEnvironment = fields.keptEnvironment;
    entry.secretHeaders = fields.keptHeaders;
    entry.icon = fields.icon;
    const AgentEntry before = agent(entry.id);
    keepSecrets(entry.id, &entry.environment, &entry.secretEnvironment, before.secretEnvironment);
    keepSecrets(entry.id, &entry.headers, &entry.secretHeaders, before.secretHeaders);
    const QString defaultId = m_settings->defaultAgent().id;
    m_settings->addAgent(entry);
    if (!makeDefault)
        m_settings->setDefaultAgent(defaultId);
    m_workspace->takeAgent(entry);
    refresh();
    Q_EMIT changed();
}

/// One that others describe: the folder is the user's, and stays.
void AgentsController::add(const AgentEntry &entry, bool makeDefault)
{
    widgets::AgentFields fields = toFields(entry);
    fields.folder = agent(entry.id).folder;
    save(fields, makeDefault);
}

void AgentsController::remove(const QString &id)
{
    const AgentEntry gone = agent(id);
    for (const QString &name : gone.secretEnvironment + gone.secretHeaders)
        m_workspace->secrets()->forget(secretName(id, name), this, [this](const base::Result<void> &forgotten) {
            if (!forgotten && m_dialog)
                m_dialog->addResult(forgotten.error().message);
        });
    QList<AgentEntry> agents = m_settings->agents();
    agents.removeIf([&id](const AgentEntry &agent) { return agent.id == id; });
    m_settings->setAgents(agents);
    refresh();
    Q_EMIT changed();
}

void AgentsController::refresh()
{
    if (!m_dialog)
        return;
    m_dialog->setSources(found(), importSources());
    m_dialog->setAgents(agents(), m_settings->defaultAgent().id);
    wantPictures();
}

/// Of the agents in the list. Nothing is fetched for it: they have been seen in the registry.
void AgentsController::wantPictures()
{
    for (const AgentEntry &agent : m_settings->agents()) {
        const QUrl address(agent.icon, QUrl::StrictMode);
        m_icons.want(address, AgentIcons::Reach::Kept);
        if (const AgentIcons::Picture picture = m_icons.picture(address))
            m_dialog->setPicture(agent.id, *picture);
    }
}

void AgentsController::wantPicture(const QString &registryId)
{
    for (const acp::RegistryAgent &agent : m_registry.agents) {
        if (agent.id == registryId)
            m_icons.want(agent.icon, AgentIcons::Reach::Source);
    }
}

void AgentsController::onPicture(const QUrl &address)
{
    const AgentIcons::Picture picture = m_icons.picture(address);
    for (const acp::RegistryAgent &agent : m_registry.agents) {
        if (m_registryDialog && agent.icon == address)
            m_registryDialog->setPicture(agent.id, *picture);
    }
    for (const AgentEntry &agent : m_settings->agents()) {
        if (m_dialog && QUrl(agent.icon, QUrl::StrictMode) == address)
            m_dialog->setPicture(agent.id, *picture);
    }
}

void AgentsController::show()
{
    if (!m_dialog) {
        m_dialog = new widgets::AgentsDialog(m_window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_dialog, &widgets::AgentsDialog::saved, this, [this](const widgets::AgentFields &fields) {
            m_dialog->setResult({});
            save(fields, fields.id.isEmpty()); // a new one is wanted for something
        });
        connect(m_dialog, &widgets::AgentsDialog::removeRequested, this, &AgentsController::remove);
        connect(m_dialog, &widgets::AgentsDialog::testRequested, this, &AgentsController::test);
        connect(m_dialog, &widgets::AgentsDialog::importRequested, this, &AgentsController::import);
        connect(m_dialog, &widgets::AgentsDialog::registryRequested, this, &AgentsController::showRegistry);
        connect(m_dialog, &widgets::AgentsDialog::writesChosen, this,
                [this](const QString &id, const core::WriteRules &rules) {
                    m_workspace->setWriteRules(id, rules);
                    refresh();
                });
        connect(m_dialog, &widgets::AgentsDialog::defaultRequested, this, [this](const QString &id) {
            m_settings->setDefaultAgent(id);
            refresh();
        });
    }
    refresh();
    m_dialog->open();
}

void AgentsController::edit(const AgentEntry &entry)
{
    show();
    if (entry.isDemo)
        return;
    // One that was typed is not in the list until it is saved.
    const QList<AgentEntry> known = m_settings->agents();
    const auto found =
        std::find_if(known.begin(), known.end(), [&entry](const AgentEntry &agent) { return agent.id == entry.id; });
    m_dialog->edit(toFields(found == known.end() ? entry : *found));
}

void AgentsController::test(const QString &id)
{
    m_dialog->setResult(tr("Waiting for its answer…"), true);
    auto *test = new AgentTest(agent(id), m_workspace->services(), m_workspace->secrets(), this);
    connect(test, &AgentTest::passed, this, [this](const acp::InitializeResponse &answer) {
        if (m_dialog)
            m_dialog->setResult(testWords(answer));
    });
    connect(test, &AgentTest::failed, this, [this](const base::Error &error) {
        const QString last = base::visibleText(error.detail.trimmed().section(QLatin1Char('\n'), -1));
        if (m_dialog)
            m_dialog->setResult(last.isEmpty() ? error.message : tr("%1\n%2").arg(error.message, last));
    });
}

void AgentsController::testAndAdd(const QString &command)
{
    const AgentEntry entry = agentFromCommand(command);
    auto *test = new AgentTest(entry, m_workspace->services(), m_workspace->secrets(), this);
    connect(test, &AgentTest::failed, this, [this](const base::Error &error) { Q_EMIT commandTested({}, error); });
    connect(test, &AgentTest::passed, this, [this, entry](const acp::InitializeResponse &answer) {
        widgets::AgentFields fields = toFields(entry);
        fields.name = answer.agent.title.isEmpty() ? answer.agent.name : answer.agent.title;
        if (fields.name.isEmpty())
            fields.name = entry.isRemote() ? QUrl(entry.command).host()
                                           : QFileInfo(fields.command.section(QLatin1Char(' '), 0, 0)).fileName();
        save(fields, true);
        Q_EMIT commandTested(fields.name, {});
    });
}

void AgentsController::import(const QString &path)
{
    QStringList lines;
    const auto entries = importedAgents(path, &lines);
    if (!entries) {
        m_dialog->setResult(entries.error().message);
        return;
    }
    lines.prepend(tr("%n agent(s) added.", nullptr, int(entries->size())));
    m_dialog->setResult(lines.join(u'\n'));
    for (const AgentEntry &entry : *entries)
        add(entry, false);
}

void AgentsController::showRegistry()
{
    m_registryDialog = new widgets::RegistryDialog(m_dialog);
    m_registryDialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_registryDialog, &widgets::RegistryDialog::chosen, this, &AgentsController::install);
    connect(m_registryDialog, &widgets::RegistryDialog::pictureWanted, this, &AgentsController::wantPicture);
    connect(m_registryDialog, &QDialog::finished, &m_icons, &AgentIcons::cancel);
    const auto load = [this](bool anew) {
        m_registryDialog->setState(tr("Loading the list…"), true);
        if (anew)
            m_icons.renew();
        m_source.load(anew);
    };
    connect(m_registryDialog, &widgets::RegistryDialog::reloadRequested, this, [load] { load(true); });
    connect(m_registryDialog, &widgets::RegistryDialog::cancelRequested, this, [this] {
        m_source.cancel();
        m_install.reset();
        if (m_registryDialog)
            m_registryDialog->setState({}, false);
    });
    load(false);
    m_registryDialog->open();
}

void AgentsController::onRegistry(const acp::Registry &registry)
{
    m_registry = registry;
    if (!m_registryDialog)
        return;
    QList<widgets::RegistryEntry> rows;
    for (const acp::RegistryAgent &agent : registry.agents) {
        widgets::RegistryEntry row{agent.id,
                                   agent.name,
                                   agent.version,
                                   agent.description,
                                   agent.license,
                                   agent.authors.join(QStringLiteral(", ")),
                                   {}};
        for (const acp::RegistryPackage &package : agent.packages)
            row.ways << wayOf(agent, package);
        rows << row;
    }
    m_registryDialog->setEntries(rows);
    for (const acp::RegistryAgent &agent : registry.agents) {
        if (const AgentIcons::Picture picture = m_icons.picture(agent.icon))
            m_registryDialog->setPicture(agent.id, *picture);
    }
    m_registryDialog->setState(registry.skipped.mid(0, 3).join(u'\n'), false);
}

void AgentsController::install(const QString &id, int way)
{
    const auto found = std::find_if(m_registry.agents.begin(), m_registry.agents.end(),
                                    [&id](const acp::RegistryAgent &agent) { return agent.id == id; });
    if (found == m_registry.agents.end() || way < 0 || size_t(way) >= found->packages.size())
        return;
    m_install = std::make_unique<AgentInstall>(*found, found->packages[size_t(way)], dataFolder());
    m_registryDialog->setState(tr("Adding %1…").arg(base::visibleText(found->name)), true);
    connect(
        m_install.get(), &AgentInstall::progress, m_registryDialog.data(),
        [dialog = m_registryDialog](qint64 received, qint64 total) {
            const QLocale locale;
            dialog->setState(
                total > 0
                    ? tr("Fetched %1 of %2").arg(locale.formattedDataSize(received), locale.formattedDataSize(total))
                    : tr("Fetched %1").arg(locale.formattedDataSize(received)),
                true);
        });
    connect(m_install.get(), &AgentInstall::failed, this, [this](const base::Error &error) {
        if (m_registryDialog)
            m_registryDialog->setState(
                error.detail.isEmpty() ? error.message : tr("%1\n%2").arg(error.message, error.detail), false);
    });
    connect(m_install.get(), &AgentInstall::finished, this, [this](const AgentEntry &entry) {
        add(entry, true);
        if (m_registryDialog)
            m_registryDialog->setState(tr("%1 was added. Test it in the list of agents.").arg(entry.name), false);
    });
    m_install->start();
}

} // namespace app
