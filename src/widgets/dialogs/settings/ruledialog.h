// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "core/permissions/permissionrules.h"
#include "models/review/ruletrial.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace widgets {

/// Edits one rule for permissions, about a command, files or a tool, and shows its meaning in a line. If it was made
/// from a request, it also shows what the rule would do with that.
class RuleDialog : public QDialog
{
    Q_OBJECT

public:
    /// \p agents: ids and names.
    RuleDialog(const core::PermissionRule &rule, const QList<std::pair<QString, QString>> &agents,
               const std::optional<core::PermissionSubject> &request, QWidget *parent);

    core::PermissionRule rule() const;

Q_SIGNALS:
    void saved(const core::PermissionRule &rule);

private:
    void refresh();

    std::optional<core::PermissionSubject> m_request;
    QFormLayout *m_form;
    QComboBox *m_verdict, *m_about, *m_kind, *m_agent;
    QList<std::pair<int, QWidget *>> m_fields; ///< by what they are about
    QLineEdit *m_command;
    QCheckBox *m_exact;
    QLineEdit *m_path, *m_server, *m_tool, *m_arguments;
    QCheckBox *m_exactArguments;
    QLineEdit *m_folder;
    QLabel *m_sentence, *m_trial;
    QPushButton *m_save;
};

/// Fills in all kinds of requests, and *any*.
void fillKinds(QComboBox *box);
/// The selected kind.
std::optional<acp::ToolKind> chosenKind(const QComboBox *box);

} // namespace widgets
