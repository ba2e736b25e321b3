// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"

#include "history/transcript.h"

#include "testclass.h"

#include <QFile>
#include <QRandomGenerator>
#include <QScopeGuard>
#include <QTest>

#include <linux/capability.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace tst_diskproblems {

using ledger::EffectState;

namespace {

/// For as long as it lives permissions bind this thread, and those it makes, also where it is root's.
class NoOverride
{
public:
    NoOverride()
    {
        ::syscall(SYS_capget, &m_header, m_before);
        __user_cap_data_struct without[_LINUX_CAPABILITY_U32S_3] = {m_before[0], m_before[1]};
        without[0].effective &= ~(1U << CAP_DAC_OVERRIDE | 1U << CAP_DAC_READ_SEARCH);
        ::syscall(SYS_capset, &m_header, without);
    }
    ~NoOverride() { ::syscall(SYS_capset, &m_header, m_before); }
    NoOverride(const NoOverride &) = delete;
    NoOverride &operator=(const NoOverride &) = delete;

private:
    __user_cap_header_struct m_header{_LINUX_CAPABILITY_VERSION_3, 0};
    __user_cap_data_struct m_before[_LINUX_CAPABILITY_U32S_3] = {};
};

/// An agent that writes through Belay's real hands into a folder whose disk is the test's.
struct Bench
{
    AgentBench agent{false};
    ledger::Trash trash{agent.folder.filePath(QStringLiteral(".trash"))};
    ledger::FileEffects hands{&agent.ledger, &agent.blobs, &trash};
    history::Transcript transcript;
    const QString disk = agent.folder.filePath(QStringLiteral("disk"));

    Bench()
    {
        QDir().mkdir(disk);
        agent.changer = &hands;
        agent.remake();
        agent.openSession();
        QObject::connect(agent.session, &core::Session::eventOccurred, agent.session,
                         [this](const core::SessionEvent &event) { transcript.apply(event); });
        agent.prompt();
    }
    ~Bench()
    {
        agent.connection.reset(); // before the hands
        ::umount2(QFile::encodeName(disk).constData(), MNT_DETACH);
    }

    bool mount(const char *options) const
    {
        return ::mount("tmpfs", QFile::encodeName(disk).constData(), "tmpfs", 0, options) == 0;
    }
    void put(const QString &name, const QByteArray &content) const
    {
        QFile file(disk + u'/' + name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    QByteArray get(const QString &name) const
    {
        QFile file(disk + u'/' + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<missing>");
    }
    QStringList names() const { return QDir(disk).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot); }
    /// What the agent is told: "ok", or the error's words.
    QString write(const QString &path, const QByteArray &content)
    {
        const int id = agent.request("fs/write_text_file", "{\"sessionId\":\"s\",\"path\":\"" + path.toUtf8() +
                                                               "\",\"content\":\"" + content + "\"}");
        (void)QTest::qWaitFor([this, id] { return !agent.answerTo(id).isEmpty(); });
        const QJsonObject answer = agent.answerTo(id);
        if (answer.contains(QLatin1String("result")))
            return QStringLiteral("ok");
        return answer[QLatin1String("error")][QLatin1String("message")].toString();
    }
    std::vector<ledger::Effect> rows() const { return agent.ledger.allEffects(); }
    /// What the request's row says to the user.
    QString told() const
    {
        for (const auto &[key, row] : agent.board.rows()) {
            if (row.kind == core::RequestKind::WriteFile)
                return row.end == core::RequestEnd::Failed ? row.endDetail : QString();
        }
        return {};
    }
    /// What the account of the turn says when it is stopped.
    const history::ReportRow *accounted()
    {
        agent.session->stop();
        agent.answerPrompt("cancelled");
        const history::TurnFooter *footer = transcript.footerOf(agent.session->turn());
        return footer && footer->report.size() == 1 ? &footer->report[0] : nullptr;
    }
};

} // namespace

/// A disk that does not do what is asked of it: the agent is told, the user is told, the ledger is true.
class TestDiskProblems : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFullDisk()
    {
        Bench b;
        if (!b.mount("size=128k"))
            QSKIP("no small file system can be mounted here");
        b.put(QStringLiteral("f"), "old");
        const QString answer = b.write(b.disk + QStringLiteral("/f"), QByteArray(500'000, 'x'));
        QVERIFY2(answer.contains(QStringLiteral("disk is full")), qPrintable(answer));
        QVERIFY2(b.told().contains(QStringLiteral("disk is full")), qPrintable(b.told()));
        QCOMPARE(b.rows().size(), size_t(1));
        QCOMPARE(b.rows()[0].state, EffectState::Failed);
        QVERIFY(b.rows()[0].detail.contains(QStringLiteral("disk is full")));
        QCOMPARE(b.get(QStringLiteral("f")), QByteArray("old"));
        QCOMPARE(b.names(), QStringList{QStringLiteral("f")}); // nothing half written
        const history::ReportRow *row = b.accounted();
        QVERIFY(row);
        QCOMPARE(row->why, history::ReportRow::Reason::WriteFailed);
        QVERIFY(row->text.contains(QStringLiteral("disk is full")) && !row->canUndo);
    }

    void aFullDiskThatGetsRoom()
    {
        Bench b;
        if (!b.mount("size=128k"))
            QSKIP("no small file system can be mounted here");
        const QString path = b.disk + QStringLiteral("/f");
        const QByteArray text(200'000, 'x');
        QVERIFY(b.write(path, text) != QStringLiteral("ok"));
        QCOMPARE(::mount("none", QFile::encodeName(b.disk).constData(), nullptr, MS_REMOUNT, "size=4m"), 0);
        QCOMPARE(b.write(path, text), QStringLiteral("ok"));
        QCOMPARE(b.get(QStringLiteral("f")).size(), text.size());
        QCOMPARE(b.rows().back().state, EffectState::Committed);
    }

    void aDiskThatCanOnlyBeRead()
    {
        Bench b;
        if (!b.mount("size=128k"))
            QSKIP("no file system can be mounted here");
        b.put(QStringLiteral("f"), "old");
        QCOMPARE(::mount("none", QFile::encodeName(b.disk).constData(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr), 0);
        for (const QString &name : {QStringLiteral("f"), QStringLiteral("new"), QStringLiteral("folder/new")}) {
            const QString answer = b.write(b.disk + u'/' + name, "text");
            QVERIFY2(answer.contains(QStringLiteral("can only be read")), qPrintable(answer));
            QCOMPARE(b.rows().back().state, EffectState::Failed);
        }
        QCOMPARE(b.rows().size(), size_t(3));
        QCOMPARE(b.get(QStringLiteral("f")), QByteArray("old"));
        QCOMPARE(b.names().size(), 1);
    }

    void aFolderThatMayNotBeWritten()
    {
        const NoOverride asEverybody; // before any thread of the bench is made: they take it over
        Bench b;
        b.put(QStringLiteral("f"), "old");
        const QByteArray folder = QFile::encodeName(b.disk);
        QCOMPARE(::chmod(folder.constData(), 0500), 0);
        const auto back = qScopeGuard([&folder] { ::chmod(folder.constData(), 0700); });
        const QString answer = b.write(b.disk + QStringLiteral("/f"), "text");
        QVERIFY2(answer != QStringLiteral("ok"), qPrintable(answer));
        QVERIFY(!b.told().isEmpty());
        QCOMPARE(b.rows().back().state, EffectState::Failed);
        QCOMPARE(b.get(QStringLiteral("f")), QByteArray("old"));
    }

    /// A folder that went away is made again, as for any new file; what the ledger says is what is there.
    void aFolderThatVanished()
    {
        Bench b;
        b.put(QStringLiteral("f"), "old");
        QVERIFY(QDir(b.disk).removeRecursively());
        QCOMPARE(b.write(b.disk + QStringLiteral("/f"), "text"), QStringLiteral("ok"));
        QCOMPARE(b.get(QStringLiteral("f")), QByteArray("text"));
        QCOMPARE(b.rows().back().kind, ledger::EffectKind::CreateFile);
        QCOMPARE(b.rows().back().before.type, ledger::FileType::Missing);
    }

    /// In its place is a file: there is no way through it.
    void aFolderThatBecameAFile()
    {
        Bench b;
        QVERIFY(QDir(b.disk).removeRecursively());
        QFile file(b.disk);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("somebody else's");
        file.close();
        const QString answer = b.write(b.disk + QStringLiteral("/f"), "text");
        QVERIFY2(answer != QStringLiteral("ok"), qPrintable(answer));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("somebody else's"));
        for (const ledger::Effect &row : b.rows())
            QVERIFY(row.state != EffectState::Committed);
    }

    /// Without a copy of what was there nothing is overwritten: that could not be taken back.
    void noRoomForTheCopy()
    {
        Bench b;
        if (!b.mount("size=64k"))
            QSKIP("no small file system can be mounted here");
        b.put(QStringLiteral("f"), QByteArray(40'000, 'o'));
        ledger::BlobStore small(b.disk + QStringLiteral("/blobs"));
        ledger::FileEffects hands(&b.agent.ledger, &small, &b.trash);
        QFile outside(b.agent.folder.filePath(QStringLiteral("g")));
        QVERIFY(outside.open(QIODevice::WriteOnly));
        QByteArray old(60'000, 0);
        QRandomGenerator dice(7); // what cannot be squeezed
        for (char &c : old)
            c = char(dice.generate());
        outside.write(old);
        outside.close();
        ledger::FileChange change;
        change.effect.path = QFile::encodeName(outside.fileName());
        change.content = "new";
        QString said;
        hands.apply(change, &hands, [&said](const base::Result<ledger::Prepared> &result) {
            said = result ? QStringLiteral("ok") : result.error().message;
        });
        QTRY_VERIFY(!said.isEmpty());
        QVERIFY2(said.contains(QStringLiteral("disk is full")), qPrintable(said));
        QVERIFY(b.rows().empty());
        QVERIFY(outside.open(QIODevice::ReadOnly));
        QCOMPARE(outside.readAll(), old);
    }
};

BELAY_TEST(TestDiskProblems)

} // namespace tst_diskproblems

#include "tst_diskproblems.moc"
