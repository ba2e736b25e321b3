// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/remote/mcpentry.h"
#include "models/texts/mcptext.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace widgets {

/// Shows \p server, whole, in a row of a list with a RowDelegate, and what else there is to say of it.
void showServer(QListWidgetItem *item, const core::McpEntry &server, const QStringList &remarks = {});

/// The user's MCP servers, for switching and editing. Emits requests for changes and shows what setServers() returns.
class McpServersDialog : public QDialog
{
    Q_OBJECT

public:
    explicit McpServersDialog(QWidget *parent);

    void setServers(const QList<core::McpEntry> &servers);
    /// Shows a line below the list about what failed.
    void showProblem(const QString &problem);
    /// A file in \p folder says how calls are taken back, and the user has not accepted it; empty: there is none.
    void offerProjectFile(const QString &folder);

Q_SIGNALS:
    /// A new one has no id. \p secrets are new values for some of its `secretNames`.
    void saved(const core::McpEntry &server, const core::McpEntry::Values &secrets);
    void switched(const QString &id, bool on);
    void removeRequested(const QString &id);
    void importRequested();
    /// The tools of this server are to be shown.
    void toolsRequested(const core::McpEntry &server);
    void projectFileRequested();

private:
    void edit(int row); ///< -1: a new one
    void remove();
    void refresh();

    QList<core::McpEntry> m_servers;
    QListWidget *m_list;
    QPushButton *m_edit, *m_tools, *m_remove;
    QLabel *m_problem, *m_project;
    QPushButton *m_lookAtProject;
};

} // namespace widgets
