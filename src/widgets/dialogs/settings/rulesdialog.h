// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/permissions/permissionrules.h"
#include "widgets/dialogs/rowdelegate.h"

#include <QDialog>

#include <memory>

class Ui_RulesDialog;

namespace widgets {

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
