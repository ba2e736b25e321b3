// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/mcpentry.h"
#include "models/texts/mcptext.h"

#include <QDialog>

class QListWidget;
class QPushButton;

namespace widgets {

/// What a file says of MCP servers, before any of it is taken: each with what will run for it.
class McpImportDialog : public QDialog
{
    Q_OBJECT

public:
    /// \p known are names that are there already; \p skipped a sentence for each entry that cannot be taken.
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
