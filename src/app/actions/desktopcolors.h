// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDBusConnection>
#include <QDBusMessage>
#include <QObject>

#include <optional>

namespace app {

/// The desktop-wide colour preferences from the settings portal (org.freedesktop.portal.Settings), kept up to date.
/// Without a portal nothing is known. Main thread; never waits.
class DesktopColors : public QObject
{
    Q_OBJECT

public:
    explicit DesktopColors(const QDBusConnection &bus, QObject *parent = nullptr);

    std::optional<bool> prefersDark() const { return m_dark; } ///< null: no preference, or no portal
    bool prefersHighContrast() const { return m_highContrast; }

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void onSettingChanged(const QDBusMessage &signal);

private:
    /// True if the value has changed.
    bool read(const QString &key, const QVariant &value);

    QDBusConnection m_bus;
    std::optional<bool> m_dark;
    bool m_highContrast = false;
};

} // namespace app
