// SPDX-License-Identifier: Apache-2.0
#include "gitbench.h"
#include "undobench.h"

#include "ledger/checkpoint/openturns.h"
#include "ledger/checkpoint/unreported.h"

#include "testclass.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace tst_severalfolders {

using namespace ledger;

namespace {

/// A turn in several folders below `work`.
struct Bench : UndoBench
{
    base::SystemClock clock;
    std::map<QString, std::unique_ptr<Checkpoint>> points;
    UnreportedChanges changes{rows.get(), effects.get(), &blobs,
                              [this](const QString &folder) { return point(folder); }};

    ~Bench() { points.clear(); }
    QString folder(const QByteArray &name) const { return QFileInfo(QFile::decodeName(path(name))).absoluteFilePath(); }
    Checkpoint *point(const QString &folder)
    {
        std::unique_ptr<Checkpoint> &made = points[folder];
        if (!made)
            made = std::make_unique<Checkpoint>(folder, dir.filePath(QStringLiteral("store")), &clock);
        return made.get();
    }
    void git(const QByteArray &where, const QStringList &arguments) const
    {
        QProcess process;
        process.setWorkingDirectory(folder(where));
        process.start(QStringLiteral("git"), QStringList{QStringLiteral("-c"), QStringLiteral("user.name=n"),
                                                         QStringLiteral("-c"), QStringLiteral("user.email=e@x")} +
                                                 arguments);
        QVERIFY(process.waitForFinished(60'000));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
    }
    void makeRepository(const QByteArray &where) const
    {
        QDir().mkpath(folder(where));
        git(where, {QStringLiteral("init"), QStringLiteral("-q")});
        git(where, {QStringLiteral("add"), QStringLiteral("-A")});
        git(where, {QStringLiteral("commit"), QStringLiteral("-q"), QStringLiteral("--allow-empty"),
                    QStringLiteral("-m"), QStringLiteral("c")});
    }
    /// All at once, as a turn does it.
    ComparedTurn begin(const QByteArrayList &folders, quint64 number = 1)
    {
        ComparedTurn begun{
            {QStringLiteral("s")}, {number}, QByteArray("n") + QByteArray::number(number), rows->newest()};
        int open = int(folders.size());
        for (const QByteArray &name : folders) {
            const QString where = folder(name);
            point(where)->snapshot(&context, [&begun, &open, where](const base::Result<Snapshot> &start) {
                --open;
                if (start)
                    begun.starts.push_back({where, *start});
                else
                    qWarning("%s: %s", qPrintable(start.error().message), qPrintable(start.error().detail));
            });
        }
        (void)waitUntil([&open] { return open == 0; }, 60'000);
        return begun;
    }
    FoundChanges find(const ComparedTurn &begun)
    {
        std::optional<FoundChanges> answer;
        changes.find(begun, &context, [&answer](const FoundChanges &found) { answer = found; });
        (void)waitUntil([&answer] { return answer.has_value(); }, 60'000);
        return answer.value_or(FoundChanges{-1, {}});
    }
    QByteArrayList found() const
    {
        QByteArrayList out;
        for (const Effect &row : rows->allEffects()) {
            if (row.source == EffectSource::NotReported)
                out << row.path.mid(path("").size());
        }
        std::sort(out.begin(), out.end());
        return out;
    }
    std::vector<base::EffectId> ids() const
    {
        std::vector<base::EffectId> out;
        for (const Effect &effect : effectsOfTurn(rows->allEffects(), {QStringLiteral("s")}, {1}, true))
            out.push_back(effect.id);
        return out;
    }
};

/// Files outside of the repositories.
UndoBench::Tree withoutGit(UndoBench::Tree tree)
{
    std::erase_if(tree, [](const auto &entry) { return entry.first.contains(".git/"); });
    return tree;
}

} // namespace

class TestSeveralFolders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("GIT_CONFIG_GLOBAL", "/dev/null");
        qputenv("GIT_CONFIG_NOSYSTEM", "1");
    }

    /// Each change is found once, wherever the folders lie, and all of it can be taken back.
    void eachChangeOnce_data()
    {
        QTest::addColumn<QByteArrayList>("folders");
        QTest::addColumn<QByteArrayList>("repositories");
        QTest::addColumn<QByteArray>("ignored"); ///< by the first repository
        const QByteArrayList none, apart{"a", "b"}, nested{"a", "a/b"};
        QTest::newRow("no repositories") << apart << none << QByteArray();
        QTest::newRow("one is a repository") << apart << QByteArrayList{"b"} << QByteArray();
        QTest::newRow("two repositories") << apart << QByteArrayList{"a", "b"} << QByteArray();
        QTest::newRow("one repository around both") << apart << QByteArrayList{"."} << QByteArray();
        QTest::newRow("one in the other") << nested << none << QByteArray();
        QTest::newRow("the inner one first") << QByteArrayList{"a/b", "a"} << none << QByteArray();
        QTest::newRow("one in the other, of one repository") << nested << QByteArrayList{"a"} << QByteArray();
        QTest::newRow("one in the other, ignored there") << nested << QByteArrayList{"a"} << QByteArray("b/");
        QTest::newRow("a repository in a folder") << nested << QByteArrayList{"a/b"} << QByteArray();
        QTest::newRow("a repository in a repository") << nested << QByteArrayList{"a/b", "a"} << QByteArray();
        QTest::newRow("three deep") << QByteArrayList{"a", "a/b/c", "a/b"} << QByteArrayList{"a"} << QByteArray();
    }
    void eachChangeOnce()
    {
        QFETCH(const QByteArrayList, folders);
        QFETCH(const QByteArrayList, repositories);
        QFETCH(const QByteArray, ignored);
        Bench b;
        for (const QByteArray &folder : folders) {
            awaitStep(); // they are not of one time, as it may be when the machine is busy
            b.userWrites(folder + "/changed", "1");
            b.userWrites(folder + "/deleted", "1");
            b.userWrites(folder + "/kept", "1");
        }
        if (!ignored.isEmpty())
            b.userWrites(repositories.front() + "/.gitignore", ignored + '\n');
        for (const QByteArray &repository : repositories) {
            if (repository == "a" && repositories.contains("a/b"))
                b.userWrites("a/.gitignore", "b/\n"); // else `git add` would take it for a submodule
            b.makeRepository(repository);
        }
        const auto start = withoutGit(b.tree());
        // In a folder that is as young as its snapshot nobody knows what was there. A folder made in it dates it anew.
        awaitStep();
        const ComparedTurn turn = b.begin(folders);
        QCOMPARE(turn.starts.size(), size_t(folders.size()));
        QByteArrayList expected;
        for (const QByteArray &folder : folders) {
            b.userWrites(folder + "/changed", "2");
            b.userDeletes(folder + "/deleted");
            b.userWrites(folder + "/new", "2");
            expected << folder + "/changed" << folder + "/deleted" << folder + "/new";
        }
        std::sort(expected.begin(), expected.end());
        const FoundChanges found = b.find(turn);
        QVERIFY2(found.notCompared.empty(),
                 qPrintable(found.notCompared.empty() ? QString() : found.notCompared.front().error.message));
        QCOMPARE(b.found(), expected);
        QCOMPARE(found.rows, int(expected.size()));
        QCOMPARE(b.find(turn).rows, 0);
        for (const UndoOutcome &outcome : b.undoAll(b.ids()))
            QVERIFY2(outcome.kind == UndoOutcome::Done,
                     qPrintable(QStringLiteral("%1: %2 %3")
                                    .arg(QFile::decodeName(outcome.path), QString::number(outcome.kind),
                                         outcome.error.message)));
        QVERIFY(withoutGit(b.tree()) == start);
    }

    /// What cannot be compared any more is said, and taken over by a folder around it that sees it.
    void theInnerFolderIsGone_data()
    {
        QTest::addColumn<bool>("restarted"); ///< another Belay finds it
        QTest::newRow("meanwhile") << false;
        QTest::newRow("after a restart") << true;
    }
    void theInnerFolderIsGone()
    {
        QFETCH(const bool, restarted);
        Bench b;
        b.userWrites("a/f", "1");
        b.userWrites("a/b/f", "1");
        b.userWrites("c/f", "1");
        const ComparedTurn turn = b.begin({"a", "a/b", "c"});
        QVERIFY(QDir(b.folder("a/b")).removeRecursively());
        QVERIFY(QDir(b.folder("c")).removeRecursively());
        if (restarted)
            b.points.clear();
        const FoundChanges found = b.find(turn);
        QCOMPARE(found.notCompared.size(), size_t(2));
        QCOMPARE(found.notCompared[0].folder, b.folder("a/b"));
        QCOMPARE(found.notCompared[1].folder, b.folder("c"));
        for (const FoundChanges::NotCompared &folder : found.notCompared)
            QVERIFY2(folder.error.message.contains(folder.folder), qPrintable(folder.error.message));
        QCOMPARE(b.found(), QByteArrayList{"a/b/f"});
    }

    /// The next turn begins while the last one is still being looked at: neither is told of what the other did.
    void turnsThatFollowAtOnce()
    {
        Bench b;
        const QByteArrayList folders{"a", "b", "b/c"};
        for (const QByteArray &folder : folders)
            b.userWrites(folder + "/f", "1");
        const ComparedTurn first = b.begin(folders, 1);
        for (const QByteArray &folder : folders)
            b.userWrites(folder + "/f", "2");
        std::optional<FoundChanges> firstFound;
        b.changes.find(first, &b.context, [&firstFound](const FoundChanges &found) { firstFound = found; });
        const ComparedTurn second = b.begin(folders, 2);
        for (const QByteArray &folder : folders)
            b.userWrites(folder + "/f", "3");
        QCOMPARE(b.find(second).rows, 3);
        QVERIFY(firstFound);
        QCOMPARE(firstFound->rows, 3);
        for (const Effect &row : b.rows->allEffects()) {
            QVERIFY(row.before.sameContent(markOf(QByteArray(row.turn == base::TurnId{1} ? "1" : "2"))));
            QVERIFY(row.after.sameContent(markOf(QByteArray(row.turn == base::TurnId{1} ? "2" : "3"))));
        }
    }

    /// One row for the rest of each folder.
    void tooManyInTwoFolders()
    {
        Bench b;
        QDir().mkpath(b.folder("a"));
        QDir().mkpath(b.folder("b"));
        const ComparedTurn turn = b.begin({"a", "b"});
        for (int i = 0; i < UnreportedChanges::mostRows + 5; ++i) {
            b.userWrites("a/" + QByteArray::number(i), "x");
            b.userWrites("b/" + QByteArray::number(i), "x");
        }
        QCOMPARE(b.find(turn).rows, 2 * (UnreportedChanges::mostRows + 1));
        QStringList rests;
        for (const Effect &row : b.rows->allEffects()) {
            if (row.kind == EffectKind::Other)
                rests << row.target;
        }
        QCOMPARE(rests.size(), 2);
        for (const char *name : {"a", "b"})
            QCOMPARE(rests.filter(b.folder(name)).size(), 1);
    }

    /// Folders of one project that has no private repository yet make it at the same moment.
    void theRepositoryIsMadeOnce()
    {
        for (int round = 0; round < 5; ++round) {
            Bench b;
            QByteArrayList folders;
            for (int i = 0; i < 6; ++i) {
                folders << "f" + QByteArray::number(i);
                b.userWrites(folders.last() + "/x", "1");
            }
            b.makeRepository(".");
            const ComparedTurn turn = b.begin(folders);
            QCOMPARE(turn.starts.size(), size_t(folders.size()));
            QCOMPARE(QDir(b.dir.filePath(QStringLiteral("store"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(),
                     1);
        }
    }

    /// Half a repository, of a Belay that was killed while it made it, is no obstacle.
    void halfARepository()
    {
        Bench b;
        b.userWrites("a/f", "1");
        QCOMPARE(b.begin({"a"}).starts.size(), size_t(1));
        const QDir store(b.dir.filePath(QStringLiteral("store")));
        const QString made = store.filePath(store.entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0));
        b.points.clear();
        QVERIFY(QFile::remove(made + QStringLiteral("/HEAD")));
        QCOMPARE(b.begin({"a"}).starts.size(), size_t(1));
    }

    void aFolderThatIsMadeLater()
    {
        Bench b;
        b.userWrites("a/f", "1");
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("There is no folder .*/late”")));
        QCOMPARE(b.begin({"a", "late"}).starts.size(), size_t(1));
        QDir().mkpath(b.folder("late"));
        const ComparedTurn turn = b.begin({"a", "late"});
        QCOMPARE(turn.starts.size(), size_t(2));
        b.userWrites("late/f", "2");
        QCOMPARE(b.find(turn).rows, 1);
        QCOMPARE(b.found(), QByteArrayList{"late/f"});
    }

    /// A file of a version that knew one folder.
    void openTurnsOfEarlierVersions()
    {
        QTemporaryDir dir;
        QFile file(dir.filePath(QStringLiteral("01ff.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"earlier":"7","folder":"/home/me/project","leftOut":[["616263",2,"5","6"]],"nonce":"01ff",)"
                   R"("open":["3","4"],"run":"run-1","session":"s","tree":"abcd","turn":"3"})");
        file.close();
        const auto all = OpenTurns(dir.path(), QStringLiteral("run-2")).all();
        QCOMPARE(all.size(), size_t(1));
        const ComparedTurn &turn = all.front().turn;
        QCOMPARE(turn.turn, base::TurnId{3});
        QCOMPARE(turn.earlier, base::EffectId{7});
        QCOMPARE(turn.open.size(), size_t(2));
        QCOMPARE(turn.starts.size(), size_t(1));
        QCOMPARE(turn.starts[0].folder, QStringLiteral("/home/me/project"));
        QCOMPARE(turn.starts[0].start.tree, QByteArray("abcd"));
        QCOMPARE(turn.starts[0].start.leftOut.size(), size_t(1));
        QCOMPARE(turn.starts[0].start.leftOut[0].path, QByteArray("abc"));
        QCOMPARE(turn.starts[0].start.leftOut[0].reason, LeftOutReason::NotRegular);
    }

    /// What such a version reads of a file of today: the first folder, as it always stood.
    void earlierVersionsReadTheFirstFolder()
    {
        QTemporaryDir dir;
        OpenTurn open;
        open.turn.nonce = "\x02";
        open.turn.starts = {{QStringLiteral("/one"), {"aa", {}, 0}}, {QStringLiteral("/two"), {"bb", {}, 0}}};
        QVERIFY(OpenTurns(dir.path(), QStringLiteral("run")).store(open).ok());
        QFile file(dir.filePath(QStringLiteral("02.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
        QCOMPARE(object.value(QLatin1String("folder")).toString(), QStringLiteral("/one"));
        QCOMPARE(object.value(QLatin1String("tree")).toString(), QStringLiteral("aa"));
        QVERIFY(object.value(QLatin1String("leftOut")).isArray());
    }
};

BELAY_TEST(TestSeveralFolders)

} // namespace tst_severalfolders

#include "tst_severalfolders.moc"
