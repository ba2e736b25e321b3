// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/remote/mcpentry.h"
#include "models/texts/mcptext.h"

#include <QDialog>

#include <memory>

class Ui_McpDialog;

namespace widgets {

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

} // namespace widgets
