// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/actions/desktopcolors.h"
#include "base/clock.h"
#include "widgets/style/theme.h"

#include <QObject>

namespace settings {
class Settings;
}

namespace app {

/// Sets the application's palette and style: the desktop's own, or Belay's if the user has chosen light, dark or high
/// contrast, if the desktop prefers another scheme than its palette has, or if there is no desktop. Applied at once to
/// all windows. Main thread; create it after QApplication, before the first widget.
class Appearance : public QObject
{
    Q_OBJECT

public:
    /// \p settings and \p clock must outlive it. \p theme from the command line, "light" or "dark", applies to this run
    /// until something is chosen; empty: as in the settings.
    Appearance(settings::Settings *settings, const QString &theme, const QDBusConnection &bus, base::Clock *clock,
               QObject *parent = nullptr);

    /// Delay after the desktop announced other colours until the palette is checked again.
    static constexpr base::Milliseconds paletteTime{1000};

    widgets::ColorScheme scheme() const { return m_scheme; }
    bool highContrast() const { return m_highContrast; }

public Q_SLOTS:
    // These are also stored for later runs.
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
    const bool m_isBare; ///< there is no desktop that provides a palette and a style
    const QString m_desktopStyle;
    widgets::ColorScheme m_scheme;
    bool m_highContrast;
    bool m_isOwn = false; ///< palette and style are currently Belay's
};

/// The name in the settings and on the command line: "light", "dark"; empty: the system's.
QString nameOf(widgets::ColorScheme scheme);
/// Any other name means the system's.
widgets::ColorScheme colorSchemeOf(const QString &name);

} // namespace app
