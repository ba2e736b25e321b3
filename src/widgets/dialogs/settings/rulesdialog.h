// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "core/permissions/permissionrules.h"
#include "models/review/ruletrial.h"
#include "widgets/dialogs/rowdelegate.h"

#include <QDialog>

#include <memory>

class QComboBox;
class Ui_RuleDialog;
class Ui_RulesDialog;

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

/// The user's rules for permissions: for viewing, editing, exporting, and trying.
class RulesDialog : public QDialog
{
    Q_OBJECT

public:
    /// \p folder: for trying a request.
    RulesDialog(const QList<std::pair<QString, QString>> &agents, const QString &folder, QWidget *parent);
    ~RulesDialog() override;

    void setRules(const std::vector<core::PermissionRule> &rules);
    const std::vector<core::PermissionRule> &rules() const { return m_rules; }
    void showProblem(const QString &problem);

Q_SIGNALS:
    void rulesChanged(const std::vector<core::PermissionRule> &rules);
    void importRequested();
    void exportRequested();

private:
    void edit(int row); ///< -1: a new one
    void remove();
    void filter();
    void refresh();
    RowLines linesOf(const core::PermissionRule &rule) const;

    const QList<std::pair<QString, QString>> m_agents;
    std::vector<core::PermissionRule> m_rules;
    std::unique_ptr<Ui_RulesDialog> m_ui;
};

} // namespace widgets
