// SPDX-License-Identifier: Apache-2.0
#include "base/process/shellpath.h"

#include "testclass.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <unistd.h>

namespace tst_shellpath {

namespace {

/// A home whose shell adds to PATH, and a process without a terminal. Puts everything back.
struct Home
{
    QTemporaryDir dir;
    QByteArray path = qgetenv("PATH"), home = qgetenv("HOME"), shell = qgetenv("SHELL");
    int kept[3] = {::dup(0), ::dup(1), ::dup(2)};

    Home()
    {
        const int null = ::open("/dev/null", O_RDWR);
        for (int i = 0; i < 3; ++i) {
            if (::isatty(i))
                ::dup2(null, i);
        }
        ::close(null);
        qputenv("HOME", dir.path().toUtf8());
        qputenv("PATH", "/usr/bin:/bin");
        qputenv("SHELL", "/bin/bash");
    }
    ~Home()
    {
        qputenv("PATH", path);
        qputenv("HOME", home);
        qputenv("SHELL", shell);
        for (int i = 0; i < 3; ++i) {
            ::dup2(kept[i], i);
            ::close(kept[i]);
        }
    }
    QString at(const char *name) const { return dir.filePath(QString::fromLatin1(name)); }
    void write(const char *name, const QByteArray &text) const
    {
        QFile file(at(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    QString adopted() const
    {
        qputenv("PATH", "/usr/bin:/bin");
        base::adoptShellPath(at("cache/shell-path.json"));
        return qEnvironmentVariable("PATH");
    }
};

} // namespace

class TestShellPath : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void joined_data()
    {
        QTest::addColumn<QString>("own");
        QTest::addColumn<QString>("shells");
        QTest::addColumn<QString>("all");
        const auto row = [](const char *name, const char *own, const char *shells, const char *all) {
            QTest::newRow(name) << QString::fromLatin1(own) << QString::fromLatin1(shells) << QString::fromLatin1(all);
        };
        row("nothing new", "/a:/b", "/b:/a", "/a:/b");
        row("before", "/a:/b", "/n:/a:/b", "/n:/a:/b");
        row("behind", "/a:/b", "/a:/b:/n", "/a:/b:/n");
        row("both", "/a:/b", "/n:/a:/m:/b:/n", "/n:/a:/b:/m");
        row("what it lacks stays", "/t:/a", "/n:/a", "/n:/t:/a");
        row("nothing in common", "/a", "/n:/m", "/a:/n:/m");
        row("no answer", "/a", "", "/a");
        row("relative ones are left out", "/a", "n:/a:.:/m", "/a:/m");
    }
    void joined()
    {
        QFETCH(const QString, own);
        QFETCH(const QString, shells);
        QTEST(base::joinedPath(own, shells), "all");
    }

    /// Start files that only an interactive shell reads to the end, and that print.
    void isAskedOnceAndKept()
    {
        Home h;
        QVERIFY(QDir(h.dir.path()).mkpath(QStringLiteral("tools")));
        h.write(".bashrc", "case $- in *i*) ;; *) return;; esac\necho asked >> \"$HOME/log\"\necho welcome\n"
                           "export PATH=\"$HOME/tools:$PATH\"\n");
        const QString first = h.at("tools") + u':'; // the system's own files may add others
        const auto asked = [&h] {
            QFile log(h.at("log"));
            return log.open(QIODevice::ReadOnly) ? log.readAll().count('\n') : 0;
        };
        QVERIFY2(h.adopted().startsWith(first), qPrintable(qEnvironmentVariable("PATH")));
        QVERIFY(qEnvironmentVariable("PATH").contains(QStringLiteral("/usr/bin:/bin")));
        QVERIFY(base::adoptedFolders().contains(h.at("tools")));
        QVERIFY(h.adopted().startsWith(first));
        QCOMPARE(asked(), 1);
        // Another start file, or a folder that is gone, is reason to ask again.
        h.write(".profile", "\n");
        QVERIFY(h.adopted().startsWith(first));
        QCOMPARE(asked(), 2);
        QVERIFY(QDir(h.at("tools")).removeRecursively());
        QVERIFY(!h.adopted().contains(h.at("tools")));
        QCOMPARE(asked(), 3);
    }

    void aShellThatHangsIsLeft()
    {
        Home h;
        h.write(".bashrc", "sleep 600\n");
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(h.adopted(), QStringLiteral("/usr/bin:/bin"));
        QVERIFY(timer.elapsed() < 20'000);
        timer.start();
        QCOMPARE(h.adopted(), QStringLiteral("/usr/bin:/bin")); // and is not asked again
        QVERIFY(timer.elapsed() < 2'000);
    }

    void whatIsNoShellIsNotStarted()
    {
        Home h;
        for (const char *shell : {"", "bash", "/usr/sbin/nologin", "/no/such/bash"}) {
            qputenv("SHELL", shell);
            QCOMPARE(h.adopted(), QStringLiteral("/usr/bin:/bin"));
        }
    }
};

BELAY_TEST(TestShellPath)

} // namespace tst_shellpath

#include "tst_shellpath.moc"
