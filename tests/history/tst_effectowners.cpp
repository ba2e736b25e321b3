// SPDX-License-Identifier: Apache-2.0
#include "history/turneffects.h"
#include "ledger/disk/filestate.h"

#include "testclass.h"

#include <QTest>

namespace tst_effectowners {

using history::CallEffects;
using history::EntryId;
using history::EntryList;
using history::ToolCall;
using history::TurnEffects;
using ledger::Effect;
using ledger::EffectState;

namespace {

struct Bench
{
    EntryList entries;
    TurnEffects effects;
    quint64 lastRow = 0;

    EntryId call(const char *name, const QString &path = {}, const char *text = "")
    {
        ToolCall call;
        call.id.value = QLatin1String(name);
        call.kind = acp::ToolKind::Edit;
        if (!path.isEmpty())
            call.diffs.push_back({path, QStringLiteral("old"), QLatin1String(text)});
        history::Entry entry;
        entry.body = call;
        const EntryId id = entries.append(std::move(entry)).id;
        effects.add(id, call);
        return id;
    }
    Effect row(const QString &path, const char *text, const char *call = "")
    {
        Effect out;
        out.id.value = ++lastRow;
        out.target = path;
        out.path = path.toUtf8();
        out.after = ledger::markOf(text);
        out.state = EffectState::Committed;
        out.toolCall.value = QLatin1String(call);
        return out;
    }
    EntryId note(const Effect &row, EntryId behind = 0) { return effects.record(row, behind, entries); }
    std::vector<EntryId> claim(EntryId call) { return effects.claim(call, entries); }
    size_t rowsOf(EntryId call) const { return effects.of(call).effects.size(); }
};

const QString file = QStringLiteral("/p/a.txt");

} // namespace

/// Whose a row of the ledger is, of the calls of its turn.
class TestEffectOwners : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRowOfNoCallChangesNone()
    {
        Bench b;
        QCOMPARE(b.note(b.row(file, "new")), EntryId(0));
        const EntryId other = b.call("1", QStringLiteral("/p/b.txt"));
        QCOMPARE(b.note(b.row(file, "new")), EntryId(0));
        QVERIFY(b.claim(other).empty());
        QCOMPARE(b.effects.of(other), CallEffects());
        QCOMPARE(b.effects.rows().size(), size_t(2));
    }

    void theAgentsOwnWordGoesBeforeTheContent()
    {
        Bench b;
        const EntryId said = b.call("1");
        b.call("2", file, "new");
        QCOMPARE(b.note(b.row(file, "new", "1")), said);
        QCOMPARE(b.rowsOf(said), size_t(1));
    }

    /// A name that the turn does not know may be the one of a call that goes on behind the turns; one that it knows is
    /// not.
    void aCallBehindTheTurns()
    {
        Bench b;
        const EntryId mine = b.call("1");
        QCOMPARE(b.note(b.row(file, "new", "7"), EntryId(40)), EntryId(40));
        QCOMPARE(b.note(b.row(file, "new", "1"), EntryId(40)), mine);
        QCOMPARE(b.note(b.row(file, "new", "8")), EntryId(0));
    }

    void theContentGoesBeforeTheNewestPath()
    {
        Bench b;
        const EntryId exact = b.call("1", file, "new");
        const EntryId newest = b.call("2", QStringLiteral("a.txt"), "else");
        QCOMPARE(b.note(b.row(file, "new")), exact);
        QCOMPARE(b.note(b.row(file, "what nobody showed")), newest);
    }

    /// By the path alone it was another call's; by the content it is this one's.
    void aCallThatTellsLaterTakesWhatIsSurelyIts()
    {
        Bench b;
        const EntryId first = b.call("1", file, "else");
        QCOMPARE(b.note(b.row(file, "new")), first);
        const EntryId second = b.call("2", file, "new");
        QCOMPARE(b.claim(second), (std::vector<EntryId>{first, second}));
        QCOMPARE(b.rowsOf(first), size_t(0));
        QCOMPARE(b.rowsOf(second), size_t(1));
        QVERIFY(b.claim(second).empty());
        QVERIFY(b.claim(first).empty());
    }

    void whatAnotherRowCoversIsNobodys()
    {
        Bench b;
        const EntryId call = b.call("1", file, "new");
        Effect row = b.row(file, "new");
        QCOMPARE(b.note(row), call);
        row.sameAs.value = 9;
        QCOMPARE(b.note(row), call);
        QCOMPARE(b.rowsOf(call), size_t(0));
        QCOMPARE(b.note(row), EntryId(0));
        QVERIFY(b.claim(call).empty());
    }

    void whatTheCardSays()
    {
        Bench b;
        const EntryId call = b.call("1", file, "new");
        Effect row = b.row(file, "new");
        b.note(row);
        QVERIFY(b.effects.of(call).canUndo && !b.effects.of(call).undone);
        row.state = EffectState::Compensated;
        b.note(row);
        QVERIFY(!b.effects.of(call).canUndo && b.effects.of(call).undone);
        row.state = EffectState::Cancelled;
        b.note(row);
        QVERIFY(b.effects.of(call).didNotHappen && !b.effects.of(call).undone);
        row.state = EffectState::Unknown;
        b.note(row);
        QVERIFY(b.effects.of(call).isUnknown && !b.effects.of(call).didNotHappen);
        QVERIFY(b.effects.of(call).effects.empty());
    }
};

BELAY_TEST(TestEffectOwners)

} // namespace tst_effectowners

#include "tst_effectowners.moc"
