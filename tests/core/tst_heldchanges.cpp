// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"
#include "core/held/heldchanges.h"
#include "core/session/heldlook.h"
#include "core/values/sessionevent.h"
#include "fakeclock.h"
#include "testclass.h"

#include <QDir>
#include <QDirIterator>
#include <QList>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cerrno>
#include <optional>
#include <utility>
#include <vector>

namespace tst_heldchanges {

namespace {

/// Does on the spot what is to be done where it may wait for the disk.
class AtOnce : public ledger::FileChanger
{
public:
    void apply(ledger::FileChange, QObject *, Done) override {}
    void run(std::function<void()> work, QObject *, std::function<void()> done) override
    {
        work();
        done();
    }
};

/// The same, but what takes long is done when the test says so.
class Aside : public AtOnce
{
public:
    void run(std::function<void()> work, QObject *context, std::function<void()> done) override
    {
        if (looksLater)
            works.emplace_back(std::move(work), std::move(done));
        else
            AtOnce::run(std::move(work), context, std::move(done));
    }
    void runAside(std::function<void()> work, QObject *, std::function<void()> done) override
    {
        works.emplace_back(std::move(work), std::move(done));
    }
    void finish()
    {
        for (auto &[work, done] : std::exchange(works, {})) {
            work();
            done();
        }
    }
    std::vector<std::pair<std::function<void()>, std::function<void()>>> works;
    bool looksLater = false;
};

struct Bench
{
    QTemporaryDir top;
    Aside aside;
    AtOnce files;
    FakeClock clock;
    ledger::BlobStore blobs{top.filePath(QStringLiteral("blobs"))};
    core::Services services;
    QString path; ///< of the store

    /// With something in it that a sealed agent wrote in \p session, if it came so far.
    explicit Bench(const QString &session)
    {
        services.files = &files;
        services.blobs = &blobs;
        QDir().mkpath(folder());
        ledger::HeldOwner owner;
        owner.session = base::SessionId{session};
        owner.folders = {folder()};
        const auto store = ledger::HeldStore::make(top.filePath(QStringLiteral("held")), owner);
        path = (*store)->path();
        QDir().mkpath(*(*store)->storeOf(folder()) +
                      (session.isEmpty() ? QStringLiteral("/upper") : QStringLiteral("/upper/written")));
    }
    /// Of which there will be a copy, which is made when the test says so.
    std::unique_ptr<core::HeldChanges> copied(const core::HeldHome &home = {})
    {
        services.files = &aside;
        services.clock = &clock;
        for (const char *name : {"/a", "/b", "/c"}) {
            QFile file(folder() + QLatin1String(name));
            (void)file.open(QIODevice::WriteOnly);
        }
        ledger::HeldOwner owner;
        owner.folders = {folder()};
        auto store = ledger::HeldStore::make(top.filePath(QStringLiteral("held")), owner);
        path = (*store)->path();
        QFile list(*(*store)->storeOf(folder()) + QStringLiteral("/copied"));
        (void)list.open(QIODevice::WriteOnly); // as where a copy was before
        return std::make_unique<core::HeldChanges>(std::move(store).value(), services, home);
    }
    QString folder() const { return top.filePath(QStringLiteral("project")); }
    std::unique_ptr<core::HeldChanges> changes(const core::HeldHome &home = {}) const
    {
        auto store = ledger::HeldStore::open(path);
        return std::make_unique<core::HeldChanges>(std::move(store).value(), services, home);
    }
};

} // namespace

/// What is held back is there until somebody decides about it.
class TestHeldChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Whose session is closed as soon as it is open is marked in the list by that.
    void whatWasNotReadYetMayHold()
    {
        for (const bool isWritten : {true, false}) {
            Bench b(isWritten ? QStringLiteral("one") : QString());
            b.services.files = &b.aside;
            b.aside.looksLater = true;
            const auto held = b.changes();
            QVERIFY(held->mayHold() || !isWritten);
            bool isOpen = false;
            held->open(this, [&isOpen](const base::Result<void> &opened) { isOpen = opened.ok(); });
            b.aside.finish();
            QVERIFY(isOpen);
            QVERIFY(held->mayHold() || !isWritten);
            b.aside.finish();
            QCOMPARE(held->mayHold(), isWritten);
        }
    }

    void whatCannotBeOpenedIsNotEmpty()
    {
        const Bench b(QStringLiteral("s1"));
        QVERIFY(QDir(b.folder()).removeRecursively()); // on a disk that is not there today, say
        const auto changes = b.changes();
        bool isOpen = true;
        changes->open(this, [&isOpen](const base::Result<void> &opened) { isOpen = opened.ok(); });
        QVERIFY(!isOpen);
        changes->removeIfEmpty();
        QVERIFY(QDir(b.path).exists());
    }

    void whatHasNotBeenLookedAtIsNotEmpty()
    {
        const Bench b(QStringLiteral("s1"));
        b.changes()->removeIfEmpty();
        QVERIFY(QDir(b.path).exists());
    }

    void whatWaitsStays()
    {
        const Bench b(QStringLiteral("s1"));
        const auto changes = b.changes();
        changes->open(this, [](const base::Result<void> &opened) { QVERIFY(opened.ok()); });
        QCOMPARE(changes->files().size(), size_t(1));
        changes->removeIfEmpty();
        QVERIFY(QDir(b.path).exists());
    }

    /// While the turn runs, as often as there is something new to see.
    void isLookedAtAgainAndAgain()
    {
        const Bench b(QStringLiteral("s1"));
        const auto changes = b.changes();
        changes->open(this, [](const base::Result<void> &opened) { QVERIFY(opened.ok()); });
        AgentBench agent;
        agent.session->setHeld(changes.get());
        agent.prompt();
        int looked = 0;
        connect(changes.get(), &core::HeldChanges::looked, this, [&looked] { ++looked; });
        for (int round = 1; round <= 3; ++round) {
            for (int call = 0; call < 5; ++call)
                agent.update(R"({"sessionUpdate":"tool_call","toolCallId":")" + QByteArray::number(10 * round + call) +
                             R"(","title":"edit","kind":"edit"})");
            agent.clock.advance(base::Milliseconds(2000));
            QCOMPARE(looked, round);
        }
    }

    /// Also what is as it was before: a report of the turn is not to name anything else.
    void whatWaitsAfterATurnIsTold()
    {
        const Bench b(QStringLiteral("s1"));
        const auto changes = b.changes();
        changes->open(this, [](const base::Result<void> &opened) { QVERIFY(opened.ok()); });
        FakeClock clock;
        core::HeldLook look(&clock);
        QVERIFY(look.set(changes.get()));
        QList<qsizetype> told;
        connect(&look, &core::HeldLook::changed, this,
                [&told](const core::HeldChanged &body) { told << qsizetype(body.files->size()); });
        look.lookAfterTurn();
        QCOMPARE(told, QList<qsizetype>{1});
        look.look(); // in the next turn
        QCOMPARE(told, QList<qsizetype>{1});
        QDir(b.path).mkpath(QDir(b.path).entryInfoList({QStringLiteral("folder-*")}).value(0).filePath() +
                            QStringLiteral("/upper/more"));
        look.lookAfterTurn();
        QCOMPARE(told, (QList<qsizetype>{1, 2}));
        look.lookAfterTurn();
        QCOMPARE(told, (QList<qsizetype>{1, 2, 2}));
    }

    void whatATurnHasLeftIsToldAsItsOwn()
    {
        const Bench b(QStringLiteral("s1"));
        const auto changes = b.changes();
        changes->open(this, [](const base::Result<void> &opened) { QVERIFY(opened.ok()); });
        AgentBench agent;
        agent.session->setHeld(changes.get());
        agent.prompt();
        agent.answerPrompt("end_turn");
        const auto told = [&agent] {
            return std::count_if(agent.events.begin(), agent.events.end(), [&](const core::SessionEvent &event) {
                return std::holds_alternative<core::HeldChanged>(event.body) && event.turn == agent.session->turn();
            });
        };
        QVERIFY(agent.lastEnd() && agent.session->turn().value > 0);
        QTRY_COMPARE(told(), 1);
    }

    /// An empty file is what is left where the agent could not write.
    void whatMayBeCutIsAcceptedByName()
    {
        const Bench b(QStringLiteral("s1"));
        const auto changes = b.changes();
        changes->open(this, [](const base::Result<void> &opened) { QVERIFY(opened.ok()); });
        const QString upper =
            QDir(b.path).entryInfoList({QStringLiteral("folder-*")}).value(0).filePath() + QStringLiteral("/upper/");
        for (const char *name : {"empty", "whole"}) {
            QFile file(upper + QLatin1String(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(name[0] == 'w' ? "text" : "");
        }
        const auto acceptable = [&] {
            QByteArrayList out;
            for (const core::HeldFile &file : changes->acceptable())
                out << file.change.path;
            return out;
        };
        changes->look();
        QCOMPARE(acceptable(), QByteArrayList({"empty", "whole", "written"}));
        QVERIFY(!changes->ranOutOfRoom());
        const QSignalSpy changed(changes.get(), &core::HeldChanges::changed);
        QVERIFY(QFile::rename(b.path + QStringLiteral("/room"), b.path + QStringLiteral("/full")));
        changes->look();
        QVERIFY(changes->ranOutOfRoom() && changed.count() == 1);
        QCOMPARE(acceptable(), QByteArrayList({"whole", "written"}));
        QCOMPARE(changes->files().size(), size_t(3));
    }

    /// A file that the user has just named as the agent's own is written back from the next start on. What waits of it
    /// by then is not decided by that.
    void aNewRightDecidesNothing()
    {
        const Bench b(QStringLiteral("s1"));
        const QString home = b.top.filePath(QStringLiteral("home"));
        QVERIFY(QDir().mkpath(home));
        const auto changes = b.changes({home, {}});
        const auto open = [&] {
            bool isOpen = false;
            changes->open(this, [&isOpen](const base::Result<void> &opened) { isOpen = opened.ok(); });
            return isOpen;
        };
        QVERIFY(open());
        const auto write = [&b](const char *name) {
            QFile file(b.path + QStringLiteral("/home/upper/") + QLatin1String(name));
            QVERIFY2(file.open(QIODevice::WriteOnly), qPrintable(file.fileName()));
            file.write("agent");
        };
        const auto isReal = [&home](const char *name) { return QFile::exists(home + u'/' + QLatin1String(name)); };
        write(".waits");
        changes->look();
        changes->setRights({}, [](const QByteArray &path) { return path == ".waits" || path == ".later"; });
        write(".early");
        changes->look();
        QVERIFY(!isReal(".waits"));
        QVERIFY(open());
        write(".later");
        changes->look();
        QVERIFY(!isReal(".waits") && !isReal(".early") && isReal(".later"));
        QCOMPARE(changes->files().size(), size_t(3));
    }

    /// On a thread of its own, and who waits is told how far it is.
    void aCopyIsToldOf()
    {
        Bench b(QStringLiteral("s1"));
        const auto changes = b.copied();
        const QSignalSpy copying(changes.get(), &core::HeldChanges::copying);
        std::optional<bool> isOpen;
        changes->open(this, [&isOpen](const base::Result<void> &opened) { isOpen = opened.ok(); });
        QVERIFY(!isOpen && changes->isBusy() && !changes->copied().all);
        QCOMPARE(b.aside.works.size(), size_t(1));
        const auto [work, done] = b.aside.works.front();
        work();
        QCOMPARE(changes->copied().done, qint64(3));
        QCOMPARE(changes->copied().all, qint64(3));
        b.clock.advance(base::Milliseconds(200));
        QCOMPARE(copying.count(), 1);
        done();
        QVERIFY(isOpen.value_or(false));
        QCOMPARE(changes->copied().all, qint64(0));
        b.clock.advance(base::Milliseconds(200));
        QCOMPARE(copying.count(), 2);
        b.clock.advance(base::Milliseconds(2000));
        QCOMPARE(copying.count(), 2);
        QCOMPARE(changes->copies(), QStringList(b.folder()));
    }

    /// Before anybody has waited for a copy.
    void aHomeThatCannotBeHeldBackIsSaidBeforeTheCopy()
    {
        Bench b(QStringLiteral("s1"));
        core::HeldHome home;
        home.path = b.top.filePath(QStringLiteral("home"));
        QDir().mkpath(home.path);
        const auto changes = b.copied(home);
        qputenv("BELAY_SEAL", "/bin/false");
        QString said;
        changes->open(this, [&said](const base::Result<void> &opened) {
            said = opened ? QStringLiteral("open") : opened.error().message;
        });
        b.aside.finish();
        qunsetenv("BELAY_SEAL");
        QVERIFY2(said.contains(QStringLiteral("could not be held back")), qPrintable(said));
        QDirIterator it(b.path, {QStringLiteral("copy")}, QDir::Dirs, QDirIterator::Subdirectories);
        QVERIFY(!it.hasNext());
    }

    void aCopyIsGivenUp()
    {
        Bench b(QStringLiteral("s1"));
        const auto changes = b.copied();
        QStringList ends;
        const auto note = [&ends](const base::Result<void> &opened) {
            ends << (opened ? QStringLiteral("open") : QString::number(opened.error().code));
        };
        changes->open(this, note);
        changes->giveUpOpening();
        changes->open(this, note); // started again at once
        b.aside.finish();
        QCOMPARE(ends, QStringList({QString::number(ECANCELED), QStringLiteral("open")}));
        QVERIFY(!changes->isBusy());
    }

    /// The session was closed while its agent was not even started.
    void whatIsBeingCopiedGoesWithItsSession()
    {
        Bench b(QStringLiteral("s1"));
        auto changes = b.copied();
        changes->open(this, [](const base::Result<void> &opened) { QVERIFY(!opened); });
        changes->removeIfEmpty();
        QVERIFY(QDir(b.path).exists()); // it is still being written
        b.aside.finish();
        QVERIFY(!QDir(b.path).exists());
    }

    void whatIsBeingLookedAtGoesWithItsSession()
    {
        Bench b({});
        b.services.files = &b.aside;
        b.aside.looksLater = true;
        const auto changes = b.changes();
        changes->open(this, [](const base::Result<void> &) {});
        b.aside.finish();
        QVERIFY(changes->isBusy());
        changes->removeIfEmpty();
        QVERIFY(QDir(b.path).exists());
        b.aside.finish();
        QVERIFY(!QDir(b.path).exists());
    }

    /// No agent has come so far as to write into it.
    void whatNobodyUsedGoes()
    {
        const Bench b({});
        b.changes()->removeIfEmpty();
        QVERIFY(!QDir(b.path).exists());
    }
};

BELAY_TEST(TestHeldChanges)

} // namespace tst_heldchanges

#include "tst_heldchanges.moc"
