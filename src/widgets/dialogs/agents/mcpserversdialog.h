// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/remote/mcpentry.h"
#include "mcp/message.h"
#include "models/texts/mcptext.h"

#include <QByteArray>
#include <QDialog>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

class QListWidget;
class QPushButton;
class Ui_McpDialog;
class Ui_McpServersDialog;

namespace widgets {

class McpTools;

/// One MCP server: its command or address, with its variables or headers.
class McpDialog : public QDialog
{
    Q_OBJECT

public:
    /// \p otherNames are taken already.
    McpDialog(const core::McpEntry &server, const QStringList &otherNames, QWidget *parent);
    ~McpDialog() override;

    core::McpEntry server() const; ///< `secretNames` includes those of secrets()
    /// Values that were typed here and belong in the keychain.
    core::McpEntry::Values secrets() const;

Q_SIGNALS:
    void saved(const core::McpEntry &server, const core::McpEntry::Values &secrets);

private:
    void refresh();

    const core::McpEntry m_before;
    const QStringList m_otherNames;
    std::unique_ptr<Ui_McpDialog> m_ui;
};

/// The user's MCP servers, for switching and editing, with the tools of the chosen one. Emits requests for changes and
/// shows what setServers() returns.
class McpServersDialog : public QDialog
{
    Q_OBJECT

public:
    explicit McpServersDialog(QWidget *parent);
    ~McpServersDialog() override;

    void setServers(const QList<core::McpEntry> &servers);
    /// What \p server says that it has.
    void setTools(const core::McpEntry &server, const std::vector<mcp::ToolInfo> &tools);
    /// Shows a line below the tools of \p server, if these are shown: what failed, or was found.
    void sayOf(const core::McpEntry &server, const QString &text);
    McpTools *tools() const;
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
    /// Its tools are to be shown: whether it answers.
    void testRequested(const core::McpEntry &server);
    void projectFileRequested();

private:
    void edit(int row); ///< -1: a new one
    void refresh();
    const core::McpEntry *current() const;

    QList<core::McpEntry> m_servers;
    QHash<QByteArray, std::vector<mcp::ToolInfo>> m_known; ///< by core::identityOf(): with another command it is not it
    std::unique_ptr<Ui_McpServersDialog> m_ui;
};

/// The MCP servers in a file, for choosing before any is imported: each with the command it runs.
class McpImportDialog : public QDialog
{
    Q_OBJECT

public:
    /// \p known are names that exist already; \p skipped has a sentence for each entry that cannot be imported.
    McpImportDialog(const QList<core::McpEntry> &servers, const QStringList &skipped, const QStringList &known,
                    QWidget *parent);

    QList<core::McpEntry> chosen() const;

Q_SIGNALS:
    void taken(const QList<core::McpEntry> &servers);

private:
    void refresh();

    const QList<core::McpEntry> m_servers;
    QListWidget *m_list;
    QPushButton *m_take;
};

} // namespace widgets
