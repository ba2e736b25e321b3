// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDBusConnection>
#include <QDBusMessage>
#include <QObject>

#include <optional>

namespace app {

/// The colours that the user has chosen for the whole desktop, as its settings portal (org.freedesktop.portal.Settings)
/// says, and whenever that changes. Where there is no portal nothing is known. Main thread; never waits.
class DesktopColors : public QObject
{
    Q_OBJECT

public:
    explicit DesktopColors(const QDBusConnection &bus, QObject *parent = nullptr);

    std::optional<bool> prefersDark() const { return m_dark; } ///< none: no preference, or nobody to ask
    bool prefersHighContrast() const { return m_highContrast; }

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void onSettingChanged(const QDBusMessage &signal);

private:
    /// True: it is another one than before.
    bool take(const QString &key, const QVariant &value);

    QDBusConnection m_bus;
    std::optional<bool> m_dark;
    bool m_highContrast = false;
};

} // namespace app
