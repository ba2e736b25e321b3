// SPDX-License-Identifier: Apache-2.0
#include "agents/logincontroller.h"

#include "acp/requests.h"
#include "agents/agentlaunch.h"
#include "base/shellwords.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "core/requests/elicitationgate.h"
#include "secrets/secretstore.h"
#include "transport/processtransport.h"

#include <csignal>

namespace agents {

using MethodKind = acp::AuthMethod::Kind;

LoginController::LoginController(settings::AgentEntry agent, QString cwd, core::AgentConnection *connection,
                                 core::CommandRunner *runner, secrets::SecretStore *secrets,
                                 std::shared_ptr<secrets::Environment> given, QObject *parent)
    : QObject(parent)
    , m_agent(std::move(agent))
    , m_cwd(std::move(cwd))
    , m_connection(connection)
    , m_runner(runner)
    , m_secrets(secrets)
    , m_given(std::move(given))
{
    connect(connection, &core::AgentConnection::stateChanged, this, [this] {
        // When the agent ends, its login ends, too, and the next agent asks again. A login program in a terminal goes
        // on.
        if (m_connection->state() != core::ConnectionState::Ready && !m_program)
            notNeeded();
        Q_EMIT changed();
    });
}

LoginController::~LoginController()
{
    if (m_program)
        m_program->disconnect(this);
}

models::LoginStatus LoginController::status() const
{
    models::LoginStatus out = m_status;
    out.needed = m_needed;
    const bool ready = m_connection->state() == core::ConnectionState::Ready;
    out.canLogOut = ready && m_connection->agent().capabilities.logout && m_status.underWay.isEmpty() && !m_needed;
    if (!m_needed)
        return out;
    out.terminalText = m_output.text();
    out.terminalDropped = m_output.dropped();
    for (const acp::AuthMethod &method : m_connection->agent().authMethods) {
        models::LoginMethod entry{method.id, method.name, method.description, models::LoginMethod::Kind::Agent, {}, {}};
        if (method.kind == MethodKind::Terminal) {
            if (m_agent.isRemote())
                continue; // its program is not on this computer
            entry.kind = models::LoginMethod::Kind::Terminal;
            const core::CommandLine line = commandOf(method);
            entry.command = base::shellJoined(QStringList{line.program} + line.arguments);
        } else if (method.kind == MethodKind::Variables) {
            if (m_agent.isRemote())
                continue;
            entry.kind = models::LoginMethod::Kind::Variables;
            for (const acp::AuthVariable &variable : method.variables)
                entry.variables.push_back({variable.name, variable.label, variable.secret, variable.optional});
        }
        out.methods.push_back(std::move(entry));
    }
    out.leftOut = m_connection->agent().authMethodsLeftOut;
    return out;
}

const acp::AuthMethod *LoginController::method(const QString &id) const
{
    for (const acp::AuthMethod &method : m_connection->agent().authMethods) {
        if (method.id == id)
            return &method;
    }
    return nullptr;
}

void LoginController::need(const QString &why)
{
    m_needed = true;
    m_status.why = why;
    Q_EMIT changed();
}

void LoginController::notNeeded()
{
    if (!std::exchange(m_needed, false))
        return;
    m_status = {};
    m_output = {};
    Q_EMIT changed();
}

void LoginController::logIn(const QString &methodId)
{
    const acp::AuthMethod *chosen = method(methodId);
    if (!chosen || !m_status.underWay.isEmpty() || m_connection->state() != core::ConnectionState::Ready)
        return;
    m_status.underWay = methodId;
    m_status.problem.clear();
    const int attempt = ++m_attempt;
    if (chosen->kind == MethodKind::Terminal) {
        runInTerminal(*chosen);
    } else {
        m_call = m_connection->calls().authenticate(methodId, this, [this, attempt](const base::Result<void> &result) {
            if (result) // even after a cancel: the agent is logged in then
                succeed(false);
            else if (attempt == m_attempt && !m_status.underWay.isEmpty())
                finish(tr("The agent could not log you in: %1").arg(base::visibleText(result.error().message)));
        });
    }
    Q_EMIT changed();
}

void LoginController::logInWith(const QString &methodId, const secrets::Environment &values)
{
    const acp::AuthMethod *chosen = method(methodId);
    if (!chosen || chosen->kind != MethodKind::Variables || !m_status.underWay.isEmpty())
        return;
    secrets::Environment secret, plain;
    for (const acp::AuthVariable &variable : chosen->variables) {
        for (const auto &[name, value] : values) {
            if (name != variable.name || value.isEmpty())
                continue;
            m_given->removeIf([&variable](const auto &known) { return known.first == variable.name; });
            m_given->append({name, value});
            (variable.secret || secrets::SecretStore::isSecretName(name) ? secret : plain).append({name, value});
        }
    }
    Q_EMIT variablesGiven(secret, plain);
    succeed(true);
}

void LoginController::cancel()
{
    if (m_program) {
        m_program->signalGroup(SIGTERM); // its end is reported by the program
        return;
    }
    if (m_status.underWay.isEmpty())
        return;
    // Most agents ignore the cancellation, so the user does not wait for an answer.
    m_connection->calls().cancel(m_call);
    m_connection->elicitations().cancelAll(std::nullopt, core::ElicitationEnd::CancelledByUser);
    finish(base::Words::tr("You cancelled the login."));
}

void LoginController::type(const QByteArray &keys)
{
    if (m_program)
        m_program->write(keys);
}

void LoginController::logOut()
{
    m_connection->calls().logout(this, [this](const base::Result<void> &result) {
        if (!result) {
            m_status.problem = tr("The agent could not log you out: %1").arg(base::visibleText(result.error().message));
            Q_EMIT changed();
            return;
        }
        need(tr("You logged out."));
    });
}

void LoginController::finish(const QString &problem)
{
    m_status.underWay.clear();
    m_status.inTerminal = false;
    m_status.problem = problem;
    Q_EMIT changed();
}

void LoginController::succeed(bool anew)
{
    m_status = {};
    m_output = {};
    m_needed = false;
    if (anew)
        m_connection->restart();
    Q_EMIT changed();
    Q_EMIT loggedIn(anew);
}

core::CommandLine LoginController::commandOf(const acp::AuthMethod &method) const
{
    const transport::ProcessCommand agent = processCommand(m_agent, m_cwd);
    core::CommandLine line;
    line.program = method.command.isEmpty() ? agent.program : method.command;
    line.arguments = method.command.isEmpty() ? agent.arguments + method.arguments : method.arguments;
    line.workingDirectory = m_cwd;
    return line;
}

void LoginController::runInTerminal(const acp::AuthMethod &method)
{
    m_status.inTerminal = true;
    m_output = {};
    resolveValues(m_agent, m_secrets, this,
                  [this, method, attempt = m_attempt](const base::Result<ResolvedValues> &values) {
                      if (attempt != m_attempt || m_status.underWay != method.id)
                          return;
                      if (values)
                          startProgram(method, values->environment);
                      else
                          finish(values.error().message);
                  });
}

void LoginController::startProgram(const acp::AuthMethod &method, const secrets::Environment &environment)
{
    core::CommandLine line = commandOf(method);
    for (const auto &variable : environment + *m_given)
        line.environment.push_back(variable);
    for (const auto &variable : method.environment)
        line.environment.push_back(variable);
    m_program = m_runner->create(line);
    connect(m_program.get(), &core::Command::output, this, [this](const QByteArray &bytes) {
        m_output.append(bytes);
        Q_EMIT changed();
    });
    connect(m_program.get(), &core::Command::exited, this, &LoginController::onExited);
    m_program->start();
}

void LoginController::onExited(const core::CommandExit &exit)
{
    m_program.release()->deleteLater(); // this may run in its own signal
    if (exit.failedToStart)
        finish(tr("The program for logging in could not be started: %1").arg(base::visibleText(exit.problem)));
    else if (exit.exitCode != 0)
        finish(tr("The program for logging in ended (%1).")
                   .arg(exit.exitCode ? base::Words::tr("exit %1").arg(*exit.exitCode) : exit.signal));
    else
        succeed(true);
}

} // namespace agents

#include "moc_logincontroller.cpp"
