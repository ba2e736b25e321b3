// SPDX-License-Identifier: Apache-2.0
#include "testclass.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/stat.h>

namespace tst_private {

/// What Belay keeps is nobody else's: every file and folder that a run leaves, under the usual umask.
class TestPrivate : public QObject
{
    Q_OBJECT

    QTemporaryDir m_home;
    QProcessEnvironment m_environment = QProcessEnvironment::systemEnvironment();

    static QString bin(const char *name)
    {
        return qEnvironmentVariable("BELAY_BIN") + QLatin1Char('/') + QLatin1String(name);
    }
    static int modeOf(const QString &path)
    {
        struct stat info
        {};
        return ::lstat(QFile::encodeName(path).constData(), &info) == 0 ? int(info.st_mode & 07777) : -1;
    }
    QStringList places() const
    {
        return {m_home.filePath(QStringLiteral("data/belay")), m_home.filePath(QStringLiteral("cache/belay")),
                m_home.filePath(QStringLiteral("config/belay"))};
    }
    /// A turn that writes, killed in its middle, so that what exists only while Belay runs is there, too.
    void run() const
    {
        QProcess run;
        run.setProcessEnvironment(m_environment);
        run.setWorkingDirectory(m_home.filePath(QStringLiteral("project")));
        run.setChildProcessModifier([] { ::umask(022); });
        run.start(bin("belay"), {QStringLiteral("exec"), QStringLiteral("--json"), QStringLiteral("--permissions"),
                                 QStringLiteral("allow"), QStringLiteral("writes 400")});
        int seen = 0;
        while (seen < 40 && (run.bytesAvailable() > 0 || run.waitForReadyRead(20'000)))
            seen += int(run.readAllStandardOutput().count('\n'));
        QVERIFY(run.processId() > 0);
        ::kill(pid_t(run.processId()), SIGKILL);
        QVERIFY(run.waitForFinished(20'000));
    }
    /// What others could get at, with its mode.
    QStringList open() const
    {
        QStringList out;
        const auto tell = [&out](const QString &path) {
            out << path + QStringLiteral(" 0") + QString::number(modeOf(path), 8);
        };
        for (const QString &top : places()) {
            if (modeOf(top) < 0)
                continue;
            if (modeOf(top) & 0077)
                tell(top);
            QDirIterator each(top, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                              QDirIterator::Subdirectories);
            while (each.hasNext()) {
                const QString path = each.next();
                // Behind a closed folder the modes of what git and Qt write do not matter; what holds words and the
                // user's files is closed by itself as well, and so is every folder of Belay's own.
                const bool isGits = path.contains(QStringLiteral("/checkpoints/"));
                const bool holdsMuch = path.contains(QStringLiteral("sqlite")) ||
                                       path.contains(QStringLiteral(".db")) || path.contains(QStringLiteral("/blobs/"));
                const QFileInfo info(path);
                if (!info.isSymLink() && ((info.isDir() && !isGits) || holdsMuch) && (modeOf(path) & 0077))
                    tell(path);
            }
        }
        return out;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(QDir().mkpath(m_home.filePath(QStringLiteral("project"))));
        for (const char *name : {"data", "config", "cache", "state"}) {
            m_environment.insert(QStringLiteral("XDG_%1_HOME").arg(QString::fromLatin1(name).toUpper()),
                                 m_home.filePath(QString::fromLatin1(name)));
        }
        m_environment.insert(QStringLiteral("BELAY_DEMO_SPEED"), QStringLiteral("0"));
    }

    void whatARunLeaves()
    {
        run();
        const QDir effects(places().first() + QStringLiteral("/effects"));
        QVERIFY(effects.exists(QStringLiteral("ledger.sqlite-wal")));
        QVERIFY(effects.exists(QStringLiteral("blobs")));
        QCOMPARE(open(), QStringList());
    }

    void whatAnEarlierOneLeftOpenIsClosed()
    {
        run();
        for (const QString &top : places())
            QProcess::execute(QStringLiteral("chmod"), {QStringLiteral("-R"), QStringLiteral("go+rX"), top});
        QVERIFY(!open().isEmpty());
        run();
        QStringList left = open();
        // Behind the closed door single folders may stay as they were.
        left.removeIf([](const QString &path) {
            return path.contains(QStringLiteral("/blobs/")) || path.contains(QStringLiteral("/effects/"));
        });
        QCOMPARE(left, QStringList());
        for (const QString &top : places()) {
            QCOMPARE(modeOf(top) & 0077, 0);
        }
        for (const char *tail : {"", "-wal"})
            QCOMPARE(modeOf(places().first() + QStringLiteral("/effects/ledger.sqlite") + QLatin1String(tail)), 0600);
    }

    /// An earlier Belay kept its data a folder deeper; what it knew is known.
    void whatStoodDeeperIsMovedUp()
    {
        run();
        const QString data = places().first();
        const auto rows = [this] {
            QProcess list;
            list.setProcessEnvironment(m_environment);
            list.start(bin("belay"), {QStringLiteral("effects"), QStringLiteral("--json")});
            list.waitForFinished(20'000);
            return list.readAllStandardOutput();
        };
        const QByteArray before = rows();
        QVERIFY(before.count('\n') > 10);
        QVERIFY(QDir().rename(data, data + QStringLiteral("-old")));
        QVERIFY(QDir().mkpath(data));
        QVERIFY(QDir().rename(data + QStringLiteral("-old"), data + QStringLiteral("/belay")));
        QCOMPARE(rows(), before);
        QVERIFY(QFileInfo::exists(data + QStringLiteral("/effects/ledger.sqlite")));
        QVERIFY(QFileInfo(data + QStringLiteral("/belay")).isSymLink());
        QCOMPARE(modeOf(data), 0700);
    }
};

BELAY_TEST(TestPrivate)

} // namespace tst_private

#include "tst_private.moc"
