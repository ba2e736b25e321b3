// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/permissions/permissionrules.h"

#include <QGroupBox>
#include <QList>

#include <optional>
#include <utility>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace widgets {

/// Where the user describes a request, or a call of an MCP server's tool, and reads what the rules would do with it:
/// decided by core::decide(), as it is for agents.
class RuleTrialBox : public QGroupBox
{
    Q_OBJECT

public:
    /// \p agents: id and name; \p folder: of the session that is imagined.
    RuleTrialBox(const QList<std::pair<QString, QString>> &agents, const QString &folder, QWidget *parent);

    void setRules(const std::vector<core::PermissionRule> &rules);

private:
    bool isCall() const;
    void tryOut();
    std::optional<core::PermissionSubject> request() const;
    std::optional<core::PermissionSubject> call(const QByteArray &arguments) const;

    std::vector<core::PermissionRule> m_rules;
    QComboBox *m_kind, *m_agent;
    QLineEdit *m_command, *m_path, *m_server, *m_tool, *m_folder;
    QPlainTextEdit *m_arguments;
    QLabel *m_problem; ///< of the arguments
    QLabel *m_beside, *m_result;
    QList<QWidget *> m_ofCalls, m_ofOthers; ///< what is shown for calls of tools alone, and for all else alone
};

} // namespace widgets
