// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/registry.h"
#include "acp/requests.h"
#include "agents/agenticons.h"
#include "agents/registrysource.h"
#include "base/error.h"
#include "secrets/references.h"
#include "settings/agententry.h"
#include "settings/settings.h"
#include "widgets/dialogs/agents/agentsdialog.h"
#include "workspace/workspace.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace widgets {
class RegistryDialog;
}

namespace agents {
class AgentInstall;
} // namespace agents

namespace app {

/// What people do with the list of agents: add from the registry, from other programs' settings, from PATH or by hand;
/// edit, test, remove. Values that look secret go to the keychain and never into the settings file.
class AgentsController : public QObject
{
    Q_OBJECT

public:
    /// \p window is the parent of the dialogs.
    AgentsController(workspace::Workspace *workspace, settings::Settings *settings, QWidget *window);
    ~AgentsController() override;

    void show();
    /// The same, with the editor of that agent open.
    void edit(const settings::AgentEntry &agent);
    QList<widgets::AgentFields> agents() const;          ///< with the demo agent, as the dialogs show them
    QList<widgets::AgentFields> found() const;           ///< on this computer, and not in the list yet
    settings::AgentEntry agent(const QString &id) const; ///< the demo agent if there is none of that name
    void save(const widgets::AgentFields &fields, bool makeDefault);
    /// Whether \p command starts an agent; it is added if it does. Ends in commandTested().
    void testAndAdd(const QString &command);
    /// Settings of other programs with agents in them: name and path.
    QList<widgets::ImportSource> importSources() const;
    /// Into the list, which is shown with what came of it.
    void importFrom(const QString &path);
    /// What can be chosen from; over the list of agents, where it is open.
    void showRegistry();
    /// So many agents are in it, as far as it has been read; nothing is fetched for that. Says registryRead() when it
    /// knows more.
    int registryCount();
    void refresh(); ///< the open dialog

Q_SIGNALS:
    void changed();
    void registryRead();
    /// One was installed that was chosen for itself, not in the list of agents. Its dialog is closed.
    void installed();
    /// An error's message is empty where the agent answered and was added.
    void commandTested(const QString &name, const base::Error &error);

private:
    void add(const settings::AgentEntry &entry, bool makeDefault);
    void remove(const QString &id);
    void test(const QString &id);
    void import(const QString &path);
    void onRegistry(const acp::Registry &registry);
    void wantPictures();
    void wantPicture(const QString &registryId);
    void onPicture(const QUrl &address);
    void install(const QString &id, int way);
    void keepSecrets(const QString &id, secrets::Environment *values, QStringList *names, const QStringList &before);

    workspace::Workspace *m_workspace;
    settings::Settings *m_settings;
    QWidget *m_window;
    agents::RegistrySource m_source;
    agents::AgentIcons m_icons;
    acp::Registry m_registry;
    std::unique_ptr<agents::AgentInstall> m_install;
    QPointer<widgets::AgentsDialog> m_dialog;
    QPointer<widgets::RegistryDialog> m_registryDialog;
};

} // namespace app
