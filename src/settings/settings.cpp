// SPDX-License-Identifier: Apache-2.0
#include "settings/settings.h"

#include "acp/values.h"
#include "base/clock.h"
#include "core/remote/mcppolicy.h"
#include "core/stop/stopconduct.h"
#include "mcp/compensation.h"
#include "settings/agentoptions.h"
#include "settings/rulefile.h"
#include "settings/settingsfile.h"

#include <QSettings>

#include <algorithm>
#include <array>

namespace settings {

namespace {

constexpr QLatin1String acceptedUndo("acceptedUndo"), toldOfHolding("heldBack/told");
constexpr qsizetype mostContacted = 60; ///< hosts of one agent
constexpr base::Milliseconds longestTurnLimit{24 * 3'600'000LL};
constexpr qsizetype mostToldOf = 200; ///< folders; the ones longest ago are told of again

} // namespace

Settings::Settings() : m_store(openSettingsFile()) {}

bool Settings::value(const Setting<bool> &setting) const
{
    return m_store->value(QLatin1String(setting.key), setting.fallback).toBool();
}

int Settings::value(const Setting<int> &setting) const
{
    return qBound(setting.least, m_store->value(QLatin1String(setting.key), setting.fallback).toInt(), setting.most);
}

QString Settings::value(const Setting<QString> &setting) const
{
    return m_store->value(QLatin1String(setting.key)).toString();
}

QByteArray Settings::value(const Setting<QByteArray> &setting) const
{
    return m_store->value(QLatin1String(setting.key)).toByteArray();
}

void Settings::set(const Setting<bool> &setting, bool on)
{
    store(setting.key, on, value(setting));
}

void Settings::set(const Setting<int> &setting, int number)
{
    store(setting.key, qBound(setting.least, number, setting.most), value(setting));
}

void Settings::set(const Setting<QString> &setting, const QString &text)
{
    store(setting.key, text, value(setting));
}

void Settings::set(const Setting<QByteArray> &setting, const QByteArray &bytes)
{
    store(setting.key, bytes, value(setting));
}

void Settings::store(const char *key, const QVariant &value, const QVariant &before)
{
    m_store->setValue(QLatin1String(key), value);
    if (value != before)
        Q_EMIT changed(key);
}

Settings::Settings(const QString &file) : m_store(openIniFile(file)) {}

namespace {

/// \p wanted, or that with a number behind it: none of \p taken.
QString freeId(const QString &wanted, const QStringList &taken)
{
    QString id = wanted;
    for (int number = 2; taken.contains(id); ++number)
        id = QStringLiteral("%1 %2").arg(wanted).arg(number);
    return id;
}

/// What can be written of an agent stands at \p place of the array.
struct PlacedAgent
{
    int place;
    AgentEntry agent;
};

/// In the group that \p store is in.
AgentEntry readAgent(const QSettings *store)
{
    AgentEntry agent;
    agent.id = store->value(QStringLiteral("id")).toString();
    agent.name = store->value(QStringLiteral("name")).toString();
    agent.command = store->value(QStringLiteral("command")).toString();
    for (const QString &line : store->value(QStringLiteral("environment")).toStringList())
        agent.environment.append({line.section(QLatin1Char('='), 0, 0), line.section(QLatin1Char('='), 1)});
    for (const QString &line : store->value(QStringLiteral("headers")).toStringList())
        agent.headers.append(
            {line.section(QLatin1Char(':'), 0, 0).trimmed(), line.section(QLatin1Char(':'), 1).trimmed()});
    agent.folder = store->value(QStringLiteral("folder")).toString();
    agent.ownPaths = store->value(QStringLiteral("ownPaths")).toStringList();
    const base::Milliseconds limit(store->value(QStringLiteral("turnLimitMs")).toLongLong());
    agent.turnLimit = qBound(base::Milliseconds(0), limit, longestTurnLimit);
    agent.icon = store->value(QStringLiteral("icon")).toString();
    agent.plainAllowed = store->value(QStringLiteral("plainAllowed")).toBool();
    agent.secretEnvironment = store->value(QStringLiteral("secretEnvironment")).toStringList();
    agent.secretHeaders = store->value(QStringLiteral("secretHeaders")).toStringList();
    return agent;
}

/// Each with an id of its own: the file may have been written by hand.
QList<PlacedAgent> placedAgents(QSettings *store)
{
    QList<PlacedAgent> out;
    QStringList ids;
    const int count = beginReadArray(store, QStringLiteral("agents"));
    for (int place = 0; place < count; ++place) {
        store->setArrayIndex(place);
        const AgentEntry agent = readAgent(store);
        if (agent.command.trimmed().isEmpty())
            continue;
        out.append({place, agent});
        ids << agent.id;
    }
    store->endArray();
    QStringList before{demoAgent().id};
    for (auto &[place, agent] : out) {
        if (agent.id.isEmpty() || before.contains(agent.id))
            agent.id = freeId(agent.id.isEmpty() ? agent.command : agent.id, before + ids);
        before << agent.id;
    }
    return out;
}

} // namespace

QList<AgentEntry> Settings::agents() const
{
    QList<AgentEntry> out;
    for (const auto &[place, agent] : placedAgents(m_store.get()))
        out << agent;
    return out;
}

QString Settings::freeAgentId(const QString &wanted) const
{
    m_store->sync();
    QStringList taken{demoAgent().id};
    for (const AgentEntry &agent : agents())
        taken << agent.id;
    return freeId(wanted, taken);
}

namespace {

/// In the group that \p store is in.
void writeAgent(QSettings *store, const AgentEntry &agent)
{
    QStringList environment, headers;
    for (const auto &[name, value] : agent.environment)
        environment << name + QLatin1Char('=') + value;
    for (const auto &[name, value] : agent.headers)
        headers << name + QLatin1String(": ") + value;
    store->setValue(QStringLiteral("id"), agent.id);
    store->setValue(QStringLiteral("name"), agent.name);
    store->setValue(QStringLiteral("command"), agent.command);
    store->setValue(QStringLiteral("environment"), environment);
    if (!headers.isEmpty())
        store->setValue(QStringLiteral("headers"), headers);
    if (!agent.folder.isEmpty())
        store->setValue(QStringLiteral("folder"), agent.folder);
    if (!agent.ownPaths.isEmpty())
        store->setValue(QStringLiteral("ownPaths"), agent.ownPaths);
    if (agent.turnLimit.count() > 0)
        store->setValue(QStringLiteral("turnLimitMs"), qint64(agent.turnLimit.count()));
    if (!agent.icon.isEmpty())
        store->setValue(QStringLiteral("icon"), agent.icon);
    if (agent.plainAllowed)
        store->setValue(QStringLiteral("plainAllowed"), true);
    if (!agent.secretEnvironment.isEmpty())
        store->setValue(QStringLiteral("secretEnvironment"), agent.secretEnvironment);
    if (!agent.secretHeaders.isEmpty())
        store->setValue(QStringLiteral("secretHeaders"), agent.secretHeaders);
}

} // namespace

void Settings::setAgents(const QList<AgentEntry> &agents)
{
    m_store->remove(QStringLiteral("agents"));
    m_store->beginWriteArray(QStringLiteral("agents"), int(agents.size()));
    for (int i = 0; i < agents.size(); ++i) {
        m_store->setArrayIndex(i);
        writeAgent(m_store.get(), agents[i]);
    }
    m_store->endArray();
    Q_EMIT agentsChanged();
}

/// Writes this one alone: another Belay may be changing another one, and may have moved this one since the file was
/// read.
void Settings::setAgent(const AgentEntry &agent)
{
    m_store->sync();
    const QList<PlacedAgent> all = placedAgents(m_store.get());
    const int count = beginReadArray(m_store.get(), QStringLiteral("agents"));
    m_store->endArray();
    const auto found = std::ranges::find(all, agent.id, [](const PlacedAgent &one) { return one.agent.id; });
    const int place = found == all.end() ? count : found->place;
    m_store->beginWriteArray(QStringLiteral("agents"), qMax(count, place + 1));
    m_store->setArrayIndex(place);
    m_store->remove({});
    writeAgent(m_store.get(), agent);
    m_store->endArray();
    m_store->sync();
    Q_EMIT agentsChanged();
}

void Settings::removeAgent(const QString &id)
{
    m_store->sync(); // another Belay may have changed others
    QList<AgentEntry> left = agents();
    left.removeIf([&id](const AgentEntry &agent) { return agent.id == id; });
    setAgents(left);
    m_store->sync();
}

void Settings::addAgent(const AgentEntry &agent)
{
    setAgent(agent);
    setDefaultAgent(agent.id);
}

AgentEntry Settings::defaultAgent() const
{
    const QString id = m_store->value(QStringLiteral("defaultAgent")).toString();
    const QList<AgentEntry> all = agents();
    for (const AgentEntry &agent : all) {
        if (agent.id == id)
            return agent;
    }
    return all.isEmpty() || id == demoAgent().id ? demoAgent() : all.first();
}

void Settings::setDefaultAgent(const QString &id)
{
    m_store->setValue(QStringLiteral("defaultAgent"), id);
}

core::Timings Settings::value(const Setting<core::Timings> &setting) const
{
    const core::Timings standard;
    core::Timings out;
    const QString group = QLatin1String(setting.key) + QLatin1Char('/');
    const auto read = [this, &group](const char *key, base::Milliseconds fallback, qint64 least, qint64 most) {
        bool isNumber = false;
        const qint64 ms = m_store->value(group + QLatin1String(key)).toLongLong(&isNumber);
        return isNumber ? base::Milliseconds(qBound(least, ms, most)) : fallback;
    };
    constexpr qint64 hour = 3'600'000;
    out.stop.endCommands = read("endCommandsMs", standard.stop.endCommands, 0, hour);
    out.stop.unconfirmed = read("unconfirmedMs", standard.stop.unconfirmed, 500, hour);
    out.stop.closeSession = read("closeSessionMs", standard.stop.closeSession, 0, hour);
    out.stop.force = read("forceMs", standard.stop.force, 0, hour);
    out.stop.endsCommands = m_store->value(QString(group + QLatin1String("endsCommands")), true).toBool();
    out.initialize = read("initializeMs", standard.initialize, 1000, hour);
    out.newSession = read("newSessionMs", standard.newSession, 1000, hour);
    return out;
}

void Settings::set(const Setting<core::Timings> &setting, const core::Timings &timings)
{
    const core::Timings before = value(setting);
    const QString group = QLatin1String(setting.key) + QLatin1Char('/');
    const auto write = [this, &group](const char *key, base::Milliseconds time) {
        m_store->setValue(group + QLatin1String(key), qint64(time.count()));
    };
    write("endCommandsMs", timings.stop.endCommands);
    write("unconfirmedMs", timings.stop.unconfirmed);
    write("closeSessionMs", timings.stop.closeSession);
    write("forceMs", timings.stop.force);
    m_store->setValue(QString(group + QLatin1String("endsCommands")), timings.stop.endsCommands);
    write("initializeMs", timings.initialize);
    write("newSessionMs", timings.newSession);
    if (timings != before)
        Q_EMIT changed(setting.key);
}

namespace {

/// Ids are typed commands, which cannot be keys of a settings file, so they are encoded.
QString keyOf(const char *group, const QString &agentId)
{
    return QLatin1String(group) + QLatin1Char('/') + QString::fromLatin1(agentId.toUtf8().toHex());
}

/// What earlier versions called their way to hold back what an agent wrote through Belay.
bool isStaging(const QString &writes)
{
    return writes == QLatin1String("stage") || writes == QLatin1String("stage-commit");
}

/// In the order in which they are stored: append only, never reorder.
std::array<int *, 11> countsOf(core::StopCaseResult &one)
{
    return {&one.withdrawn,        &one.cancelled,       &one.refused,   &one.answered, &one.lost,      &one.open,
            &one.updatesAfterStop, &one.updatesAfterEnd, &one.processes, &one.files,    &one.background};
}

} // namespace

core::StopStatistics Settings::statistics(const QString &agentId) const
{
    const QString key = keyOf("manners", agentId) + QLatin1Char('/');
    core::StopStatistics out;
    out.stops = qMax(0, m_store->value(key + QLatin1String("stops")).toInt());
    out.confirmed = qBound(0, m_store->value(key + QLatin1String("confirmed")).toInt(), out.stops);
    out.forced = qBound(0, m_store->value(key + QLatin1String("forced")).toInt(), out.stops - out.confirmed);
    out.cascaded = qBound(0, m_store->value(key + QLatin1String("cascaded")).toInt(), out.stops);
    out.slowest = base::Milliseconds(qMax<qint64>(0, m_store->value(key + QLatin1String("slowestMs")).toLongLong()));
    const QStringList times = m_store->value(key + QLatin1String("timesMs")).toStringList();
    for (const QString &time : times.mid(qMax<qsizetype>(0, times.size() - qsizetype(core::StopStatistics::kept))))
        out.times.push_back(base::Milliseconds(qMax<qint64>(0, time.toLongLong())));
    return out;
}

void Settings::setStopStatistics(const QString &agentId, const core::StopStatistics &statistics)
{
    const QString key = keyOf("manners", agentId) + QLatin1Char('/');
    QStringList times;
    for (const base::Milliseconds time : statistics.times)
        times << QString::number(time.count());
    m_store->setValue(key + QLatin1String("stops"), statistics.stops);
    m_store->setValue(key + QLatin1String("confirmed"), statistics.confirmed);
    m_store->setValue(key + QLatin1String("forced"), statistics.forced);
    m_store->setValue(key + QLatin1String("cascaded"), statistics.cascaded);
    m_store->setValue(key + QLatin1String("slowestMs"), qint64(statistics.slowest.count()));
    m_store->setValue(key + QLatin1String("timesMs"), times);
}

bool Settings::speaksOldCancel(const QString &agentId) const
{
    return m_store->value(keyOf("manners", agentId) + QLatin1String("/cancelRequest"), false).toBool();
}

void Settings::setSpeaksOldCancel(const QString &agentId, bool on)
{
    if (on != speaksOldCancel(agentId))
        m_store->setValue(keyOf("manners", agentId) + QLatin1String("/cancelRequest"), on);
}

std::optional<core::StopConduct> Settings::stopConduct(const AgentEntry &agent) const
{
    const QString key = keyOf("conduct", agent.id) + QLatin1Char('/');
    const auto read = [this, &key](const char *name) { return m_store->value(key + QLatin1String(name)); };
    const auto known = [&read](const char *name) {
        const QString value = read(name).toString();
        return value == QLatin1String("yes") || value == QLatin1String("no")
                   ? std::optional(value == QLatin1String("yes"))
                   : std::nullopt;
    };
    core::StopConduct out;
    out.measuredAt = QDateTime::fromString(read("at").toString(), Qt::ISODateWithMs);
    out.version = read("version").toString();
    out.command = read("command").toString();
    if (!out.measuredAt.isValid() || out.command != agent.command)
        return std::nullopt;
    out.readsThroughBelay = read("reads").toBool();
    out.writesThroughBelay = read("writes").toBool();
    out.runsThroughBelay = read("runs").toBool();
    out.asksBeforeCommands = known("asksBeforeCommands");
    out.writesItself = known("writesItself");
    for (const QString &line : read("cases").toStringList()) {
        const QStringList words = line.split(u' ');
        const auto which = core::stopCaseOf(words.value(0));
        const auto outcome = core::stopOutcomeOf(words.value(1));
        if (!which || !outcome)
            continue;
        core::StopCaseResult one;
        one.which = *which;
        one.outcome = *outcome;
        if (const qint64 took = words.value(2).toLongLong(); took >= 0)
            one.took = base::Milliseconds(took);
        qsizetype at = 3;
        for (int *count : countsOf(one))
            *count = qMax(0, words.value(at++).toInt());
        out.cases.push_back(one);
    }
    return out.cases.empty() ? std::nullopt : std::optional(out);
}

void Settings::setStopConduct(const QString &agentId, const core::StopConduct &conduct)
{
    const QString key = keyOf("conduct", agentId) + QLatin1Char('/');
    const auto write = [this, &key](const char *name, const QVariant &value) {
        m_store->setValue(key + QLatin1String(name), value);
    };
    const auto word = [](std::optional<bool> value) {
        return !value ? QString() : *value ? QStringLiteral("yes") : QStringLiteral("no");
    };
    QStringList lines;
    for (core::StopCaseResult one : conduct.cases) {
        QStringList words{core::nameOf(one.which), core::nameOf(one.outcome),
                          QString::number(one.took ? one.took->count() : -1)};
        for (const int *count : countsOf(one))
            words << QString::number(*count);
        lines << words.join(u' ');
    }
    write("at", conduct.measuredAt.toString(Qt::ISODateWithMs));
    write("version", conduct.version);
    write("command", conduct.command);
    write("reads", conduct.readsThroughBelay);
    write("writes", conduct.writesThroughBelay);
    write("runs", conduct.runsThroughBelay);
    write("asksBeforeCommands", word(conduct.asksBeforeCommands));
    write("writesItself", word(conduct.writesItself));
    write("cases", lines);
}

core::WritePolicy Settings::writePolicy(const QString &agentId) const
{
    const QString name = m_store->value(keyOf("writes", agentId)).toString();
    // Where nothing can be held back, asking is what is nearest to staging.
    return isStaging(name) ? core::WritePolicy::Ask : core::writePolicy(name).value_or(core::WritePolicy::AtOnce);
}

void Settings::setWritePolicy(const QString &agentId, core::WritePolicy policy)
{
    m_store->setValue(keyOf("writes", agentId), core::nameOf(policy));
}

std::vector<acp::ConfigOption> Settings::options(const QString &agentId) const
{
    return optionsFromWords(m_store->value(keyOf("options", agentId)).toStringList());
}

void Settings::setOptions(const QString &agentId, const std::vector<acp::ConfigOption> &options)
{
    const QString key = keyOf("options", agentId);
    const QStringList words = optionWords(optionsToKeep(options));
    if (words.isEmpty())
        m_store->remove(key);
    else if (m_store->value(key).toStringList() != words)
        m_store->setValue(key, words);
}

bool Settings::holdsChanges(const QString &agentId) const
{
    return m_store->value(keyOf("hold", agentId)).toBool() ||
           isStaging(m_store->value(keyOf("writes", agentId)).toString());
}

void Settings::setHoldsChanges(const QString &agentId, bool on)
{
    if (isStaging(m_store->value(keyOf("writes", agentId)).toString()))
        setWritePolicy(agentId, core::WritePolicy::Ask);
    if (on)
        m_store->setValue(keyOf("hold", agentId), true);
    else
        m_store->remove(keyOf("hold", agentId));
}

proxy::NetworkRules Settings::networkRules(const QString &agentId) const
{
    proxy::NetworkRules rules;
    const QString level = m_store->value(keyOf("network", agentId)).toString();
    // What a later version or an editing mistake wrote must not be read as less than it says.
    rules.level = level.isEmpty() ? proxy::NetworkLevel::Unwatched
                                  : proxy::networkLevel(level).value_or(proxy::NetworkLevel::Only);
    rules.hosts = m_store->value(keyOf("hosts", agentId)).toStringList();
    return rules;
}

void Settings::setNetworkRules(const QString &agentId, const proxy::NetworkRules &rules)
{
    if (rules.level == proxy::NetworkLevel::Unwatched)
        m_store->remove(keyOf("network", agentId));
    else
        m_store->setValue(keyOf("network", agentId), proxy::nameOf(rules.level));
    // Kept for the next time where the level is another one.
    if (rules.hosts.isEmpty())
        m_store->remove(keyOf("hosts", agentId));
    else
        m_store->setValue(keyOf("hosts", agentId), rules.hosts);
}

QStringList Settings::contactedHosts(const QString &agentId) const
{
    return m_store->value(keyOf("contacted", agentId)).toStringList();
}

void Settings::addContactedHosts(const QString &agentId, const QStringList &hosts)
{
    const QStringList before = contactedHosts(agentId);
    QStringList now = hosts + before;
    now.removeDuplicates();
    now = now.mid(0, mostContacted);
    if (now != before)
        m_store->setValue(keyOf("contacted", agentId), now);
}

std::vector<core::PermissionRule> Settings::permissionRules() const
{
    std::vector<core::PermissionRule> rules;
    const int count = beginReadArray(m_store.get(), QStringLiteral("rules"));
    for (int i = 0; i < count; ++i) {
        m_store->setArrayIndex(i);
        RuleFields fields;
        for (const QString &key : ruleKeys())
            fields.insert(key, m_store->value(key).toString());
        // A rule that a later version or an editing mistake changed must not be read as a wider one.
        auto rule = ruleFrom(fields);
        // A prefix rule of an earlier version may no longer be allowed; it is then kept for exactly that command.
        if (!rule && fields.value(QStringLiteral("exact")).isEmpty()) {
            fields.insert(QStringLiteral("exact"), QStringLiteral("true"));
            rule = ruleFrom(fields);
        }
        if (rule)
            rules.push_back(*rule);
    }
    m_store->endArray();
    return rules;
}

void Settings::setPermissionRules(const std::vector<core::PermissionRule> &rules)
{
    m_store->remove(QStringLiteral("rules"));
    m_store->beginWriteArray(QStringLiteral("rules"), int(rules.size()));
    for (size_t i = 0; i < rules.size(); ++i) {
        m_store->setArrayIndex(int(i));
        const RuleFields fields = fieldsOf(rules[i]);
        for (auto field = fields.begin(); field != fields.end(); ++field)
            m_store->setValue(field.key(), field.value());
    }
    m_store->endArray();
}

namespace {

QLatin1String nameOf(core::McpEntry::Transport value)
{
    switch (value) {
    case core::McpEntry::Transport::Stdio:
        return QLatin1String("stdio");
    case core::McpEntry::Transport::Http:
        return QLatin1String("http");
    case core::McpEntry::Transport::Sse:
        return QLatin1String("sse");
    }
    return QLatin1String("sse");
}

std::optional<core::McpEntry::Transport> transportNamed(const QString &name)
{
    using enum core::McpEntry::Transport;
    for (const auto transport : {Stdio, Http, Sse}) {
        if (name == nameOf(transport))
            return transport;
    }
    return std::nullopt;
}

QLatin1String nameOf(core::McpVerdict value)
{
    switch (value) {
    case core::McpVerdict::Pass:
        return QLatin1String("pass");
    case core::McpVerdict::Ask:
        break;
    case core::McpVerdict::Hold:
        return QLatin1String("hold");
    case core::McpVerdict::Deny:
        return QLatin1String("deny");
    }
    return QLatin1String("ask");
}

std::optional<core::McpVerdict> mcpVerdictNamed(const QString &name)
{
    using enum core::McpVerdict;
    for (const auto verdict : {Pass, Ask, Hold, Deny}) {
        if (name == nameOf(verdict))
            return verdict;
    }
    return std::nullopt;
}

} // namespace

core::McpEntries Settings::mcpServers() const
{
    core::McpEntries out;
    QStringList names;
    const int count = beginReadArray(m_store.get(), QStringLiteral("mcpServers"));
    for (int i = 0; i < count; ++i) {
        m_store->setArrayIndex(i);
        const auto text = [this](const char *key) { return m_store->value(QLatin1String(key)).toString(); };
        core::McpEntry entry;
        entry.id = text("id");
        entry.name = text("name");
        entry.enabled = m_store->value(QStringLiteral("enabled"), true).toBool();
        const auto transport = transportNamed(text("transport"));
        entry.transport = transport.value_or(core::McpEntry::Transport::Sse);
        entry.command = text("command");
        entry.arguments = m_store->value(QStringLiteral("arguments")).toStringList();
        entry.url = text("url");
        for (const QString &line : m_store->value(QStringLiteral("values")).toStringList())
            entry.values.append({line.section(u'=', 0, 0), line.section(u'=', 1)});
        entry.secretNames = m_store->value(QStringLiteral("secretNames")).toStringList();
        entry.folder = text("folder");
        entry.trusted = m_store->value(QStringLiteral("trusted")).toBool();
        for (const QString &line : m_store->value(QStringLiteral("tools")).toStringList()) {
            // What is not understood is asked about.
            if (const auto chosen = mcpVerdictNamed(line.section(u' ', 0, 0)))
                entry.chosen.insert(line.section(u' ', 1), *chosen);
        }
        if (const auto undo = mcp::readCompensations(m_store->value(QStringLiteral("undo")).toByteArray())) {
            entry.undo = *undo;
            for (mcp::Compensation &how : entry.undo)
                how.source = mcp::Compensation::Source::User;
        }
        // An entry that was edited by hand must not become another server than it looks.
        if (!transport || entry.id.isEmpty() || !core::problemOf(entry, names).isEmpty())
            continue;
        names << entry.name;
        out << entry;
    }
    m_store->endArray();
    return out;
}

void Settings::setMcpServers(const core::McpEntries &servers)
{
    m_store->remove(QStringLiteral("mcpServers"));
    m_store->beginWriteArray(QStringLiteral("mcpServers"), int(servers.size()));
    for (int i = 0; i < servers.size(); ++i) {
        m_store->setArrayIndex(i);
        const core::McpEntry &entry = servers[i];
        QStringList values;
        for (const auto &[name, value] : entry.values)
            values << name + u'=' + value;
        m_store->setValue(QStringLiteral("id"), entry.id);
        m_store->setValue(QStringLiteral("name"), entry.name);
        m_store->setValue(QStringLiteral("enabled"), entry.enabled);
        m_store->setValue(QStringLiteral("transport"), QString(nameOf(entry.transport)));
        const auto write = [this](const char *key, const QVariant &value, bool wanted) {
            if (wanted)
                m_store->setValue(QLatin1String(key), value);
        };
        write("command", entry.command, !entry.command.isEmpty());
        write("arguments", entry.arguments, !entry.arguments.isEmpty());
        write("url", entry.url, !entry.url.isEmpty());
        write("values", values, !values.isEmpty());
        write("secretNames", entry.secretNames, !entry.secretNames.isEmpty());
        write("folder", entry.folder, !entry.folder.isEmpty());
        write("trusted", true, entry.trusted);
        QStringList tools;
        for (auto tool = entry.chosen.begin(); tool != entry.chosen.end(); ++tool)
            tools << nameOf(*tool) + u' ' + tool.key();
        write("tools", tools, !tools.isEmpty());
        write("undo", mcp::writtenCompensations(entry.undo), !entry.undo.empty());
    }
    m_store->endArray();
}

QStringList Settings::toLookAt() const
{
    return m_store->value(QStringLiteral("start/toLookAt")).toStringList();
}

void Settings::setToLookAt(const QString &key, bool on)
{
    QStringList keys = toLookAt();
    if (keys.contains(key) == on)
        return;
    if (on)
        keys.append(key);
    else
        keys.removeAll(key);
    m_store->setValue(QStringLiteral("start/toLookAt"),
                      QStringList(keys.mid(qMax<qsizetype>(0, keys.size() - mostToldOf))));
}

bool Settings::isToldOfHolding(const QString &folder) const
{
    return m_store->value(toldOfHolding).toStringList().contains(folder);
}

void Settings::setToldOfHolding(const QString &folder)
{
    QStringList folders = m_store->value(toldOfHolding).toStringList();
    folders.removeAll(folder);
    folders.prepend(folder);
    m_store->setValue(toldOfHolding, QStringList(folders.mid(0, mostToldOf)));
}

bool Settings::isUndoAccepted(const QString &mark) const
{
    return !mark.isEmpty() && m_store->value(acceptedUndo).toStringList().contains(mark);
}

void Settings::acceptUndo(const QString &mark)
{
    QStringList marks = m_store->value(acceptedUndo).toStringList();
    marks.removeAll(mark);
    marks.prepend(mark);
    m_store->setValue(acceptedUndo, QStringList(marks.mid(0, mostToldOf)));
}

} // namespace settings

#include "moc_settings.cpp"
