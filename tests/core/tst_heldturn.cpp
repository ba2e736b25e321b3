// SPDX-License-Identifier: Apache-2.0
#include "base/process/guardedprocess.h"
#include "core/held/branchkeeper.h"
#include "core/held/heldchanges.h"
#include "heldturnbench.h"
#include "ledger/disk/atomicwrite.h"
#include "testclass.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QScopeGuard>

namespace tst_heldturn {

using core::HeldChanges;
using core::HeldFile;

/// What one turn of a sealed agent did, as the user decides about it.
class TestHeldTurn : public QObject
{
    Q_OBJECT

    std::unique_ptr<Sealable> m_here;

private Q_SLOTS:
    void initTestCase() { m_here = std::make_unique<Sealable>(); }
    void init()
    {
        if (!m_here->problem.isEmpty())
            QSKIP("nothing can be sealed here");
    }

    void aTurnIsTakenBackAndWhatWaitedBeforeStays()
    {
        HeldTurnBench s(m_here->folder());
        s.agent("echo before >> a");
        s.sync();
        QVERIFY(!s.changes->isTurnRestorable());
        s.agent("echo turn >> a; rm b; echo n > new");
        QVERIFY(s.changes->isTurnRestorable());
        QCOMPARE(s.restore(), QString());
        QVERIFY(!s.changes->isTurnRestorable());
        QCOMPARE(s.paths(), QByteArrayList({"a"}));
        QCOMPARE(s.seen(QStringLiteral("a")), QByteArray("1\n2\n3\n4\n5\n6\n7\n8\nbefore\n"));
        QCOMPARE(s.seen(QStringLiteral("b")), QByteArray("b1\n"));
        QCOMPARE(s.real(QStringLiteral("a")), QByteArray("1\n2\n3\n4\n5\n6\n7\n8\n"));
        // What only took something back is a turn, too.
        s.agent("printf '1\\n2\\n3\\n4\\n5\\n6\\n7\\n8\\n' > a");
        QCOMPARE(s.paths(), QByteArrayList());
        QVERIFY(s.changes->isTurnRestorable());
        QCOMPARE(s.restore(), QString());
        QCOMPARE(s.paths(), QByteArrayList({"a"}));
    }

    /// After a restart the user may be there before the agent, which then comes into the same view.
    void aViewIsMadeByTheSamePlanWhoeverNeedsIt()
    {
        HeldTurnBench s(m_here->folder());
        s.agent("echo waits > a");
        const QString store = s.reopen(), secret = QFileInfo(store).dir().filePath(QStringLiteral("secret"));
        QVERIFY(QFile::copy(s.project() + QStringLiteral("/b"), secret));
        s.changes->setRights([secret](base::SealPlan *plan, const QStringList &) { plan->hidden << secret; }, {});
        // An impatient user: both are answered, and by one view.
        int answers = 0;
        for (int i = 0; i < 2; ++i)
            s.changes->withView(&s.context, [&answers](const base::Result<void> &made) { answers += made ? 1 : 0; });
        QVERIFY(QTest::qWaitFor([&answers] { return answers == 2; }, 20'000));
        s.act("! test -s " + QFile::encodeName(secret));
        QCOMPARE(s.seen(QStringLiteral("a")), QByteArray("waits\n"));

        // With other rights it is another one, and not while something lives in the first.
        s.changes->setRights(
            [](base::SealPlan *plan, const QStringList &) { plan->writable << QStringLiteral("/var"); }, {});
        QProcess terminal;
        terminal.start(base::Sealing::sealProgram(),
                       s.changes->view()->enterArguments(s.project(), {QStringLiteral("cat")}));
        QVERIFY(terminal.waitForStarted());
        terminal.write("in\n");
        QVERIFY(terminal.waitForReadyRead());
        QVERIFY(!s.changes->leaveOtherView());
        QVERIFY(s.changes->view());
        terminal.closeWriteChannel();
        QVERIFY(terminal.waitForFinished());
        QTRY_VERIFY(s.changes->leaveOtherView()); // the kernel may be ending somebody in it for a moment
        QVERIFY(!s.changes->view());
    }

    /// Whose signal it is stays until that has ended, whatever is asked in it.
    void whoIsRefusedMayAskAgainAtOnce()
    {
        HeldTurnBench s(m_here->folder());
        s.reopen();
        const QByteArray seal = qgetenv("BELAY_SEAL");
        const auto back = qScopeGuard([&seal] { qputenv("BELAY_SEAL", seal); });
        qputenv("BELAY_SEAL", "/nowhere");
        int refused = 0, gone = 0;
        std::function<void()> ask = [&] {
            s.changes->withView(&s.context, [&](const base::Result<void> &made) {
                QVERIFY(!made);
                const auto callers = s.changes->findChildren<base::GuardedProcess *>();
                QCOMPARE(callers.size(), 1);
                const QPointer<base::GuardedProcess> caller = callers.front();
                if (++refused < 3)
                    ask();
                gone += caller ? 0 : 1;
            });
        };
        ask();
        QVERIFY(QTest::qWaitFor([&refused] { return refused == 3; }, 20'000));
        QCOMPARE(gone, 0);
        // Later they go.
        QTRY_VERIFY(s.changes->findChildren<base::GuardedProcess *>().isEmpty());
    }

    /// What was accepted is in the folder, and no longer needs to be in the store, unless something still sees it
    /// there.
    void whatIsSettledIsDroppedAtTheNextStart()
    {
        HeldTurnBench s(m_here->folder());
        s.agent("echo waits > a; echo accepted > b; mkdir d; echo accepted > d/e");
        std::vector<HeldFile> accepted = s.changes->files();
        std::erase_if(accepted, [](const HeldFile &file) { return file.change.path == "a"; });
        bool isDone = false;
        s.changes->accept(accepted, {1}, &s.context, [&isDone](const ledger::HeldOutcome &) { isDone = true; });
        QTRY_VERIFY(isDone);
        QProcess left;
        left.start(base::Sealing::sealProgram(),
                   s.changes->view()->enterArguments(s.project(), {QStringLiteral("cat")}));
        left.write("in\n");
        QVERIFY(left.waitForStarted() && left.waitForReadyRead());
        const auto kept = [](const QString &store) {
            const QStringList folders = QDir(store).entryList({QStringLiteral("folder-*")}, QDir::Dirs);
            return QDir(store + u'/' + folders.value(0) + QStringLiteral("/upper"))
                .entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
        };
        QCOMPARE(kept(s.reopen()), QStringList({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("d")}));
        left.closeWriteChannel();
        QVERIFY(left.waitForFinished());
        QCOMPARE(kept(s.reopen()), QStringList{QStringLiteral("a")});
        s.look();
        QCOMPARE(s.paths(), QByteArrayList({"a"}));
        bool isSeen = false;
        s.changes->withView(&s.context, [&isSeen](const base::Result<void> &made) { isSeen = made.ok(); });
        QTRY_VERIFY(isSeen);
        QCOMPARE(s.seen(QStringLiteral("d/e")), QByteArray("accepted\n"));
        // The user's later changes are the user's.
        s.put(QStringLiteral("b"), "mine\n");
        s.sync();
        QCOMPARE(s.seen(QStringLiteral("b")), QByteArray("mine\n"));
        QCOMPARE(s.paths(), QByteArrayList({"a"}));
    }

    void whatIsNotKeptIsSaid()
    {
        HeldTurnBench s(m_here->folder());
        s.agent("truncate -s 65M large");
        s.sync();
        s.agent("echo small > large; echo n > new");
        const QString said = s.restore();
        QVERIFY2(said.contains(QStringLiteral("could not be brought back")) && said.contains(QStringLiteral("large")),
                 qPrintable(said));
        QCOMPARE(s.paths(), QByteArrayList({"large"}));
    }

    /// The user's lines stay, and the agent sees both.
    void aConflictIsDecidedByWhatWasThereBefore()
    {
        HeldTurnBench s(m_here->folder());
        s.agent("sed -i 's/^1$/agent/' a");
        s.put(QStringLiteral("a"), "1\n2\n3\n4\n5\n6\n7\nuser\n");
        s.sync();
        QCOMPARE(s.paths(), QByteArrayList({"!a"}));
        const HeldChanges::Text text = s.text("a");
        QVERIFY(text.knowsBegun && !text.unknown);
        QCOMPARE(text.begun.value_or("none"), QByteArray("1\n2\n3\n4\n5\n6\n7\n8\n"));
        s.acceptPart("a", "agent\n2\n3\n4\n5\n6\n7\nuser\n", HeldChanges::Rest::IsGivenUp);
        QTRY_COMPARE(s.seen(QStringLiteral("a")), QByteArray("agent\n2\n3\n4\n5\n6\n7\nuser\n"));
        s.look();
        QCOMPARE(s.paths(), QByteArrayList());
        QCOMPARE(s.real(QStringLiteral("a")), s.seen(QStringLiteral("a")));
        QVERIFY(!s.changes->isTurnRestorable()); // it was decided, and that is no doing of the turn
    }

    /// A part of it is accepted: the rest never reads as a change that takes the user's lines away.
    void theRestOfAConflictStaysAConflict()
    {
        HeldTurnBench s(m_here->folder());
        s.agent("sed -i 's/^1$/agent/; s/^4$/agent/' a");
        s.put(QStringLiteral("a"), "1\n2\n3\n4\n5\n6\n7\nuser\n");
        s.look();
        s.acceptPart("a", "agent\n2\n3\n4\n5\n6\n7\nuser\n", HeldChanges::Rest::Waits);
        QCOMPARE(s.paths(), QByteArrayList({"!a"}));
        QCOMPARE(s.text("a").begun.value_or("none"), QByteArray("1\n2\n3\n4\n5\n6\n7\n8\n"));
        s.sync();
        QCOMPARE(s.paths(), QByteArrayList({"!a"}));
        QVERIFY(s.changes->acceptable().empty());
    }

    /// The agent wrote again while the user decided.
    void whatCameMeanwhileIsNotGivenUp()
    {
        HeldTurnBench s(m_here->folder());
        s.agent("sed -i 's/^1$/agent/' a");
        s.put(QStringLiteral("a"), "1\n2\n3\n4\n5\n6\n7\nuser\n");
        s.look();
        const HeldFile decided = s.file("a");
        s.agent("echo later >> a");
        bool isDone = false;
        s.changes->acceptPart(decided, "agent\n2\n3\n4\n5\n6\n7\nuser\n", HeldChanges::Rest::IsGivenUp, {1}, &s.context,
                              [&isDone](const ledger::HeldOutcome &) { isDone = true; });
        QTRY_VERIFY(isDone && !s.changes->isBusy());
        s.look();
        QCOMPARE(s.paths(), QByteArrayList({"!a"}));
        QCOMPARE(s.seen(QStringLiteral("a")), QByteArray("agent\n2\n3\n4\n5\n6\n7\n8\nlater\n"));
    }

    /// A text is no part of a link, and is not written in its place.
    void onlyOfFilesIsAPartAccepted()
    {
        HeldTurnBench s(m_here->folder());
        s.put(QStringLiteral("c"), "c\n");
        s.sync();
        s.agent("ln -sf b a; rm b; mkdir b; ln -s b new; rm c");
        for (const char *path : {"a", "b", "new"}) {
            std::optional<ledger::HeldOutcome> outcome;
            s.changes->acceptPart(s.file(path), "text\n", HeldChanges::Rest::Waits, {1}, &s.context,
                                  [&outcome](const ledger::HeldOutcome &ended) { outcome = ended; });
            QTRY_VERIFY(outcome);
            QVERIFY(outcome->written.isEmpty());
            QCOMPARE(outcome->failed.size(), size_t(1));
        }
        QCOMPARE(s.real(QStringLiteral("a")), QByteArray("1\n2\n3\n4\n5\n6\n7\n8\n"));
        QCOMPARE(s.real(QStringLiteral("b")), QByteArray("b1\n"));
        QCOMPARE(s.real(QStringLiteral("new")), QByteArray("none"));
        // Nor of a file in a folder that is not held back any more: whoever waits is told.
        HeldFile gone = s.file("a");
        gone.folder += QStringLiteral("/gone");
        std::optional<ledger::HeldOutcome> told;
        s.changes->acceptPart(gone, "text\n", HeldChanges::Rest::Waits, {1}, &s.context,
                              [&told](const ledger::HeldOutcome &ended) { told = ended; });
        QTRY_VERIFY(told);
        QCOMPARE(told->failed.size(), size_t(1));
        // Of a deletion it may be: some lines go, and it stays a file that can be read.
        s.acceptPart("c", "less\n", HeldChanges::Rest::Waits);
        QCOMPARE(s.real(QStringLiteral("c")), QByteArray("less\n"));
        QCOMPARE(s.paths(), QByteArrayList({"a", "b", "c", "new"}));
    }

    /// What was rejected of it the agent sees no more, the rest waits; what it wrote meanwhile stays as it is.
    void aPartIsRejected()
    {
        HeldTurnBench s(m_here->folder());
        s.agent("sed -i 's/^1$/ONE/; s/^4$/FOUR/; s/^8$/EIGHT/' a; chmod 750 a");
        const HeldFile listed = s.file("a");
        QCOMPARE(s.rejectPart(listed, "ONE\n2\n3\n4\n5\n6\n7\nEIGHT\n"), QString());
        QCOMPARE(s.seen(QStringLiteral("a")), QByteArray("ONE\n2\n3\n4\n5\n6\n7\nEIGHT\n"));
        QCOMPARE(s.paths(), QByteArrayList({"a"}));
        QCOMPARE(s.file("a").change.wanted.mode & 0777U, 0750U);
        s.acceptPart("a", "ONE\n2\n3\n4\n5\n6\n7\n8\n", HeldChanges::Rest::Waits);
        QCOMPARE(s.real(QStringLiteral("a")), QByteArray("ONE\n2\n3\n4\n5\n6\n7\n8\n"));
        QCOMPARE(s.paths(), QByteArrayList({"a"}));
        QCOMPARE(s.rejectPart(listed, "other\n"), QString());
        QCOMPARE(s.seen(QStringLiteral("a")), QByteArray("ONE\n2\n3\n4\n5\n6\n7\nEIGHT\n"));
    }

    /// Of a part that was accepted the rest waits as before, and is none of the turn's.
    void theRestOfAPartIsNotOfTheTurn()
    {
        HeldTurnBench s(m_here->folder());
        s.agent("sed -i 's/^1$/ONE/; s/^8$/EIGHT/' a");
        s.sync();
        s.acceptPart("a", "ONE\n2\n3\n4\n5\n6\n7\n8\n", HeldChanges::Rest::Waits);
        QVERIFY(!s.changes->isTurnRestorable());
        QCOMPARE(s.restore(), QString());
        QCOMPARE(s.seen(QStringLiteral("a")), QByteArray("ONE\n2\n3\n4\n5\n6\n7\nEIGHT\n"));
    }

    /// Of so many files not all are read to count their lines; which were not is known.
    void whatIsNotCountedIsKnown()
    {
        HeldTurnBench s(m_here->folder());
        s.agent("mkdir many; for i in $(seq 2003); do echo x > many/$i; done");
        const std::vector<HeldFile> &files = s.changes->files();
        const auto count = [&files](auto is) { return int(std::count_if(files.begin(), files.end(), is)); };
        QCOMPARE(count([](const HeldFile &file) { return file.added == 1; }), 2000);
        QCOMPARE(count([](const HeldFile &file) { return file.isUncounted; }), 3);
        QCOMPARE(count([](const HeldFile &file) { return file.isUncounted && file.added > 0; }), 0);
        // Each is found by its path.
        for (const HeldFile &file : files) {
            const HeldFile *found = s.changes->fileAt(QFile::decodeName(file.path()));
            QVERIFY(file.change.path == "many" || found == &file);
        }
        QVERIFY(!s.changes->fileAt(QStringLiteral("/many/0")));
    }

    void commitsAreCountedAndNamed()
    {
        HeldTurnBench s(m_here->folder());
        s.git("init -q -b main . && git add . && git commit -qm first");
        s.sync();
        s.agent(s.asGit("echo x >> a && git commit -qam 'Drop the shims' && git commit -q --allow-empty -m 'Run it'"));
        QCOMPARE(s.changes->branches().size(), size_t(1));
        core::HeldBranch branch = s.changes->branches().front();
        QCOMPARE(branch.name, QByteArray("main"));
        QCOMPARE(branch.repository, QByteArray(".git"));
        QCOMPARE(branch.commits, 2);
        QCOMPARE(branch.subjects, QStringList({QStringLiteral("Run it"), QStringLiteral("Drop the shims")}));
        QVERIFY(!branch.conflict);
        // A branch at a commit that the user has brings none.
        s.agent("git branch old HEAD~2");
        QCOMPARE(s.changes->branches().size(), size_t(2));
        QCOMPARE(s.changes->branches().back().commits, 0);
        s.acceptAll();
        s.look();
        QCOMPARE(s.paths(), QByteArrayList());
        QCOMPARE(s.git("log --format=%s main"), QByteArray("Run it\nDrop the shims\nfirst\n"));
        QCOMPARE(s.git("fsck --strict"), QByteArray());
    }

    /// What the agent writes into a repository cannot keep the list from being made.
    void hostileObjectsAreNotWaitedFor()
    {
        HeldTurnBench s(m_here->folder());
        s.git("init -q -b main . && git add . && git commit -qm first");
        s.sync();
        s.agent("d=.git/objects/01; mkdir -p $d; mkfifo $d/23456789012345678901234567890123456789; echo "
                "0123456789012345678901234567890123456789 > .git/refs/heads/evil; mkdir .git/refs/heads/odd; "
                "echo '--output=x' > .git/refs/heads/odd/one; ln -s /etc/passwd .git/refs/heads/link");
        QCOMPARE(s.changes->branches().size(), size_t(1));
        QCOMPARE(s.changes->branches().front().commits, -1);
    }

    /// Both have committed: the agent's work stays reachable, and the user's branch is the user's.
    void theAgentsCommitsAreKeptAsABranch()
    {
        HeldTurnBench s(m_here->folder());
        s.git("init -q -b main . && git add . && git commit -qm first");
        s.sync();
        s.agent(s.asGit("echo x >> a && git commit -qam agents"));
        s.git("commit -q --allow-empty -m users");
        s.sync();
        QCOMPARE(s.changes->branches().size(), size_t(1));
        QVERIFY(s.changes->branches().front().conflict);
        const std::vector<HeldFile> plain = s.changes->acceptable();
        QVERIFY(std::none_of(plain.begin(), plain.end(),
                             [](const HeldFile &file) { return file.part == core::HeldPart::Repository; }));
        for (const char *name : {"belay/main", "belay/main-2"}) {
            std::optional<base::Result<QStringList>> kept;
            core::BranchKeeper keeper(s.changes.get());
            keeper.keep(s.changes->branches(), {1}, &s.context,
                        [&kept](const base::Result<QStringList> &names) { kept = names; });
            QTRY_VERIFY(kept);
            QVERIFY2(kept->ok(), kept->ok() ? "" : qPrintable(kept->error().message));
            QCOMPARE(kept->value(), QStringList{QString::fromLatin1(name)});
            QCOMPARE(s.git(QByteArray("log --format=%s ") + name).split('\n').first(), QByteArray("agents"));
            QCOMPARE(s.git("log --format=%s main"), QByteArray("users\nfirst\n"));
            QCOMPARE(s.git("fsck --strict"), QByteArray());
            s.look();
            QVERIFY(s.changes->branches().empty());
            QCOMPARE(s.paths(), QByteArrayList({"a"})); // the file itself goes on waiting
            // Once more, on the newest of the user's.
            s.agent(s.asGit("git commit -qam agents"));
            s.git("reset -q --hard HEAD~1 && git commit -q --allow-empty -m users");
            s.sync();
        }
    }

    /// Nothing else refers to the agent's other branches and tags: they go on waiting, and so does what it moved since.
    void otherBranchesAreNotGivenUpAlong()
    {
        HeldTurnBench s(m_here->folder());
        s.git("init -q -b main . && git add . && git commit -qm first");
        s.sync();
        s.agent(s.asGit("git checkout -q -b feature && git commit -q --allow-empty -m feature && git tag v1 && git "
                        "checkout -q main && git commit -q --allow-empty -m agents"));
        s.git("commit -q --allow-empty -m users");
        s.sync();
        std::vector<core::HeldBranch> conflicts = s.changes->branches();
        std::erase_if(conflicts, [](const core::HeldBranch &branch) { return !branch.conflict; });
        QCOMPARE(conflicts.size(), size_t(1));
        s.act(s.asGit("git commit -q --allow-empty -m later")); // since the list was made
        std::optional<base::Result<QStringList>> kept;
        core::BranchKeeper keeper(s.changes.get());
        keeper.keep(conflicts, {1}, &s.context, [&kept](const base::Result<QStringList> &names) { kept = names; });
        QTRY_VERIFY(kept);
        QVERIFY(kept->ok());
        s.look();
        const QByteArrayList waiting = s.paths();
        QVERIFY(waiting.contains(".git/refs/heads/feature") && waiting.contains(".git/refs/tags/v1"));
        QVERIFY(waiting.contains("!.git/refs/heads/main"));
        QCOMPARE(s.git("log --format=%s belay/main"), QByteArray("agents\nfirst\n"));
        QCOMPARE(s.git("log --format=%s main"), QByteArray("users\nfirst\n"));
    }

    /// However many branches there are that take long, one look waits only so long.
    void manyBranchesThatTakeLong()
    {
        HeldTurnBench s(m_here->folder());
        s.git("init -q -b main . && git add . && git commit -qm first");
        s.sync();
        s.act("mkdir -p .git/objects/info; rm -f .git/objects/info/alternates; mkfifo .git/objects/info/alternates; "
              "for i "
              "in $(seq 10 49); do echo 01234567890123456789012345678901234567$i > .git/refs/heads/b$i; done");
        QElapsedTimer time;
        time.start();
        s.look();
        QVERIFY2(time.elapsed() < 15'000, qPrintable(QString::number(time.elapsed()))); // one by one two minutes
        QCOMPARE(s.changes->branches().size(), size_t(40));
    }

    /// Where there can be no overlay, as over a folder in which something is mounted, the agent works in a copy: what
    /// belay-seal says of the overlay is put into its mouth here.
    void aCopyWhereNoOverlayCanBe()
    {
        const QString top = m_here->folder(), real = qEnvironmentVariable("BELAY_SEAL");
        QFile script(top + QStringLiteral("/no-overlay"));
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write(
            "#!/bin/bash\ncase \"$*\" in *--probe*) echo \"overlay 22 /project\" >&$2; exit 126;; esac\nexec " +
            QFile::encodeName(real) + " \"$@\"\n");
        script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        script.close();
        qputenv("BELAY_SEAL", QFile::encodeName(script.fileName()));
        const auto again = qScopeGuard([&real] { qputenv("BELAY_SEAL", QFile::encodeName(real)); });
        HeldTurnBench s(top);
        QCOMPARE(s.changes->copies(), QStringList{s.project()});
        s.sync();
        s.agent("echo agent >> a; rm b; echo n > new");
        QCOMPARE(s.paths(), QByteArrayList({"a", "b", "new"}));
        QCOMPARE(s.real(QStringLiteral("b")), QByteArray("b1\n"));
        s.put(QStringLiteral("users"), "u\n");
        s.sync();
        QCOMPARE(s.seen(QStringLiteral("users")), QByteArray("u\n"));
        s.agent("echo turn >> new");
        QCOMPARE(s.restore(), QString());
        QCOMPARE(s.seen(QStringLiteral("new")), QByteArray("n\n"));
        s.acceptAll();
        s.look();
        QCOMPARE(s.paths(), QByteArrayList());
        QCOMPARE(s.real(QStringLiteral("new")), QByteArray("n\n"));
        QCOMPARE(s.real(QStringLiteral("b")), QByteArray("none"));
    }

    /// git's own lock is respected, and what was to be written goes on waiting.
    void gitIsAtWork()
    {
        HeldTurnBench s(m_here->folder());
        s.git("init -q -b main . && git add . && git commit -qm first");
        s.sync();
        s.agent(s.asGit("git commit -q --allow-empty -m agents"));
        QFile lock(s.project() + QStringLiteral("/.git/refs/heads/main.lock"));
        QVERIFY(lock.open(QIODevice::WriteOnly));
        std::optional<ledger::HeldOutcome> outcome;
        s.changes->accept(s.changes->acceptable(), {1}, &s.context,
                          [&outcome](const ledger::HeldOutcome &ended) { outcome = ended; });
        QTRY_VERIFY(outcome);
        QCOMPARE(outcome->failed.size(), size_t(1));
        QCOMPARE(outcome->failed.front().path, QByteArray(".git/refs/heads/main"));
        QVERIFY(outcome->failed.front().error.message.startsWith(QStringLiteral("Git is changing")));
        QVERIFY(lock.exists());
        QCOMPARE(s.git("log --format=%s main"), QByteArray("first\n"));
        QVERIFY(lock.remove());
        s.look();
        s.acceptAll();
        QCOMPARE(s.git("log --format=%s main"), QByteArray("agents\nfirst\n"));
        QVERIFY(!lock.exists());
    }

    /// A lock of the agent's stops nobody: it is neither listed nor written, and goes with nothing.
    void aLockOfTheAgentsStaysWithIt()
    {
        HeldTurnBench s(m_here->folder());
        s.git("init -q -b main . && git add . && git commit -qm first");
        s.sync();
        s.agent(s.asGit("git commit -q --allow-empty -m agents; touch .git/index.lock; git rev-parse HEAD > "
                        ".git/refs/heads/x.lock"));
        QCOMPARE(s.changes->branches().size(), size_t(1));
        s.acceptAll();
        s.look();
        QCOMPARE(s.paths(), QByteArrayList());
        QCOMPARE(s.git("commit -q --allow-empty -m users"), QByteArray());
        QCOMPARE(s.git("branch -q x"), QByteArray());
        QCOMPARE(s.git("log --format=%s main"), QByteArray("users\nagents\nfirst\n"));
    }

    /// The user's next commit would write what the agent put into the message to where the link leads.
    void theMessageOfTheNextCommitLeadsNowhere()
    {
        const QString top = m_here->folder();
        QFile mine(top + QStringLiteral("/bashrc"));
        QVERIFY(mine.open(QIODevice::WriteOnly) && mine.write("mine\n") == 5);
        mine.close();
        HeldTurnBench s(top);
        s.git("init -q -b main . && git add . && git commit -qm first");
        s.sync();
        s.agent("for f in COMMIT_EDITMSG logs/HEAD FETCH_HEAD; do rm -f .git/$f; ln -s " +
                QFile::encodeName(mine.fileName()) + " .git/$f; done; echo 'run me' > .git/SQUASH_MSG");
        s.acceptAll();
        s.look();
        QCOMPARE(s.paths(), QByteArrayList({".git/COMMIT_EDITMSG", ".git/FETCH_HEAD", ".git/logs/HEAD"}));
        QVERIFY(std::all_of(s.changes->files().begin(), s.changes->files().end(),
                            [](const HeldFile &file) { return file.part == core::HeldPart::Hook; }));
        s.git("commit -q --allow-empty --no-edit -m users");
        QVERIFY(mine.open(QIODevice::ReadOnly));
        QCOMPARE(mine.readAll(), QByteArray("mine\n"));
    }

    /// Two sessions hold changes of one folder back: what the first has put there is the user's to the second.
    void twoAgentsInOneFolder()
    {
        const QString top = m_here->folder();
        HeldTurnBench first(top), second(top);
        first.git("init -q -b main . && git add . && git commit -qm first");
        first.sync();
        second.sync();
        first.agent(first.asGit("sed -i 's/^1$/one/' a; echo f > ofFirst; git commit -qam one"));
        second.agent(second.asGit("sed -i 's/^8$/two/' a; echo s > ofSecond; git commit -qam two"));
        const std::vector<HeldFile> shown = second.changes->acceptable();
        first.acceptAll();
        first.look();
        QCOMPARE(first.paths(), QByteArrayList());
        const QByteArray ofFirst = "one\n2\n3\n4\n5\n6\n7\n8\n";
        QCOMPARE(second.real(QStringLiteral("a")), ofFirst);
        // What the second was shown is not what is there any more.
        std::optional<ledger::HeldOutcome> outcome;
        second.changes->accept(shown, {1}, &second.context,
                               [&outcome](const ledger::HeldOutcome &ended) { outcome = ended; });
        QTRY_VERIFY(outcome);
        QVERIFY(outcome->written.contains("ofSecond"));
        for (const auto &failure : outcome->failed)
            QCOMPARE(failure.error.code, ledger::changedMeanwhile);
        const auto isRefused = [&outcome](const char *path) {
            return std::any_of(outcome->failed.begin(), outcome->failed.end(),
                               [path](const auto &failure) { return failure.path == path; });
        };
        QVERIFY(isRefused("a") && isRefused(".git/refs/heads/main"));
        QCOMPARE(second.real(QStringLiteral("a")), ofFirst);
        QCOMPARE(second.git("log --format=%s main"), QByteArray("one\nfirst\n"));
        QVERIFY(!second.git("fsck --strict").startsWith("failed"));
        // It waits as a conflict, with all that it is to be compared with.
        second.look();
        QVERIFY(second.paths().contains("!a") && second.paths().contains("!.git/refs/heads/main"));
        QVERIFY(second.changes->acceptable().empty());
        QCOMPARE(second.text("a").begun.value_or("none"), QByteArray("1\n2\n3\n4\n5\n6\n7\n8\n"));
        const QByteArray both = "one\n2\n3\n4\n5\n6\n7\ntwo\n";
        second.acceptPart("a", both, HeldChanges::Rest::IsGivenUp);
        QTRY_COMPARE(second.seen(QStringLiteral("a")), both);
        QCOMPARE(second.real(QStringLiteral("a")), both);
        // The first sees it with its next message, and nothing of its own is in the way.
        first.sync();
        QCOMPARE(first.paths(), QByteArrayList());
        QCOMPARE(first.seen(QStringLiteral("a")), both);
        QCOMPARE(first.seen(QStringLiteral("ofSecond")), QByteArray("s\n"));
    }

    /// Whatever the agent writes meanwhile: what comes to be there is what was shown, or what was there before.
    void whatIsAcceptedIsWhatWasShown()
    {
        HeldTurnBench s(m_here->folder());
        const auto hash = [&s] {
            return QCryptographicHash::hash(s.real(QStringLiteral("a")), QCryptographicHash::Sha256);
        };
        QProcess agent;
        agent.start(base::Sealing::sealProgram(),
                    s.changes->view()->enterArguments(
                        s.project(), {QStringLiteral("bash"), QStringLiteral("-c"),
                                      QStringLiteral("i=0; while ! read -t 0; do i=$((i + 1)); for l in 1 2 3; do echo "
                                                     "$i $l; done > a; [ $i = 3 ] && echo on; done")}));
        QVERIFY(agent.waitForStarted() && agent.waitForReadyRead());
        int written = 0, refused = 0;
        for (int round = 0; round < 200 && (round < 20 || written == 0 || refused == 0); ++round) {
            s.look();
            if (s.paths().isEmpty())
                continue;
            const HeldFile shown = s.file("a");
            const QByteArray before = hash();
            std::optional<ledger::HeldOutcome> outcome;
            s.changes->accept({shown}, {1}, &s.context,
                              [&outcome](const ledger::HeldOutcome &ended) { outcome = ended; });
            QTRY_VERIFY(outcome);
            const bool isWritten = !outcome->written.isEmpty();
            QCOMPARE(hash(), isWritten ? shown.change.wanted.hash : before);
            QVERIFY(isWritten || outcome->failed.front().error.code == ledger::changedMeanwhile);
            ++(isWritten ? written : refused);
        }
        agent.write("stop\n");
        agent.closeWriteChannel();
        QVERIFY(agent.waitForFinished());
        QVERIFY2(written + refused > 0, "nothing was listed");
        s.look();
        s.acceptAll();
        QCOMPARE(s.real(QStringLiteral("a")), s.seen(QStringLiteral("a")));
    }

    /// The folder that the project is in belongs to the agent where it lies in /tmp: it can put another in its place.
    void theFolderIsMovedAway()
    {
        const QString top = m_here->folder(), victim = top + QStringLiteral("/victim");
        QVERIFY(QDir().mkpath(victim));
        QFile mine(victim + QStringLiteral("/a"));
        QVERIFY(mine.open(QIODevice::WriteOnly) && mine.write("mine") == 4);
        mine.close();
        HeldTurnBench s(top);
        s.agent("echo before >> a");
        s.sync();
        s.agent("echo turn >> a; rm b; cd /; mv " + QFile::encodeName(top) + " /tmp/elsewhere && mkdir " +
                QFile::encodeName(top) + " && ln -s " + QFile::encodeName(victim) + ' ' +
                QFile::encodeName(s.project()));
        QVERIFY(QFileInfo(s.changes->view()->pathOf(s.project())).isSymLink());
        QVERIFY(!s.restore().isEmpty());
        QVERIFY(mine.open(QIODevice::ReadOnly));
        QCOMPARE(mine.readAll(), QByteArray("mine"));
        QCOMPARE(QDir(victim).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList({QStringLiteral("a")}));
    }

    /// What came after the last look is there all the same.
    void whatWasWrittenSinceIsNoEmptyStore()
    {
        HeldTurnBench s(m_here->folder());
        s.look();
        QVERIFY(s.changes->isEmpty());
        s.act("echo late > late");
        s.changes->removeIfEmpty();
        QVERIFY(s.changes->view()); // it was not given up
        s.look();
        QCOMPARE(s.paths(), QByteArrayList({"late"}));
    }
};

BELAY_TEST(TestHeldTurn)

} // namespace tst_heldturn

#include "tst_heldturn.moc"
