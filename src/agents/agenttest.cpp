// SPDX-License-Identifier: Apache-2.0
#include "agents/agenttest.h"

#include "agents/agentlaunch.h"
#include "base/visibletext.h"
#include "base/words.h"

#include <QCoreApplication>
#include <QDir>

namespace agents {

namespace {
struct AgentTestTr
{
    Q_DECLARE_TR_FUNCTIONS(agents::AgentTest)
};

/// Set up as for a session, so that the agent offers the same ways to log in.
core::AgentSetup setupFor(const settings::AgentEntry &agent, base::Clock *clock, secrets::SecretStore *secrets)
{
    core::AgentSetup setup = agentSetup(agent, QDir::tempPath(), clock, secrets);
    setup.terminalAuth = !agent.isRemote();
    return setup;
}

} // namespace

AgentTest::AgentTest(const settings::AgentEntry &agent, const core::Services &services, secrets::SecretStore *secrets,
                     QObject *parent)
    : QObject(parent)
    , m_connection(setupFor(agent, services.clock, secrets), services)
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
                Q_EMIT passed(m_connection.agent());
            } else {
                base::Error error = m_connection.problem();
                error.detail = m_connection.isRemote() ? error.detail : m_connection.standardErrorTail();
                Q_EMIT failed(error);
            }
            deleteLater();
            break;
        default:
            break;
        }
    });
    // Queued: within the constructor nobody is connected to the signals yet.
    QMetaObject::invokeMethod(&m_connection, &core::AgentConnection::start, Qt::QueuedConnection);
}

QString testText(const acp::InitializeResponse &agent)
{
    QStringList lines;
    const QString name = agent.agent.title.isEmpty() ? agent.agent.name : agent.agent.title;
    lines << (name.isEmpty() ? AgentTestTr::tr("It answered, and did not say its name.")
                             : AgentTestTr::tr("It answered: %1 %2").arg(name, agent.agent.version).trimmed());
    const acp::AgentCapabilities &c = agent.capabilities;
    QStringList can;
    const auto add = [&can](bool has, const QString &words) {
        if (has)
            can << words;
    };
    add(c.resumeSession || c.loadSession, AgentTestTr::tr("resume sessions"));
    add(c.listSessions, AgentTestTr::tr("list sessions"));
    add(c.deleteSession, AgentTestTr::tr("delete sessions"));
    add(c.forkSession, AgentTestTr::tr("fork sessions"));
    add(c.additionalDirectories, AgentTestTr::tr("several folders"));
    add(c.prompt.image, base::Words::tr("images"));
    add(c.prompt.audio, base::Words::tr("audio"));
    add(c.prompt.embeddedContext, base::Words::tr("files"));
    add(c.mcpHttp, AgentTestTr::tr("MCP over HTTP"));
    add(c.mcpSse, AgentTestTr::tr("MCP over SSE"));
    add(c.logout, AgentTestTr::tr("log out"));
    if (!can.isEmpty())
        lines << AgentTestTr::tr("Supports: %1").arg(can.join(QStringLiteral(", ")));
    QStringList logins;
    for (const acp::AuthMethod &method : agent.authMethods)
        logins << method.name;
    if (!logins.isEmpty())
        lines << AgentTestTr::tr("Log in with: %1").arg(logins.join(QStringLiteral(", ")));
    return base::visibleText(lines.join(u'\n'), base::LineBreaks::Keep);
}

} // namespace agents

#include "moc_agenttest.cpp"
