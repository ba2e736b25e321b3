// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/agents/mcpcontroller.h"

#include "agents/givenextras.h"
#include "agents/mcpimport.h"
#include "agents/projectundo.h"
#include "agents/servercall.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "core/remote/mcpentry.h"
#include "mcp/compensation.h"
#include "secrets/keptsecrets.h"
#include "widgets/dialogs/agents/mcpserversdialog.h"
#include "widgets/dialogs/agents/mcptools.h"
#include "widgets/dialogs/confirmation.h"
#include "widgets/dialogs/filedialogs.h"
#include "workspace/workspace.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QUuid>

namespace app {

using base::Result;

namespace {

template <class Same> qsizetype indexOf(const core::McpEntries &all, Same same)
{
    const auto found = std::find_if(all.begin(), all.end(), same);
    return found == all.end() ? -1 : found - all.begin();
}

} // namespace

McpController::McpController(workspace::Workspace *workspace, QWidget *window)
    : QObject(window)
    , m_workspace(workspace)
    , m_window(window)
{}

void McpController::show()
{
    if (!m_dialog) {
        m_dialog = new widgets::McpServersDialog(m_window);
        m_asked.clear(); // what the last one asked for ended with it
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_dialog, &widgets::McpServersDialog::saved, this, &McpController::save);
        connect(m_dialog, &widgets::McpServersDialog::removeRequested, this, &McpController::remove);
        connect(m_dialog, &widgets::McpServersDialog::importRequested, this, &McpController::chooseFile);
        connect(m_dialog, &widgets::McpServersDialog::projectFileRequested, this, &McpController::showProjectFile);
        connect(m_dialog, &widgets::McpServersDialog::testRequested, this, &McpController::askForTools);
        connect(m_dialog->tools(), &widgets::McpTools::changed, this, &McpController::keepTools);
        connect(m_dialog->tools(), &widgets::McpTools::tryRequested, this,
                [this](const core::McpEntry &server, const mcp::Compensation &how, const QByteArray &schema) {
                    m_dialog->sayOf(server, triedOn(server.name, how, schema));
                });
        connect(m_dialog, &widgets::McpServersDialog::switched, this, [this](const QString &id, bool on) {
            core::McpEntries all = m_workspace->mcpServers();
            for (core::McpEntry &entry : all)
                entry.enabled = entry.id == id ? on : entry.enabled;
            m_workspace->setMcpServers(all);
        });
        m_dialog->setServers(m_workspace->mcpServers());
    }
    offerProjectFile();
    m_dialog->open();
}

void McpController::change(const core::McpEntries &servers)
{
    m_workspace->setMcpServers(servers);
    if (m_dialog)
        m_dialog->setServers(servers);
}

/// Of the first open session whose folder has one.
std::pair<workspace::SessionController *, std::optional<agents::ProjectUndo>> McpController::projectFile() const
{
    for (const auto &session : m_workspace->all()) {
        auto file = agents::projectUndo(session->cwd());
        if (file && !m_workspace->settings()->isUndoAccepted(file->mark))
            return {session.get(), std::move(file)};
    }
    return {};
}

void McpController::offerProjectFile()
{
    const workspace::SessionController *session = projectFile().first;
    m_dialog->offerProjectFile(session ? session->cwd() : QString());
}

void McpController::showProjectFile()
{
    const auto [session, file] = projectFile();
    if (!session)
        return;
    if (!file->says) {
        m_dialog->showProblem(file->says.error().message);
        return;
    }
    const QString question = tr("Use the undo calls of %1?").arg(base::visibleText(file->path));
    const QStringList about{
        agents::undoLines(*file->says).join(u'\n'),
        tr("Each call is shown before it is made. If the file changes, you are asked again. Applies "
           "when an agent next starts.")};
    widgets::askToConfirm(m_dialog, tr("Undo of calls"), question, about, base::Words::tr("Accept"), this,
                          [this, mark = file->mark] {
                              m_workspace->settings()->acceptUndo(mark);
                              for (const auto &open : m_workspace->all())
                                  m_workspace->readProjectUndo(open.get());
                              if (m_dialog)
                                  offerProjectFile();
                          });
}

void McpController::askForTools(const core::McpEntry &server)
{
    const QByteArray identity = core::identityOf(server);
    if (m_asked.contains(identity))
        return;
    m_asked.insert(identity);
    m_dialog->sayOf(server, tr("The server is being asked for its tools."));
    const QString folder = server.folder.isEmpty() ? QDir::homePath() : server.folder;
    agents::ServerCall::list(
        server, folder, m_workspace->secrets(), m_workspace->clock(), m_dialog,
        [this, server, identity](const base::Result<std::vector<mcp::ToolInfo>> &tools) {
            m_asked.remove(identity);
            if (tools)
                m_dialog->setTools(server, *tools);
            m_dialog->sayOf(
                server,
                tools ? tr("%n tool(s)", nullptr, int(tools->size()))
                      : tr("The server did not tell of its tools. %1").arg(base::visibleText(tools.error().message)));
        });
}

void McpController::keepTools(const core::McpEntry &server)
{
    core::McpEntries all = m_workspace->mcpServers();
    const qsizetype at = indexOf(all, [&server](const core::McpEntry &e) { return e.id == server.id; });
    if (at < 0)
        return;
    all[at].chosen = server.chosen;
    all[at].undo = server.undo;
    change(all);
}

QString McpController::triedOn(const QString &server, const mcp::Compensation &how, const QByteArray &schema) const
{
    const auto last = m_workspace->effects()->lastCall(server, how.tool);
    if (!last)
        return tr("No call of %1 is recorded so far.").arg(base::visibleText(how.tool));
    const auto arguments = mcp::compensatingArguments(how, *last, schema);
    return arguments ? tr("After the last one Belay would call %1 %2")
                           .arg(base::visibleText(how.by), base::visibleText(QString::fromUtf8(*arguments)))
                     : arguments.error().message;
}

void McpController::save(core::McpEntry server, const core::McpEntry::Values &secrets)
{
    core::McpEntries all = m_workspace->mcpServers();
    const qsizetype at = indexOf(all, [&server](const core::McpEntry &e) { return e.id == server.id; });
    if (server.id.isEmpty())
        server.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    const auto failed = [this](const base::Error &error) {
        if (m_dialog)
            m_dialog->showProblem(error.message);
    };
    secrets::keepSecrets(m_workspace->secrets(), agents::mcpSecretsId(server), &server.values, &server.secretNames,
                         at < 0 ? QStringList() : all[at].secretNames, this, failed);
    // Shown before saving: an error of the keychain is then shown below it.
    if (at < 0)
        all << server;
    else
        all[at] = server;
    change(all);
    for (const auto &[name, value] : secrets) {
        m_workspace->secrets()->put(secrets::secretName(agents::mcpSecretsId(server), name), value, this,
                                    [failed](const Result<void> &stored) {
                                        if (!stored)
                                            failed(stored.error());
                                    });
    }
}

void McpController::remove(const QString &id)
{
    core::McpEntries all = m_workspace->mcpServers();
    const qsizetype at = indexOf(all, [&id](const core::McpEntry &e) { return e.id == id; });
    if (at < 0)
        return;
    const core::McpEntry gone = all.takeAt(at);
    change(all);
    for (const QString &name : gone.secretNames) {
        m_workspace->secrets()->forget(secrets::secretName(agents::mcpSecretsId(gone), name), this,
                                       [this](const Result<void> &forgotten) {
                                           if (!forgotten && m_dialog)
                                               m_dialog->showProblem(forgotten.error().message);
                                       });
    }
}

void McpController::add(const core::McpEntries &servers)
{
    for (const core::McpEntry &taken : servers) {
        core::McpEntry server = taken;
        const core::McpEntries all = m_workspace->mcpServers();
        const qsizetype at = indexOf(all, [&server](const core::McpEntry &e) { return e.name == server.name; });
        if (at >= 0)
            server.id = all[at].id;
        save(server, {});
    }
}

void McpController::chooseFile()
{
    QFileDialog *files = widgets::openFileDialog(
        m_dialog, base::Words::tr("Settings with “%1”").arg(QLatin1String("mcpServers")), QDir::homePath(),
        base::Words::tr("Settings (*.json *.jsonc);;All files (*)").split(QStringLiteral(";;")));
    files->setFilter(files->filter() | QDir::Hidden); // .mcp.json
    connect(files, &QFileDialog::fileSelected, this, &McpController::preview);
    files->open();
}

void McpController::preview(const QString &path)
{
    if (!m_dialog)
        return;
    const auto imported = agents::importedMcp(path);
    if (!imported) {
        m_dialog->showProblem(imported.error().message);
        return;
    }
    if (imported->servers.isEmpty() && imported->skipped.isEmpty()) {
        m_dialog->showProblem(tr("%1 names no servers.").arg(base::visibleText(path)));
        return;
    }
    QStringList known;
    for (const core::McpEntry &entry : m_workspace->mcpServers())
        known << entry.name;
    auto *dialog = new widgets::McpImportDialog(imported->servers, imported->skipped, known, m_dialog);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &widgets::McpImportDialog::taken, this, &McpController::add);
    dialog->open();
}

} // namespace app

#include "moc_mcpcontroller.cpp"
