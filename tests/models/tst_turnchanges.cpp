// SPDX-License-Identifier: Apache-2.0
#include "models/review/turnchanges.h"

#include "testclass.h"
#include "turnchangesbench.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_turnchanges {

using base::LineCounts;
using ledger::Effect;
using ledger::EffectState;
using models::TurnChanges;

namespace {

struct Bench : TurnChangesBench
{
    QSignalSpy changed{&changes, &TurnChanges::changed};

    Effect write(const char *path, const char *before, const char *after)
    {
        Effect effect;
        effect.id.value = ++last;
        effect.turn = turn;
        effect.path = path;
        effect.target = QLatin1String(path);
        effect.before = mark(before);
        effect.after = mark(after);
        effect.kind = !before  ? ledger::EffectKind::CreateFile
                      : !after ? ledger::EffectKind::DeleteFile
                               : ledger::EffectKind::WriteFile;
        return settle(effect, EffectState::Committed);
    }
    Effect settle(Effect effect, EffectState state)
    {
        effect.state = state;
        apply(core::EffectChanged{effect});
        return effect;
    }
    QStringList paths() const
    {
        QStringList out;
        for (const models::ChangedFile &file : changes.files())
            out << file.target;
        return out;
    }
};

} // namespace

/// The sum of a turn: which files, how many lines, and when it goes away.
class TestTurnChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What git notes beside a branch is no file of its own; without one it is.
    void aCommitIsOneFile()
    {
        Bench b;
        b.write("/r/.git/index", "a", "b");
        QCOMPARE(b.paths(), QStringList(QStringLiteral("/r/.git/index")));
        b.write("/r/.git/logs/HEAD", "a", "b");
        b.write("/r/.git/refs/heads/main", "a", "b");
        b.write("/r/a", "a", "b");
        QCOMPARE(b.paths(), QStringList({QStringLiteral("/r/.git/refs/heads/main"), QStringLiteral("/r/a")}));
    }

    void anEarlierRunIsKnownFromItsRows()
    {
        Bench b;
        const Effect one = b.write("/a", "old\n", "new\n"), two = b.write("/b", nullptr, "x\n");
        std::vector<history::Entry> page;
        for (int row = 0; row < b.transcript.count(); ++row)
            page.push_back(b.transcript.at(row));
        history::Transcript next;
        TurnChanges changes(&b.counter, &b.clock);
        changes.setTranscript(&next);
        QSignalSpy changed(&changes, &TurnChanges::changed);
        Effect other = two;
        other.turn.value = 9;
        QVERIFY(next.restore(page, {one, two, other}));
        QCoreApplication::sendPostedEvents(&changes, QEvent::MetaCall);
        QVERIFY(changed.count() > 0);
        QCOMPARE(changes.turn(), b.turn);
        QCOMPARE(changes.files().size(), size_t(2));
        QVERIFY(changes.canUndo());
        changes.dismiss();
        QVERIFY(changes.isEmpty());
    }

    void lines_data()
    {
        using Text = std::optional<QByteArray>;
        QTest::addColumn<Text>("before");
        QTest::addColumn<Text>("after");
        QTest::addColumn<int>("added"); ///< -1: cannot be counted
        QTest::addColumn<int>("removed");
        QTest::newRow("new") << Text() << Text("a\nb\n") << 2 << 0;
        QTest::newRow("gone") << Text("a\nb") << Text() << 0 << 2;
        QTest::newRow("same") << Text("a\n") << Text("a\n") << 0 << 0;
        QTest::newRow("one line") << Text("a\nb\nc\n") << Text("a\nB\nc\n") << 1 << 1;
        QTest::newRow("one moved past its likes") << Text("u\nr\nr\nr\nr\n") << Text("r\nr\nr\nr\nu\n") << 1 << 1;
        QTest::newRow("line ends") << Text("a\r\nb\r\nc\r\n") << Text("a\nb\nc\n") << 3 << 3;
        QTest::newRow("the last line's end") << Text("a\nb") << Text("a\nb\n") << 1 << 1;
        QTest::newRow("a byte order mark") << Text("\xef\xbb\xbf"
                                                   "a\nb\n")
                                           << Text("a\nb\n") << 1 << 1;
        QTest::newRow("empty") << Text("") << Text("") << 0 << 0;
        QTest::newRow("no text") << Text(QByteArray("\0", 1)) << Text("a\n") << -1 << -1;
    }
    void lines()
    {
        QFETCH(const std::optional<QByteArray>, before);
        QFETCH(const std::optional<QByteArray>, after);
        QFETCH(const int, added);
        QFETCH(const int, removed);
        const auto counts = models::countLines(before, after);
        QCOMPARE(counts.has_value(), added >= 0);
        if (counts)
            QCOMPARE(*counts, (LineCounts{added, removed}));
    }

    void sumsUpPerFile()
    {
        Bench b;
        const Effect first = b.write("/a", "1\n2\n3\n", "one\n2\n3\n");
        b.write("/b", nullptr, "new\n");
        const Effect third = b.write("/a", "one\n2\n3\n", "one\n2\nthree\nfour\n");
        QCOMPARE(b.paths(), (QStringList{QStringLiteral("/a"), QStringLiteral("/b")}));
        QCOMPARE(b.changes.files()[0].effects, (std::vector{first.id, third.id}));
        QCOMPARE(b.changes.files()[1].kind, ledger::EffectKind::CreateFile);
        QCOMPARE(b.changes.turn(), base::TurnId{1});
        QVERIFY(b.changes.canUndo());
        QTRY_COMPARE(b.changes.total(), (LineCounts{4, 2}));
        QCOMPARE(*b.changes.files()[0].lines, (LineCounts{3, 2}));
        QCOMPARE(b.changes.effects().size(), size_t(3));
    }

    /// What is found only at the turn's end to have been there before its first change comes before it.
    void whatCameBeforeIsFoundLast()
    {
        Bench b;
        b.write("/a", "by a command\n", "by the agent\n");
        Effect found = b.write("/a", "start\n", "by a command\n");
        found.source = ledger::EffectSource::NotReported;
        b.settle(found, EffectState::Committed);
        QCOMPARE(b.paths(), QStringList{QStringLiteral("/a")});
        QCOMPARE(b.changes.files()[0].before, b.mark("start\n"));
        QCOMPARE(b.changes.files()[0].after, b.mark("by the agent\n"));
        // Back and forth is no change.
        b.write("/b", "2\n", "1\n");
        found = b.write("/b", "1\n", "2\n");
        found.source = ledger::EffectSource::NotReported;
        b.settle(found, EffectState::Committed);
        QCOMPARE(b.paths(), QStringList{QStringLiteral("/a")});
    }

    void nothingThatWasUndoneOrNeverHappened()
    {
        Bench b;
        QVERIFY(b.changes.isEmpty());
        const Effect effect = b.write("/a", "1\n", "2\n");
        b.settle(b.write("/b", "1\n", "2\n"), EffectState::Compensated);
        b.settle(b.write("/c", "1\n", "2\n"), EffectState::Unknown);
        Effect command;
        command.id.value = 100;
        command.kind = ledger::EffectKind::Command;
        b.settle(command, EffectState::Committed);
        QCOMPARE(b.paths(), QStringList{QStringLiteral("/a")});
        b.settle(effect, EffectState::Compensated);
        QVERIFY(b.changes.isEmpty());
        b.settle(effect, EffectState::Committed); // redone
        QCOMPARE(b.paths(), QStringList{QStringLiteral("/a")});
        b.write("/a", "2\n", "1\n"); // and written back by the agent itself
        QVERIFY(b.changes.isEmpty());
    }

    void onlyTheNewestTurn()
    {
        Bench b;
        const Effect old = b.write("/a", "1\n", "2\n");
        b.turn = {2};
        b.apply(core::TurnStarted{{acp::TextContent{QStringLiteral("more")}}});
        QVERIFY(b.changes.isEmpty());
        const int before = int(b.changed.size());
        b.turn = {1};
        b.settle(old, EffectState::Compensated);
        QCOMPARE(b.changed.size(), before);
        b.changes.setTranscript(nullptr);
        QVERIFY(b.changes.isEmpty());
    }

    void dismissedUntilSomethingElseIsChanged()
    {
        Bench b;
        const Effect effect = b.write("/a", "1\n", "2\n");
        b.changes.dismiss();
        QVERIFY(b.changes.isEmpty());
        b.settle(effect, EffectState::Committed); // nothing new
        QVERIFY(b.changes.isEmpty());
        history::Transcript other;
        b.changes.setTranscript(&other); // another session in view
        b.changes.setTranscript(&b.transcript);
        QVERIFY(b.changes.isEmpty());
        b.write("/b", "1\n", "2\n");
        QCOMPARE(b.changes.files().size(), size_t(2));
    }

    void whatIsNotKeptIsNotCounted()
    {
        Bench b;
        ledger::FileMark lost = ledger::markOf("lost");
        lost.kept = true; // says the row, but it is gone
        QVERIFY(!b.counter.counts(lost, ledger::missingMark()));
        QSignalSpy counted(&b.counter, &models::LineCounter::counted);
        QTRY_COMPARE(counted.size(), 1);
        QVERIFY(!b.counter.counts(lost, ledger::missingMark()));
        QVERIFY(!b.counter.counts(ledger::markOf("never kept"), ledger::missingMark()));
    }
};

BELAY_TEST(TestTurnChanges)

} // namespace tst_turnchanges

#include "tst_turnchanges.moc"
