// SPDX-License-Identifier: Apache-2.0
#include "app/actions/appearance.h"
#include "fakeclock.h"
#include "privatebus.h"
#include "settings/settings.h"

#include "testclass.h"

#include <QApplication>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QSignalSpy>
#include <QStyle>
#include <QTest>

namespace tst_appearance {

using app::Appearance;
using widgets::ColorScheme;

using PortalSettings = QMap<QString, QVariantMap>;

namespace {

/// The desktop's portal, as far as it is asked about colours.
class Portal : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    QVariantMap values;

    bool appearOn(QDBusConnection *bus)
    {
        return bus->registerService(QStringLiteral("org.freedesktop.portal.Desktop")) &&
               bus->registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), this,
                                   QDBusConnection::ExportAllSlots);
    }

public Q_SLOTS:
    PortalSettings ReadAll(const QStringList &groups) // NOLINT: as on the bus
    {
        asked << groups;
        return {{QStringLiteral("org.freedesktop.appearance"), values},
                {QStringLiteral("org.gnome.other"), {{QStringLiteral("color-scheme"), 2U}}}};
    }

public:
    QStringList asked;
};

bool isDark()
{
    return QApplication::palette().color(QPalette::Base).lightnessF() < 0.5f;
}

bool isStrong()
{
    return widgets::contrast(QApplication::palette().color(QPalette::Base),
                             QApplication::palette().color(QPalette::Text)) > 20;
}

} // namespace

/// Whose colours are shown. Without a desktop here, but for the one that a case makes.
class TestAppearance : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<settings::Settings> m_settings;
    PrivateBus m_bus;
    FakeClock m_clock;

    static QDBusConnection none() { return QDBusConnection(QStringLiteral("none")); }
    QDBusConnection bus(const char *name) const
    {
        return QDBusConnection::connectToBus(m_bus.address, QLatin1String(name));
    }

private Q_SLOTS:
    void initTestCase()
    {
        qDBusRegisterMetaType<PortalSettings>();
        QVERIFY(m_bus.start());
    }
    void init()
    {
        qunsetenv("XDG_CURRENT_DESKTOP");
        // Each case has a file of its own, since Qt remembers what it has read of one.
        m_settings = std::make_unique<settings::Settings>(
            m_folder.filePath(QLatin1String(QTest::currentTestFunction()) + QLatin1String(".ini")));
        QApplication::setPalette(QPalette());
    }

    void chosenAndRemembered()
    {
        {
            Appearance appearance(m_settings.get(), {}, none(), &m_clock);
            QVERIFY(!isDark());
            QSignalSpy told(&appearance, &Appearance::schemeChanged);
            appearance.setScheme(ColorScheme::Dark);
            QVERIFY(isDark());
            appearance.setScheme(ColorScheme::Dark);
            QCOMPARE(told.count(), 1);
            QVERIFY(!isStrong());
            appearance.setHighContrast(true);
            QVERIFY(isDark() && isStrong());
        }
        Appearance next(m_settings.get(), {}, none(), &m_clock);
        QCOMPARE(next.scheme(), ColorScheme::Dark);
        QVERIFY(isDark() && isStrong());
        next.setHighContrast(false);
        next.setScheme(ColorScheme::System);
        QVERIFY(!isDark() && !isStrong());
        Appearance ofTheRun(m_settings.get(), QStringLiteral("dark"), none(), &m_clock);
        QVERIFY(isDark());
        QCOMPARE(m_settings->value(settings::keys::colorScheme), QString());   // nobody has chosen that
        m_settings->set(settings::keys::colorScheme, QStringLiteral("light")); // in the dialog
        QVERIFY(!isDark());
    }

    void whatThePortalSays()
    {
        QDBusConnection there = bus("portal"), here = bus("belay");
        Portal portal;
        portal.values.insert(QStringLiteral("color-scheme"), 1U);
        QVERIFY(portal.appearOn(&there));
        Appearance appearance(m_settings.get(), {}, here, &m_clock);
        QTRY_VERIFY(isDark());
        QCOMPARE(portal.asked, QStringList{QStringLiteral("org.freedesktop.appearance")});
        const auto change = [&there](const char *group, const char *key, uint value) {
            QDBusMessage signal = QDBusMessage::createSignal(QStringLiteral("/org/freedesktop/portal/desktop"),
                                                             QStringLiteral("org.freedesktop.portal.Settings"),
                                                             QStringLiteral("SettingChanged"));
            signal << QString::fromLatin1(group) << QString::fromLatin1(key)
                   << QVariant::fromValue(QDBusVariant(value));
            QVERIFY(there.send(signal));
        };
        // Again and again: Qt hears signals once it knows who the service is, and does not say when.
        QTRY_VERIFY((change("org.freedesktop.appearance", "contrast", 1), isStrong()));
        QVERIFY(isDark());
        change("org.gnome.other", "color-scheme", 2);
        change("org.freedesktop.appearance", "accent-color", 2);
        change("org.freedesktop.appearance", "contrast", 0);
        QTRY_VERIFY(!isStrong());
        QVERIFY(isDark()); // the others came before it
        // What the user has chosen in Belay comes first.
        appearance.setScheme(ColorScheme::Light);
        QVERIFY(!isDark());
        change("org.freedesktop.appearance", "color-scheme", 2);
        change("org.freedesktop.appearance", "color-scheme", 1);
        change("org.freedesktop.appearance", "contrast", 1);
        QTRY_VERIFY(isStrong());
        QVERIFY(!isDark());
        appearance.setScheme(ColorScheme::System);
        QVERIFY(isDark());
        change("org.freedesktop.appearance", "color-scheme", 7); // a number of times to come
        QTRY_VERIFY(!isDark());
        QDBusConnection::disconnectFromBus(QStringLiteral("portal"));
    }

    /// The theme's palette comes after the portal has said that it is dark now.
    void theDesktopsPaletteComesLater()
    {
        qputenv("XDG_CURRENT_DESKTOP", "Test");
        QDBusConnection there = bus("portal"), here = bus("belay");
        Portal portal;
        portal.values.insert(QStringLiteral("color-scheme"), 1U);
        QVERIFY(portal.appearOn(&there));
        Appearance appearance(m_settings.get(), {}, here, &m_clock);
        const QPalette desktops = QApplication::palette();
        QTRY_VERIFY(isDark());
        // As long as the desktop's own is light, Belay's stands in for it.
        m_clock.advance(Appearance::paletteTime);
        QVERIFY(isDark());
        QCOMPARE(m_clock.timerCount(), size_t(0));
        QVERIFY(QApplication::palette().color(QPalette::Window) != desktops.color(QPalette::Window));
        QDBusConnection::disconnectFromBus(QStringLiteral("portal"));
    }

    /// A desktop with a style and a palette keeps them until somebody wants others.
    void aDesktopsOwnColoursStay()
    {
        qputenv("XDG_CURRENT_DESKTOP", "Test");
        const QString style = QApplication::style()->name();
        const QPalette desktops = QApplication::palette();
        Appearance appearance(m_settings.get(), {}, none(), &m_clock);
        QCOMPARE(QApplication::palette().color(QPalette::Window), desktops.color(QPalette::Window));
        appearance.setScheme(ColorScheme::Dark);
        QVERIFY(isDark());
        appearance.setScheme(ColorScheme::System);
        QCOMPARE(QApplication::palette().color(QPalette::Window), desktops.color(QPalette::Window));
        QCOMPARE(QApplication::style()->name(), style);
    }
};

BELAY_GUI_TEST(TestAppearance)

} // namespace tst_appearance

#include "tst_appearance.moc"
