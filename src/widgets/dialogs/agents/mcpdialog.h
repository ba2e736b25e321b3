// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/remote/mcpentry.h"
#include "models/texts/mcptext.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace widgets {

class ValuesTable;

/// One MCP server: its command or address, with its variables or headers.
class McpDialog : public QDialog
{
    Q_OBJECT

public:
    /// \p otherNames are taken already.
    McpDialog(const core::McpEntry &server, const QStringList &otherNames, QWidget *parent);

    core::McpEntry server() const; ///< `secretNames` includes those of secrets()
    /// Values that were typed here and belong in the keychain.
    core::McpEntry::Values secrets() const;

Q_SIGNALS:
    void saved(const core::McpEntry &server, const core::McpEntry::Values &secrets);

private:
    void refresh();

    const core::McpEntry m_before;
    const QStringList m_otherNames;
    QLineEdit *m_name, *m_command, *m_url, *m_folder;
    QComboBox *m_transport;
    QCheckBox *m_trusted;
    ValuesTable *m_values;
    QLabel *m_remark, *m_problem;
    QFormLayout *m_form;
    QPushButton *m_save;
};

} // namespace widgets
