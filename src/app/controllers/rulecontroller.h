// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "core/permissions/permissionrules.h"
#include "workspace/session/sessioncontroller.h"

#include <QObject>

namespace widgets {
class RulesDialog;
}

class QDialog;

namespace workspace {
class Workspace;
} // namespace workspace

namespace app {

/// The user's rules for permissions: makes them from requests, shows, imports and exports them.
class RuleController : public QObject
{
    Q_OBJECT

public:
    RuleController(workspace::Workspace *workspace, QWidget *window);

    /// Edits and saves a rule like \p permission. If the rule allows the request, it is answered.
    /// The dialog that is shown; null: it is answered already.
    QDialog *makeRule(workspace::SessionController *session, base::RequestKey permission);
    void showRules(const QString &folder);

private:
    QList<std::pair<QString, QString>> agents() const;
    void add(const core::PermissionRule &rule, workspace::SessionController *session, base::RequestKey permission);
    void importInto(widgets::RulesDialog *dialog);
    void exportFrom(widgets::RulesDialog *dialog);

    workspace::Workspace *m_workspace;
    QWidget *m_window;
};

} // namespace app
