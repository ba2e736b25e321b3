// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "history/entrycodec.h"
#include "history/journal.h"
#include "history/sessionstore.h"
#include "sampleturn.h"
#include "testclass.h"
#include "waiting.h"

#include <QFile>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

namespace tst_sessionstore {

using namespace history;

namespace {

/// Bodies as bytes: what is compared are whole values.
QList<QByteArray> bytesOf(const Transcript &transcript)
{
    QList<QByteArray> all;
    for (int row = 0; row < transcript.count(); ++row)
        all << QByteArray::number(transcript.at(row).id) + ' ' + QByteArray::number(transcript.at(row).turn.value) +
                   ' ' + encodeBody(transcript.at(row).body);
    return all;
}

std::optional<StoredPage> load(SessionStore *store, StoreKey key, EntryId before, int count)
{
    std::optional<StoredPage> out;
    bool done = false;
    store->load(key, before, count, store, [&](const base::Result<StoredPage> &page) {
        if (page)
            out = *page;
        done = true;
    });
    waitUntil([&] { return done; });
    return out;
}

std::optional<std::vector<StoredSession>> list(SessionStore *store)
{
    std::optional<std::vector<StoredSession>> out;
    bool done = false;
    store->list(store, [&](const base::Result<std::vector<StoredSession>> &all) {
        if (all)
            out = *all;
        done = true;
    });
    waitUntil([&] { return done; });
    return out;
}

/// Everything of a session, page by page, into \p transcript.
bool restoreAll(SessionStore *store, StoreKey key, Transcript *transcript, int pageSize)
{
    while (true) {
        auto page = load(store, key, transcript->count() > 0 ? transcript->at(0).id : 0, pageSize);
        if (!page)
            return false;
        const quint64 earlier = page->earlier;
        if (!transcript->restore(std::move(page->entries), {}))
            return false;
        transcript->setEarlierCount(earlier);
        if (earlier == 0)
            return true;
    }
}

struct Bench
{
    QTemporaryDir folder;
    FakeClock clock;
    std::unique_ptr<SessionStore> store = std::make_unique<SessionStore>(path());
    Transcript transcript;
    SampleTurn turn{&transcript, &clock};
    QString path() const { return folder.filePath(QStringLiteral("sessions.db")); }
    void reopen()
    {
        store.reset();
        store = std::make_unique<SessionStore>(path());
    }
};

} // namespace

class TestSessionStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Earlier versions quoted the words of a list for a shell.
    void listsOfEarlierVersions()
    {
        Bench b;
        StoredSession session;
        session.key = 7;
        session.createdAt = session.changedAt = QDateTime::fromMSecsSinceEpoch(1'000'000);
        session.folders = {QStringLiteral("/a b"), QStringLiteral("[/c]")};
        session.earlierSessions = {{QStringLiteral("one")}, {QStringLiteral("it's two")}};
        session.network = {QStringLiteral("only"), QStringLiteral("*.example.org")};
        b.store->save(session);
        b.reopen();
        QCOMPARE(list(b.store.get()), std::optional(std::vector{session})); // as they are kept now
        b.store.reset();
        bool done = false;
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("side"));
            database.setDatabaseName(b.path());
            QSqlQuery query(database);
            done = database.open() &&
                   query.prepare(QStringLiteral("UPDATE sessions SET folders = ?, earlier = ?, network = ?"));
            query.addBindValue(QStringLiteral("'/a b' '[/c]'"));
            query.addBindValue(QStringLiteral("one 'it'\\''s two'"));
            query.addBindValue(QStringLiteral("only '*.example.org'"));
            done = done && query.exec() && query.exec(QStringLiteral("PRAGMA user_version = 9"));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("side"));
        QVERIFY(done);
        b.reopen();
        QCOMPARE(list(b.store.get()), std::optional(std::vector{session}));
    }

    void marksAndHiding()
    {
        Bench b;
        StoredSession session;
        session.key = 7;
        session.title = QStringLiteral("its own");
        session.createdAt = session.changedAt = QDateTime::fromMSecsSinceEpoch(1'000'000);
        session.marks.isPinned = true;
        b.store->save(session);
        b.store->mark(7, {{}, true, false}, {QStringLiteral("mine ü"), true, false});
        // Another Belay, which knows nothing of the name.
        b.store->mark(7, {{}, true, false}, {{}, false, true});
        // Who has it open elsewhere knows nothing of that, and takes nothing back.
        session.title = QStringLiteral("another");
        b.store->save(session);
        b.reopen();
        auto all = list(b.store.get());
        QCOMPARE(all->size(), 1U);
        QCOMPARE(all->front().title, QStringLiteral("another"));
        QCOMPARE(all->front().shownTitle(), QStringLiteral("mine ü"));
        QVERIFY(!all->front().marks.isPinned && all->front().marks.isArchived);

        const QDateTime then = QDateTime::fromMSecsSinceEpoch(2'000'000);
        const auto hidden = [&b](const QDateTime &before) {
            std::optional<size_t> count;
            b.store->listHidden(before, b.store.get(),
                                [&count](const auto &found) { count = found ? found->size() : 99; });
            (void)waitUntil([&count] { return count.has_value(); });
            return *count;
        };
        b.store->removeHidden(7); // it is not
        QCOMPARE(list(b.store.get())->size(), 1U);
        b.store->hide(7, then);
        b.store->save(session);
        QCOMPARE(hidden(then), 0U); // not yet
        QCOMPARE(hidden(then.addSecs(1)), 1U);
        QCOMPARE(list(b.store.get())->size(), 0U);
        b.store->show(7);
        QCOMPARE(list(b.store.get())->size(), 1U);
        b.store->hide(7, then);
        b.store->removeHidden(7);
        b.store->show(7);
        b.reopen();
        QCOMPARE(list(b.store.get())->size(), 0U);
    }

    void aSessionComesBackAsItWas_data()
    {
        QTest::addColumn<int>("pageSize");
        for (const int size : {1, 2, 3, 7, 1000})
            QTest::addRow("pages of %d", size) << size;
    }

    void aSessionComesBackAsItWas()
    {
        QFETCH(int, pageSize);
        Bench b;
        {
            Journal journal(&b.transcript, b.store.get(), 5, &b.clock);
            b.turn.playFinished();
            b.turn.raise(core::UsageCounted{-3, 0.5, QStringLiteral("USD")});
            b.turn.playEnding(core::TurnEnd::StoppedByYou);
            b.turn.playFinished();
            b.turn.fail(QStringLiteral("it fell"), 3, QStringLiteral("last\nwords"));
            b.clock.advance(5000);
        }
        b.reopen();
        Transcript again;
        QVERIFY(restoreAll(b.store.get(), 5, &again, pageSize));
        // Under way was nothing but the offers to begin anew: they are gone, as they are after restore().
        QCOMPARE(again.count(), b.transcript.count());
        Transcript settled;
        std::vector<Entry> copies;
        copies.reserve(size_t(b.transcript.count()));
        for (int row = 0; row < b.transcript.count(); ++row)
            copies.push_back(b.transcript.at(row));
        QVERIFY(settled.restore(std::move(copies), {}));
        QCOMPARE(bytesOf(again), bytesOf(settled));
        QCOMPARE(again.newestTurn(), b.transcript.newestTurn());
        QVERIFY(again.promptOf(again.newestTurn()));
        QVERIFY(again.footerOf({2}));
    }

    /// What is said is handed over in pieces, at any moment, and is whole in the end.
    void aMessageGrowsInPieces()
    {
        Bench b;
        QString whole;
        {
            Journal journal(&b.transcript, b.store.get(), 5, &b.clock);
            b.turn.prompt(QStringLiteral("go"));
            for (int i = 0; i < 199; ++i) {
                // A pair of surrogates, split between two chunks.
                const QString more = i % 7 == 3   ? QString(QChar(0xd83d))
                                     : i % 7 == 4 ? QString(QChar(0xde00))
                                                  : QStringLiteral("word %1 ").arg(i);
                whole += more;
                b.turn.say(more);
                b.clock.advance(i % 5 == 0 ? 1100 : 90);
            }
            const auto meanwhile = load(b.store.get(), 5, 0, 10);
            QVERIFY(meanwhile);
            const QString said = std::get<AgentMessage>(meanwhile->entries.back().body).text;
            QVERIFY(said.size() > whole.size() / 2);
            QVERIFY(whole.startsWith(said));
            b.turn.end(core::TurnEnd::Finished, 1000);
        }
        b.reopen();
        Transcript again;
        QVERIFY(restoreAll(b.store.get(), 5, &again, 2));
        QCOMPARE(std::get<AgentMessage>(again.at(1).body).text, whole);
        QVERIFY(!std::get<AgentMessage>(again.at(1).body).streaming);
    }

    void aSecondLaterItIsOnTheDisk()
    {
        Bench b;
        Journal journal(&b.transcript, b.store.get(), 5, &b.clock);
        b.turn.prompt(QStringLiteral("go"));
        b.turn.say(QStringLiteral("half a"));
        b.clock.advance(1000);
        // Another program, as after a crash of this one.
        SessionStore other(b.path());
        QVERIFY(load(b.store.get(), 5, 0, 1)); // behind what was handed over
        Transcript again;
        QVERIFY(restoreAll(&other, 5, &again, 100));
        QCOMPARE(again.count(), 2);
        QVERIFY(!std::get<AgentMessage>(again.at(1).body).streaming);
        QCOMPARE(std::get<AgentMessage>(again.at(1).body).text, QStringLiteral("half a"));
    }

    /// Nobody waits a second with what fills the memory.
    void aFloodIsOnTheDiskAtOnce()
    {
        Bench b;
        Journal journal(&b.transcript, b.store.get(), 5, &b.clock);
        b.turn.prompt(QStringLiteral("go"));
        const QString much(2'200'000, u'x');
        for (int i = 0; i < 4; ++i)
            b.turn.say(much);
        const auto stored = load(b.store.get(), 5, 0, 10);
        QVERIFY(stored);
        QCOMPARE(stored->entries.size(), size_t(2)); // the prompt has not been left behind
        QCOMPARE(std::get<AgentMessage>(stored->entries.back().body).text.size(), 4 * much.size());
        b.turn.say(QStringLiteral("the end"));
        b.turn.end(core::TurnEnd::Finished, 1000);
        b.clock.advance(1000);
        const auto all = load(b.store.get(), 5, 0, 10);
        QVERIFY(all);
        QCOMPARE(std::get<AgentMessage>(all->entries[1].body).text, much.repeated(4) + QStringLiteral("the end"));
    }

    void whatWasUnderWayIsNot()
    {
        Bench b;
        {
            Journal journal(&b.transcript, b.store.get(), 5, &b.clock);
            b.turn.playRunning();
            b.turn.ask(9, QStringLiteral("rm -rf build"));
        }
        b.reopen();
        Transcript again;
        QVERIFY(restoreAll(b.store.get(), 5, &again, 100));
        for (int row = 0; row < again.count(); ++row) {
            if (const auto *call = std::get_if<ToolCall>(&again.at(row).body)) {
                QVERIFY(call->state != ToolState::Running && call->state != ToolState::Pending);
                for (const TerminalPart &part : call->terminals)
                    QVERIFY(part.exited || !part.started);
            }
            if (const auto *permission = std::get_if<Permission>(&again.at(row).body))
                QVERIFY(permission->end != core::PermissionEnd::Open);
        }
    }

    void outputThatNeverEndsIsWrittenNowAndThen()
    {
        Bench b;
        int writes = 0;
        Journal journal(&b.transcript, b.store.get(), 5, &b.clock);
        b.turn.prompt(QStringLiteral("go"));
        b.turn.command(QStringLiteral("c"), QStringLiteral("yes"), QString(200'000, QLatin1Char('y')));
        b.clock.advance(1100);
        for (int i = 0; i < 100; ++i) {
            b.turn.raise(core::TerminalOutput{{QStringLiteral("c")}, QByteArray(1000, 'n'), false});
            b.clock.advance(100);
            const auto now = load(b.store.get(), 5, 0, 1);
            const auto &parts = std::get<ToolCall>(now->entries.back().body).terminals;
            static qsizetype before = 0;
            writes += parts.front().output.size() != std::exchange(before, parts.front().output.size());
        }
        QVERIFY2(writes <= 3, QByteArray::number(writes).constData());
    }

    /// What was said is found by its words, in sessions of all runs; what is under way is not yet.
    void whatWasSaidIsFound()
    {
        Bench b;
        const auto search = [&b](const char *words) {
            std::optional<std::vector<StoredMatch>> out;
            bool done = false;
            b.store->search(QString::fromUtf8(words), b.store.get(),
                            [&](const base::Result<std::vector<StoredMatch>> &found) {
                                if (found)
                                    out = *found;
                                done = true;
                            });
            waitUntil([&] { return done; });
            return out.value_or(std::vector<StoredMatch>{{-1, 0, {}, 0}});
        };
        QVERIFY(search("anything").empty());
        StoredSession session;
        session.key = 5;
        {
            Journal journal(&b.transcript, b.store.get(), 5, &b.clock);
            b.turn.prompt(QStringLiteral("mend the Größenwahn of the parser"));
            b.turn.say(QStringLiteral("it was **off by one** in tokenizer.cpp"));
            session.turnOpen = true;
            session.newestTurn = {1};
            b.store->save(session);
            journal.flush();
            QVERIFY(search("parser").empty());
            b.turn.end(core::TurnEnd::Finished, 1000);
            session.turnOpen = false;
            b.store->save(session);
        }
        for (const char *words : {"parser", "größen", "GROSS parse mend", "mend the", "tokenizer.cpp", "off one"}) {
            const auto found = search(words);
            if (QByteArray(words).startsWith("GROSS")) {
                QVERIFY(found.empty());
                continue;
            }
            QVERIFY2(found.size() == 1, words);
            QCOMPARE(found[0].key, StoreKey(5));
            QVERIFY2(!found[0].snippet.isEmpty(), words);
        }
        QVERIFY(search("tokenizer").front().snippet.contains(QStringLiteral("tokenizer")));
        // A list shows no more than its beginning.
        QVERIFY2(search("tokenizer").front().snippet.indexOf(QStringLiteral("tokenizer")) < 14,
                 qPrintable(search("tokenizer").front().snippet));
        // Words of different entries do not make a match, and what is no word is none.
        QVERIFY(search("mend tokenizer").empty());
        for (const char *strange : {"", "  ", "\"", "* -", "parser OR nothing", "NEAR(", "text:parser", "par\"ser"})
            QVERIFY2(search(strange).empty() || search(strange).front().key == 5, strange);
        // More than one part, and again after it was taken away.
        {
            Transcript much;
            SampleTurn turn(&much, &b.clock);
            Journal journal(&much, b.store.get(), 6, &b.clock);
            for (int i = 0; i < 1500; ++i) {
                turn.prompt(QStringLiteral("question %1").arg(i));
                turn.say(QStringLiteral("answer of the parser"));
                turn.end(core::TurnEnd::Finished, 1);
            }
            session.key = 6;
            session.newestTurn = {1500};
            b.store->save(session);
        }
        QCOMPARE(search("parser").size(), size_t(2));
        QCOMPARE(search("parser").front().key, StoreKey(6));
        QVERIFY(search("parser").front().count >= 1000);
        QCOMPARE(search("question 1499").size(), size_t(1));
        b.store->remove(6);
        QCOMPARE(search("parser").size(), size_t(1));
    }

    void theList()
    {
        Bench b;
        StoredSession one;
        one.key = 1;
        one.agentId = QStringLiteral("a");
        one.cwd = QStringLiteral("/tmp");
        one.title = QStringLiteral("T");
        one.createdAt = one.changedAt = b.clock.wall();
        one.newestTurn = {7};
        StoredSession two = one;
        two.key = 2;
        two.changedAt = one.changedAt.addSecs(5);
        two.lastEnd = core::TurnEnd::StoppedByYou;
        two.turnOpen = true;
        two.folders = {QStringLiteral("/a b/it's"), QStringLiteral("/c\nd")};
        two.network = {QStringLiteral("only"), QStringLiteral("a.example"), QStringLiteral("*.b.example:443")};
        two.isHeld = true;
        history::SessionState standing;
        standing.plan.entries = {{QStringLiteral("Look"), acp::PlanPriority::High, acp::PlanStatus::InProgress}};
        standing.usage = acp::Usage{12, 200, 0.25, QStringLiteral("EUR")};
        two.state = history::encodeSessionState(standing);
        const auto back = history::decodeSessionState(two.state);
        QVERIFY(back && back->usage && back->plan.entries.size() == 1);
        QCOMPARE(back->usage->used, quint64(12));
        QCOMPARE(back->usage->cost, std::optional(0.25));
        QCOMPARE(back->usage->currency, QStringLiteral("EUR"));
        QCOMPARE(back->plan.entries.front().status, acp::PlanStatus::InProgress);
        QVERIFY(history::encodeSessionState({}).isEmpty());
        QVERIFY(!history::decodeSessionState({}) && !history::decodeSessionState(two.state.left(11)));
        b.store->save(one);
        b.store->save(two);
        one.title = QStringLiteral("U");
        b.store->save(one);
        b.reopen();
        const auto all = list(b.store.get());
        QVERIFY(all);
        QCOMPARE(all->size(), size_t(2));
        QVERIFY(all->at(0) == two);
        QCOMPARE(all->at(1).title, QStringLiteral("U"));
        b.store->remove(2);
        QCOMPARE(list(b.store.get())->size(), size_t(1));
    }

    /// What was said so far is there twice, and what comes then is not.
    void aCopyGoesItsOwnWay()
    {
        Bench b;
        StoredSession one;
        one.key = 1;
        one.createdAt = one.changedAt = b.clock.wall();
        StoredPiece said;
        said.entry = 1;
        said.at = b.clock.wall();
        said.body = QByteArray("x");
        b.store->save(one);
        b.store->write(1, {said});
        StoredSession two = one;
        two.key = 2;
        bool copied = false;
        b.store->copy(1, two, b.store.get(), [&copied](const base::Result<void> &result) { copied = result.ok(); });
        said.entry = 2;
        b.store->write(1, {said});
        QVERIFY(waitUntil([&] { return copied; }));
        b.reopen();
        QCOMPARE(load(b.store.get(), 1, 0, 10)->entries.size(), size_t(2));
        QCOMPARE(load(b.store.get(), 2, 0, 10)->entries.size(), size_t(1));
        QCOMPARE(list(b.store.get())->size(), size_t(2));
        // Nothing is left of one that could not be made.
        bool failed = false;
        two.key = 1;
        b.store->copy(2, two, b.store.get(), [&failed](const base::Result<void> &result) { failed = !result; });
        QVERIFY(waitUntil([&] { return failed; }));
        QCOMPARE(load(b.store.get(), 1, 0, 10)->entries.size(), size_t(2));
    }

    void aDamagedFileIsKept()
    {
        Bench b;
        b.store.reset();
        QFile file(b.path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(5000, 'x'));
        file.close();
        b.store = std::make_unique<SessionStore>(b.path());
        QSignalSpy noticed(b.store.get(), &SessionStore::noticed);
        QVERIFY(list(b.store.get()));
        QCOMPARE(noticed.size(), 1);
        QCOMPARE(QDir(b.folder.path()).entryList({QStringLiteral("sessions.db.*")}, QDir::Files).size(), 1);
    }

    void aFolderThatCannotBeUsedIsToldOnce()
    {
        Bench b;
        b.store = std::make_unique<SessionStore>(QStringLiteral("/proc/none/sessions.db"));
        QSignalSpy failed(b.store.get(), &SessionStore::failed);
        Journal journal(&b.transcript, b.store.get(), 5, &b.clock);
        for (int i = 0; i < 3; ++i) {
            b.turn.playFinished();
            b.clock.advance(2000);
        }
        QVERIFY(!list(b.store.get()));
        QCOMPARE(failed.size(), 1);
    }

    void whenItCanBeUsedAgainIsSaid_data()
    {
        QTest::addColumn<bool>("goesOn");
        QTest::newRow("something more is said") << true;
        QTest::newRow("nothing more is said") << false;
    }
    void whenItCanBeUsedAgainIsSaid()
    {
        QFETCH(const bool, goesOn);
        Bench b;
        const QString folder = b.folder.filePath(QStringLiteral("data"));
        QFile inTheWay(folder);
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        b.store = std::make_unique<SessionStore>(folder + QStringLiteral("/sessions.db"));
        QSignalSpy failed(b.store.get(), &SessionStore::failed), recovered(b.store.get(), &SessionStore::recovered);
        Journal journal(&b.transcript, b.store.get(), 5, &b.clock);
        b.turn.playFinished();
        b.clock.advance(2000);
        QTRY_COMPARE(failed.size(), 1);
        b.store->retry();
        QVERIFY(!list(b.store.get()));
        QVERIFY(recovered.isEmpty());
        QVERIFY(inTheWay.remove());
        if (goesOn) {
            b.turn.playFinished();
            b.clock.advance(2000);
        } else {
            b.store->retry();
        }
        QTRY_COMPARE(recovered.size(), 1);
        QVERIFY(!recovered[0][0].toBool());
        QCOMPARE(failed.size(), 1);
        // What was said before is there, too.
        QCOMPARE(load(b.store.get(), 5, 0, 1000)->entries.size(), size_t(b.transcript.count()));
    }

    /// A row that cannot be read is shown as such, and the others are there.
    void aBodyThatCannotBeRead()
    {
        QVERIFY(!decodeBody({}));
        QVERIFY(!decodeBody(QByteArray(100, '\xff')));
        Bench b;
        b.turn.playEnding(core::TurnEnd::StoppedByYou);
        for (int row = 0; row < b.transcript.count(); ++row) {
            const QByteArray whole = encodeBody(b.transcript.at(row).body);
            QVERIFY(decodeBody(whole));
            for (qsizetype cut = 0; cut < whole.size(); cut += 1 + whole.size() / 200)
                decodeBody(whole.first(cut)); // ends, and under the sanitizers reads nothing else
        }
        StoredPiece bad;
        bad.entry = 1;
        bad.at = b.clock.wall();
        bad.body = QByteArray("\x00\x01 nonsense", 11);
        b.store->write(5, {bad});
        const auto page = load(b.store.get(), 5, 0, 10);
        QCOMPARE(page->entries.size(), size_t(1));
        QVERIFY(std::holds_alternative<Raw>(page->entries.front().body));
    }

    void aPageThatDoesNotFitIsRefused()
    {
        Bench b;
        b.turn.playFinished();
        const int count = b.transcript.count();
        std::vector<Entry> page(1);
        page[0].id = 99;
        page[0].body = StopMark{};
        QVERIFY(!b.transcript.restore(page, {}));
        page[0].id = 1;
        page.push_back(page[0]);
        page[1].id = 3;
        Transcript empty;
        QVERIFY(!empty.restore(page, {}));
        QCOMPARE(b.transcript.count(), count);
    }

    /// What the ledger says now counts, not what it said when the entries were written.
    void restoredCallsAskTheLedger()
    {
        Bench b;
        b.turn.prompt(QStringLiteral("go"));
        b.turn.edit(QStringLiteral("e"), QStringLiteral("/p/a.txt"), QStringLiteral("old\n"), QStringLiteral("new\n"));
        b.turn.end(core::TurnEnd::Finished, 1000);
        std::vector<Entry> copies;
        copies.reserve(size_t(b.transcript.count()));
        for (int row = 0; row < b.transcript.count(); ++row)
            copies.push_back(b.transcript.at(row));
        ledger::Effect effect;
        effect.id = {4};
        effect.turn = {1};
        effect.kind = ledger::EffectKind::WriteFile;
        effect.state = ledger::EffectState::Compensated;
        effect.toolCall = {QStringLiteral("e")};
        effect.target = QStringLiteral("/p/a.txt");
        Transcript again;
        QVERIFY(again.restore(std::move(copies), {effect}));
        QVERIFY(std::get<ToolCall>(again.at(1).body).effects.undone);
        QCOMPARE(again.effectsOf({1}).size(), size_t(1));
        // And goes on from there.
        again.apply({{2}, b.clock.wall(), {}, core::TurnStarted{{acp::TextContent{QStringLiteral("more")}}}});
        QCOMPARE(again.at(again.count() - 1).id, EntryId(again.count()));
    }
};

BELAY_TEST(TestSessionStore)

} // namespace tst_sessionstore

#include "tst_sessionstore.moc"
