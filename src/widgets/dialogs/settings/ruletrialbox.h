// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/permissions/permissionrules.h"

#include <QGroupBox>
#include <QList>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

class Ui_RuleTrialBox;

namespace widgets {

/// Where the user describes a request, or a call of an MCP server's tool, and reads what the rules would do with it:
/// decided by core::decide(), as it is for agents.
class RuleTrialBox : public QGroupBox
{
    Q_OBJECT

public:
    explicit RuleTrialBox(QWidget *parent);
    ~RuleTrialBox() override;
    /// \p agents: id and name; \p folder: of the session that is imagined.
    void offer(const QList<std::pair<QString, QString>> &agents, const QString &folder);

    void setRules(const std::vector<core::PermissionRule> &rules);

private:
    bool isCall() const;
    void tryOut();
    std::optional<core::PermissionSubject> request() const;
    std::optional<core::PermissionSubject> call(const QByteArray &arguments) const;

    std::vector<core::PermissionRule> m_rules;
    std::unique_ptr<Ui_RuleTrialBox> m_ui;
};

} // namespace widgets
