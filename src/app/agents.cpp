// SPDX-License-Identifier: Apache-2.0
#include "app/agents.h"

#include "app/secretstore.h"
#include "base/secretnames.h"
#include "base/visibletext.h"
#include "transport/websockettransport.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

namespace app {

namespace {
struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(app::Agents)
};

/// Beside the program, else in PATH.
QString demoProgram()
{
    const QString name = QStringLiteral("belay-demo-agent");
    QString path = QCoreApplication::applicationDirPath() + QLatin1Char('/') + name;
    if (!QFileInfo(path).isExecutable())
        path = QStandardPaths::findExecutable(name);
    return path.isEmpty() ? name : path; // starting it then says that it was not found
}

} // namespace

AgentEntry replayAgent(const QString &file)
{
    transport::ProcessCommand command;
    command.program = demoProgram();
    command.arguments = QStringList{QStringLiteral("--replay"), file};
    return agentFromCommand(command.displayText());
}

AgentEntry demoAgent()
{
    transport::ProcessCommand command;
    command.program = demoProgram();
    command.arguments =
        QStringList{QStringLiteral("--can-load"), QStringLiteral("--can-fork"), QStringLiteral("--more-folders")};
    // It remembers its sessions, so that Force stop can show what taking one up again is like.
    const QString state =
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/demo-agent");
    return {QStringLiteral("demo"),
            Tr::tr("Demo agent"),
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

namespace {

/// As a session would start it, so that it tells of the same ways to log in.
core::AgentSetup setupFor(const AgentEntry &agent, base::Clock *clock, SecretStore *secrets)
{
    core::AgentSetup setup = agentSetup(agent, QDir::tempPath(), clock, secrets);
    setup.terminalAuth = !agent.isRemote();
    return setup;
}

} // namespace

AgentTest::AgentTest(const AgentEntry &agent, const core::Services &services, SecretStore *secrets, QObject *parent)
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
    // Not inside the constructor, where nobody listens yet.
    QMetaObject::invokeMethod(&m_connection, &core::AgentConnection::start, Qt::QueuedConnection);
}

QString secretName(const QString &agentId, const QString &name)
{
    return QStringLiteral("%1/%2").arg(agentId, name);
}

namespace {

/// $NAME or ${NAME}, alone or behind one word: "Bearer $NAME".
QRegularExpressionMatch referenceIn(const QString &value)
{
    static const QRegularExpression form(
        QStringLiteral("^([A-Za-z]+ )?\\$(?:([A-Za-z_][A-Za-z0-9_]*)|\\{([A-Za-z_][A-Za-z0-9_]*)\\})$"));
    return form.match(value);
}

base::Result<Environment> withoutReferences(Environment values)
{
    for (auto &[name, value] : values) {
        QString variable;
        const auto known = withoutReference(value, &variable);
        if (!known)
            return base::Error{base::Origin::User,
                               0,
                               Tr::tr("“%1” of this agent is taken from the environment variable %2, which was not set "
                                      "where Belay was started.")
                                   .arg(base::visibleText(name), variable),
                               {}};
        value = *known;
    }
    return values;
}

} // namespace

std::optional<QString> withoutReference(const QString &value, QString *variable)
{
    const QRegularExpressionMatch reference = referenceIn(value);
    if (!reference.hasMatch())
        return value;
    *variable = reference.captured(2) + reference.captured(3);
    if (!qEnvironmentVariableIsSet(variable->toUtf8().constData()))
        return std::nullopt;
    return QString(reference.captured(1) + qEnvironmentVariable(variable->toUtf8().constData()));
}

void keepSecrets(SecretStore *secrets, const QString &id, Environment *values, QStringList *names,
                 const QStringList &before, QObject *context, const std::function<void(const base::Error &)> &failed)
{
    const auto report = [failed](const base::Result<void> &done) {
        if (!done)
            failed(done.error());
    };
    for (const QString &name : before) {
        if (!names->contains(name))
            secrets->forget(secretName(id, name), context, report);
    }
    for (const auto &[name, value] : Environment(*values)) {
        // A reference to Belay's own environment says nothing to a thief.
        if (value.isEmpty() || isReference(value) || !base::isSecret(name, value))
            continue;
        if (!names->contains(name))
            names->append(name);
        values->removeAll({name, value});
        secrets->put(secretName(id, name), value, context, report);
    }
}

bool isReference(const QString &value)
{
    return referenceIn(value).hasMatch();
}

void resolveValues(const AgentEntry &agent, SecretStore *secrets, QObject *context,
                   std::function<void(base::Result<ResolvedValues>)> done)
{
    const auto environment = withoutReferences(agent.environment), headers = withoutReferences(agent.headers);
    if (!environment || !headers) {
        done(environment ? headers.error() : environment.error());
        return;
    }
    const ResolvedValues known{*environment, *headers};
    QStringList names;
    for (const QString &name : agent.secretEnvironment + agent.secretHeaders)
        names << secretName(agent.id, name);
    if (names.isEmpty()) {
        done(known);
        return;
    }
    secrets->fetch(names, context, [agent, known, done](const base::Result<SecretStore::Values> &fetched) {
        if (!fetched) {
            done(fetched.error());
            return;
        }
        ResolvedValues all = known;
        for (const QString &name : agent.secretEnvironment)
            all.environment.append({name, fetched->value(secretName(agent.id, name))});
        for (const QString &name : agent.secretHeaders)
            all.headers.append({name, fetched->value(secretName(agent.id, name))});
        done(all);
    });
}

transport::ProcessCommand processCommand(const AgentEntry &agent, const QString &cwd)
{
    transport::ProcessCommand command = transport::ProcessCommand::fromText(agent.command);
    // Typed where Belay was started, run where the session is.
    if (command.program.contains(QLatin1Char('/')))
        command.program = QDir::current().absoluteFilePath(command.program);
    command.workingDirectory = cwd;
    return command;
}

core::AgentSetup agentSetup(const AgentEntry &agent, const QString &cwd, base::Clock *clock, SecretStore *secrets,
                            std::shared_ptr<const Environment> given)
{
    core::AgentSetup setup;
    setup.name = agent.name;
    // Filled before each start, read by the transport of that start.
    const auto values = std::make_shared<ResolvedValues>();
    setup.prepare = [agent, secrets, values](QObject *context, const std::function<void(base::Result<void>)> &done) {
        resolveValues(agent, secrets, context, [values, done](const base::Result<ResolvedValues> &resolved) {
            if (resolved)
                *values = *resolved;
            done(resolved ? base::Result<void>() : base::Result<void>(resolved.error()));
        });
    };
    if (agent.isRemote()) {
        const transport::WebSocketAddress address{agent.command, {}, agent.plainAllowed};
        setup.fallbackName = QUrl(agent.command.trimmed()).host();
        setup.commandText = address.displayText();
        setup.remote = true;
        // As long as the connection to this agent, however often it is made again.
        setup.makeTransport = [address, values, clock, cookies = std::make_shared<transport::HandshakeCookies>()] {
            transport::WebSocketAddress whole = address;
            for (const auto &[name, value] : values->headers)
                whole.headers.append({name.trimmed().toUtf8(), value.trimmed().toUtf8()});
            return std::make_unique<transport::WebSocketTransport>(whole, clock, cookies);
        };
        return setup;
    }
    const transport::ProcessCommand command = processCommand(agent, cwd);
    setup.fallbackName = QFileInfo(command.program).fileName();
    setup.commandText = agent.command;
    setup.makeTransport = [command, values, clock, given] {
        transport::ProcessCommand whole = command;
        whole.environment = values->environment;
        if (given)
            whole.environment += *given;
        return std::make_unique<transport::ProcessTransport>(whole, clock);
    };
    return setup;
}

} // namespace app
