// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/registry.h"
#include "acp/requests.h"
#include "app/agenticons.h"
#include "app/registrysource.h"
#include "app/workspace.h"
#include "base/error.h"
#include "base/result.h"
#include "widgets/dialogs/agentsdialog.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace widgets {
class RegistryDialog;
}

namespace app {

class AgentInstall;

/// What people do with the list of agents: add from the registry, from other programs' settings, from PATH or by hand;
/// edit, test, remove. Values that look secret go to the keychain and never into the settings file.
class AgentsController : public QObject
{
    Q_OBJECT

public:
    /// \p window is the parent of the dialogs.
    AgentsController(Workspace *workspace, Settings *settings, QWidget *window);
    ~AgentsController() override;

    void show();
    /// The same, with the editor of that agent open.
    void edit(const AgentEntry &agent);
    QList<widgets::AgentFields> agents() const; ///< with the demo agent, as the dialogs show them
    QList<widgets::AgentFields> found() const;  ///< on this computer, and not in the list yet
    AgentEntry agent(const QString &id) const;  ///< the demo agent if there is none of that name
    void save(const widgets::AgentFields &fields, bool makeDefault);
    /// Whether \p command starts an agent; it is added if it does. Ends in commandTested().
    void testAndAdd(const QString &command);
    void refresh(); ///< the open dialog

Q_SIGNALS:
    void changed();
    /// An error's message is empty where the agent answered and was added.
    void commandTested(const QString &name, const base::Error &error);

private:
    void add(const AgentEntry &entry, bool makeDefault);
    void remove(const QString &id);
    void test(const QString &id);
    void import(const QString &path);
    void showRegistry();
    void onRegistry(const acp::Registry &registry);
    void wantPictures();
    void wantPicture(const QString &registryId);
    void onPicture(const QUrl &address);
    void install(const QString &id, int way);
    void keepSecrets(const QString &id, Environment *values, QStringList *names, const QStringList &before);

    Workspace *m_workspace;
    Settings *m_settings;
    QWidget *m_window;
    RegistrySource m_source;
    AgentIcons m_icons;
    acp::Registry m_registry;
    std::unique_ptr<AgentInstall> m_install;
    QPointer<widgets::AgentsDialog> m_dialog;
    QPointer<widgets::RegistryDialog> m_registryDialog;
};

/// What a test of an agent found, in a few lines.
QString testWords(const acp::InitializeResponse &agent);
/// Where other programs keep their settings with agents, as far as the files are there.
QList<widgets::ImportSource> importSources();
/// Agents of such a file, and sentences about what was left out.
base::Result<QList<AgentEntry>> importedAgents(const QString &path, QStringList *skipped);

} // namespace app
