// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"
#include "core/session/sessionnames.h"
#include "ledger/rows/sqliteledger.h"

#include "testclass.h"

#include <QTest>

namespace tst_sessionnames {

namespace {

/// Two agents that both call their session "s", beside each other as in one window.
struct TwoAgents
{
    core::SessionNames names;
    AgentBench first{false}, second{false};

    TwoAgents()
    {
        second.sharedBoard = &first.board;
        second.book = &first.ledger;
        second.changer = &first.files;
        for (AgentBench *bench : {&first, &second}) {
            bench->names = &names;
            bench->remake();
            bench->openSession();
        }
    }
    int rowsOf(const core::Session *session, core::RequestState state) const
    {
        int count = 0;
        for (const auto &[key, row] : first.board.rows())
            count += row.session == session->name() && row.state == state;
        return count;
    }
};

bool hasEffectOf(const AgentBench &bench)
{
    return std::any_of(bench.events.begin(), bench.events.end(), [](const core::SessionEvent &event) {
        return std::holds_alternative<core::EffectChanged>(event.body);
    });
}

base::SessionId id(const char *name)
{
    return {QString::fromLatin1(name)};
}

} // namespace

class TestSessionNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachHasAName()
    {
        DirectLedger rows;
        core::SessionNames names;
        QCOMPARE(names.take(id("1"), true, rows), id("1"));
        QCOMPARE(names.take(id("1"), true, rows), id("1 (2)"));
        QCOMPARE(names.take(id("1"), false, rows), id("1 (3)"));
        names.release(id("1 (2)"));
        QCOMPARE(names.take(id("1"), true, rows), id("1 (2)"));
        // Two stored sessions of a time when names were not told apart.
        names.hold(id("old"), rows);
        names.hold(id("old"), rows);
        names.release(id("old"));
        QCOMPARE(names.take(id("old"), false, rows), id("old (2)"));
        names.release(id("old"));
        QCOMPARE(names.take(id("old"), false, rows), id("old"));
    }

    void whatIsInTheLedgerIsAnothers()
    {
        AgentBench earlier;
        core::SessionNames names;
        earlier.prompt();
        earlier.write();
        QVERIFY(!earlier.ledger.effects(id("s")).empty());
        QCOMPARE(names.take(id("s"), true, earlier.ledger), id("s (2)"));
        // The agent's own, from before there was this run.
        QCOMPARE(names.take(id("s"), false, earlier.ledger), id("s"));
        // Another agent's, of which the ledger has rows under the name that it got then.
        ledger::Effect row;
        row.session = id("s (2)");
        row.turn = {1};
        row.target = QStringLiteral("x");
        QVERIFY(static_cast<ledger::Ledger &>(earlier.ledger).prepare(row));
        QCOMPARE(names.take(id("s"), false, earlier.ledger), id("s (3)"));
    }

    /// Two Belays at once, which share the file: agents that number their sessions give both the same id, and none has
    /// a row yet.
    void eachBelayHasAName()
    {
        QTemporaryDir home;
        const QString file = home.filePath(QStringLiteral("effects.sqlite"));
        auto first = std::move(ledger::SqliteLedger::open(file).value());
        auto second = std::move(ledger::SqliteLedger::open(file).value());
        core::SessionNames ofFirst, ofSecond;
        QCOMPARE(ofFirst.take(id("s1"), true, *first), id("s1"));
        QCOMPARE(ofSecond.take(id("s1"), true, *second), id("s1 (2)"));
        QCOMPARE(ofFirst.take(id("s1"), true, *first), id("s1 (3)"));
        // One that is opened again keeps its name, and nobody else gets it.
        ofSecond.hold(id("old"), *second);
        second->flush();
        QCOMPARE(ofFirst.take(id("old"), true, *first), id("old (2)"));
        QCOMPARE(ofFirst.take(id("old"), false, *first), id("old"));
        // What has ended without a row leaves its name.
        second.reset();
        QCOMPARE(ofFirst.take(id("s1 (2)"), true, *first), id("s1 (2)"));
    }

    /// What cannot be looked up may be any conversation's: the name is one that nobody can have.
    void rowsThatCannotBeRead()
    {
        class Unreadable : public ledger::MemoryLedger
        {
        public:
            base::Result<bool> hasEffects(const base::SessionId &) const override
            {
                return base::Error{base::Origin::System, EIO, QStringLiteral("unreadable"), {}};
            }
        } rows;
        core::SessionNames names;
        QCOMPARE(names.take(id("1"), false, rows), id("1"));
        const base::SessionId second = names.take(id("1"), true, rows), third = names.take(id("1"), true, rows);
        QVERIFY(second.value.startsWith(QStringLiteral("1 (")));
        QVERIFY(second.value.size() > 30 && second != third);
    }

    void twoAgentsWithOneId()
    {
        TwoAgents b;
        QCOMPARE(b.first.session->id(), b.second.session->id());
        QVERIFY(b.first.session->name() != b.second.session->name());
        b.first.prompt();
        b.second.prompt();
        // Each agent hears the name that it gave.
        QCOMPARE(
            b.second.sent.last().value(QLatin1String("params")).toObject().value(QLatin1String("sessionId")).toString(),
            QStringLiteral("s"));
        b.first.permission();
        b.second.permission();
        QCOMPARE(b.rowsOf(b.first.session, core::RequestState::WaitsForUser), 1);
        b.first.session->stop();
        QVERIFY(b.rowsOf(b.first.session, core::RequestState::Cancelling) > 0);
        QCOMPARE(b.rowsOf(b.second.session, core::RequestState::Cancelling), 0);
        QCOMPARE(b.rowsOf(b.first.session, core::RequestState::WaitsForUser), 0);
        QCOMPARE(b.rowsOf(b.second.session, core::RequestState::WaitsForUser), 1);
    }

    void effectsAreOfOneSession()
    {
        TwoAgents b;
        b.first.prompt();
        b.second.prompt();
        b.second.events.clear();
        b.first.write();
        QVERIFY(hasEffectOf(b.first));
        QVERIFY(!hasEffectOf(b.second));
        QVERIFY(b.first.ledger.effects(b.second.session->name()).empty());
        QCOMPARE(b.first.ledger.effects(b.first.session->name()).size(), size_t(1));
    }

    /// The names go with their sessions, and come back with what is stored of them.
    void resumed()
    {
        TwoAgents b;
        const base::SessionId name = b.second.session->name();
        b.second.connection.reset();
        b.second.remake();
        const core::Session *again = b.second.connection->resume(id("s"), b.second.folder.path(), {3}, name);
        QCOMPARE(again->id(), id("s"));
        QCOMPARE(again->name(), name);
        QCOMPARE(again->names(), std::vector{name});
    }
};

BELAY_TEST(TestSessionNames)

} // namespace tst_sessionnames

#include "tst_sessionnames.moc"
