// SPDX-License-Identifier: Apache-2.0
#include "agents/agentlaunch.h"

#include "agents/sealedstart.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "core/held/heldchanges.h"
#include "secrets/keptsecrets.h"
#include "secrets/secretstore.h"
#include "transport/websocketaddress.h"
#include "transport/websockettransport.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcessEnvironment>
#include <QUrl>

#include <algorithm>

namespace agents {

namespace {
struct AgentLaunchTr
{
    Q_DECLARE_TR_FUNCTIONS(agents::AgentLaunch)
};

base::Result<secrets::Environment> withoutReferences(secrets::Environment values)
{
    for (auto &[name, value] : values) {
        QString variable;
        const auto known = secrets::withoutReference(value, &variable);
        if (!known)
            return base::Error{
                base::Origin::User,
                0,
                base::Words::tr("“%1” reads the environment variable %2, which was not set when Belay started.")
                    .arg(base::visibleText(name), variable),
                {}};
        value = *known;
    }
    return values;
}

QProcessEnvironment wholeEnvironment(const secrets::Environment &own)
{
    QProcessEnvironment out = QProcessEnvironment::systemEnvironment();
    for (const auto &[name, value] : own)
        out.insert(name, value);
    return out;
}

base::Result<void> startNetwork(proxy::NetworkWatch *network, const ResolvedValues &values, bool isHeld)
{
    if (network->isIsolated() && !isHeld)
        return base::Error{base::Origin::User,
                           0,
                           AgentLaunchTr::tr("The agent was not started: that it reaches only some hosts needs its "
                                             "changes to be held back, too."),
                           {}};
    const auto started = network->start(wholeEnvironment(values.environment));
    if (started || !network->isIsolated())
        return {}; // of one that only notes, problem() is told
    return base::Error{started.error().origin, started.error().code,
                       AgentLaunchTr::tr("The agent was not started, since its network cannot be limited. %1")
                           .arg(started.error().message),
                       started.error().detail};
}

} // namespace

void resolveValues(const settings::AgentEntry &agent, secrets::SecretStore *secrets, QObject *context,
                   const std::function<void(base::Result<ResolvedValues>)> &done)
{
    const auto environment = withoutReferences(agent.environment), headers = withoutReferences(agent.headers);
    if (!environment || !headers) {
        done(environment ? headers.error() : environment.error());
        return;
    }
    const ResolvedValues known{*environment, *headers};
    QStringList names;
    for (const QString &name : agent.secretEnvironment + agent.secretHeaders)
        names << secrets::secretName(agent.id, name);
    if (names.isEmpty()) {
        done(known);
        return;
    }
    secrets->fetch(names, context, [agent, known, done](const base::Result<secrets::SecretStore::Values> &fetched) {
        if (!fetched) {
            done(fetched.error());
            return;
        }
        ResolvedValues all = known;
        for (const QString &name : agent.secretEnvironment)
            all.environment.append({name, fetched->value(secrets::secretName(agent.id, name))});
        for (const QString &name : agent.secretHeaders)
            all.headers.append({name, fetched->value(secrets::secretName(agent.id, name))});
        done(all);
    });
}

transport::ProcessCommand processCommand(const settings::AgentEntry &agent, const QString &cwd)
{
    transport::ProcessCommand command = transport::ProcessCommand::fromText(agent.command);
    // A relative path refers to the folder that Belay was started in, not to the session's.
    if (command.program.contains(QLatin1Char('/')))
        command.program = QDir::current().absoluteFilePath(command.program);
    command.workingDirectory = cwd;
    return command;
}

core::AgentSetup agentSetup(const settings::AgentEntry &agent, const QString &cwd, base::Clock *clock,
                            secrets::SecretStore *secrets, const std::shared_ptr<const secrets::Environment> &given,
                            const std::shared_ptr<core::HeldChanges> &held,
                            const std::shared_ptr<proxy::NetworkWatch> &network)
{
    core::AgentSetup setup;
    setup.name = agent.name;
    setup.turnLimit = agent.turnLimit;
    // Filled by prepare() before each start and read when the transport is made.
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
        // The cookies live as long as the setup, across all its connections.
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
    if (held) {
        setup.held = held;
        setup.prepare = [resolve = setup.prepare, held](QObject *context,
                                                        const std::function<void(base::Result<void>)> &done) {
            held->open(context, [held, resolve, context, done](const base::Result<void> &opened) {
                if (const base::Result<void> usable = opened ? held->leaveOtherView() : opened; usable)
                    resolve(context, done);
                else
                    done(usable);
            });
        };
    }
    if (held) {
        held->setOnlyPort(network && network->isIsolated() ? proxy::NetworkWatch::insidePort : 0);
        giveRights(held.get(), agent.command, agent.ownPaths);
    }
    if (network) {
        setup.network = network;
        setup.prepare = [resolve = setup.prepare, network, values, isHeld = held != nullptr](
                            QObject *context, const std::function<void(base::Result<void>)> &done) {
            resolve(context, [network, values, isHeld, done](const base::Result<void> &resolved) {
                done(resolved ? startNetwork(network.get(), *values, isHeld) : resolved);
            });
        };
    }
    setup.makeTransport = [command, values, clock, given, held, network] {
        transport::ProcessCommand whole = command;
        // After a restart the new process enters the same view.
        if (held && held->view())
            whole.view = held->view();
        else if (held)
            whole.seal = held->plan();
        whole.environment = values->environment;
        if (network)
            whole.environment += network->variables(wholeEnvironment(values->environment));
        if (given)
            whole.environment += *given;
        return std::make_unique<transport::ProcessTransport>(whole, clock);
    };
    return setup;
}

} // namespace agents
