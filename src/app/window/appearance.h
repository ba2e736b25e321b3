// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/desktopcolors.h"
#include "base/clock.h"
#include "widgets/style/theme.h"

#include <QObject>

namespace settings {
class Settings;
}

namespace app {

/// The application's palette and the style of its controls: the desktop's own, or Belay's where the user has chosen
/// light, dark or high contrast, where the desktop prefers another scheme than its palette has, and where there is no
/// desktop. Applied at once to all windows. Main thread; made after QApplication, before the first widget.
class Appearance : public QObject
{
    Q_OBJECT

public:
    /// \p settings and \p clock must outlive it. \p theme of the command line, "light" or "dark", holds for this run
    /// until something is chosen; empty: as in the settings.
    Appearance(settings::Settings *settings, const QString &theme, const QDBusConnection &bus, base::Clock *clock,
               QObject *parent = nullptr);

    /// After the desktop has said that its colours are others; then it is seen whether its palette is, too.
    static constexpr base::Milliseconds paletteTime{1000};

    widgets::ColorScheme scheme() const { return m_scheme; }
    bool highContrast() const { return m_highContrast; }

public Q_SLOTS:
    // Also for the runs to come.
    void setScheme(widgets::ColorScheme scheme);
    void setHighContrast(bool on);

Q_SIGNALS:
    void schemeChanged(widgets::ColorScheme scheme);

private:
    void apply();

    settings::Settings *m_settings;
    base::Clock *m_clock;
    base::TimerHandle m_again;
    DesktopColors m_desktop;
    const bool m_isBare; ///< no desktop has a palette and a style for us
    const QString m_desktopStyle;
    widgets::ColorScheme m_scheme;
    bool m_highContrast;
    bool m_isOwn = false; ///< palette and style are Belay's
};

/// As the settings and the command line name it: "light", "dark"; empty: the system's.
QString nameOf(widgets::ColorScheme scheme);
/// What is no name is the system's.
widgets::ColorScheme colorSchemeOf(const QString &name);

} // namespace app
