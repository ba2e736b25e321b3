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

namespace app {

class Settings;
class WindowActions;
class Workspace;

/// Shows the settings over the window, keeps what is changed and lets it take effect.
class SettingsController : public QObject
{
    Q_OBJECT

public:
    /// \p actions open the other dialogs that the pages name.
    SettingsController(Workspace *workspace, Settings *settings, WindowActions *actions, QWidget *window);

    void show();

Q_SIGNALS:
    void zoomChanged(int percent);
    void fontsChanged(const QString &text, const QString &code);

private:
    Workspace *m_workspace;
    Settings *m_settings;
    WindowActions *m_actions;
    QWidget *m_window;
    QPointer<widgets::SettingsDialog> m_dialog;
};

} // namespace app
