// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/rulecontroller.h"

#include "acp/values.h"
#include "base/regularfile.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "core/permissions/permissionrules.h"
#include "settings/rulefile.h"
#include "widgets/dialogs/filedialogs.h"
#include "widgets/dialogs/settings/rulesdialog.h"
#include "workspace/workspace.h"

#include <QFileDialog>
#include <QPointer>
#include <QSaveFile>

namespace app {

namespace {
constexpr qint64 largestFile = 4 * 1024 * 1024; ///< bytes
}

RuleController::RuleController(workspace::Workspace *workspace, QWidget *window)
    : QObject(window)
    , m_workspace(workspace)
    , m_window(window)
{}

QList<std::pair<QString, QString>> RuleController::agents() const
{
    QList<std::pair<QString, QString>> out;
    const QList<settings::AgentEntry> known = m_workspace->settings()->agents();
    for (const settings::AgentEntry &agent : known)
        out.append({agent.id, agent.name});
    const settings::AgentEntry demo = settings::demoAgent();
    out.append({demo.id, demo.name});
    return out;
}

QDialog *RuleController::makeRule(workspace::SessionController *session, base::RequestKey permission)
{
    const auto subject = session->questions().subjectOf(permission);
    if (!subject)
        return nullptr; // the request was answered meanwhile
    auto *dialog = new widgets::RuleDialog(core::suggestedRule(*subject), agents(), subject, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &widgets::RuleDialog::saved, this,
            [this, asked = QPointer(session), permission](const core::PermissionRule &rule) {
                add(rule, asked, permission);
            });
    dialog->open();
    return dialog;
}

void RuleController::add(const core::PermissionRule &rule, workspace::SessionController *session,
                         base::RequestKey permission)
{
    std::vector<core::PermissionRule> rules = m_workspace->permissionRules();
    if (std::find(rules.begin(), rules.end(), rule) == rules.end())
        rules.push_back(rule);
    m_workspace->setPermissionRules(rules);
    // The request may have ended while the dialog was open.
    const auto subject = session ? session->questions().subjectOf(permission) : std::nullopt;
    if (!subject)
        return;
    const core::RuleDecision decision = core::decide(rules, *subject);
    if (decision.verdict == core::RuleVerdict::Allow)
        session->questions().answerPermission(permission, acp::PermissionKind::AllowOnce);
    else if (decision.verdict == core::RuleVerdict::Deny)
        session->questions().answerPermission(permission, acp::PermissionKind::RejectOnce);
}

void RuleController::showRules(const QString &folder)
{
    auto *dialog = new widgets::RulesDialog(agents(), folder, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setRules(m_workspace->permissionRules());
    connect(dialog, &widgets::RulesDialog::rulesChanged, m_workspace, &workspace::Workspace::setPermissionRules);
    connect(dialog, &widgets::RulesDialog::importRequested, this, [this, dialog] { importInto(dialog); });
    connect(dialog, &widgets::RulesDialog::exportRequested, this, [this, dialog] { exportFrom(dialog); });
    dialog->open();
}

void RuleController::importInto(widgets::RulesDialog *dialog)
{
    QFileDialog *files =
        widgets::openFileDialog(dialog, tr("Import permission rules"), {}, {base::Words::tr("JSON (*.json)")});
    connect(files, &QFileDialog::fileSelected, dialog, [this, dialog](const QString &path) {
        const base::Result<QByteArray> content = base::readRegularFile(path, largestFile);
        if (!content) {
            dialog->showProblem(content.error().message);
            return;
        }
        const auto imported = settings::importedRules(*content);
        if (!imported) {
            dialog->showProblem(imported.error().message);
            return;
        }
        std::vector<core::PermissionRule> rules = dialog->rules();
        for (const core::PermissionRule &rule : *imported) {
            if (std::find(rules.begin(), rules.end(), rule) == rules.end())
                rules.push_back(rule);
        }
        dialog->setRules(rules);
        m_workspace->setPermissionRules(rules);
    });
    files->open();
}

void RuleController::exportFrom(widgets::RulesDialog *dialog)
{
    QFileDialog *files =
        widgets::saveFileDialog(dialog, tr("Export permission rules"), {}, QStringLiteral("belay-rules.json"),
                                {base::Words::tr("JSON (*.json)")});
    connect(files, &QFileDialog::fileSelected, dialog, [dialog](const QString &path) {
        QSaveFile file(path);
        const QByteArray bytes = settings::exportedRules(dialog->rules());
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
            dialog->showProblem(
                base::Words::tr("%1 could not be written: %2").arg(base::visibleText(path), file.errorString()));
    });
    files->open();
}

} // namespace app

#include "moc_rulecontroller.cpp"
