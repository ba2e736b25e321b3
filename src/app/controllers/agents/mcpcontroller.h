// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "agents/projectundo.h"
#include "core/remote/mcpentry.h"
#include "mcp/compensation.h"

#include <QByteArray>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <optional>
#include <utility>

namespace widgets {
class McpServersDialog;
}

namespace workspace {
class SessionController;
class Workspace;
} // namespace workspace

namespace app {

/// Manages the user's MCP servers: shows, changes and imports them. Moves secrets to the keychain.
class McpController : public QObject
{
    Q_OBJECT

public:
    McpController(workspace::Workspace *workspace, QWidget *window);

    void show();
    /// Adds \p server, or replaces the one with its id. \p secrets are values of some of its `secretNames`.
    void save(core::McpEntry server, const core::McpEntry::Values &secrets);
    void remove(const QString &id);
    /// Adds each of them, or replaces the one with its name.
    void add(const core::McpEntries &servers);

private:
    void change(const core::McpEntries &servers);
    std::pair<workspace::SessionController *, std::optional<agents::ProjectUndo>> projectFile() const;
    void offerProjectFile();
    void showProjectFile();
    void askForTools(const core::McpEntry &server);
    /// Replaces the entry with its id: only what was chosen about its tools.
    void keepTools(const core::McpEntry &server);
    /// What \p how would call after the last call of its tool that is recorded, in words.
    QString triedOn(const QString &server, const mcp::Compensation &how, const QByteArray &schema) const;
    void chooseFile();
    void preview(const QString &path);

    workspace::Workspace *m_workspace;
    QWidget *m_window;
    QPointer<widgets::McpServersDialog> m_dialog;
    QSet<QByteArray> m_asked; ///< servers that have not answered yet, by core::identityOf()
};

} // namespace app
