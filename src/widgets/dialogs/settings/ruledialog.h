// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "core/permissions/permissionrules.h"
#include "models/review/ruletrial.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace widgets {

/// One rule for permissions, with what it means in a line. Where it came from a request, it says what it would have
/// done with that.
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
    QComboBox *m_verdict, *m_kind, *m_agent;
    QLineEdit *m_command;
    QCheckBox *m_exact;
    QLineEdit *m_path, *m_folder;
    QLabel *m_sentence, *m_trial;
    QPushButton *m_save;
};

/// All kinds of requests, and *any*, for choosing.
void fillKinds(QComboBox *box);
/// What is chosen there.
std::optional<acp::ToolKind> chosenKind(const QComboBox *box);

} // namespace widgets
