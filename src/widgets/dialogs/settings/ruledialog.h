// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "core/permissions/permissionrules.h"
#include "models/review/ruletrial.h"

#include <QDialog>

#include <memory>

class QComboBox;
class Ui_RuleDialog;

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
    ~RuleDialog() override;

    core::PermissionRule rule() const;

Q_SIGNALS:
    void saved(const core::PermissionRule &rule);

private:
    void refresh();

    const std::optional<core::PermissionSubject> m_request;
    std::unique_ptr<Ui_RuleDialog> m_ui;
};

/// Fills in all kinds of requests, and *any*.
void fillKinds(QComboBox *box);
/// The selected kind.
std::optional<acp::ToolKind> chosenKind(const QComboBox *box);

} // namespace widgets
