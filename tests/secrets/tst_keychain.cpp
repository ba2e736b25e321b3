// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "installed.h"
#include "privatebus.h"
#include "secrets/keychainstore.h"
#include "secrets/secretstore.h"

#include "testclass.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QLibrary>
#include <QStandardPaths>
#include <QTest>

#include <csignal>

namespace tst_keychain {

using namespace secrets;

namespace {

/// What came of asking.
template <class T> struct Answer
{
    std::optional<base::Result<T>> result;
    bool wait()
    {
        return QTest::qWaitFor([this] { return result.has_value(); }, 30'000);
    }
    QString problem() const { return result && !*result ? result->error().message : QString(); }
};

} // namespace

/// Secrets against a real keychain: that of the package gnome-keyring, on a bus and in folders of its own.
class TestKeychain : public QObject
{
    Q_OBJECT

    PrivateBus m_bus;
    QTemporaryDir m_home;
    QProcess m_daemon;
    FakeClock m_clock;
    const QString m_name = QStringLiteral("agent --acp/AN_API_KEY");

    bool isThere() const
    {
        return QDBusConnection::sessionBus().interface()->isServiceRegistered(
            QStringLiteral("org.freedesktop.secrets"));
    }
    /// With its password it is unlocked, and else it is not: there is nobody here whom it could ask.
    void startKeychain(bool unlocked)
    {
        QStringList arguments{QStringLiteral("--foreground"), QStringLiteral("--components=secrets")};
        if (unlocked)
            arguments << QStringLiteral("--unlock");
        m_daemon.start(QStringLiteral("gnome-keyring-daemon"), arguments);
        QVERIFY(m_daemon.waitForStarted(10'000));
        if (unlocked) {
            m_daemon.write("the password of the keychain");
            m_daemon.closeWriteChannel();
        }
        QTRY_VERIFY_WITH_TIMEOUT(isThere(), 20'000);
    }
    void endKeychain(bool gently = true)
    {
        if (m_daemon.state() == QProcess::NotRunning)
            return;
        gently ? m_daemon.terminate() : m_daemon.kill();
        QVERIFY(m_daemon.waitForFinished(10'000));
        QTRY_VERIFY_WITH_TIMEOUT(!isThere(), 10'000);
    }
    /// What was to be sent is sent: the bus has answered what came after it.
    bool isAsked() const
    {
        QCoreApplication::processEvents();
        const bool there = isThere();
        QCoreApplication::processEvents();
        return there;
    }
    void signalKeychain(int number) const { QCOMPARE(::kill(pid_t(m_daemon.processId()), number), 0); }

    Answer<SecretStore::Values> fetched(SecretStore *store)
    {
        Answer<SecretStore::Values> answer;
        store->fetch({m_name}, this, [&answer](const auto &r) { answer.result.emplace(r); });
        answer.wait();
        return answer;
    }
    Answer<void> put(SecretStore *store, const QString &value)
    {
        Answer<void> answer;
        store->put(m_name, value, this, [&answer](const auto &r) { answer.result.emplace(r); });
        answer.wait();
        return answer;
    }
    Answer<void> forgotten(SecretStore *store)
    {
        Answer<void> answer;
        store->forget(m_name, this, [&answer](const auto &r) { answer.result.emplace(r); });
        answer.wait();
        return answer;
    }
    QString valueOf(const Answer<SecretStore::Values> &answer) const
    {
        return answer.result && *answer.result ? (*answer.result)->value(m_name)
                                               : QStringLiteral("none: ") + answer.problem();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QString lacking;
        for (const char *program : {"gnome-keyring-daemon", "dbus-daemon"}) {
            if (QStandardPaths::findExecutable(QLatin1String(program)).isEmpty())
                lacking = QStringLiteral("There is no %1 here: install gnome-keyring and dbus-x11.")
                              .arg(QLatin1String(program));
        }
        if (!QLibrary(QStringLiteral("secret-1"), 0).load())
            lacking = QStringLiteral("There is no libsecret here: install libsecret-1-0.");
        SKIP_UNLESS_INSTALLED(lacking.isEmpty(), qPrintable(lacking));
        QVERIFY2(m_bus.start(), m_bus.daemon.readAllStandardError().constData());
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_bus.address.toUtf8());
        for (const char *name : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR"})
            qputenv(name, QFile::encodeName(m_home.path()));
        m_daemon.setStandardErrorFile(m_home.filePath(QStringLiteral("daemon.log")));
        QVERIFY(QDBusConnection::sessionBus().isConnected());
    }
    void init()
    {
        startKeychain(true);
        KeychainStore store(&m_clock);
        QVERIFY(put(&store, QStringLiteral("s3cret")).problem().isEmpty());
    }
    void cleanup() { endKeychain(); }

    void isKeptBeyondBelay()
    {
        // Longer than a line, and in letters of the world.
        const QString value = QStringLiteral("s3cret ä 密 \n") + QString(5000, u'x');
        {
            KeychainStore store(&m_clock);
            const auto answer = put(&store, value);
            QVERIFY2(answer.problem().isEmpty(), qPrintable(answer.problem()));
        }
        {
            KeychainStore store(&m_clock);
            QCOMPARE(valueOf(fetched(&store)), value);
        }
        endKeychain();
        startKeychain(true);
        KeychainStore store(&m_clock);
        QCOMPARE(valueOf(fetched(&store)), value);
        const auto gone = forgotten(&store);
        QVERIFY2(gone.problem().isEmpty(), qPrintable(gone.problem()));
        for (SecretStore *asked :
             {static_cast<SecretStore *>(&store), static_cast<SecretStore *>(new KeychainStore(&m_clock, &store))}) {
            const auto answer = fetched(asked);
            QVERIFY2(answer.problem().contains(QStringLiteral("knows no “AN_API_KEY”")), qPrintable(valueOf(answer)));
        }
        QVERIFY(forgotten(&store).problem().isEmpty()); // what is not there need not be removed
        QCOMPARE(m_clock.timerCount(), size_t(0));
    }

    void locked()
    {
        endKeychain();
        startKeychain(false);
        {
            KeychainStore store(&m_clock);
            const auto answer = fetched(&store);
            QVERIFY2(answer.problem().contains(QLatin1String("locked")), qPrintable(valueOf(answer)));
        }
        KeychainStore store(&m_clock);
        const auto gone = forgotten(&store);
        QVERIFY2(gone.problem().contains(QLatin1String("may still be in the keychain")), qPrintable(gone.problem()));
        const auto stored = put(&store, QStringLiteral("another"));
        QVERIFY2(stored.problem().contains(QLatin1String("locked")), qPrintable(stored.problem()));
        QVERIFY(!stored.problem().contains(QLatin1String("another")));
        QCOMPARE(valueOf(fetched(&store)), QStringLiteral("another")); // for this run
        endKeychain();
        startKeychain(true);
        KeychainStore next(&m_clock);
        QCOMPARE(valueOf(fetched(&next)), QStringLiteral("s3cret")); // and nothing was lost
    }

    void silent()
    {
        KeychainStore store(&m_clock);
        signalKeychain(SIGSTOP);
        Answer<SecretStore::Values> answer;
        store.fetch({m_name}, this, [&answer](const auto &r) { answer.result.emplace(r); });
        QVERIFY(isAsked());
        QVERIFY(!answer.result);
        m_clock.advance(KeychainStore::patience - base::Milliseconds(1));
        QVERIFY(!answer.result);
        m_clock.advance(1);
        QVERIFY(answer.result);
        QVERIFY2(answer.problem().contains(QLatin1String("has not answered for 60 s")), qPrintable(valueOf(answer)));
        // What is typed meanwhile waits no longer than that either.
        Answer<void> stored;
        store.put(QStringLiteral("agent/OTHER"), QStringLiteral("x"), this,
                  [&stored](const auto &r) { stored.result.emplace(r); });
        m_clock.advance(KeychainStore::patience);
        QVERIFY2(stored.problem().contains(QStringLiteral("OTHER may not be stored, and is kept until you quit")),
                 qPrintable(stored.problem()));
        // It comes to itself again: what it says late is there for the next who asks.
        signalKeychain(SIGCONT);
        QCOMPARE(valueOf(fetched(&store)), QStringLiteral("s3cret"));
    }

    void dies()
    {
        KeychainStore store(&m_clock);
        signalKeychain(SIGSTOP);
        Answer<SecretStore::Values> answer;
        store.fetch({m_name}, this, [&answer](const auto &r) { answer.result.emplace(r); });
        QVERIFY(isAsked());
        endKeychain(false);
        QVERIFY(answer.wait());
        QVERIFY2(answer.problem().contains(QLatin1String("which is not available")), qPrintable(valueOf(answer)));
        const auto stored = put(&store, QStringLiteral("for this run"));
        QVERIFY2(stored.problem().contains(QLatin1String("No keychain is available")), qPrintable(stored.problem()));
        const auto gone = forgotten(&store);
        QVERIFY2(gone.problem().contains(QLatin1String("may still be in the keychain")), qPrintable(gone.problem()));
        // One that was started again is used again.
        startKeychain(true);
        QCOMPARE(valueOf(fetched(&store)), QStringLiteral("s3cret"));
    }

    /// Whoever asked may be gone when the answer comes, and the store, too.
    void nobodyIsThereAnyMore()
    {
        bool called = false;
        {
            KeychainStore store(&m_clock);
            auto asker = std::make_unique<QObject>();
            store.fetch({m_name}, asker.get(), [&called](const auto &) { called = true; });
            asker.reset();
            store.put(m_name, QStringLiteral("s3cret"), this, [&called](const auto &) { called = true; });
        }
        QCOMPARE(m_clock.timerCount(), size_t(0));
        KeychainStore store(&m_clock);
        QCOMPARE(valueOf(fetched(&store)), QStringLiteral("s3cret")); // comes after the others
        QVERIFY(!called);
    }
};

BELAY_TEST(TestKeychain)

} // namespace tst_keychain

#include "tst_keychain.moc"
