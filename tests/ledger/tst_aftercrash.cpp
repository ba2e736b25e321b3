// SPDX-License-Identifier: Apache-2.0
#include "base/process/processlook.h"
#include "ledger/disk/atomicwrite.h"
#include "ledger/files/fileeffects.h"
#include "ledger/rows/compensation.h"
#include "ledger/undo/aftercrash.h"
#include "strace.h"

#include "dice.h"
#include "testclass.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace tst_aftercrash {

using namespace ledger;

class TestAfterCrash : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<SqliteLedger> m_rows;

    QByteArray path(const QByteArray &name) const { return QFile::encodeName(m_dir->path()) + '/' + name; }
    void open()
    {
        m_rows.reset();
        m_rows = std::move(SqliteLedger::open(m_dir->filePath(QStringLiteral("data/ledger.sqlite"))).value());
    }
    /// While nobody has it open.
    bool inFile(const QString &statement) const
    {
        bool done = false;
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("side"));
            database.setDatabaseName(m_dir->filePath(QStringLiteral("data/ledger.sqlite")));
            done = database.open() && QSqlQuery(database).exec(statement);
        }
        QSqlDatabase::removeDatabase(QStringLiteral("side"));
        return done;
    }
    void plant(const QByteArray &name, const QByteArray &text) const
    {
        QFile file(QFile::decodeName(path(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    QStringList files(const QString &folder) const
    {
        QStringList out;
        QDirIterator i(m_dir->filePath(folder), QDir::Files | QDir::Hidden | QDir::System,
                       QDirIterator::Subdirectories);
        while (i.hasNext())
            out << i.next();
        return out;
    }
    AfterCrash settle()
    {
        BlobStore blobs(m_dir->filePath(QStringLiteral("data/blobs")));
        return settleAfterCrash(*m_rows, blobs, m_dir->filePath(QStringLiteral("data/rescued")));
    }

private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        open();
    }
    void cleanup() { m_rows.reset(); }

    void settledByLooking_data()
    {
        QTest::addColumn<bool>("committing");
        QTest::addColumn<QByteArray>("now"); // "" is missing
        QTest::addColumn<QByteArray>("temporary");
        QTest::addColumn<int>("state");
        QTest::addColumn<bool>("rescued");
        const auto row = [](const char *name, bool committing, const char *now, const char *temporary,
                            EffectState state, bool rescued = false) {
            QTest::newRow(name) << committing << QByteArray(now) << QByteArray(temporary) << int(state) << rescued;
        };
        row("prepared, untouched", false, "before", "", EffectState::Cancelled);
        row("prepared, written", false, "after", "", EffectState::Committed);
        row("prepared, something else", false, "else", "", EffectState::Unknown);
        row("committing, untouched", true, "before", "", EffectState::Cancelled);
        row("half written", true, "before", "aft", EffectState::Cancelled);
        row("written, not renamed", true, "before", "after", EffectState::Cancelled);
        row("exchanged", true, "after", "before", EffectState::Committed);
        row("exchanged with an edit", true, "after", "the user's", EffectState::Committed, true);
        row("committed", true, "after", "", EffectState::Committed);
        row("gone", true, "", "", EffectState::Unknown);
    }
    void settledByLooking()
    {
        QFETCH(const bool, committing);
        QFETCH(const QByteArray, now);
        QFETCH(const QByteArray, temporary);
        QFETCH(const int, state);
        QFETCH(const bool, rescued);
        Effect effect;
        effect.path = path("f");
        effect.before = markOf("before");
        effect.after = markOf("after");
        const auto id = m_rows->prepare(effect);
        if (committing)
            QVERIFY(m_rows->settle(*id, EffectState::Committing).ok());
        const QByteArray temporaryPath = m_rows->effect(*id)->temporary;
        QVERIFY(isTemporaryName(temporaryPath));
        if (!now.isEmpty())
            plant("f", now);
        if (!temporary.isEmpty())
            plant(temporaryPath, temporary);
        plant(temporaryName(), "a file of this name that no row names stays");
        // This run lives: nobody else may settle its rows.
        QVERIFY(settle().settled.empty());
        open();
        const AfterCrash result = settle();
        QCOMPARE(result.settled.size(), size_t(1));
        QCOMPARE(int(m_rows->effect(*id)->state), state);
        QVERIFY(!QFile::exists(QFile::decodeName(path(temporaryPath))));
        QCOMPARE(files(QStringLiteral("data/rescued")).size(), rescued ? 1 : 0);
        QCOMPARE(QDir(m_dir->path()).entryList({QStringLiteral(".belay-*")}, QDir::Files | QDir::Hidden).size(), 1);
        open();
        QCOMPARE(int(m_rows->effect(*id)->state), state);
        QVERIFY(settle().settled.empty());
    }

    /// Of what was only made executable, say, the content tells nothing.
    void aModeTellsWhatHappened_data()
    {
        QTest::addColumn<bool>("isBegun");
        QTest::addColumn<bool>("isMade");
        for (const bool isBegun : {false, true}) {
            for (const bool isMade : {false, true})
                QTest::addRow("%s, %s", isBegun ? "begun" : "planned", isMade ? "made" : "not made")
                    << isBegun << isMade;
        }
    }
    void aModeTellsWhatHappened()
    {
        QFETCH(const bool, isBegun);
        QFETCH(const bool, isMade);
        plant("f", "same");
        QVERIFY(
            QFile::setPermissions(m_dir->filePath(QStringLiteral("f")), QFile::Permissions(isMade ? 0x7000 : 0x6000)));
        Effect effect;
        effect.path = path("f");
        effect.before = effect.after = markOf("same");
        effect.before.mode = 0600;
        effect.after.mode = 0700;
        const auto id = m_rows->prepare(effect);
        if (isBegun)
            QVERIFY(m_rows->settle(*id, EffectState::Committing).ok());
        open();
        settle();
        QCOMPARE(m_rows->effect(*id)->state, isMade ? EffectState::Committed : EffectState::Cancelled);
    }

    /// What ran on when Belay ended is looked for by what tells it from a later process with its number.
    void whatRanOnIsLookedFor()
    {
        QProcess program;
        program.start(QStringLiteral("sleep"), {QStringLiteral("60")});
        QVERIFY(program.waitForStarted());
        const std::optional<base::ProcessId> alive = base::processOf(program.processId());
        QVERIFY(alive);
        const QByteArray number = QByteArray::number(alive->number);
        base::ProcessId another = *alive;
        --another.start;
        const auto told = [this](const QByteArray &processes) {
            Effect effect;
            effect.kind = EffectKind::Command;
            const auto id = m_rows->prepare(effect);
            (void)m_rows->settle(*id, EffectState::Committing);
            Settlement settlement;
            settlement.state = EffectState::Committing;
            settlement.processes = processes;
            m_rows->settle(*id, settlement, this, {});
            open();
            if (!m_rows->effect(*id)->runsOn())
                return QStringLiteral("not stored");
            settle();
            const Effect row = *m_rows->effect(*id);
            return row.state == EffectState::Unknown ? row.detail : QStringLiteral("not unknown");
        };
        QVERIFY(told(base::noteOf({another, *alive})).contains(QLatin1String("process " + number + ')')));
        QVERIFY(told(base::noteOf({another})).contains(QLatin1String("It has ended")));
        QVERIFY(told("another-boot" + base::noteOf({*alive})).contains(QLatin1String("It has ended")));
        QVERIFY(told("garbage :: 0:0 -1:x").contains(QLatin1String("It has ended")));
        program.kill();
        program.waitForFinished();
        QVERIFY(told(base::noteOf({*alive})).contains(QLatin1String("It has ended")));
    }

    void commandsAreUnknown()
    {
        Effect command;
        command.kind = EffectKind::Command;
        command.target = QStringLiteral("make");
        const auto c = m_rows->prepare(command);
        QVERIFY(m_rows->settle(*c, EffectState::Committing).ok());
        open();
        settle();
        QCOMPARE(m_rows->effect(*c)->state, EffectState::Unknown);
    }

    void anUndoIsFollowedToItsEnd()
    {
        const auto committed = [this](Effect effect) {
            const auto id = m_rows->prepare(std::move(effect));
            (void)m_rows->settle(*id, EffectState::Committing);
            (void)m_rows->settle(*id, EffectState::Committed);
            return *id;
        };
        const auto one = committed({}), two = committed({}), three = committed({});
        beginCompensation(*m_rows, {one, two, three});
        Effect undo;
        undo.compensates = {one};
        (void)committed(undo); // and nobody told row one
        undo.compensates = {two};
        undo.path = path("f");
        undo.before = markOf("a");
        undo.after = markOf("b");
        (void)m_rows->prepare(undo); // never happened
        plant("f", "a");
        open();
        settle();
        QCOMPARE(m_rows->effect(one)->state, EffectState::Compensated);
        QCOMPARE(m_rows->effect(two)->state, EffectState::Committed);
        QCOMPARE(m_rows->effect(three)->state, EffectState::Committed); // its undo was never prepared
    }

    /// The call that takes another one back was being made: nobody knows what became of either.
    void aCallThatTakesBack_data()
    {
        QTest::addColumn<bool>("sent");
        QTest::addColumn<bool>("begun"); ///< that its effect is being taken back was stored
        QTest::addColumn<int>("state");
        QTest::addColumn<bool>("settled"); ///< the end of the undo was stored, and not that of its effect
        QTest::newRow("before it was sent") << false << false << int(EffectState::Committed) << false;
        QTest::newRow("on its way") << true << true << int(EffectState::Unknown) << false;
        QTest::newRow("lost, and only that was stored") << true << true << int(EffectState::Unknown) << true;
        QTest::newRow("on its way, not stored") << true << false << int(EffectState::Unknown) << false;
    }
    void aCallThatTakesBack()
    {
        QFETCH(const bool, sent);
        QFETCH(const bool, begun);
        QFETCH(const int, state);
        QFETCH(const bool, settled);
        Effect made;
        made.kind = EffectKind::Remote;
        made.reversible = Reversible::ByCall;
        made.undoTool = QStringLiteral("close_issue");
        made.undoArguments = "{}";
        made.limited = true;
        made.serverIdentity = QByteArray("\0\xff", 2);
        const auto call = m_rows->prepare(made);
        (void)m_rows->settle(*call, EffectState::Committing);
        (void)m_rows->settle(*call, EffectState::Committed);
        Effect undo;
        undo.kind = EffectKind::Remote;
        undo.compensates = {*call};
        const auto act = m_rows->prepare(undo);
        if (sent)
            (void)m_rows->settle(*act, EffectState::Committing);
        if (begun)
            beginCompensation(*m_rows, {*call});
        if (settled)
            (void)m_rows->settle(*act, EffectState::Unknown);
        open();
        settle();
        QCOMPARE(int(m_rows->effect(*call)->state), state);
        QCOMPARE(m_rows->effect(*call)->undoTool, QStringLiteral("close_issue"));
        QCOMPARE(m_rows->effect(*call)->limited, std::optional(true));
        QCOMPARE(m_rows->effect(*call)->serverIdentity, made.serverIdentity);
        // What is not known is the undo, and that can be sent again.
        QVERIFY(m_rows->effect(*call)->isUndoneByCall());
        if (sent)
            QVERIFY2(m_rows->effect(*call)->detail.startsWith(QLatin1String("It took effect")),
                     qPrintable(m_rows->effect(*call)->detail));
        // And it stays so.
        open();
        settle();
        QCOMPARE(int(m_rows->effect(*call)->state), state);
    }

    /// It is asked about again when its session is opened, unless what it was given is not kept.
    void aCallThatWasNotDecided()
    {
        Effect made;
        made.kind = EffectKind::Remote;
        made.before.kept = true;
        const auto waits = m_rows->prepare(made);
        made.before.kept = false;
        const auto lost = m_rows->prepare(made);
        made.before.kept = true;
        made.readsOnly = true;
        const auto reads = m_rows->prepare(made);
        made.readsOnly = false;
        const auto old = m_rows->prepare(made);
        const auto found = [this] {
            std::vector<base::EffectId> out;
            for (const Effect &row : waitingCalls(*m_rows))
                out.push_back(row.id);
            return out;
        };
        QCOMPARE(found(), (std::vector{*waits, *old})); // a session may be opened again in the same run
        m_rows.reset();
        QVERIFY(inFile(QStringLiteral("UPDATE effects SET prepared_at = prepared_at - 31 * 86400000 WHERE id = %1")
                           .arg(old->value)));
        for (int crashes = 0; crashes < 2; ++crashes) {
            open();
            settle();
            QCOMPARE(m_rows->effect(*waits)->state, EffectState::Prepared);
            QCOMPARE(m_rows->effect(*lost)->state, EffectState::Cancelled);
            QCOMPARE(m_rows->effect(*reads)->state, EffectState::Cancelled);
            QCOMPARE(m_rows->effect(*old)->state, EffectState::Cancelled);
            QCOMPARE(found(), std::vector{*waits});
        }
    }

    /// What must be on the disk before what, as the system calls say it: the row, the temporary file, its new name.
    /// Earlier versions kept a write to be decided. Somebody may have written the very text meanwhile: that was not
    /// Belay.
    void whatWasStagedIsGivenUp()
    {
        plant("f", "new");
        Effect made;
        made.kind = EffectKind::WriteFile;
        made.path = path("f");
        made.before = markOf("old");
        made.after = markOf("new");
        made.after.kept = true;
        made.staged = true;
        const auto id = m_rows->prepare(made);
        m_rows.reset();
        open();
        settle();
        QCOMPARE(m_rows->effect(*id)->state, EffectState::Cancelled);
        QVERIFY(m_rows->effect(*id)->detail.contains(QLatin1String("earlier version")));
    }

    void inTheRightOrder()
    {
        m_rows.reset();
        SKIP_UNLESS_TRACING();
        const QString log = m_dir->filePath(QStringLiteral("calls"));
        QProcess writer;
        // Leaks are looked for by tracing, which is done already.
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("ASAN_OPTIONS"), QStringLiteral("detect_leaks=0"));
        writer.setProcessEnvironment(environment);
        writer.start(straceProgram(),
                     {QStringLiteral("-f"), QStringLiteral("-y"), QStringLiteral("-e"),
                      QStringLiteral("trace=openat,fsync,fdatasync,rename,renameat,renameat2"), QStringLiteral("-o"),
                      log, QCoreApplication::applicationDirPath() + QStringLiteral("/killedwriter"), m_dir->path(),
                      QStringLiteral("5"), QStringLiteral("20")});
        QVERIFY(writer.waitForFinished(60000));
        QVERIFY2(writer.exitCode() == 0, writer.readAllStandardError().constData());
        QFile file(log);
        QVERIFY(file.open(QIODevice::ReadOnly));
        bool rowStored = false, synced = false, renamed = false;
        int files = 0;
        for (const QByteArray &line : file.readAll().split('\n')) {
            const bool isSync = line.contains("fsync(") || line.contains("fdatasync(");
            const bool temporary = line.contains(".belay-");
            if (isSync && line.contains("ledger.sqlite-wal")) {
                rowStored = true;
            } else if (line.contains("openat(") && temporary && line.contains("O_EXCL")) {
                QVERIFY2(rowStored, line.constData());
                QVERIFY2(!renamed, "the folder was not synced");
                rowStored = synced = false;
            } else if (isSync && temporary) {
                synced = true;
            } else if (line.contains("rename") && temporary) {
                QVERIFY2(synced, line.constData());
                renamed = true;
            } else if (isSync && renamed && line.contains("/work/d")) {
                renamed = false;
                ++files;
            }
        }
        QVERIFY2(files >= 10, qPrintable(QString::number(files)));
    }

    /// The promise of the ledger: killed at any moment, what it says is what is on the disk.
    void killedAtAnyMoment()
    {
        m_rows.reset();
        const QString program = QCoreApplication::applicationDirPath() + QStringLiteral("/killedwriter");
        QVERIFY(QDir(m_dir->path()).mkpath(QStringLiteral("work")));
        const int kills =
            qEnvironmentVariableIntValue("BELAY_KILLS") ? qEnvironmentVariableIntValue("BELAY_KILLS") : 120;
        int committed = 0, settledCommitted = 0, settledCancelled = 0;
        for (int i = 0; i < kills; ++i) {
            QProcess writer;
            writer.start(program, {m_dir->path(), QString::number(i)});
            QVERIFY(writer.waitForStarted());
            // So many ends heard, and a moment more: anywhere between two of them.
            const int wanted = dice().bounded(6);
            qint64 heard = 0;
            while (heard < wanted) {
                QVERIFY(writer.waitForReadyRead(20000));
                heard += writer.readAll().size();
            }
            ::usleep(useconds_t(dice().bounded(4000)));
            ::kill(pid_t(writer.processId()), SIGKILL);
            QVERIFY(writer.waitForFinished());
            open();
            QVERIFY(m_rows->notice().isEmpty());
            const AfterCrash result = settle();
            QCOMPARE(result.unknown, 0);
            settledCommitted += result.committed;
            settledCancelled += result.cancelled;
            BlobStore blobs(m_dir->filePath(QStringLiteral("data/blobs")));
            std::map<QByteArray, const Effect *> last;
            const auto all = m_rows->allEffects();
            for (const Effect &row : all) {
                QVERIFY(!row.isOpen());
                if (row.state == EffectState::Committed) {
                    last[row.path] = &row;
                    if (row.before.isThere())
                        QVERIFY(blobs.contains(row.before.hash));
                }
            }
            committed = 0;
            for (const auto &[name, row] : last) {
                const auto now = lookAtPath(name, 1 << 20);
                QVERIFY(now.ok());
                QVERIFY2(now->mark.sameContent(row->after), name.constData());
                ++committed;
                if (now->content) {
                    const QByteArray text = now->content->first(
                        now->content->indexOf('.') < 0 ? now->content->size() / 2 : now->content->indexOf('.'));
                    QVERIFY(now->content->endsWith(text));
                }
                if (row->before.isThere())
                    QVERIFY(blobs.get(row->before.hash).ok());
            }
            for (const QString &file : files(QStringLiteral("work"))) {
                QVERIFY2(!QFileInfo(file).fileName().startsWith(QStringLiteral(".belay-")), qPrintable(file));
                QVERIFY2(last.count(QFile::encodeName(file)), qPrintable(file));
            }
            QVERIFY(files(QStringLiteral("data/rescued")).isEmpty());
            for (const QString &file : files(QStringLiteral("data/blobs")))
                QVERIFY(!QFileInfo(file).fileName().startsWith(QStringLiteral("tmp-")));
            m_rows.reset();
        }
        QVERIFY(committed > 0);
        qInfo("%d kills; settled by looking: %d committed, %d cancelled", kills, settledCommitted, settledCancelled);
    }
};

BELAY_TEST(TestAfterCrash)

} // namespace tst_aftercrash

#include "tst_aftercrash.moc"
