// SPDX-License-Identifier: Apache-2.0
#include "gitbench.h"
#include "undobench.h"

#include "ledger/checkpoint/openturns.h"
#include "ledger/checkpoint/unreported.h"

#include "testclass.h"

#include <QProcess>
#include <QRandomGenerator>

#include <algorithm>

namespace tst_unreported {

using namespace ledger;

namespace {

/// A folder with its ledger and its checkpoints.
struct Bench : UndoBench
{
    base::SystemClock clock;
    Checkpoint point{dir.filePath(QStringLiteral("work")), dir.filePath(QStringLiteral("store")), &clock};
    UnreportedChanges changes{rows.get(), effects.get(), &blobs, [this](const QString &) { return &point; }};
    ComparedTurn turn;

    void begin()
    {
        turn.session = {QStringLiteral("s")};
        turn.turn = {1};
        turn.nonce = "n";
        turn.earlier = rows->newest();
        std::optional<base::Result<Snapshot>> answer;
        point.snapshot(&context, [&answer](const auto &result) { answer = result; });
        turn.starts = {{dir.filePath(QStringLiteral("work")), *GitBench::waited(answer)}};
    }
    base::Result<int> find() { return found(changes); }
    base::Result<int> found(UnreportedChanges &search)
    {
        std::optional<base::Result<int>> answer;
        search.find(turn, &context, [&answer](const FoundChanges &result) {
            answer = result.notCompared.empty() ? base::Result<int>(result.rows) : result.notCompared.front().error;
        });
        return GitBench::waited(answer);
    }
    std::vector<base::EffectId> ids() const
    {
        std::vector<base::EffectId> out;
        for (const Effect &effect : effectsOfTurn(rows->allEffects(), turn.session, turn.turn, true))
            out.push_back(effect.id);
        return out;
    }
};

/// Snapshots with something that happens at one moment of a comparison.
class Between final : public Snapshots
{
public:
    enum Moment { Asked, Compared, Read };

    Between(Snapshots *real, Moment moment, std::function<void()> happens)
        : m_real(real)
        , m_moment(moment)
        , m_happens(std::move(happens))
    {}
    void snapshotSince(qint64 begunNs, QObject *context, Answer<Snapshot> done) override
    {
        m_real->snapshotSince(begunNs, context, std::move(done));
    }
    void compareNow(const Snapshot &from, QObject *context,
                    std::function<void(const base::Result<std::vector<Change>> &, const Snapshot &)> done) override
    {
        at(Asked);
        m_real->compareNow(from, context, [this, done](const auto &changes, const Snapshot &now) {
            at(Compared);
            done(changes, now);
        });
    }
    void entriesOf(const Snapshot &snapshot, const QByteArrayList &paths, QObject *context,
                   Answer<std::vector<Change>> done) override
    {
        m_real->entriesOf(snapshot, paths, context, std::move(done));
    }
    void effectsOf(const std::vector<Change> &changes, BlobStore *blobs, QObject *context,
                   Answer<std::vector<Effect>> done) override
    {
        m_real->effectsOf(changes, blobs, context, [this, done](const auto &effects) {
            at(Read);
            done(effects);
        });
    }

private:
    void at(Moment moment)
    {
        if (moment == m_moment)
            m_happens();
    }

    Snapshots *m_real;
    const Moment m_moment;
    std::function<void()> m_happens;
};

} // namespace

class TestUnreported : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("GIT_CONFIG_GLOBAL", "/dev/null");
        qputenv("GIT_CONFIG_NOSYSTEM", "1");
    }

    void backToTheStart()
    {
        Bench b;
        for (int i = 0; i < 100; ++i)
            b.userWrites("f" + QByteArray::number(i), QByteArray::number(i));
        b.userWrites("untouched", "u");
        const auto tree = b.tree();
        b.begin();
        // A command: more files than are read at a time, made, changed, deleted.
        for (int i = 0; i < 60; ++i)
            b.userWrites("f" + QByteArray::number(i), "changed");
        for (int i = 60; i < 80; ++i)
            ::unlink(b.path("f" + QByteArray::number(i)).constData());
        for (int i = 0; i < 20; ++i)
            b.userWrites("new/f" + QByteArray::number(i), "made");
        // And a write of Belay's that the command went on from.
        b.agentWrites("f90", "by Belay");
        b.userWrites("f90", "by Belay, then by a command");
        const auto rows = b.find();
        QVERIFY2(rows.ok(), qPrintable(rows.ok() ? QString() : rows.error().message));
        QCOMPARE(*rows, 101);
        QCOMPARE(*b.find(), 0); // once
        const auto after = b.tree();
        for (const UndoOutcome &outcome : b.undoAll(b.ids()))
            QVERIFY2(outcome.kind == UndoOutcome::Done, qPrintable(outcome.error.message));
        QVERIFY(b.tree() == tree);
        b.undoAll(b.actsOf(b.ids()));
        QVERIFY(b.tree() == after);
    }

    /// What a file held before is the agent's word where it made the change itself: "new" is often said of a file that
    /// was there.
    void whatWasThereBeforeIsKnownBetter_data()
    {
        QTest::addColumn<QByteArray>("disk");
        QTest::addColumn<QByteArray>("said"); ///< "-": that there was no file
        QTest::addColumn<QByteArray>("truth");
        QTest::addColumn<int>("rows"); ///< that nobody reported
        QTest::newRow("called new") << QByteArray("orig\n") << QByteArray("-") << QByteArray("orig\n") << 0;
        QTest::newRow("without its last line's end")
            << QByteArray("orig\n") << QByteArray("orig") << QByteArray("orig\n") << 0;
        QTest::newRow("changed by somebody else meanwhile")
            << QByteArray("orig\n") << QByteArray("the user's\n") << QByteArray("the user's\n") << 1;
        QTest::newRow("as it was") << QByteArray("orig\n") << QByteArray("orig\n") << QByteArray("orig\n") << 0;
    }
    void whatWasThereBeforeIsKnownBetter()
    {
        QFETCH(const QByteArray, disk);
        QFETCH(const QByteArray, said);
        QFETCH(const QByteArray, truth);
        QFETCH(const int, rows);
        Bench b;
        b.userWrites("f", disk);
        b.begin();
        b.userWrites("f", "by the agent\n");
        Effect effect;
        effect.source = EffectSource::Agent;
        effect.control = PhaseControl::Observed;
        effect.session = b.turn.session;
        effect.turn = b.turn.turn;
        effect.path = b.path("f");
        effect.target = QFile::decodeName(effect.path);
        effect.kind = said == "-" ? EffectKind::CreateFile : EffectKind::WriteFile;
        const auto kept = [&b](const QByteArray &text) {
            FileMark mark = markOf(text, 0644);
            mark.kept = b.blobs.put(text).ok();
            return mark;
        };
        effect.before = said == "-" ? missingMark() : kept(said);
        effect.after = kept("by the agent\n");
        const auto id = b.rows->prepare(effect);
        QVERIFY(id.ok());
        QVERIFY(b.rows->settle(*id, EffectState::Committing).ok() && b.rows->settle(*id, EffectState::Committed).ok());
        const auto found = b.find();
        QVERIFY(found.ok());
        QCOMPARE(*found, rows);
        QTRY_COMPARE(b.rows->effect(*id)->before.hash, markOf(truth).hash);
        QCOMPARE(b.rows->effect(*id)->kind, EffectKind::WriteFile);
        b.undoAll({*id});
        QCOMPARE(b.content("f"), std::optional<QByteArray>(truth));
    }

    /// What a session knows of its start says nothing of what another one met later; and no agent tells modes.
    void onlyOnesOwnRowsAreCorrected_data()
    {
        QTest::addColumn<bool>("isOwn");
        QTest::newRow("its own") << true;
        QTest::newRow("another's") << false;
    }
    void onlyOnesOwnRowsAreCorrected()
    {
        QFETCH(const bool, isOwn);
        Bench b;
        b.userWrites("f", "orig");
        QVERIFY(::chmod(b.path("f").constData(), 0755) == 0);
        b.begin();
        b.userWrites("f", "by the agent");
        Effect effect;
        effect.source = EffectSource::Agent;
        effect.control = PhaseControl::Observed;
        effect.session = isOwn ? b.turn.session : base::SessionId{QStringLiteral("other")};
        effect.turn = b.turn.turn;
        effect.path = b.path("f");
        effect.target = QFile::decodeName(effect.path);
        effect.kind = EffectKind::WriteFile;
        effect.before = markOf("orig", 0644);
        effect.before.kept = b.blobs.put("orig").ok();
        effect.after = markOf("by the agent", 0755);
        const auto id = b.rows->prepare(effect);
        QVERIFY(b.rows->settle(*id, EffectState::Committing).ok() && b.rows->settle(*id, EffectState::Committed).ok());
        QVERIFY(b.find().ok());
        QCOMPARE(b.rows->effect(*id)->before.mode, isOwn ? 0755U : 0644U);
    }

    /// What was changed silently before and after what was told of, and undone in part or not: Restore leads to the
    /// turn's start, and redo back.
    void restoreIsTheStart_data()
    {
        QTest::addColumn<int>("seed");
        const int seeds = qEnvironmentVariableIntValue("BELAY_SEEDS");
        for (int i = 0; i < (seeds ? seeds : 8); ++i)
            QTest::addRow("%d", i) << i;
    }
    void restoreIsTheStart()
    {
        QFETCH(const int, seed);
        QRandomGenerator dice{quint32(seed)};
        Bench b;
        const QByteArrayList names{"a", "b/c", "b/d", "b/e/f", "A", "odd\xff", "line\nbreak"};
        const auto any = [&] { return names[dice.bounded(int(names.size()))]; };
        int version = 0;
        const auto text = [&]() -> QByteArray { return QByteArray::number(++version) + "\n"; };
        for (const QByteArray &name : names) {
            if (dice.bounded(2))
                b.userWrites(name, text());
        }
        const auto start = b.tree();
        b.begin();
        const auto silently = [&] {
            if (dice.bounded(4) == 0)
                b.userDeletes(any());
            else
                b.userWrites(any(), text());
        };
        for (int step = dice.bounded(8); step > 0; --step)
            silently();
        for (int step = dice.bounded(12); step > 0; --step) {
            b.agentWrites(any(), text());
            if (dice.bounded(4) > 0)
                continue;
            std::vector<base::EffectId> some;
            for (const base::EffectId id : b.ids()) {
                if (dice.bounded(3) == 0)
                    some.push_back(id);
            }
            b.undoAll(some);
        }
        for (int step = dice.bounded(8); step > 0; --step)
            silently();
        QVERIFY(b.find().ok());
        const auto end = b.tree();
        const auto outcomes = b.undoAll(b.ids());
        for (const UndoOutcome &outcome : outcomes) // left alone is only what is as it was already
            QVERIFY2(outcome.kind == UndoOutcome::Done || outcome.kind == UndoOutcome::Left,
                     qPrintable(outcome.error.message));
        QVERIFY(b.tree() == start);
        std::vector<base::EffectId> acts;
        for (const UndoOutcome &outcome : outcomes) {
            if (outcome.act.value)
                acts.push_back(outcome.act);
        }
        b.undoAll(acts);
        QVERIFY(b.tree() == end);
    }

    /// The snapshot may be of any moment of what is done meanwhile.
    void undoneWhileItIsCompared_data()
    {
        QTest::addColumn<Between::Moment>("moment");
        QTest::newRow("before the snapshot") << Between::Asked;
        QTest::newRow("after the snapshot") << Between::Compared;
        QTest::newRow("after the contents were read") << Between::Read;
    }
    void undoneWhileItIsCompared()
    {
        QFETCH(const Between::Moment, moment);
        Bench b;
        b.begin();
        const base::EffectId id = b.agentWrites("f", "by Belay");
        b.userWrites("g", "found"); // so that there is something to read
        Between between(&b.point, moment, [&b, id] { b.undoAll({id}); });
        UnreportedChanges changes(b.rows.get(), b.effects.get(), &b.blobs,
                                  [&between](const QString &) { return &between; });
        QCOMPARE(*b.found(changes), 1); // g alone
        QVERIFY(!b.content("f"));
        for (const Effect &row : b.rows->allEffects())
            QVERIFY(row.source != EffectSource::NotReported || row.path == b.path("g"));
    }

    void theUsersOwnEditsStayDecisions()
    {
        Bench b;
        b.userWrites("f", "1");
        b.begin();
        b.userWrites("f", "2");
        QCOMPARE(*b.find(), 1);
        b.userWrites("f", "by the user, later");
        const UndoPlan plan = b.plan(b.ids());
        QCOMPARE(plan.steps.size(), size_t(1));
        QCOMPARE(plan.steps.front().verdict, Verdict::Conflict);
    }

    /// What was in a repository inside was in no snapshot of the folder: when that is one no more, its files are not
    /// new.
    void aRepositoryThatIsOneNoMoreHoldsNoNewFiles()
    {
        Bench b;
        b.userWrites("in/theirs", "1");
        QProcess git;
        git.start(QStringLiteral("git"),
                  {QStringLiteral("init"), QStringLiteral("-q"), b.dir.filePath(QStringLiteral("work/in"))});
        QVERIFY(git.waitForFinished() && git.exitCode() == 0);
        b.begin();
        QVERIFY(QDir(b.dir.filePath(QStringLiteral("work/in/.git"))).removeRecursively());
        b.userWrites("new", "2");
        QVERIFY(b.find().ok());
        const auto rows = b.rows->allEffects();
        const auto theirs =
            std::find_if(rows.begin(), rows.end(), [&b](const Effect &row) { return row.path == b.path("in/theirs"); });
        QVERIFY(theirs != rows.end());
        QVERIFY(!theirs->before.known());
        QVERIFY2(theirs->whyNot.contains(QStringLiteral("Nobody knows")), qPrintable(theirs->whyNot));
        b.undoAll(b.ids());
        QCOMPARE(b.content("in/theirs").value_or("moved away"), QByteArray("1"));
        QVERIFY(!b.content("new"));
    }

    /// Which files are ignored is said above the folder, too, and may change with the branch.
    void whatAListAboveIgnoresNoMoreIsNotNew()
    {
        Bench b;
        const QString top = b.dir.filePath(QStringLiteral("work"));
        b.userWrites(".gitignore", "*.secret\n");
        b.userWrites("app/f", "1");
        b.userWrites("app/my.secret", "mine");
        QProcess git;
        git.start(QStringLiteral("git"), {QStringLiteral("init"), QStringLiteral("-q"), top});
        QVERIFY(git.waitForFinished() && git.exitCode() == 0);
        awaitStep();
        for (const bool restarted : {false, true}) {
            const QString folder = top + QStringLiteral("/app"), store = b.dir.filePath(QStringLiteral("app store"));
            auto point = std::make_unique<Checkpoint>(folder, store, &b.clock);
            UnreportedChanges changes(b.rows.get(), b.effects.get(), &b.blobs,
                                      [&point](const QString &) { return point.get(); });
            std::optional<base::Result<Snapshot>> start;
            point->snapshot(&b.context, [&start](const auto &result) { start = result; });
            OpenTurn open;
            open.turn.session = {QStringLiteral("s")};
            open.turn.turn = {1};
            open.turn.nonce = restarted ? "after" : "before";
            open.turn.starts = {{folder, *GitBench::waited(start)}};
            b.userWrites(".gitignore", "");
            if (restarted) {
                const OpenTurns kept(b.dir.filePath(QStringLiteral("turns")), QStringLiteral("run"));
                QVERIFY(kept.store(open).ok());
                open = kept.all().at(0);
                point = std::make_unique<Checkpoint>(folder, store, &b.clock);
            }
            b.turn = open.turn;
            QCOMPARE(*b.found(changes), 0);
            b.userWrites(".gitignore", "*.secret\n");
        }
        QCOMPARE(b.content("app/my.secret").value(), QByteArray("mine"));
    }

    void openTurnsSurvive()
    {
        QTemporaryDir dir;
        const OpenTurns mine(dir.path(), QStringLiteral("run-1"));
        OpenTurn open;
        open.turn.starts.resize(2);
        open.turn.starts[0].folder = QStringLiteral("/some/“where”");
        open.turn.session = {QStringLiteral("s")};
        open.turn.turn = {3};
        open.turn.nonce = QByteArray("\x01\xff", 2);
        open.turn.earlier = {quint64(1) << 60};
        open.turn.starts[0].start.tree = "abcd";
        open.turn.starts[0].start.leftOut.push_back(
            {QByteArray("not\xffutf8"), LeftOutReason::Unreadable, qint64(1) << 60, qint64(1) << 61});
        Snapshot &start = open.turn.starts[0].start;
        start.top = "/some";
        start.begunNs = qint64(1) << 61;
        start.young = {"y\xff", "z"};
        start.youngCount = 7;
        start.youngFolders = {""};
        start.youngFolderCount = 1;
        start.repositories = {"in/side"};
        start.ignores = "\x01\xff";
        open.turn.starts[1] = {QStringLiteral("/another"), {"ef01", {}, 0}};
        QVERIFY(mine.store(open).ok());
        QFile junk(dir.filePath(QStringLiteral("junk.json")));
        QVERIFY(junk.open(QIODevice::WriteOnly));
        junk.write("{");
        junk.close();
        const auto all = OpenTurns(dir.path(), QStringLiteral("run-2")).all();
        QCOMPARE(all.size(), size_t(1));
        QCOMPARE(all.front().run, QStringLiteral("run-1"));
        const std::vector<FolderStart> &starts = all.front().turn.starts;
        QCOMPARE(starts.size(), size_t(2));
        QCOMPARE(starts[0].folder, open.turn.starts[0].folder);
        QCOMPARE(starts[1].folder, QStringLiteral("/another"));
        QCOMPARE(starts[1].start.tree, QByteArray("ef01"));
        QVERIFY(starts[1].start.leftOut.empty());
        QCOMPARE(all.front().turn.nonce, open.turn.nonce);
        QCOMPARE(all.front().turn.earlier, open.turn.earlier);
        QCOMPARE(starts[0].start.leftOut.front().path, open.turn.starts[0].start.leftOut.front().path);
        QCOMPARE(starts[0].start.leftOut.front().changedNs, qint64(1) << 61);
        // What was not known when the turn began is not known after a crash either.
        QCOMPARE(starts[0].start.top, start.top);
        QCOMPARE(starts[0].start.begunNs, start.begunNs);
        QCOMPARE(starts[0].start.young, start.young);
        QCOMPARE(starts[0].start.youngCount, 7);
        QCOMPARE(starts[0].start.youngFolders, start.youngFolders);
        QCOMPARE(starts[0].start.youngFolderCount, 1);
        QCOMPARE(starts[0].start.repositories, start.repositories);
        QCOMPARE(starts[0].start.ignores, start.ignores);
        QCOMPARE(starts[1].start.youngCount + starts[1].start.youngFolderCount, 0);
        QVERIFY(!junk.exists());
        mine.forget(open.turn.nonce);
        QVERIFY(mine.all().empty());
    }
};

BELAY_TEST(TestUnreported)

} // namespace tst_unreported

#include "tst_unreported.moc"
