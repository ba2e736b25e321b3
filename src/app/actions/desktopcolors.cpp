// SPDX-License-Identifier: Apache-2.0
#include "app/actions/desktopcolors.h"

#include <QDBusArgument>
#include <QDBusPendingCallWatcher>
#include <QDBusVariant>
#include <QMap>
#include <QVariantMap>

#include <utility>

namespace app {

namespace {

QString portal()
{
    return QStringLiteral("org.freedesktop.portal.Desktop");
}

QString portalPlace()
{
    return QStringLiteral("/org/freedesktop/portal/desktop");
}

QString portalSettings()
{
    return QStringLiteral("org.freedesktop.portal.Settings");
}

/// The group of settings.
QString colorGroup()
{
    return QStringLiteral("org.freedesktop.appearance");
}

} // namespace

DesktopColors::DesktopColors(const QDBusConnection &bus, QObject *parent) : QObject(parent), m_bus(bus)
{
    if (!m_bus.isConnected())
        return;
    m_bus.connect(portal(), portalPlace(), portalSettings(), QStringLiteral("SettingChanged"), this,
                  SLOT(onSettingChanged(QDBusMessage)));
    QDBusMessage question =
        QDBusMessage::createMethodCall(portal(), portalPlace(), portalSettings(), QStringLiteral("ReadAll"));
    question << QStringList{colorGroup()};
    auto *watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(question), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher *done) {
        done->deleteLater();
        const QDBusMessage answer = done->reply();
        if (answer.type() != QDBusMessage::ReplyMessage || answer.signature() != QLatin1String("a{sa{sv}}"))
            return; // no portal, or an older version
        const auto all = qdbus_cast<QMap<QString, QVariantMap>>(answer.arguments().constFirst());
        const QVariantMap ours = all.value(colorGroup());
        bool isNew = false;
        for (auto each = ours.cbegin(); each != ours.cend(); ++each)
            isNew = read(each.key(), each.value()) || isNew;
        if (isNew)
            Q_EMIT changed();
    });
}

void DesktopColors::onSettingChanged(const QDBusMessage &signal)
{
    if (signal.signature() != QLatin1String("ssv"))
        return;
    const QVariantList values = signal.arguments();
    if (values[0].toString() == colorGroup() && read(values[1].toString(), values[2].value<QDBusVariant>().variant()))
        Q_EMIT changed();
}

bool DesktopColors::read(const QString &key, const QVariant &value)
{
    // Values from the portal's documentation, which says that unknown ones mean no preference.
    if (key == QLatin1String("color-scheme")) {
        const uint number = value.toUInt();
        const auto dark = number == 1 ? std::optional(true) : number == 2 ? std::optional(false) : std::nullopt;
        return std::exchange(m_dark, dark) != dark;
    }
    if (key == QLatin1String("contrast")) {
        const bool high = value.toUInt() == 1;
        return std::exchange(m_highContrast, high) != high;
    }
    return false;
}

} // namespace app

#include "moc_desktopcolors.cpp"
