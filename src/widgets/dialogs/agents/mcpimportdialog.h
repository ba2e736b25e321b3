// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/remote/mcpentry.h"
#include "models/texts/mcptext.h"

#include <QDialog>

class QListWidget;
class QPushButton;

namespace widgets {

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
