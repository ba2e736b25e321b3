// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"
#include "core/commands/terminalservice.h"
#include "core/session/turncheckpoint.h"
#include "ledger/disk/filestate.h"
#include "testclass.h"

#include <QTest>

namespace tst_turncheckpoint {

using namespace core;

namespace {

/// Answers when the test says so.
class FakeSnapshots final : public ledger::Snapshots
{
public:
    using ledger::Snapshots::Snapshots;

    void snapshotSince(qint64 begunNs, QObject *, Answer<ledger::Snapshot> done) override
    {
        begun = begunNs;
        m_snapshots.push_back(std::move(done));
    }
    void compareNow(
        const ledger::Snapshot &, QObject *,
        std::function<void(const base::Result<std::vector<ledger::Change>> &, const ledger::Snapshot &)> done) override
    {
        ++compared;
        m_compares.push_back(std::move(done));
    }
    void entriesOf(const ledger::Snapshot &, const QByteArrayList &, QObject *,
                   Answer<std::vector<ledger::Change>> done) override
    {
        done(std::vector<ledger::Change>());
    }
    void effectsOf(const std::vector<ledger::Change> &changes, ledger::BlobStore *blobs, QObject *,
                   Answer<std::vector<ledger::Effect>> done) override
    {
        most = qMax(most, changes.size());
        std::vector<ledger::Effect> out;
        for (const ledger::Change &change : changes) {
            ledger::Effect effect;
            effect.kind = ledger::EffectKind::WriteFile;
            effect.reversible = ledger::Reversible::ByCheckpoint;
            effect.path = change.path;
            effect.target = QFile::decodeName(change.path);
            effect.before = change.oldBlob.isEmpty() ? ledger::missingMark() : ledger::markOf(change.oldBlob);
            effect.after = ledger::markOf(change.newBlob);
            (void)blobs->put(change.oldBlob);
            out.push_back(effect);
        }
        done(out);
    }

    void answerSnapshot(const base::Result<ledger::Snapshot> &result)
    {
        const auto done = std::move(m_snapshots.front());
        m_snapshots.erase(m_snapshots.begin());
        done(result);
    }
    void answerCompare(const base::Result<std::vector<ledger::Change>> &result)
    {
        const auto done = std::move(m_compares.front());
        m_compares.erase(m_compares.begin());
        done(result, {});
    }
    size_t openSnapshots() const { return m_snapshots.size(); }

    int compared = 0;
    size_t most = 0;
    qint64 begun = 0; ///< by the newest that was asked for

private:
    std::vector<Answer<ledger::Snapshot>> m_snapshots;
    std::vector<std::function<void(const base::Result<std::vector<ledger::Change>> &, const ledger::Snapshot &)>>
        m_compares;
};

struct Bench : AgentBench
{
    QPointer<FakeSnapshots> disk; ///< of the folder that was looked at last
    std::map<QString, QPointer<FakeSnapshots>> disks;

    /// \p more: further folders of the session, absolute.
    explicit Bench(const QStringList &more = {}) : AgentBench(false)
    {
        snapshots = [this](const QString &name) {
            auto made = std::make_unique<FakeSnapshots>();
            disk = made.get();
            disks[name] = disk;
            return made;
        };
        extras = [more] {
            core::SessionExtras out;
            out.folders = more;
            return out;
        };
        remake();
        openSession(
            R"({"protocolVersion":1,"agentCapabilities":{"sessionCapabilities":{"additionalDirectories":{}}}})");
    }
    static ledger::Snapshot tree() { return {"t", {}, 0}; }
    void updateMake(const char *fields)
    {
        update(QByteArray("{\"sessionUpdate\":\"tool_call_update\",\"toolCallId\":\"c\",") + fields + '}');
    }
    /// A turn that has ended and was compared, and a call of it that goes on.
    void leaveMakeRunning()
    {
        prompt();
        disk->answerSnapshot(tree());
        updateMake("\"kind\":\"execute\",\"title\":\"make\",\"status\":\"in_progress\"");
        answerPrompt("end_turn");
        disk->answerCompare(std::vector<ledger::Change>{});
        clock.advance(base::Milliseconds(5000));
        updateMake("\"title\":\"make\"");
    }
    /// From now on its turns are written down.
    void keepTurns(const ledger::OpenTurns *keeper,
                   const QByteArray &initialize = R"({"protocolVersion":1,"agentCapabilities":{}})")
    {
        openTurns = keeper;
        connection.reset();
        disks.clear();
        remake();
        sent.clear();
        openSession(initialize);
    }
    ledger::Change change(const QByteArray &name, const QByteArray &before, const QByteArray &after) const
    {
        return {folder.path().toUtf8() + '/' + name, ledger::Change::Modified, 0100644, 0100644, before, after};
    }
    std::vector<ledger::Effect> unreported() const
    {
        std::vector<ledger::Effect> out;
        for (const ledger::Effect &row : ledger.allEffects()) {
            if (row.source == ledger::EffectSource::NotReported)
                out.push_back(row);
        }
        return out;
    }
    bool exists(const QByteArray &name) const { return QFileInfo::exists(folder.filePath(QString::fromUtf8(name))); }
};

/// A further folder beside the session's own.
struct TwoFolders
{
    QTemporaryDir other;
    Bench b{QStringList{other.path()}};

    FakeSnapshots *first() { return b.disks.at(b.folder.path()); }
    FakeSnapshots *second() { return b.disks.at(other.path()); }
    ledger::Change change(const QByteArray &name) const
    {
        return {other.path().toUtf8() + '/' + name, ledger::Change::Modified, 0100644, 0100644, "1", "2"};
    }
};

base::Error noGit()
{
    return {base::Origin::System, ENOENT, QStringLiteral("no git"), {}};
}

} // namespace

class TestTurnCheckpoint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void promptDoesNotWait()
    {
        Bench b;
        b.prompt();
        QCOMPARE(b.count(QStringLiteral("session/prompt")), 1);
        QCOMPARE(b.disk->openSnapshots(), size_t(1));
    }

    /// Every open request is in view, also while it waits for Belay itself, and can be withdrawn there.
    void whatWaitsIsInView_data()
    {
        QTest::addColumn<bool>("command");
        QTest::addColumn<QString>("until");
        for (const bool command : {false, true}) {
            for (const char *until : {"taken", "withdrawn", "stop", "death"})
                QTest::addRow("%s, %s", command ? "command" : "write", until) << command << QString::fromLatin1(until);
        }
    }
    void whatWaitsIsInView()
    {
        QFETCH(const bool, command);
        QFETCH(const QString, until);
        Bench b;
        b.prompt();
        const int id = command ? b.createTerminal() : b.write("one");
        const auto row = [&] {
            const auto kind = command ? core::RequestKind::CreateTerminal : core::RequestKind::WriteFile;
            for (const auto &[key, known] : b.board.rows()) {
                if (known.kind == kind || (command && known.kind == core::RequestKind::Command))
                    return known;
            }
            return core::RequestRow();
        };
        QCOMPARE(row().state, core::RequestState::Running);
        QVERIFY(row().detail.contains(command ? QStringLiteral("sleep") : QStringLiteral("one")));
        QCOMPARE(row().protocolId, QString::number(id));
        const auto key = row().key;
        if (until == QStringLiteral("withdrawn")) {
            b.board.cancel(key);
            QCOMPARE(b.errorCode(id), -32800);
            QCOMPARE(row().end, core::RequestEnd::CancelledByUser);
        } else if (until == QStringLiteral("stop")) {
            b.session->stop();
            QCOMPARE(row().end, core::RequestEnd::RefusedAfterStop);
        } else if (until == QStringLiteral("death")) {
            b.die();
            QCOMPARE(row().end, core::RequestEnd::Lost);
        }
        b.disk->answerSnapshot(Bench::tree());
        QCOMPARE(row().key, key); // one request is one row
        const bool done = until == QStringLiteral("taken");
        QCOMPARE(b.exists("one"), done && !command);
        QCOMPARE(b.runner.commands.size(), size_t(done && command));
        if (done && command)
            QCOMPARE(row().kind, core::RequestKind::Command);
        else if (done)
            QCOMPARE(row().end, core::RequestEnd::Answered);
    }

    void effectsWait_data()
    {
        QTest::addColumn<QString>("until");
        for (const char *until : {"taken", "failed", "time"})
            QTest::newRow(until) << QString::fromLatin1(until);
    }
    void effectsWait()
    {
        QFETCH(const QString, until);
        Bench b;
        b.prompt();
        const int write = b.write("one");
        const int create = b.createTerminal();
        QVERIFY(!b.exists("one"));
        QVERIFY(b.answerTo(create).isEmpty());
        if (until == QStringLiteral("taken"))
            b.disk->answerSnapshot(Bench::tree());
        else if (until == QStringLiteral("failed"))
            b.disk->answerSnapshot(noGit());
        else
            b.clock.advance(TurnCheckpoint::longestWait);
        QVERIFY(b.exists("one"));
        QVERIFY(!b.answerTo(write).isEmpty());
        QVERIFY(!b.terminalOf(create).isEmpty());
        const int second = b.write("two"); // waits no more, whatever became of it
        QVERIFY(!b.answerTo(second).isEmpty());
        QCOMPARE(b.all<NoticeRaised>().size(), size_t(until == QStringLiteral("failed") ? 1 : 0));
    }

    void stopRefusesWhatWaits()
    {
        Bench b;
        b.prompt();
        const int write = b.write("one");
        const int create = b.createTerminal();
        b.session->stop();
        QCOMPARE(b.errorCode(write), -32800);
        QCOMPARE(b.errorCode(create), -32800);
        b.disk->answerSnapshot(Bench::tree());
        QVERIFY(!b.exists("one"));
    }

    void withdrawnWhileItWaits()
    {
        Bench b;
        b.prompt();
        const int write = b.write("one");
        b.cancelRequest(write);
        b.disk->answerSnapshot(Bench::tree());
        QCOMPARE(b.errorCode(write), -32800);
        QVERIFY(!b.exists("one"));
    }

    void agentDiesWhileItWaits()
    {
        Bench b;
        b.prompt();
        b.write("one");
        b.die();
        b.disk->answerSnapshot(Bench::tree());
        QVERIFY(!b.exists("one"));
        QCOMPARE(b.disk->compared, 1);
    }

    void findsWhatNobodyTold()
    {
        Bench b;
        b.prompt();
        b.disk->answerSnapshot(Bench::tree());
        b.write("by-belay"); // "new"
        b.answerPrompt("end_turn");
        QVERIFY(b.session->isLookingForChanges());
        b.disk->answerCompare(std::vector<ledger::Change>{b.change("by-belay", "", "new"), b.change("a", "1", "2"),
                                                          b.change("b", "3", "4")});
        QVERIFY(!b.session->isLookingForChanges());
        const auto rows = b.unreported();
        QCOMPARE(rows.size(), size_t(2));
        for (const ledger::Effect &row : rows) {
            QCOMPARE(row.state, ledger::EffectState::Committed);
            QCOMPARE(row.turn, base::TurnId{1});
            QCOMPARE(row.reversible, ledger::Reversible::ByCheckpoint);
        }
        // Told as an event of the turn that is over, not as something the agent does late.
        QCOMPARE(b.events.back().turn, base::TurnId{1});
        QVERIFY(b.all<CallRunsOn>().empty());
    }

    void goesOnFromTheLastRow()
    {
        Bench b;
        QFile file(b.folder.filePath(QStringLiteral("f")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("old") == 3);
        file.close();
        b.prompt();
        b.disk->answerSnapshot(Bench::tree());
        b.write("f"); // Belay leaves "new"; a command makes "newer" of it
        b.answerPrompt("end_turn");
        b.disk->answerCompare(std::vector<ledger::Change>{b.change("f", "old", "newer")});
        const auto rows = b.unreported();
        QCOMPARE(rows.size(), size_t(1));
        QVERIFY(rows.front().before.sameContent(ledger::markOf("new")));
        QVERIFY(rows.front().after.sameContent(ledger::markOf("newer")));
    }

    void changedBeforeTheFirstRow()
    {
        Bench b;
        QFile file(b.folder.filePath(QStringLiteral("f")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("by a command") == 12);
        file.close();
        b.prompt();
        b.disk->answerSnapshot(Bench::tree()); // which saw "start"
        b.write("f");
        b.answerPrompt("end_turn");
        b.disk->answerCompare(std::vector<ledger::Change>{b.change("f", "start", "new")});
        const auto rows = b.unreported();
        QCOMPARE(rows.size(), size_t(1));
        QVERIFY(rows.front().before.sameContent(ledger::markOf("start")));
        QVERIFY(rows.front().after.sameContent(ledger::markOf("by a command")));
    }

    void rowsOfEarlierTurnsExplainNothing()
    {
        Bench b;
        b.prompt();
        b.disk->answerSnapshot(Bench::tree());
        b.write("f");
        b.answerPrompt("end_turn");
        b.disk->answerCompare(std::vector<ledger::Change>{});
        b.prompt();
        b.disk->answerSnapshot(Bench::tree());
        b.answerPrompt("end_turn");
        b.disk->answerCompare(std::vector<ledger::Change>{b.change("f", "changed", "new")});
        QCOMPARE(b.unreported().size(), size_t(1));
        QCOMPARE(b.unreported().front().turn, base::TurnId{2});
    }

    void stoppedCommandsEndFirst()
    {
        Bench b;
        b.prompt();
        b.disk->answerSnapshot(Bench::tree());
        b.createTerminal();
        b.runner.commands.front()->ignoresTerm = true;
        b.session->stop();
        b.answerPrompt("cancelled");
        QCOMPARE(b.disk->compared, 0);
        QVERIFY(b.session->isLookingForChanges());
        b.clock.advance(TerminalService::killWait); // SIGKILL
        QCOMPARE(b.disk->compared, 1);
    }

    void deafCommandsAreNotWaitedForForever()
    {
        Bench b;
        b.prompt();
        b.disk->answerSnapshot(Bench::tree());
        b.createTerminal();
        b.runner.commands.front()->endsOnSignal = false;
        b.session->stop();
        b.answerPrompt("cancelled");
        b.clock.advance(base::Milliseconds(10'000));
        QCOMPARE(b.disk->compared, 1);
    }

    /// The user let a command run on; what it writes when the turn has been compared is a row, too.
    void whatRunsOnIsComparedWhenItHasEnded()
    {
        Bench b;
        b.prompt();
        b.disk->answerSnapshot(Bench::tree());
        b.createTerminal();
        b.answerPrompt("end_turn");
        QCOMPARE(b.disk->compared, 1);
        b.disk->answerCompare(std::vector<ledger::Change>{b.change("a", "1", "2")});
        b.runner.commands.front()->end(0);
        Q_EMIT b.runner.commands.front()->gone();
        QVERIFY(b.session->isLookingForChanges());
        b.clock.advance(base::Milliseconds(1000));
        QCOMPARE(b.disk->compared, 2);
        b.disk->answerCompare(std::vector<ledger::Change>{b.change("a", "1", "3"), b.change("b", "1", "2")});
        QVERIFY(!b.session->isLookingForChanges());
        const auto rows = b.unreported();
        QCOMPARE(rows.size(), size_t(3));
        QVERIFY(rows[0].detail.isEmpty());
        for (size_t i = 1; i < 3; ++i) {
            QVERIFY(!rows[i].detail.isEmpty());
            QCOMPARE(rows[i].turn, base::TurnId{1});
        }
        QVERIFY(rows[1].before.sameContent(ledger::markOf("2"))); // from where the first search had left it
        // Nothing of it is left: the next turn begins without a further look.
        b.prompt();
        QCOMPARE(b.disk->compared, 2);
    }

    /// It still runs: what it wrote until then is not of the turn that begins.
    void whatRunsOnIsComparedBeforeTheNextTurn()
    {
        for (const bool busy : {false, true}) {
            Bench b;
            b.prompt();
            b.disk->answerSnapshot(Bench::tree());
            b.createTerminal();
            b.runner.commands.front()->end(0); // and left something in the background
            b.answerPrompt("end_turn");
            if (!busy)
                b.disk->answerCompare(std::vector<ledger::Change>{});
            b.prompt();
            QCOMPARE(b.disk->compared, 2);
            if (busy)
                b.disk->answerCompare(std::vector<ledger::Change>{});
            b.disk->answerCompare(std::vector<ledger::Change>{b.change("a", "1", "2")});
            QCOMPARE(b.unreported().front().turn, base::TurnId{1});
            Q_EMIT b.runner.commands.front()->gone();
            b.clock.advance(base::Milliseconds(1000));
            QCOMPARE(b.disk->compared, 2); // it is the new turn's matter
        }
    }

    /// A call that the agent goes on with after Stop, or a process that it forgot.
    void whatOutlivesItsTurnIsComparedWhenItHasEnded()
    {
        Bench b;
        b.prompt();
        b.disk->answerSnapshot(Bench::tree());
        const auto update = [&b](const char *fields) {
            b.update(QByteArray("{\"sessionUpdate\":\"tool_call_update\",\"toolCallId\":\"c\",") + fields + '}');
        };
        update("\"kind\":\"execute\",\"title\":\"make\",\"status\":\"in_progress\"");
        b.session->stop();
        b.answerPrompt("cancelled");
        b.disk->answerCompare(std::vector<ledger::Change>{});
        b.clock.advance(base::Milliseconds(5000));
        update("\"title\":\"make\"");
        QCOMPARE(b.session->outlivingCalls().size(), 1);
        QCOMPARE(b.disk->compared, 1);
        update("\"status\":\"completed\"");
        b.clock.advance(base::Milliseconds(1000));
        QCOMPARE(b.disk->compared, 2);
        b.disk->answerCompare(std::vector<ledger::Change>{b.change("a", "1", "2")});
        QCOMPARE(b.unreported().size(), size_t(1));
    }

    /// While something runs on, the folders are compared again, more and more seldom.
    void whatChangesWhileSomethingRunsOnIsFound()
    {
        Bench b;
        b.leaveMakeRunning();
        b.clock.advance(base::Milliseconds(29'000));
        QCOMPARE(b.disk->compared, 1);
        b.clock.advance(base::Milliseconds(2000));
        QCOMPARE(b.disk->compared, 2);
        b.disk->answerCompare(std::vector<ledger::Change>{b.change("late.txt", "1", "2")});
        QCOMPARE(b.unreported().size(), size_t(1));
        QVERIFY2(b.unreported().front().detail.contains(QLatin1String("while make still ran")),
                 qPrintable(b.unreported().front().detail));
        int answered = 2;
        for (int second = 0; second < 3600; ++second) {
            b.clock.advance(base::Milliseconds(1000));
            if (b.disk->compared > answered) {
                ++answered;
                b.disk->answerCompare(std::vector<ledger::Change>{b.change("late.txt", "1", "2")});
            }
        }
        QVERIFY2(b.disk->compared > 8 && b.disk->compared < 40, qPrintable(QString::number(b.disk->compared)));
        QCOMPARE(b.unreported().size(), size_t(1));
        b.updateMake("\"status\":\"completed\"");
        b.clock.advance(base::Milliseconds(1000));
        QCOMPARE(b.disk->compared, answered + 1);
        b.disk->answerCompare(std::vector<ledger::Change>{b.change("late.txt", "1", "2")});
        b.clock.advance(base::Milliseconds(3'600'000));
        QCOMPARE(b.disk->compared, answered + 1);
    }

    /// Belay may be killed while it still writes: the next one compares with the turn's start once more.
    void aTurnThatLeftSomethingRunningStaysWrittenDown()
    {
        for (const bool nextTurn : {false, true}) {
            QTemporaryDir turns;
            const ledger::OpenTurns keeper(turns.path(), QStringLiteral("run"));
            Bench b;
            b.keepTurns(&keeper);
            b.leaveMakeRunning();
            QTRY_COMPARE(keeper.all().size(), size_t(1));
            QVERIFY2(keeper.all()[0].turn.detail.contains(QLatin1String("while make still ran")),
                     qPrintable(keeper.all()[0].turn.detail));
            b.clock.advance(base::Milliseconds(31'000));
            b.disk->answerCompare(std::vector<ledger::Change>{b.change("late.txt", "1", "2")});
            QTRY_COMPARE(b.unreported().size(), size_t(1));
            QCOMPARE(keeper.all().size(), size_t(1)); // it may write more
            if (nextTurn) {
                b.prompt();
                QCOMPARE(b.disk->compared, 3);
                b.disk->answerCompare(std::vector<ledger::Change>{});
                b.disk->answerSnapshot(Bench::tree());
                QTRY_VERIFY(keeper.all().size() == 1 && keeper.all()[0].turn.turn == base::TurnId{2});
                QVERIFY(keeper.all()[0].turn.detail.isEmpty());
                continue;
            }
            b.updateMake("\"status\":\"completed\"");
            QCOMPARE(keeper.all().size(), size_t(1)); // what it wrote last is not found yet
            b.clock.advance(base::Milliseconds(1000));
            b.disk->answerCompare(std::vector<ledger::Change>{b.change("late.txt", "1", "2")});
            QTRY_VERIFY(keeper.all().empty());
        }
    }

    /// A comparison that takes long is made more seldom.
    void aSlowComparisonIsMadeSeldom()
    {
        Bench b;
        b.leaveMakeRunning();
        b.clock.advance(base::Milliseconds(31'000));
        QCOMPARE(b.disk->compared, 2);
        b.clock.advance(base::Milliseconds(20'000));
        QCOMPARE(b.disk->compared, 2); // one at a time
        b.disk->answerCompare(std::vector<ledger::Change>{});
        b.clock.advance(base::Milliseconds(900'000));
        QCOMPARE(b.disk->compared, 2);
        b.clock.advance(base::Milliseconds(200'000));
        QCOMPARE(b.disk->compared, 3);
    }

    void quickTurn()
    {
        // Over before the snapshot: there is nothing to compare with but what it shows.
        Bench b;
        b.prompt();
        b.answerPrompt("end_turn");
        QCOMPARE(b.disk->compared, 0);
        b.prompt();
        b.disk->answerSnapshot(Bench::tree()); // of the first turn
        QCOMPARE(b.disk->compared, 1);
        const int write = b.write("one"); // of the second: waits for its own
        QVERIFY(b.answerTo(write).isEmpty());
        b.disk->answerSnapshot(Bench::tree());
        QVERIFY(!b.answerTo(write).isEmpty());
    }

    void noCheckpointIsToldOnce()
    {
        Bench b;
        for (int turn = 0; turn < 3; ++turn) {
            b.prompt();
            b.disk->answerSnapshot(noGit());
            b.answerPrompt("end_turn");
            QVERIFY(!b.session->isLookingForChanges());
        }
        QCOMPARE(b.disk->compared, 0);
        QCOMPARE(b.all<NoticeRaised>().size(), size_t(1));
    }

    void tooMany()
    {
        Bench b;
        b.prompt();
        b.disk->answerSnapshot(Bench::tree());
        b.answerPrompt("end_turn");
        std::vector<ledger::Change> changes;
        changes.reserve(ledger::UnreportedChanges::mostRows + 500);
        for (int i = 0; i < ledger::UnreportedChanges::mostRows + 500; ++i)
            changes.push_back(b.change("f" + QByteArray::number(i), "", QByteArray::number(i)));
        b.disk->answerCompare(changes);
        const auto rows = b.unreported();
        QCOMPARE(rows.size(), size_t(ledger::UnreportedChanges::mostRows + 1));
        QCOMPARE(rows.back().kind, ledger::EffectKind::Other);
        QVERIFY(rows.back().target.contains(QStringLiteral("500")));
        QVERIFY(b.disk->most <= 16); // contents are never all in memory
        QVERIFY(!b.session->isLookingForChanges());
    }

    void endsInTheMiddle()
    {
        Bench b;
        b.prompt();
        b.write("one");
        b.connection.reset(); // neither the snapshot nor the write is heard of again
        QVERIFY(!b.exists("one"));
    }

    // --- several folders -----------------------------------------------------------------------------------------

    void eachFolderIsWatched()
    {
        TwoFolders t;
        t.b.prompt();
        QCOMPARE(t.b.disks.size(), size_t(2));
        // Both are asked at once, and an effect waits for both.
        QCOMPARE(t.first()->openSnapshots() + t.second()->openSnapshots(), size_t(2));
        t.first()->answerSnapshot(Bench::tree());
        const int write = t.b.write("one");
        QVERIFY(!t.b.exists("one"));
        t.second()->answerSnapshot(Bench::tree());
        QVERIFY(!t.b.answerTo(write).isEmpty());
        t.b.answerPrompt("end_turn");
        t.first()->answerCompare(std::vector<ledger::Change>{t.b.change("one", "", "new")});
        QVERIFY(t.b.session->isLookingForChanges());
        t.second()->answerCompare(std::vector<ledger::Change>{t.change("theirs")});
        QVERIFY(!t.b.session->isLookingForChanges());
        QCOMPARE(t.b.unreported().size(), size_t(1));
        QCOMPARE(t.b.unreported().front().path, t.change("theirs").path);
        QVERIFY(t.b.all<FolderNotWatched>().empty());
    }

    void theSameFolderCountsOnce()
    {
        QTemporaryDir other;
        const QString link = other.path() + QStringLiteral("/link");
        QVERIFY(QFile::link(other.path(), link));
        Bench b({other.path(), link, other.path() + QStringLiteral("/.")});
        b.prompt();
        QCOMPARE(b.disks.size(), size_t(2));
    }

    /// What cannot be watched is said, of each turn, and keeps nobody else from being watched.
    void oneIsNotWatched()
    {
        TwoFolders t;
        for (int turn = 1; turn <= 2; ++turn) {
            t.b.prompt();
            t.first()->answerSnapshot(Bench::tree());
            t.second()->answerSnapshot(noGit());
            t.b.answerPrompt("end_turn");
            t.first()->answerCompare(std::vector<ledger::Change>{t.b.change("a", "1", QByteArray::number(turn))});
            QVERIFY(!t.b.session->isLookingForChanges());
            QCOMPARE(t.b.unreported().size(), size_t(turn));
        }
        QCOMPARE(t.second()->compared, 0);
        const auto told = t.b.all<FolderNotWatched>();
        QCOMPARE(told.size(), size_t(2));
        QCOMPARE(told[0].folder, t.other.path());
        QCOMPARE(told[0].why, noGit().message);
        const auto notices = t.b.all<NoticeRaised>(); // once
        QCOMPARE(notices.size(), size_t(1));
        QVERIFY(notices[0].title.contains(t.other.path()));
    }

    /// A folder that takes its time does not keep the other one from being compared before the next turn begins.
    void oneIsSlow()
    {
        TwoFolders t;
        t.b.prompt();
        t.first()->answerSnapshot(Bench::tree());
        t.b.answerPrompt("end_turn");
        QCOMPARE(t.first()->compared, 1);
        QCOMPARE(t.second()->compared, 0);
        t.first()->answerCompare(std::vector<ledger::Change>{t.b.change("a", "1", "2")});
        QVERIFY(t.b.session->isLookingForChanges());
        t.second()->answerSnapshot(Bench::tree());
        t.second()->answerCompare(std::vector<ledger::Change>{t.change("theirs")});
        QVERIFY(!t.b.session->isLookingForChanges());
        QCOMPARE(t.b.unreported().size(), size_t(2));
    }

    void oneCannotBeCompared()
    {
        TwoFolders t;
        t.b.prompt();
        t.first()->answerSnapshot(Bench::tree());
        t.second()->answerSnapshot(Bench::tree());
        t.b.answerPrompt("end_turn");
        t.first()->answerCompare(noGit());
        t.second()->answerCompare(std::vector<ledger::Change>{t.change("theirs")});
        QVERIFY(!t.b.session->isLookingForChanges());
        QCOMPARE(t.b.unreported().size(), size_t(1));
        QCOMPARE(t.b.all<FolderNotWatched>().size(), size_t(1));
        QCOMPARE(t.b.all<FolderNotWatched>()[0].folder, t.b.folder.path());
        QCOMPARE(t.b.events.back().turn, base::TurnId{1});
    }

    void everyFolderIsWrittenDown()
    {
        QTemporaryDir turns;
        const ledger::OpenTurns keeper(turns.path(), QStringLiteral("run"));
        TwoFolders t;
        t.b.keepTurns(
            &keeper,
            R"({"protocolVersion":1,"agentCapabilities":{"sessionCapabilities":{"additionalDirectories":{}}}})");
        t.b.prompt();
        t.second()->answerSnapshot(Bench::tree());
        QCOMPARE(keeper.all().size(), size_t(1)); // the other one may take its time
        QCOMPARE(keeper.all()[0].turn.starts.size(), size_t(1));
        t.first()->answerSnapshot(Bench::tree());
        QCOMPARE(keeper.all().size(), size_t(1));
        QCOMPARE(keeper.all()[0].turn.starts.size(), size_t(2));
        t.b.answerPrompt("end_turn");
        t.first()->answerCompare(std::vector<ledger::Change>{});
        QCOMPARE(keeper.all().size(), size_t(1));
        t.second()->answerCompare(std::vector<ledger::Change>{});
        QVERIFY(keeper.all().empty());
    }

    /// What is done before its checkpoint is on the disk would not be found by the next Belay, should this one die.
    void effectsWaitUntilItIsWrittenDown()
    {
        struct SlowFiles final : ledger::FileChanger
        {
            explicit SlowFiles(ledger::FileChanger *real) : files(real) {}
            void apply(ledger::FileChange change, QObject *context, Done done) override
            {
                files->apply(std::move(change), context, std::move(done));
            }
            void run(std::function<void()> work, QObject *, std::function<void()> done) override
            {
                work();
                waiting.push_back(std::move(done));
            }
            ledger::FileChanger *files;
            std::vector<std::function<void()>> waiting;
        };
        QTemporaryDir turns;
        const ledger::OpenTurns keeper(turns.path(), QStringLiteral("run"));
        Bench b;
        SlowFiles slow(&b.files);
        b.changer = &slow;
        b.keepTurns(&keeper);
        b.prompt();
        b.disk->answerSnapshot(Bench::tree());
        const int write = b.write("one");
        QVERIFY(b.answerTo(write).isEmpty());
        QVERIFY(!b.exists("one"));
        QCOMPARE(slow.waiting.size(), size_t(1));
        for (const auto &done : std::exchange(slow.waiting, {}))
            done();
        QVERIFY(b.exists("one"));
        QVERIFY(!b.answerTo(write).isEmpty());
        b.connection.reset(); // its answers name what lives here
    }

    /// A submodule, or a repository that lies there: git tells nothing of what is in it.
    void repositoriesInsideAreLookedAtThemselves()
    {
        Bench b;
        QDir(b.folder.path()).mkpath(QStringLiteral("module/deeper"));
        b.prompt();
        ledger::Snapshot start = Bench::tree();
        start.top = b.folder.path().toUtf8();
        start.repositories = {"module", "../elsewhere", "missing"};
        FakeSnapshots *outer = b.disk;
        outer->answerSnapshot(start);
        QCOMPARE(b.disks.size(), size_t(2));
        FakeSnapshots *inner = b.disks.at(b.folder.path() + QStringLiteral("/module"));
        const int write = b.write("one");
        QVERIFY(b.answerTo(write).isEmpty()); // still taking
        ledger::Snapshot within = Bench::tree();
        within.top = start.top + "/module";
        within.repositories = {"deeper"};
        inner->answerSnapshot(within);
        QCOMPARE(b.disks.size(), size_t(3));
        b.disks.at(b.folder.path() + QStringLiteral("/module/deeper"))->answerSnapshot(noGit());
        QVERIFY(!b.answerTo(write).isEmpty());
        QCOMPARE(b.all<core::FolderNotWatched>().size(), size_t(1)); // the deepest
        b.answerPrompt("end_turn");
        QCOMPARE(inner->compared, 1);
        inner->answerCompare(std::vector<ledger::Change>{b.change("module/f", "1", "2")});
        outer->answerCompare(std::vector<ledger::Change>{});
        QCOMPARE(b.unreported().size(), size_t(1));
        QVERIFY(b.unreported()[0].path.endsWith("/module/f"));
    }

    /// It is looked at later than the folder around it, or when the turn is over: what has changed in it since the turn
    /// began is not what it was.
    void whatChangesInsideMeanwhileIsSaid_data()
    {
        QTest::addColumn<bool>("isOver");
        QTest::newRow("in the turn") << false;
        QTest::newRow("after it") << true;
    }
    void whatChangesInsideMeanwhileIsSaid()
    {
        QFETCH(const bool, isOver);
        Bench b;
        QDir(b.folder.path()).mkpath(QStringLiteral("module"));
        b.prompt();
        FakeSnapshots *outer = b.disk;
        if (isOver)
            b.answerPrompt("end_turn");
        ledger::Snapshot start = Bench::tree();
        start.top = b.folder.path().toUtf8();
        start.begunNs = 17;
        start.repositories = {"module"};
        outer->answerSnapshot(start);
        QCOMPARE(b.disks.size(), size_t(2));
        FakeSnapshots *inner = b.disks.at(b.folder.path() + QStringLiteral("/module"));
        QCOMPARE(inner->begun, qint64(17));
        ledger::Snapshot within = Bench::tree();
        within.top = start.top + "/module";
        within.young = {"early"};
        within.youngCount = 1;
        inner->answerSnapshot(within);
        const auto told = b.all<core::FolderNotWatched>();
        QCOMPARE(told.size(), size_t(1));
        QVERIFY2(told[0].folder.endsWith(QStringLiteral("/module")) && told[0].partly &&
                     told[0].why.contains(QStringLiteral("early")),
                 qPrintable(told[0].why));
    }

    void whatChangedBeforeTheSnapshotStoodIsSaid()
    {
        Bench b;
        b.prompt();
        ledger::Snapshot start = Bench::tree();
        start.young = {"early", "e\nvil"};
        start.youngCount = 7;
        b.disk->answerSnapshot(start);
        const auto told = b.all<core::FolderNotWatched>();
        QCOMPARE(told.size(), size_t(1));
        QVERIFY2(told[0].why.contains(QStringLiteral("early")) && told[0].why.contains(u'7') &&
                     told[0].why.contains(u'5') && !told[0].why.contains(u'\n'),
                 qPrintable(told[0].why));
    }

    void turnsGoOnFromTheLedger()
    {
        Bench b;
        ledger::Effect old;
        old.session = b.session->id();
        old.turn = {7};
        QVERIFY(static_cast<ledger::Ledger &>(b.ledger).prepare(old).ok());
        b.prompt();
        QCOMPARE(b.session->turn(), base::TurnId{8});
    }
};

BELAY_TEST(TestTurnCheckpoint)

} // namespace tst_turncheckpoint

#include "tst_turncheckpoint.moc"
