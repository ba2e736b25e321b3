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

namespace app {

class SpellingController;
class WindowActions;

/// Shows the settings over the window. Who depends on one follows settings::Settings::changed().
class SettingsController : public QObject
{
    Q_OBJECT

public:
    /// \p actions open the other dialogs that the pages refer to.
    SettingsController(settings::Settings *settings, WindowActions *actions, QWidget *window);

    /// The owner of the spell checking; null: there is none.
    void setSpelling(SpellingController *spelling);
    /// \p page: its name; empty: the one that was shown last.
    void show(const QString &page = {});

private:
    settings::Settings *m_settings;
    WindowActions *m_actions;
    QPointer<SpellingController> m_spelling;
    QWidget *m_window;
    QPointer<widgets::SettingsDialog> m_dialog;
};

} // namespace app
