// SPDX-License-Identifier: Apache-2.0
#include "app/actions/appearance.h"

#include "settings/settings.h"
#include "widgets/style/lookstyle.h"
#include "widgets/style/theme.h"

#include <QApplication>
#include <QStyle>

#include <utility>

namespace app {

using widgets::ColorScheme;

Appearance::Appearance(settings::Settings *settings, const QString &theme, const QDBusConnection &bus,
                       base::Clock *clock, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_clock(clock)
    , m_desktop(bus)
    , m_isBare(qEnvironmentVariableIsEmpty("XDG_CURRENT_DESKTOP") && qEnvironmentVariableIsEmpty("QT_STYLE_OVERRIDE"))
    , m_desktopStyle(QApplication::style()->name())
    , m_scheme(colorSchemeOf(theme.isEmpty() ? settings->value(settings::keys::colorScheme) : theme))
    , m_highContrast(settings->value(settings::keys::highContrast))
{
    if (m_isBare) {
        QFont font = QApplication::font();
        font.setPointSize(10);
        QApplication::setFont(font);
    }
    connect(&m_desktop, &DesktopColors::changed, this, &Appearance::apply);
    // The desktop may change the palette shortly before or after it announces the new scheme.
    connect(&m_desktop, &DesktopColors::changed, this,
            [this] { m_again = m_clock->after(paletteTime, [this] { apply(); }); });
    settings->onChange(settings::keys::colorScheme, this,
                       [this] { setScheme(colorSchemeOf(m_settings->value(settings::keys::colorScheme))); });
    settings->onChange(settings::keys::highContrast, this,
                       [this] { setHighContrast(m_settings->value(settings::keys::highContrast)); });
    apply();
}

void Appearance::setScheme(ColorScheme scheme)
{
    const bool isAnother = std::exchange(m_scheme, scheme) != scheme;
    m_settings->set(settings::keys::colorScheme, nameOf(scheme));
    if (!isAnother)
        return;
    apply();
    Q_EMIT schemeChanged(scheme);
}

void Appearance::setHighContrast(bool on)
{
    const bool isAnother = std::exchange(m_highContrast, on) != on;
    m_settings->set(settings::keys::highContrast, on);
    if (isAnother)
        apply();
}

void Appearance::apply()
{
    const bool highContrast = m_highContrast || m_desktop.prefersHighContrast();
    if (m_isOwn && !m_isBare && m_scheme == ColorScheme::System) { // to see the desktop's own palette
        QApplication::setStyle(m_desktopStyle);
        QApplication::setPalette(QPalette());
        m_isOwn = false;
    }
    const bool desktopsIsDark = !m_isBare && widgets::isDark(QApplication::palette());
    const bool dark = m_scheme == ColorScheme::System ? m_desktop.prefersDark().value_or(desktopsIsDark)
                                                      : m_scheme == ColorScheme::Dark;
    if (!m_isBare && m_scheme == ColorScheme::System && !highContrast && dark == desktopsIsDark)
        return;
    if (!m_isOwn)
        QApplication::setStyle(new widgets::LookStyle);
    m_isOwn = true;
    QApplication::setPalette(widgets::ownPalette(dark, highContrast));
}

QString nameOf(ColorScheme scheme)
{
    switch (scheme) {
    case ColorScheme::System:
        break;
    case ColorScheme::Light:
        return QStringLiteral("light");
    case ColorScheme::Dark:
        return QStringLiteral("dark");
    }
    return {};
}

ColorScheme colorSchemeOf(const QString &name)
{
    return name == QLatin1String("light")  ? ColorScheme::Light
           : name == QLatin1String("dark") ? ColorScheme::Dark
                                           : ColorScheme::System;
}

} // namespace app

#include "moc_appearance.cpp"
