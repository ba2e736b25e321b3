// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "waiting.h"
#include "workspace/stores/storedsessions.h"

#include "testclass.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_removedsessions {

using models::SessionHandle;
using workspace::StoredSessions;

namespace {

struct Bench
{
    QTemporaryDir folder;
    FakeClock clock;
    history::SessionStore store{folder.filePath(QStringLiteral("sessions.db"))};
    workspace::EffectStore effects{&clock, folder.filePath(QStringLiteral("effects"))};
    models::SessionsModel model{&clock};
    settings::Drafts drafts{folder.filePath(QStringLiteral("drafts.ini")), &clock};
    SessionHandle next = 1;
    StoredSessions sessions{&store, &effects, effects.names(), &model, &drafts, &clock};

    SessionHandle plant(history::StoreKey key)
    {
        history::StoredSession stored;
        stored.key = key;
        stored.title = QStringLiteral("session %1").arg(key);
        stored.cwd = folder.path();
        stored.createdAt = stored.changedAt = clock.wall();
        store.save(stored);
        sessions.put(next, stored);
        drafts.set(StoredSessions::draftKeyOf(key), {core::Message(QStringLiteral("typed")), 0});
        return next++;
    }
    /// What the file has, by the number of the session.
    std::set<history::StoreKey> kept()
    {
        std::set<history::StoreKey> out;
        bool done = false;
        store.list(&store, [&](const base::Result<std::vector<history::StoredSession>> &all) {
            for (const history::StoredSession &one : *all)
                out.insert(one.key);
            done = true;
        });
        (void)waitUntil([&done] { return done; });
        return out;
    }
    bool hasDraft(history::StoreKey key) const { return !drafts.draft(StoredSessions::draftKeyOf(key)).isEmpty(); }
};

using Keys = std::set<history::StoreKey>;

} // namespace

/// Sessions that were deleted come back for a while, the last one first, and then are gone.
class TestRemovedSessions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLastComesBackFirst()
    {
        Bench b;
        const SessionHandle one = b.plant(1), two = b.plant(2);
        QSignalSpy changed(&b.sessions, &StoredSessions::removedChanged);
        b.sessions.remove(one);
        b.sessions.remove(two);
        b.sessions.remove(two); // a double press
        b.sessions.remove(99);
        QCOMPARE(changed.count(), 2);
        QCOMPARE(b.kept(), Keys());
        QCOMPARE(b.model.rowCount(), 0);
        QCOMPARE(b.sessions.lastRemoved(), std::optional(QStringLiteral("session 2")));
        b.sessions.restoreRemoved();
        QCOMPARE(b.kept(), Keys{2});
        QVERIFY(b.model.indexOf(two).isValid());
        QCOMPARE(b.sessions.lastRemoved(), std::optional(QStringLiteral("session 1")));
        b.sessions.restoreRemoved();
        b.sessions.restoreRemoved(); // nothing more
        QCOMPARE(b.kept(), (Keys{1, 2}));
        QVERIFY(b.hasDraft(1) && b.hasDraft(2));
        b.clock.advance(10 * StoredSessions::keptDeleted);
        QCOMPARE(b.kept(), (Keys{1, 2}));
    }

    void afterAWhileItIsGone()
    {
        Bench b;
        const SessionHandle one = b.plant(1), two = b.plant(2);
        b.sessions.remove(one);
        b.clock.advance(StoredSessions::keptDeleted / 2);
        b.sessions.remove(two);
        b.clock.advance(StoredSessions::keptDeleted / 2);
        QVERIFY(!b.hasDraft(1) && b.hasDraft(2));
        b.store.show(1);
        QCOMPARE(b.kept(), Keys()); // there is nothing to show
        QCOMPARE(b.sessions.lastRemoved(), std::optional(QStringLiteral("session 2")));
        b.clock.advance(StoredSessions::keptDeleted);
        QVERIFY(!b.sessions.lastRemoved());
        QVERIFY(!b.hasDraft(2));
    }

    void whatABelayThatWasKilledHadHiddenGoes()
    {
        Bench b;
        b.plant(1);
        b.plant(2);
        b.store.hide(1, b.clock.wall().addMSecs(-3 * StoredSessions::keptDeleted.count()));
        b.store.hide(2, b.clock.wall()); // of one that lives, and may give it back
        QSignalSpy listed(&b.sessions, &StoredSessions::listed);
        b.sessions.list([&b] { return b.next++; });
        QVERIFY(waitUntil([&] { return listed.count() > 0; }));
        b.store.show(1);
        b.store.show(2);
        QCOMPARE(b.kept(), Keys{2});
    }
};

BELAY_TEST(TestRemovedSessions)

} // namespace tst_removedsessions

#include "tst_removedsessions.moc"
