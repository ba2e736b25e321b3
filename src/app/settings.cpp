// SPDX-License-Identifier: Apache-2.0
#include "app/settings.h"

namespace app {

Settings::Settings()
    : m_store(std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("belay"),
                                          QStringLiteral("belay")))
{}

Settings::Settings(const QString &file) : m_store(std::make_unique<QSettings>(file, QSettings::IniFormat)) {}

QList<AgentEntry> Settings::agents() const
{
    QList<AgentEntry> out;
    const int count = m_store->beginReadArray(QStringLiteral("agents"));
    for (int i = 0; i < count; ++i) {
        m_store->setArrayIndex(i);
        AgentEntry agent;
        agent.id = m_store->value(QStringLiteral("id")).toString();
        agent.name = m_store->value(QStringLiteral("name")).toString();
        agent.command = m_store->value(QStringLiteral("command")).toString();
        for (const QString &line : m_store->value(QStringLiteral("environment")).toStringList())
            agent.environment.append({line.section(QLatin1Char('='), 0, 0), line.section(QLatin1Char('='), 1)});
        if (!agent.command.trimmed().isEmpty())
            out << agent;
    }
    m_store->endArray();
    return out;
}

void Settings::setAgents(const QList<AgentEntry> &agents)
{
    m_store->remove(QStringLiteral("agents"));
    m_store->beginWriteArray(QStringLiteral("agents"), int(agents.size()));
    for (int i = 0; i < agents.size(); ++i) {
        m_store->setArrayIndex(i);
        QStringList environment;
        for (const auto &[name, value] : agents[i].environment)
            environment << name + QLatin1Char('=') + value;
        m_store->setValue(QStringLiteral("id"), agents[i].id);
        m_store->setValue(QStringLiteral("name"), agents[i].name);
        m_store->setValue(QStringLiteral("command"), agents[i].command);
        m_store->setValue(QStringLiteral("environment"), environment);
    }
    m_store->endArray();
}

void Settings::addAgent(const AgentEntry &agent)
{
    QList<AgentEntry> all = agents();
    all.removeIf([&agent](const AgentEntry &known) { return known.id == agent.id; });
    all << agent;
    setAgents(all);
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
    return all.isEmpty() || id == QLatin1String("demo") ? demoAgent() : all.first();
}

void Settings::setDefaultAgent(const QString &id)
{
    m_store->setValue(QStringLiteral("defaultAgent"), id);
}

QString Settings::lastFolder() const
{
    return m_store->value(QStringLiteral("lastFolder")).toString();
}

void Settings::setLastFolder(const QString &folder)
{
    m_store->setValue(QStringLiteral("lastFolder"), folder);
}

QByteArray Settings::windowGeometry() const
{
    return m_store->value(QStringLiteral("window/geometry")).toByteArray();
}

QByteArray Settings::windowState() const
{
    return m_store->value(QStringLiteral("window/state")).toByteArray();
}

void Settings::setWindow(const QByteArray &geometry, const QByteArray &state)
{
    m_store->setValue(QStringLiteral("window/geometry"), geometry);
    m_store->setValue(QStringLiteral("window/state"), state);
}

int Settings::zoom() const
{
    return qBound(50, m_store->value(QStringLiteral("zoom"), 100).toInt(), 300);
}

void Settings::setZoom(int percent)
{
    m_store->setValue(QStringLiteral("zoom"), percent);
}

} // namespace app
