// SPDX-License-Identifier: Apache-2.0
#include "app/window/attention.h"
#include "installed.h"
#include "models/texts/texts.h"
#include "privatebus.h"
#include "runs.h"
#include "testclass.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

namespace tst_attention {

using app::Attention;
using workspace::SessionController;

namespace {

/// The desktop's service for notifications, as far as Belay uses it.
class FakeNotifications : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")

public:
    struct Shown
    {
        uint id = 0, replaces = 0;
        QString application, title, body;
        QStringList actions;
        QVariantMap hints;
    };
    QList<Shown> shown;
    QList<uint> closed;

    QSet<uint> up() const ///< what the user still sees
    {
        QSet<uint> ids;
        for (const Shown &one : shown)
            ids << one.id;
        return ids -= QSet<uint>(closed.begin(), closed.end());
    }

public Q_SLOTS:
    uint Notify(const QString &application, uint replaces, const QString &, const QString &title, const QString &body,
                const QStringList &actions, const QVariantMap &hints, int)
    {
        const uint id = replaces ? replaces : ++m_last;
        shown.append({id, replaces, application, title, body, actions, hints});
        return id;
    }
    void CloseNotification(uint id) { closed << id; }

Q_SIGNALS:
    void ActionInvoked(uint id, const QString &action);

private:
    uint m_last = 6;
};

} // namespace

/// What goes to the desktop while the window is not in front.
class TestAttention : public QObject
{
    Q_OBJECT

    PrivateBus m_bus;
    FakeNotifications m_service;
    int m_beeps = 0;

    QDBusConnection own() const { return QDBusConnection(QStringLiteral("belay")); }
    static QDBusConnection theirs() { return QDBusConnection(QStringLiteral("desktop")); }

    /// Everything that Belay has sent to \p service so far has arrived, and been answered.
    void settle(const QString &service) const
    {
        (void)own().call(QDBusMessage::createMethodCall(service, QStringLiteral("/"),
                                                        QStringLiteral("org.freedesktop.DBus.Peer"),
                                                        QStringLiteral("Ping")),
                         QDBus::BlockWithGui);
        QCoreApplication::processEvents();
    }

    /// A window that is never in front, with what tells about it. The session has said nothing yet.
    struct Bench
    {
        Runs runs;
        QWidget window;
        Attention attention;
        SessionController *session;

        Bench(const QDBusConnection &bus, bool sound, int *beeps)
            : attention(prepared(sound), &window, bus, [beeps] { ++*beeps; })
            , session(runs.workspace->openSession(runs.agent, runs.folder))
        {
            attention.watch(session);
        }
        ~Bench()
        {
            session->stop();
            (void)QTest::qWaitFor([this] { return !session->isBusy(); }, 10'000);
            runs.end();
        }
        workspace::Workspace *prepared(bool sound)
        {
            runs.settings.set(settings::keys::notificationSound, sound);
            return runs.workspace.get();
        }
    };

private Q_SLOTS:
    void initTestCase()
    {
        SKIP_UNLESS_INSTALLED(!QStandardPaths::findExecutable(QStringLiteral("dbus-daemon")).isEmpty(),
                              "dbus-daemon is missing: install the package dbus-daemon (packaging/setup test does)");
        QVERIFY2(m_bus.start(), m_bus.daemon.readAllStandardError().constData());
        QVERIFY(QDBusConnection::connectToBus(m_bus.address, QStringLiteral("belay")).isConnected());
        QVERIFY(QDBusConnection::connectToBus(m_bus.address, QStringLiteral("desktop")).isConnected());
        QVERIFY(theirs().registerObject(QStringLiteral("/org/freedesktop/Notifications"), &m_service,
                                        QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals));
    }
    void init()
    {
        QVERIFY(theirs().registerService(QStringLiteral("org.freedesktop.Notifications")));
        m_service.shown.clear();
        m_service.closed.clear();
        m_beeps = 0;
    }
    void cleanup()
    {
        // The end of the session is told, too: what is under way belongs to this test and not to the next one.
        settle(theirs().baseService());
        theirs().unregisterService(QStringLiteral("org.freedesktop.Notifications"));
    }
    void cleanupTestCase()
    {
        QDBusConnection::disconnectFromBus(QStringLiteral("belay"));
        QDBusConnection::disconnectFromBus(QStringLiteral("desktop"));
    }

    void theEndOfATurnIsTold_data()
    {
        QTest::addColumn<bool>("sound");
        QTest::newRow("silently") << false;
        QTest::newRow("with a sound") << true;
    }
    void theEndOfATurnIsTold()
    {
        QFETCH(const bool, sound);
        Bench b(own(), sound, &m_beeps);
        QVERIFY(Runs::say(b.session, QStringLiteral("thought <b>&</b>")));
        QTRY_COMPARE(m_service.shown.size(), 1);
        const FakeNotifications::Shown told = m_service.shown.first();
        QCOMPARE(told.replaces, 0U);
        QVERIFY(!told.title.isEmpty());
        QVERIFY2(!told.body.contains(QLatin1Char('<')), qPrintable(told.body)); // no markup of anybody's
        QCOMPARE(told.hints.value(QStringLiteral("desktop-entry")).toString(), QStringLiteral("org.belay.Belay"));
        QCOMPARE(told.hints.contains(QStringLiteral("sound-name")), sound);
        if (sound)
            QCOMPARE(told.hints.value(QStringLiteral("sound-name")).toString(), QStringLiteral("complete"));
        QCOMPARE(m_beeps, 0);
    }

    /// Each kind can be switched off by itself.
    void whatIsNotWantedIsNotTold()
    {
        Bench b(own(), false, &m_beeps);
        b.runs.settings.set(settings::keys::notifiesTurnEnds, false);
        QVERIFY(Runs::say(b.session, QStringLiteral("thought")));
        b.session->send(QStringLiteral("permissions 1"));
        QTRY_COMPARE(b.session->row().waitingForUser, 1);
        QTRY_COMPARE(m_service.shown.size(), 1); // the first is that of the question
        QVERIFY(m_service.shown.first().title.contains(QLatin1String("permission")));
        b.runs.settings.set(settings::keys::notifiesRequests, false);
        b.session->stop();
        QTRY_VERIFY(!b.session->isBusy());
        b.session->send(QStringLiteral("permissions 1"));
        QTRY_COMPARE(b.session->row().waitingForUser, 1);
        settle(theirs().baseService());
        QCOMPARE(m_service.shown.size(), 1);
    }

    void aPermissionIsToldAndTakenBackInFront()
    {
        Bench b(own(), true, &m_beeps);
        b.session->send(QStringLiteral("permissions 3"));
        QTRY_COMPARE(b.session->row().waitingForUser, 3);
        // One notification, though all were asked before the service had answered for the first, and one sound.
        QTRY_VERIFY(!m_service.shown.isEmpty());
        settle(theirs().baseService());
        settle(theirs().baseService());
        QCOMPARE(m_service.up().size(), 1);
        QCOMPARE(m_service.shown.first().hints.value(QStringLiteral("sound-name")).toString(),
                 QStringLiteral("dialog-question"));
        QSignalSpy show(&b.attention, &Attention::showRequested);
        QTRY_VERIFY(b.attention.waiting() == 3);
        // The reply has to be here, before it can be told from others.
        QTRY_VERIFY_WITH_TIMEOUT(
            [&] {
                Q_EMIT m_service.ActionInvoked(m_service.shown.last().id + 1, QStringLiteral("default"));
                Q_EMIT m_service.ActionInvoked(m_service.shown.last().id, QStringLiteral("default"));
                return show.count() > 0;
            }(),
            10'000);
        QCOMPARE(show[0][0].value<SessionController *>(), b.session);
        QEvent front(QEvent::WindowActivate);
        QCoreApplication::sendEvent(&b.window, &front);
        QTRY_VERIFY(m_service.up().isEmpty());
    }

    /// Somebody looked for a moment while the service had not answered yet; what happens then is news.
    void whatHappensAfterALookIsTold()
    {
        Bench b(own(), false, &m_beeps);
        Q_EMIT b.session->turnEnded(core::TurnEnd::Finished);
        QEvent front(QEvent::WindowActivate);
        QCoreApplication::sendEvent(&b.window, &front);
        Q_EMIT b.session->turnEnded(core::TurnEnd::AgentDied);
        QTRY_VERIFY(!m_service.shown.isEmpty() &&
                    m_service.shown.last().title == models::turnEndText(core::TurnEnd::AgentDied));
        QTRY_COMPARE(m_service.up().size(), 1);
    }

    /// The last of what happened is what is said, once the service has said where.
    void whatFollowsAtOnceReplacesIt()
    {
        Bench b(own(), false, &m_beeps);
        SessionController *second = b.runs.workspace->openSession(b.runs.agent, b.runs.folder);
        b.attention.watch(second);
        Q_EMIT b.session->turnEnded(core::TurnEnd::Finished);
        Q_EMIT b.session->turnEnded(core::TurnEnd::AgentDied);
        Q_EMIT second->turnEnded(core::TurnEnd::StoppedByYou);
        QTRY_VERIFY(!m_service.shown.isEmpty() &&
                    m_service.shown.last().title == models::turnEndText(core::TurnEnd::StoppedByYou));
        QCOMPARE(m_service.shown.size(), 2);
        QCOMPARE(m_service.up().size(), 1);
        QSignalSpy show(&b.attention, &Attention::showRequested);
        settle(theirs().baseService());
        Q_EMIT m_service.ActionInvoked(m_service.shown.last().id, QStringLiteral("default"));
        QTRY_COMPARE(show.count(), 1);
        QCOMPARE(show[0][0].value<SessionController *>(), second);
    }

    /// The window was in front for a moment, before the service had said which notification it is.
    void oneThatIsUnderWayIsTakenBackToo()
    {
        Bench b(own(), false, &m_beeps);
        Q_EMIT b.session->turnEnded(core::TurnEnd::Finished);
        QEvent front(QEvent::WindowActivate);
        QCoreApplication::sendEvent(&b.window, &front);
        QTRY_COMPARE(m_service.shown.size(), 1);
        QTRY_VERIFY(m_service.up().isEmpty());
    }

    void aRowOfQuestionsIsFewSounds()
    {
        Bench b(own(), true, &m_beeps);
        b.session->send(QStringLiteral("permissions 30"));
        QTRY_COMPARE(b.session->row().waitingForUser, 30);
        QTRY_VERIFY(!m_service.shown.isEmpty());
        settle(theirs().baseService());
        settle(theirs().baseService());
        QCOMPARE(m_service.up().size(), 1);
        const auto sounds = std::count_if(m_service.shown.begin(), m_service.shown.end(), [](const auto &told) {
            return told.hints.contains(QStringLiteral("sound-name"));
        });
        // Asked within a moment; a slow machine may take long enough for a second one.
        QVERIFY2(sounds >= 1 && sounds < 15, qPrintable(QString::number(sounds)));
    }

    void withoutAServiceItIsAPlainSound_data()
    {
        QTest::addColumn<bool>("sound");
        QTest::newRow("silently") << false;
        QTest::newRow("with a sound") << true;
    }
    void withoutAServiceItIsAPlainSound()
    {
        QFETCH(const bool, sound);
        QVERIFY(theirs().unregisterService(QStringLiteral("org.freedesktop.Notifications")));
        Bench b(own(), sound, &m_beeps);
        QVERIFY(Runs::say(b.session, QStringLiteral("thought")));
        if (sound)
            QTRY_COMPARE(m_beeps, 1);
        // Answered in order: this call's error comes behind the one of the notification.
        settle(QStringLiteral("org.freedesktop.Notifications"));
        QCOMPARE(m_beeps, sound ? 1 : 0);
        QVERIFY(m_service.shown.isEmpty());
    }

    void nothingIsToldInFront()
    {
        Bench b(own(), true, &m_beeps);
        b.window.show();
        b.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&b.window));
        QVERIFY(Runs::say(b.session, QStringLiteral("thought")));
        settle(theirs().baseService());
        QVERIFY(m_service.shown.isEmpty());
        QCOMPARE(m_beeps, 0);
    }
};

BELAY_GUI_TEST(TestAttention)

} // namespace tst_attention

#include "tst_attention.moc"
