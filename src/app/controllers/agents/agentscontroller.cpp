// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/agents/agentscontroller.h"

#include "agents/agentimport.h"
#include "agents/agentinstall.h"
#include "agents/agenttest.h"
#include "agents/catalogue.h"
#include "agents/sealedstart.h"
#include "app/controllers/agents/shownicon.h"
#include "base/shellwords.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/files/writepolicy.h"
#include "models/texts/stopconducttext.h"
#include "proxy/networkrules.h"
#include "secrets/keptsecrets.h"
#include "secrets/secretstore.h"
#include "settings/agententry.h"
#include "settings/settings.h"
#include "widgets/dialogs/agents/agenteditor.h"
#include "widgets/dialogs/agents/registrydialog.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace app {

using widgets::AgentFields;
using widgets::RegistryWay;

namespace {

QString cacheFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
}

QString dataFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

/// BELAY_REGISTRY is for tests, and for networks with a registry of their own.
QString registryAddress()
{
    const QString own = qEnvironmentVariable("BELAY_REGISTRY");
    return own.isEmpty() ? agents::RegistrySource::officialAddress() : own;
}

RegistryWay wayOf(const acp::RegistryAgent &agent, const acp::RegistryPackage &package)
{
    using Kind = acp::RegistryPackage::Kind;
    widgets::RegistryWay way;
    way.name = package.kind == Kind::Npx   ? AgentsController::tr("npm package, by npx")
               : package.kind == Kind::Uvx ? AgentsController::tr("Python package, by uvx")
                                           : AgentsController::tr("Program");
    const settings::AgentEntry entry = agents::entryFor(agent, package, dataFolder());
    QStringList words;
    for (const auto &[name, value] : entry.environment)
        words << QStringLiteral("%1=%2").arg(name, base::shellJoined({value}));
    way.runs = (words << entry.command).join(u' ');
    if (package.kind == Kind::Binary)
        way.fetches = package.archive.toDisplayString();
    if (const QString missing = agents::missingProgram(package); !missing.isEmpty())
        way.missing = base::Words::tr("The program %1 is not installed on this computer.").arg(missing);
    return way;
}

} // namespace

AgentsController::AgentsController(workspace::Workspace *workspace, settings::Settings *settings, QWidget *window)
    : QObject(window)
    , m_workspace(workspace)
    , m_settings(settings)
    , m_window(window)
    , m_source(registryAddress(), cacheFolder() + QStringLiteral("/registry.json"), workspace->clock())
    // The number is the format of the cached files: the bytes as downloaded.
    , m_icons(cacheFolder() + QStringLiteral("/icons-1"), readIcon, workspace->clock())
{
    m_icons.setFileFolder(m_source.folder());
    connect(&m_icons, &agents::AgentIcons::arrived, this, &AgentsController::onPicture);
    connect(settings, &settings::Settings::agentsChanged, this, &AgentsController::refresh);
    connect(&m_source, &agents::RegistrySource::loaded, this, &AgentsController::onRegistry);
    connect(&m_source, &agents::RegistrySource::failed, this, [this](const base::Error &error) {
        if (m_registryDialog)
            m_registryDialog->setState(error.message, false);
    });
}

AgentsController::~AgentsController() = default;

QList<widgets::AgentFields> AgentsController::agents() const
{
    QList<widgets::AgentFields> out;
    QList<settings::AgentEntry> all = m_settings->agents();
    all << settings::demoAgent();
    for (const settings::AgentEntry &agent : std::as_const(all)) {
        widgets::AgentFields fields{agent};
        fields.statistics = m_settings->statistics(agent.id);
        fields.conduct = m_settings->stopConduct(agent);
        fields.writes = m_settings->writePolicy(agent.id);
        fields.holds = !agent.isRemote() && m_settings->holdsChanges(agent.id);
        if (!agent.isRemote())
            fields.network = m_settings->networkRules(agent.id);
        fields.options = m_settings->options(agent.id);
        fields.contacted = m_settings->contactedHosts(agent.id);
        if (const auto tested = m_tested.constFind(agent.id); tested != m_tested.cend())
            fields.tested = *tested;
        fields.sessions =
            int(std::ranges::count(m_workspace->all(), agent.id, [](const auto &one) { return one->agent().id; }));
        out << fields;
    }
    return out;
}

QList<widgets::AgentFields> AgentsController::found() const
{
    QList<widgets::AgentFields> out;
    const QList<settings::AgentEntry> configured = m_settings->agents();
    for (const settings::AgentEntry &agent : agents::agentsOnPath()) {
        const auto same = [&agent](const settings::AgentEntry &c) { return c.command == agent.command; };
        if (std::any_of(configured.begin(), configured.end(), same))
            continue;
        out << AgentFields{agent};
        const auto isItsId = [&agent](const settings::AgentEntry &c) { return c.id == agent.id; };
        if (std::any_of(configured.begin(), configured.end(), isItsId))
            out.back().id = m_settings->freeAgentId(agent.id);
    }
    return out;
}

settings::AgentEntry AgentsController::agent(const QString &id) const
{
    for (const settings::AgentEntry &agent : m_settings->agents()) {
        if (agent.id == id)
            return agent;
    }
    return settings::demoAgent();
}

void AgentsController::keepSecrets(const QString &id, secrets::Environment *values, QStringList *names,
                                   const QStringList &before)
{
    secrets::keepSecrets(m_workspace->secrets(), id, values, names, before, this, [this](const base::Error &error) {
        if (m_dialog)
            m_dialog->editor()->addResult(error.message);
    });
}

void AgentsController::save(const widgets::AgentFields &fields, bool makeDefault)
{
    settings::AgentEntry entry = fields;
    if (entry.id.isEmpty())
        entry.id = m_settings->freeAgentId(entry.command);
    const settings::AgentEntry before = agent(entry.id);
    if (entry.command != before.command)
        forgetTest(entry.id); // is another one
    keepSecrets(entry.id, &entry.environment, &entry.secretEnvironment, before.secretEnvironment);
    keepSecrets(entry.id, &entry.headers, &entry.secretHeaders, before.secretHeaders);
    const QString defaultId = m_settings->defaultAgent().id;
    m_settings->setAgent(entry);
    if (makeDefault)
        m_settings->setDefaultAgent(entry.id);
    else if (before.id != entry.id) // the first one would become it, else
        m_settings->setDefaultAgent(defaultId);
    m_workspace->updateAgent(entry);
    refresh();
    Q_EMIT changed();
}

/// An agent described by others: folder, own files and the limit are the user's choice, and are kept.
void AgentsController::add(const settings::AgentEntry &entry, bool makeDefault)
{
    widgets::AgentFields fields{entry};
    const settings::AgentEntry before = agent(entry.id);
    fields.folder = before.folder;
    fields.ownPaths = before.ownPaths;
    fields.turnLimit = before.turnLimit;
    save(fields, makeDefault);
}

void AgentsController::remove(const QString &id)
{
    const settings::AgentEntry gone = agent(id);
    forgetTest(id);
    for (const QString &name : gone.secretEnvironment + gone.secretHeaders)
        m_workspace->secrets()->forget(secrets::secretName(id, name), this,
                                       [this](const base::Result<void> &forgotten) {
                                           if (!forgotten && m_dialog)
                                               m_dialog->editor()->addResult(forgotten.error().message);
                                       });
    m_settings->removeAgent(id);
    Q_EMIT changed();
}

/// With its keys, and as restricted as it is.
void AgentsController::duplicate(const QString &id)
{
    const settings::AgentEntry original = agent(id);
    if (original.id != id)
        return; // another Belay has removed it
    QStringList keys;
    for (const QString &name : original.secretEnvironment + original.secretHeaders)
        keys << secrets::secretName(id, name);
    m_workspace->secrets()->fetch(keys, this, [this, original](const base::Result<secrets::SecretStore::Values> &kept) {
        widgets::AgentFields copy{original};
        copy.id = m_settings->freeAgentId(original.command);
        const QList<settings::AgentEntry> all = m_settings->agents();
        for (int n = 2; std::ranges::find(all, copy.name, &settings::AgentEntry::name) != all.end(); ++n)
            copy.name = base::noted(original.name, QString::number(n));
        const auto take = [&](const QStringList &names, secrets::Environment *values) {
            for (const QString &name : names)
                values->append({name, kept->value(secrets::secretName(original.id, name))});
        };
        if (kept) {
            take(original.secretEnvironment, &copy.environment);
            take(original.secretHeaders, &copy.headers);
        }
        m_workspace->setWritePolicy(copy.id, m_settings->writePolicy(original.id));
        m_workspace->setHoldsChanges(copy.id, m_settings->holdsChanges(original.id));
        m_workspace->setNetworkRules(copy.id, m_settings->networkRules(original.id));
        std::vector<core::PermissionRule> rules = m_settings->permissionRules();
        for (core::PermissionRule rule : std::vector(rules)) {
            if (rule.agent == original.id) {
                rule.agent = copy.id;
                rules.push_back(std::move(rule));
            }
        }
        m_workspace->setPermissionRules(std::move(rules));
        save(copy, false);
        if (!kept && m_dialog)
            m_dialog->editor()->addResult(kept.error().message);
    });
}

QList<widgets::ImportSource> AgentsController::importSources() const
{
    QList<widgets::ImportSource> sources;
    for (const agents::ImportSource &source : agents::importSources())
        sources.append({source.name, source.path});
    return sources;
}

void AgentsController::importFrom(const QString &path)
{
    show();
    import(path);
}

int AgentsController::registryCount()
{
    if (m_registry.agents.empty() && !m_registryDialog && m_source.isAtHand())
        m_source.load();
    return int(m_registry.agents.size());
}

void AgentsController::refresh()
{
    if (!m_dialog)
        return;
    m_dialog->setSources(found(), importSources());
    m_dialog->setAgents(agents(), m_settings->defaultAgent().id);
    wantPictures();
}

/// Only for the configured agents. Nothing is downloaded for them: their icons were fetched with the registry.
void AgentsController::wantPictures()
{
    for (const settings::AgentEntry &agent : m_settings->agents()) {
        const QUrl address(agent.icon, QUrl::StrictMode);
        m_icons.want(address, agents::AgentIcons::Reach::Kept);
        if (const agents::AgentIcons::Picture picture = m_icons.picture(address))
            m_dialog->setPicture(agent.id, pictureOf(picture));
    }
}

void AgentsController::wantPicture(const QString &registryId)
{
    for (const acp::RegistryAgent &agent : m_registry.agents) {
        if (agent.id == registryId)
            m_icons.want(agent.icon, agents::AgentIcons::Reach::Source);
    }
}

void AgentsController::onPicture(const QUrl &address)
{
    const agents::AgentIcons::Picture picture = m_icons.picture(address);
    for (const acp::RegistryAgent &agent : m_registry.agents) {
        if (m_registryDialog && agent.icon == address)
            m_registryDialog->setPicture(agent.id, pictureOf(picture));
    }
    for (const settings::AgentEntry &agent : m_settings->agents()) {
        if (m_dialog && QUrl(agent.icon, QUrl::StrictMode) == address)
            m_dialog->setPicture(agent.id, pictureOf(picture));
    }
}

void AgentsController::show()
{
    if (!m_dialog) {
        m_dialog = new widgets::AgentsDialog(m_window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        widgets::AgentEditor *editor = m_dialog->editor();
        editor->setKnownOwnPaths(agents::knownOwnPaths);
        connect(m_dialog, &widgets::AgentsDialog::saved, this, [this](const widgets::AgentFields &fields) {
            m_dialog->editor()->setResult({});
            save(fields, fields.id.isEmpty()); // others have to get the new id at once
        });
        connect(m_dialog, &widgets::AgentsDialog::removeRequested, this, &AgentsController::remove);
        connect(m_dialog, &widgets::AgentsDialog::duplicateRequested, this, &AgentsController::duplicate);
        connect(editor, &widgets::AgentEditor::testRequested, this, &AgentsController::test);
        connect(m_dialog, &widgets::AgentsDialog::importRequested, this, &AgentsController::import);
        connect(m_dialog, &widgets::AgentsDialog::registryRequested, this, &AgentsController::showRegistry);
        connect(editor, &widgets::AgentEditor::writesChosen, this, [this](const QString &id, core::WritePolicy policy) {
            m_workspace->setWritePolicy(id, policy);
            refresh();
        });
        connect(editor, &widgets::AgentEditor::holdsChosen, this, [this](const QString &id, bool holds) {
            m_workspace->setHoldsChanges(id, holds);
            refresh();
        });
        connect(editor, &widgets::AgentEditor::networkChosen, this,
                [this](const QString &id, const proxy::NetworkRules &rules) {
                    m_workspace->setNetworkRules(id, rules);
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

void AgentsController::edit(const settings::AgentEntry &entry)
{
    show();
    if (entry.isDemo)
        return;
    // An agent typed for one run is not in the list until it is saved.
    const QList<settings::AgentEntry> known = m_settings->agents();
    const auto found = std::find_if(known.begin(), known.end(),
                                    [&entry](const settings::AgentEntry &agent) { return agent.id == entry.id; });
    m_dialog->edit(AgentFields{found == known.end() ? entry : *found});
}

void AgentsController::forgetTest(const QString &id)
{
    m_tested.remove(id);
    if (agents::AgentTest *test = m_tests.take(id))
        test->disconnect(this); // it ends by itself
}

void AgentsController::test(const QString &id)
{
    const settings::AgentEntry entry = agent(id);
    const base::Clock *clock = m_workspace->clock();
    const auto begun = clock->now();
    const auto show = [this, id, command = entry.command](const widgets::AgentTested &tested) {
        if (agent(id).command != command)
            return;
        m_tested.insert(id, tested);
        refresh();
    };
    show({});
    auto *test = new agents::AgentTest(entry, m_workspace->services(), m_workspace->secrets(), this);
    m_tests.insert(id, test);
    const auto end = [=](const QList<models::Finding> &found, const acp::AgentCapabilities &can) {
        show({false, clock->wall().time(), clock->now() - begun, found, can});
    };
    connect(test, &agents::AgentTest::passed, this, [end](const acp::InitializeResponse &answer) {
        QList<models::Finding> found;
        for (const QString &line : agents::testText(answer).split(u'\n'))
            found << models::Finding{true, line};
        end(found, answer.capabilities);
    });
    connect(test, &agents::AgentTest::failed, this, [end](const base::Error &error) {
        const QString last = base::visibleText(error.detail.trimmed().section(QLatin1Char('\n'), -1));
        end({{false, last.isEmpty() ? error.message : tr("%1\n%2").arg(error.message, last)}}, {});
    });
}

void AgentsController::testAndAdd(const QString &command)
{
    const settings::AgentEntry entry = settings::agentFromCommand(command);
    auto *test = new agents::AgentTest(entry, m_workspace->services(), m_workspace->secrets(), this);
    connect(test, &agents::AgentTest::failed, this,
            [this](const base::Error &error) { Q_EMIT commandTested({}, error); });
    connect(test, &agents::AgentTest::passed, this, [this, entry](const acp::InitializeResponse &answer) {
        widgets::AgentFields fields{entry};
        fields.id.clear(); // a new one, whatever else runs the same
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
    const auto entries = agents::importedAgents(path, &lines);
    if (!entries) {
        m_dialog->editor()->setResult(entries.error().message);
        return;
    }
    lines.prepend(tr("%n agent(s) added.", nullptr, int(entries->size())));
    m_dialog->editor()->setResult(lines.join(u'\n'));
    for (const settings::AgentEntry &entry : *entries)
        add(entry, false);
}

void AgentsController::showRegistry()
{
    m_registryDialog = new widgets::RegistryDialog(m_dialog ? m_dialog : m_window);
    m_registryDialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_registryDialog, &widgets::RegistryDialog::chosen, this, &AgentsController::install);
    connect(m_registryDialog, &widgets::RegistryDialog::pictureWanted, this, &AgentsController::wantPicture);
    connect(m_registryDialog, &QDialog::finished, &m_icons, &agents::AgentIcons::cancel);
    const auto load = [this](bool anew) {
        m_registryDialog->setState(base::Words::tr("Loading the list…"), true);
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
    Q_EMIT registryRead();
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
        if (const agents::AgentIcons::Picture picture = m_icons.picture(agent.icon))
            m_registryDialog->setPicture(agent.id, pictureOf(picture));
    }
    m_registryDialog->setState(registry.skipped.mid(0, 3).join(u'\n'), false);
}

void AgentsController::install(const QString &id, int way)
{
    const auto found = std::find_if(m_registry.agents.begin(), m_registry.agents.end(),
                                    [&id](const acp::RegistryAgent &agent) { return agent.id == id; });
    if (found == m_registry.agents.end() || way < 0 || size_t(way) >= found->packages.size())
        return;
    m_install = std::make_unique<agents::AgentInstall>(*found, found->packages[size_t(way)], dataFolder());
    m_registryDialog->setState(tr("Adding %1…").arg(base::visibleText(found->name)), true);
    connect(
        m_install.get(), &agents::AgentInstall::progress, m_registryDialog.data(),
        [dialog = m_registryDialog](qint64 received, qint64 total) {
            const QLocale locale;
            dialog->setState(
                total > 0
                    ? tr("Fetched %1 of %2").arg(locale.formattedDataSize(received), locale.formattedDataSize(total))
                    : tr("Fetched %1").arg(locale.formattedDataSize(received)),
                true);
        });
    connect(m_install.get(), &agents::AgentInstall::failed, this, [this](const base::Error &error) {
        if (m_registryDialog)
            m_registryDialog->setState(
                error.detail.isEmpty() ? error.message : tr("%1\n%2").arg(error.message, error.detail), false);
    });
    connect(m_install.get(), &agents::AgentInstall::finished, this, [this](const settings::AgentEntry &entry) {
        add(entry, true);
        if (!m_dialog && m_registryDialog) {
            m_registryDialog->accept();
            Q_EMIT installed();
            return;
        }
        if (m_registryDialog)
            m_registryDialog->setState(tr("%1 was added. Test it in the list of agents.").arg(entry.name), false);
    });
    m_install->start();
}

} // namespace app

#include "moc_agentscontroller.cpp"
