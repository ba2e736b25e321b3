// SPDX-License-Identifier: Apache-2.0
#include "agents/givenextras.h"

#include "agents/gatedservers.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "secrets/keptsecrets.h"
#include "secrets/references.h"
#include "secrets/secretstore.h"

#include <QCoreApplication>
#include <QPointer>
#include <QStandardPaths>

#include <cerrno>

namespace agents {

namespace {

struct GivenExtrasTr
{
    Q_DECLARE_TR_FUNCTIONS(agents::GivenExtras)
};

/// Resolves the servers one after the other, so that a keychain asks for its password only once.
struct Resolving : std::enable_shared_from_this<Resolving>
{
    QList<core::McpEntry> left;
    QStringList names; ///< names of the first server's secrets that are still to be fetched
    bool remote = false;
    secrets::SecretStore *secrets = nullptr;
    QPointer<QObject> context;
    std::function<void(core::SessionExtras)> done;
    core::SessionExtras out;

    void leaveOut(const QString &server, const QString &why)
    {
        out.leftOut << GivenExtrasTr::tr("The MCP server “%1” was left out. %2").arg(base::visibleText(server), why);
        left.removeFirst();
    }

    void next()
    {
        while (!left.isEmpty()) {
            core::McpEntry &entry = left.first();
            out.identities.insert(entry.name, core::identityOf(entry));
            if (!lookUp(&entry))
                continue;
            names = entry.secretNames;
            fetch();
            return;
        }
        if (context)
            done(out);
    }

    /// False if the server has to be left out.
    bool lookUp(core::McpEntry *entry)
    {
        for (auto &[name, value] : entry->values) {
            QString variable;
            const auto known = secrets::withoutReference(value, &variable);
            if (!known) {
                leaveOut(
                    entry->name,
                    base::Words::tr("“%1” reads the environment variable %2, which was not set when Belay started.")
                        .arg(base::visibleText(name), variable));
                return false;
            }
            value = *known;
        }
        // The protocol wants absolute paths. A program that is not found is passed as it is: the agent may know where
        // it is.
        if (entry->transport == core::McpEntry::Transport::Stdio && !remote) {
            const QString program = QStandardPaths::findExecutable(entry->command);
            if (!program.isEmpty())
                entry->command = program;
        }
        return true;
    }

    void fetch()
    {
        if (names.isEmpty()) {
            out.servers.push_back(core::mcpServer(left.takeFirst()));
            next();
            return;
        }
        const QString name = names.takeFirst(), key = secrets::secretName(mcpSecretsId(left.constFirst()), name);
        secrets->fetch({key}, context, [self = shared_from_this(), name, key](const auto &fetched) {
            if (!fetched && (fetched.error().code == EACCES || fetched.error().code == ETIMEDOUT)) {
                self->leaveOut(self->left.constFirst().name, fetched.error().message);
                self->next();
                return;
            }
            if (!fetched) {
                self->leaveOut(
                    self->left.constFirst().name,
                    GivenExtrasTr::tr("The keychain has no “%1”, or does not answer. Enter it again in MCP servers.")
                        .arg(base::visibleText(name)));
                self->next();
                return;
            }
            self->left.first().values.append({name, fetched->value(key)});
            self->fetch();
        });
    }
};

} // namespace

core::McpPolicy GivenExtras::policy() const
{
    core::McpPolicy out;
    out.mode = mcpMode;
    out.canHold = canHold;
    out.compensations = accepted;
    for (const core::McpEntry &entry : servers ? *servers : core::McpEntries()) {
        if (entry.trusted)
            out.trusted.insert(entry.name);
        for (auto tool = entry.chosen.begin(); tool != entry.chosen.end(); ++tool)
            out.chosen[{entry.name, tool.key()}] = *tool;
        for (mcp::Compensation how : entry.undo) {
            how.server = entry.name;
            out.compensations.push_back(std::move(how));
        }
    }
    return out;
}

QString mcpSecretsId(const core::McpEntry &entry)
{
    return QStringLiteral("mcp/%1").arg(entry.id);
}

void resolveMcp(const core::McpEntries &entries, const QString &folder, bool remote, secrets::SecretStore *secrets,
                QObject *context, std::function<void(core::SessionExtras)> done)
{
    const auto work = std::make_shared<Resolving>();
    work->remote = remote;
    work->secrets = secrets;
    work->context = context;
    work->done = std::move(done);
    for (const core::McpEntry &entry : entries) {
        if (entry.enabled && core::isFor(entry, folder))
            work->left << entry;
    }
    work->next();
}

void giveExtras(core::AgentSetup *setup, const std::shared_ptr<GivenExtras> &extras, const QString &cwd, bool remote,
                secrets::SecretStore *secrets)
{
    setup->extras = [extras] { return extras->extras(); };
    setup->gate = extras->gate;
    setup->mcpPolicy = [extras] { return extras->policy(); };
    setup->prepare = [extras, cwd, secrets, remote, network = setup->network,
                      own = setup->prepare](QObject *context, const std::function<void(base::Result<void>)> &done) {
        own(context, [extras, cwd, secrets, remote, network, context = QPointer(context),
                      done](const base::Result<void> &prepared) {
            if (!prepared || !extras->servers || !context) {
                done(prepared);
                return;
            }
            resolveMcp(*extras->servers, cwd, remote, secrets, context,
                       [extras, cwd, network, done](const core::SessionExtras &resolved) {
                           extras->resolved =
                               extras->gate ? gatedServers(resolved, extras->gate.get(), cwd, network) : resolved;
                           done({});
                       });
        });
    };
}

} // namespace agents
