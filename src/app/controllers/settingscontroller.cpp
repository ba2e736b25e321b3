// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/settingscontroller.h"

#include "app/actions/appearance.h"
#include "app/actions/windowactions.h"
#include "app/controllers/session/spellingcontroller.h"
#include "settings/editors.h"
#include "settings/settings.h"
#include "widgets/dialogs/settings/settingsdialog.h"
#include "workspace/workspace.h"

namespace app {

using widgets::SettingsDialog;

SettingsController::SettingsController(workspace::Workspace *workspace, settings::Settings *settings,
                                       WindowActions *actions, QWidget *window)
    : QObject(window)
    , m_workspace(workspace)
    , m_settings(settings)
    , m_actions(actions)
    , m_window(window)
{}

void SettingsController::setAppearance(Appearance *appearance)
{
    m_appearance = appearance;
}

void SettingsController::setSpelling(SpellingController *spelling)
{
    m_spelling = spelling;
}

void SettingsController::show()
{
    if (m_dialog) {
        m_dialog->raise();
        m_dialog->activateWindow();
        return;
    }
    widgets::SettingsFields fields;
    fields.language = m_settings->language();
    fields.colorScheme = m_appearance ? m_appearance->scheme() : colorSchemeOf(m_settings->colorScheme());
    fields.highContrast = m_settings->highContrast();
    fields.zoomPercent = m_settings->zoom();
    fields.textFont = m_settings->textFont();
    fields.codeFont = m_settings->codeFont();
    fields.editor = m_settings->editorCommand();
    fields.timings = m_settings->timings();
    fields.keptDays = m_settings->effectsKeptDays();
    fields.sound = m_settings->notificationSound();
    if (m_spelling)
        m_spelling->fill(&fields);
    fields.page = m_settings->settingsPage();
    for (const settings::EditorEntry &editor : settings::editorsOnPath())
        fields.editors.append({editor.name, editor.command});
    m_dialog = new SettingsDialog(fields, m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &SettingsDialog::timingsChanged, m_workspace, &workspace::Workspace::setTimings);
    if (m_appearance) {
        connect(m_dialog, &SettingsDialog::colorSchemeChanged, m_appearance, &Appearance::setScheme);
        connect(m_dialog, &SettingsDialog::highContrastChanged, m_appearance, &Appearance::setHighContrast);
    }
    if (m_spelling) {
        connect(m_dialog, &SettingsDialog::spellingChanged, m_spelling, [this](bool on, const QString &language) {
            m_spelling->speller()->setChoice({on, language});
        });
    }
    connect(m_dialog, &SettingsDialog::zoomChanged, this, &SettingsController::zoomChanged);
    connect(m_dialog, &SettingsDialog::fontsChanged, this, &SettingsController::fontsChanged);
    connect(m_dialog, &SettingsDialog::editorChanged, this,
            [this](const QString &command) { m_settings->setEditorCommand(command); });
    connect(m_dialog, &SettingsDialog::languageChanged, this,
            [this](const QString &language) { m_settings->setLanguage(language); });
    connect(m_dialog, &SettingsDialog::keptDaysChanged, this,
            [this](int days) { m_settings->setEffectsKeptDays(days); });
    connect(m_dialog, &SettingsDialog::soundChanged, this, [this](bool on) { m_settings->setNotificationSound(on); });
    connect(m_dialog, &SettingsDialog::pageChanged, this,
            [this](const QString &name) { m_settings->setSettingsPage(name); });
    connect(m_dialog, &SettingsDialog::agentsRequested, m_actions->addAgent, &QAction::trigger);
    connect(m_dialog, &SettingsDialog::mcpServersRequested, m_actions->mcpServers, &QAction::trigger);
    connect(m_dialog, &SettingsDialog::rulesRequested, m_actions->rules, &QAction::trigger);
    connect(m_dialog, &SettingsDialog::keysRequested, m_actions->shortcuts, &QAction::trigger);
    m_dialog->open();
}

} // namespace app

#include "moc_settingscontroller.cpp"
