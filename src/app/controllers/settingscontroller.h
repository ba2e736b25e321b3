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

/// Shows the settings over the window, stores changes and applies them.
class SettingsController : public QObject
{
    Q_OBJECT

public:
    /// \p actions open the other dialogs that the pages refer to.
    SettingsController(workspace::Workspace *workspace, settings::Settings *settings, WindowActions *actions,
                       QWidget *window);

    /// The owner of the colours; null: they cannot be changed.
    void setAppearance(Appearance *appearance);
    /// The owner of the spell checking; null: there is none.
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
