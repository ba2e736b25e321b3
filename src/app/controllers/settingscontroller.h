// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace widgets {
class SettingsDialog;
}

namespace settings {
class Settings;
} // namespace settings

namespace workspace {
class Workspace;
} // namespace workspace

namespace app {

class Appearance;
class SpellingController;
class WindowActions;

/// Shows the settings over the window, keeps what is changed and lets it take effect.
class SettingsController : public QObject
{
    Q_OBJECT

public:
    /// \p actions open the other dialogs that the pages name.
    SettingsController(workspace::Workspace *workspace, settings::Settings *settings, WindowActions *actions,
                       QWidget *window);

    /// Whose colours are shown, and who changes them; null: nobody does.
    void setAppearance(Appearance *appearance);
    /// What checks the spelling; null: nothing does.
    void setSpelling(SpellingController *spelling);
    void show();

Q_SIGNALS:
    void zoomChanged(int percent);
    void fontsChanged(const QString &text, const QString &code);

private:
    workspace::Workspace *m_workspace;
    settings::Settings *m_settings;
    WindowActions *m_actions;
    QPointer<Appearance> m_appearance;
    QPointer<SpellingController> m_spelling;
    QWidget *m_window;
    QPointer<widgets::SettingsDialog> m_dialog;
};

} // namespace app
