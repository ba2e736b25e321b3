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
#include "widgets/dialogs/agents/agentfields.h"
#include "widgets/dialogs/agents/agentsdialog.h"
#include "workspace/workspace.h"

#include <QHash>
#include <QObject>
#include <QPointer>

#include <memory>

namespace widgets {
class RegistryDialog;
}

namespace agents {
class AgentInstall;
class AgentTest;
} // namespace agents

namespace app {

/// Manages the list of agents: adds them from the registry, from other programs' settings, from PATH or by hand; edits,
/// tests and removes them. Values that look secret go to the keychain and never into the settings file.
class AgentsController : public QObject
{
    Q_OBJECT

public:
    /// \p window is the parent of the dialogs.
    AgentsController(workspace::Workspace *workspace, settings::Settings *settings, QWidget *window);
    ~AgentsController() override;

    void show();
    /// Shows the list with the editor for \p agent open.
    void edit(const settings::AgentEntry &agent);
    QList<widgets::AgentFields> agents() const;          ///< with the demo agent, in the dialogs' form
    QList<widgets::AgentFields> found() const;           ///< installed here and not in the list yet
    settings::AgentEntry agent(const QString &id) const; ///< the demo agent if there is none with that id
    void save(const widgets::AgentFields &fields, bool makeDefault);
    /// Tests whether \p command starts an agent, and adds it if so. Ends in commandTested().
    void testAndAdd(const QString &command);
    /// Settings files of other programs that contain agents: name and path.
    QList<widgets::ImportSource> importSources() const;
    /// Adds the agents in \p path and shows the list with the result.
    void importFrom(const QString &path);
    /// Shows the registry, over the list of agents if that is open.
    void showRegistry();
    /// The number of agents in the registry, if it has been read; nothing is downloaded for this. Emits registryRead()
    /// when it knows more.
    int registryCount();
    void refresh(); ///< updates the open dialog

Q_SIGNALS:
    void changed();
    void registryRead();
    /// An agent was installed directly and not from the list of agents. The dialog is closed.
    void installed();
    /// The error's message is empty if the agent answered and was added.
    void commandTested(const QString &name, const base::Error &error);

private:
    void add(const settings::AgentEntry &entry, bool makeDefault);
    void remove(const QString &id);
    void duplicate(const QString &id);
    void test(const QString &id);
    void forgetTest(const QString &id);
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
    QHash<QString, widgets::AgentTested> m_tested;       ///< by the agent's id
    QHash<QString, QPointer<agents::AgentTest>> m_tests; ///< that have not ended, by the agent's id
    QPointer<widgets::AgentsDialog> m_dialog;
    QPointer<widgets::RegistryDialog> m_registryDialog;
};

} // namespace app
