// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/settingscontroller.h"

#include "app/actions/windowactions.h"
#include "app/controllers/session/spellingcontroller.h"
#include "settings/editors.h"
#include "settings/settings.h"
#include "widgets/dialogs/settings/settingsdialog.h"

namespace app {

using widgets::SettingsDialog;

SettingsController::SettingsController(settings::Settings *settings, WindowActions *actions, QWidget *window)
    : QObject(window)
    , m_settings(settings)
    , m_actions(actions)
    , m_window(window)
{}

void SettingsController::setSpelling(SpellingController *spelling)
{
    m_spelling = spelling;
}

void SettingsController::show(const QString &page)
{
    if (m_dialog) {
        m_dialog->showPage(page);
        m_dialog->raise();
        m_dialog->activateWindow();
        return;
    }
    widgets::Installed editors;
    for (const settings::EditorEntry &editor : settings::editorsOnPath())
        editors.append({editor.name, editor.command});
    m_dialog = new SettingsDialog(m_settings, m_spelling ? m_spelling->dictionaries() : widgets::Installed(), editors,
                                  m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &SettingsDialog::agentsRequested, m_actions->addAgent, &QAction::trigger);
    connect(m_dialog, &SettingsDialog::mcpServersRequested, m_actions->mcpServers, &QAction::trigger);
    connect(m_dialog, &SettingsDialog::rulesRequested, m_actions->rules, &QAction::trigger);
    connect(m_dialog, &SettingsDialog::keysRequested, m_actions->shortcuts, &QAction::trigger);
    m_dialog->showPage(page);
    m_dialog->open();
}

} // namespace app

#include "moc_settingscontroller.cpp"
