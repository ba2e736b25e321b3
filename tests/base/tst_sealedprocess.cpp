// SPDX-License-Identifier: Apache-2.0
#include "base/process/guardedprocess.h"
#include "base/process/sealedview.h"
#include "base/process/sealing.h"

#include "sealable.h"
#include "testclass.h"
#include "waiting.h"

#include <QSignalSpy>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace tst_sealedprocess {

using base::GuardedProcess;
using base::SealFailure;

namespace {

/// A program in a view of a folder, its output in a file beside it.
struct Run
{
    explicit Run(const QString &folder) : top(folder), project(folder + QStringLiteral("/project"))
    {
        QDir(folder).mkdir(QStringLiteral("project"));
        QDir(folder).mkdir(QStringLiteral("store"));
        write("file", "old");
    }

    void write(const char *name, const QByteArray &text) const
    {
        QFile file(project + u'/' + QLatin1String(name) + QStringLiteral(".new"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        QFile::remove(project + u'/' + QLatin1String(name));
        QVERIFY(file.rename(project + u'/' + QLatin1String(name)));
    }
    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
    }
    base::SealPlan plan() const
    {
        base::SealPlan plan;
        plan.overlays = {{project, top + QStringLiteral("/store")}};
        plan.hidden = {top + QStringLiteral("/store")};
        return plan;
    }
    base::GuardedCommand command(const char *script) const
    {
        base::GuardedCommand command;
        command.program = QStringLiteral("sh");
        command.arguments = {QStringLiteral("-c"), QLatin1String(script)};
        command.workingDirectory = project;
        command.environment = QProcessEnvironment::systemEnvironment();
        command.in = nothing;
        command.out = command.error = nothing;
        return command;
    }

    const QString top, project;
    int nothing = ::open("/dev/null", O_RDWR | O_CLOEXEC);
};

} // namespace

class TestSealedProcess : public QObject
{
    Q_OBJECT

    std::unique_ptr<Sealable> m_here;

private Q_SLOTS:
    void initTestCase() { m_here = std::make_unique<Sealable>(); }
    void init()
    {
        const bool alone = QByteArray(QTest::currentTestFunction()) == "aReportIsRead" ||
                           QByteArray(QTest::currentTestFunction()) == "withoutTheProgramNothingRuns";
        if (!alone && !m_here->problem.isEmpty())
            QSKIP("nothing can be sealed here");
    }

    void aReportIsRead_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("error");
        QTest::addColumn<QString>("path");
        QTest::newRow("overlay") << QByteArray("overlay 22 /a b/c\n") << int(SealFailure::Step::Overlay) << 22
                                 << QStringLiteral("/a b/c");
        QTest::newRow("no path") << QByteArray("root 1 \n") << int(SealFailure::Step::Root) << 1 << QString();
        QTest::newRow("a path of two lines")
            << QByteArray("find 2 /a\nb\n") << int(SealFailure::Step::Path) << 2 << QStringLiteral("/a\nb");
        QTest::newRow("a word of later days")
            << QByteArray("levitate 5 /a\n") << int(SealFailure::Step::NoProgram) << 0 << QString();
        QTest::newRow("nothing") << QByteArray() << int(SealFailure::Step::NoProgram) << 0 << QString();
    }
    void aReportIsRead()
    {
        QFETCH(const QByteArray, line);
        const SealFailure failure = base::sealFailure(line);
        QTEST(int(failure.step), "step");
        QTEST(failure.error, "error");
        QTEST(failure.path, "path");
    }

    /// Never unsealed instead.
    void withoutTheProgramNothingRuns()
    {
        QTemporaryDir folder;
        const Run run(folder.path());
        const QByteArray seal = qgetenv("BELAY_SEAL");
        qputenv("BELAY_SEAL", "/no/such/program");
        const auto back = qScopeGuard([&seal] { qputenv("BELAY_SEAL", seal); });
        GuardedProcess process;
        QSignalSpy failed(&process, &GuardedProcess::failed), started(&process, &GuardedProcess::started);
        base::GuardedCommand command = run.command("echo x > ran");
        command.seal = run.plan();
        process.start(command);
        QCOMPARE(failed.size(), 0); // later
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(started.size(), 0);
        QVERIFY(process.sealFailure() && process.sealFailure()->step == SealFailure::Step::NoProgram);
        QCOMPARE(Run::read(run.project + QStringLiteral("/ran")), QByteArray("none"));
    }

    /// The view is there from started() on, and after the end of all in it.
    void theViewOutlivesTheProgram()
    {
        const Run run(m_here->folder());
        std::shared_ptr<const base::SealedView> view;
        {
            GuardedProcess process;
            QSignalSpy gone(&process, &GuardedProcess::gone);
            connect(&process, &GuardedProcess::started, this, [&] { view = process.view(); });
            base::GuardedCommand command = run.command("echo new > file; echo x > made; rm -f kept");
            command.seal = run.plan();
            process.start(command);
            QTRY_COMPARE(gone.size(), 1);
        }
        QVERIFY(view);
        QCOMPARE(Run::read(run.project + QStringLiteral("/file")), QByteArray("old"));
        QCOMPARE(Run::read(view->pathOf(run.project + QStringLiteral("/file"))), QByteArray("new\n"));
        QCOMPARE(Run::read(view->pathOf(run.project + QStringLiteral("/made"))), QByteArray("x\n"));
        // Written through the mount it is as if the program had.
        QFile file(view->pathOf(run.project + QStringLiteral("/mine")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
        file.close();
        QVERIFY(!QFileInfo::exists(run.project + QStringLiteral("/mine")));
        QCOMPARE(Run::read(run.top + QStringLiteral("/store/upper/mine")), QByteArray("mine"));
        // One more program in it.
        GuardedProcess another;
        QSignalSpy gone(&another, &GuardedProcess::gone), finished(&another, &GuardedProcess::finished);
        base::GuardedCommand command = run.command("cat made mine > both && test ! -e ../store/upper");
        command.view = view;
        another.start(command);
        QTRY_COMPARE(gone.size(), 1);
        QCOMPARE(finished.first().first().toInt(), 0);
        QCOMPARE(Run::read(view->pathOf(run.project + QStringLiteral("/both"))), QByteArray("x\nmine"));
    }

    /// A link that the program made leads to nothing but what lies in the folder, and nothing stands for the folder.
    void aLinkStaysInTheFolder()
    {
        const Run run(m_here->folder());
        std::shared_ptr<const base::SealedView> view;
        {
            GuardedProcess process;
            QSignalSpy gone(&process, &GuardedProcess::gone);
            connect(&process, &GuardedProcess::started, this, [&] { view = process.view(); });
            base::GuardedCommand command =
                run.command("echo new > file; mkdir d; ln -s ../file d/in; ln -s /etc/passwd out; ln -s ../../etc up; "
                            "ln -s /proc/self/environ own; ln -s d link");
            command.seal = run.plan();
            process.start(command);
            QTRY_COMPARE(gone.size(), 1);
        }
        const base::Descriptor folder = view->openFolder(run.project);
        QVERIFY(folder.isOpen());
        QVERIFY(!view->openFolder(run.project + QStringLiteral("/link")).isOpen());
        const auto read = [&](const char *name) -> QByteArray {
            const base::Descriptor fd = base::SealedView::openIn(folder, QLatin1String(name));
            return fd.isOpen() ? Run::read(QStringLiteral("/proc/self/fd/%1").arg(fd.fd())) : QByteArray("refused");
        };
        QCOMPARE(read("file"), QByteArray("new\n"));
        QCOMPARE(read("d/in"), QByteArray("new\n"));
        for (const char *name : {"out", "up/passwd", "own", "../project/file", "missing"})
            QCOMPARE(read(name), QByteArray("refused"));
        QVERIFY(!view->isInhabited());
    }

    /// A sandbox that a program made for itself is in namespaces of its own, and yet in the view: what is written in it
    /// is written to the same store.
    void aSandboxInTheViewLivesInIt()
    {
        const Run run(m_here->folder());
        GuardedProcess process;
        std::shared_ptr<const base::SealedView> view;
        connect(&process, &GuardedProcess::started, this, [&] { view = process.view(); });
        QSignalSpy ended(&process, &GuardedProcess::gone);
        base::GuardedCommand command =
            run.command("exec unshare -Urm sh -c 'exec unshare -Urm sh -c \"echo > inside; exec sleep 300\"'");
        command.seal = run.plan();
        process.start(command);
        QTRY_VERIFY(!ended.isEmpty() || (view && QFile::exists(view->pathOf(run.project + QStringLiteral("/inside")))));
        if (!ended.isEmpty())
            QSKIP("there is no unshare, or no namespace in a namespace");
        QVERIFY(view->isInhabited());
        QVERIFY(base::isInhabited({view->mark()}, base::Unreadable::AreNot));
        // The kernel has used both inodes again, for namespaces of somebody else.
        base::ViewMark gone = view->mark();
        if (gone.space.id != 0) {
            ++gone.space.id;
            QVERIFY(base::isInhabited({gone}, base::Unreadable::AreNot)); // what is nested in the owner lives in it
        }
        if (gone.owner.id != 0) {
            ++gone.owner.id;
            QVERIFY(!base::isInhabited({gone}, base::Unreadable::AreNot));
        }
        // An older Belay did not ask for numbers.
        gone.space.id = gone.owner.id = 0;
        QVERIFY(base::isInhabited({gone}, base::Unreadable::AreNot));
        process.kill();
        QTRY_COMPARE(ended.size(), 1);
        QTRY_VERIFY(!view->isInhabited());
    }

    void whatIsReplacedOutsideIsSeenAfterARefresh()
    {
        const Run run(m_here->folder());
        GuardedProcess process;
        QSignalSpy started(&process, &GuardedProcess::started), gone(&process, &GuardedProcess::gone);
        base::GuardedCommand command = run.command("cat file > seen; exec sleep 300");
        command.seal = run.plan();
        process.start(command);
        QTRY_COMPARE(started.size(), 1);
        const auto view = process.view();
        QTRY_COMPARE(Run::read(view->pathOf(run.project + QStringLiteral("/seen"))), QByteArray("old"));
        const int held = ::open(QFile::encodeName(view->pathOf(run.project + QStringLiteral("/file"))).constData(),
                                O_PATH | O_CLOEXEC);
        run.write("file", "newer");
        run.write("added", "added");
        ::close(held);
        QCOMPARE(QProcess::execute(base::Sealing::sealProgram(), view->refreshArguments(run.project)), 0);
        QCOMPARE(Run::read(view->pathOf(run.project + QStringLiteral("/file"))), QByteArray("newer"));
        QCOMPARE(Run::read(view->pathOf(run.project + QStringLiteral("/added"))), QByteArray("added"));
        process.kill();
        QTRY_COMPARE(gone.size(), 1);
    }

    /// The guard finds what left the group inside as outside; until then it reaches the view alone.
    void aDaemonInsideEndsWithTheRest()
    {
        const Run run(m_here->folder());
        GuardedProcess process;
        QSignalSpy finished(&process, &GuardedProcess::finished), gone(&process, &GuardedProcess::gone);
        base::GuardedCommand command =
            run.command("(setsid sh -c 'sleep 0.1; echo late > file; echo $$ > pid; exec sleep 300' &) ; exit 3");
        command.seal = run.plan();
        std::shared_ptr<const base::SealedView> view;
        connect(&process, &GuardedProcess::started, this, [&] { view = process.view(); });
        process.start(command);
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(finished.first().first().toInt(), 3);
        const QString pidFile = view->pathOf(run.project + QStringLiteral("/pid"));
        QTRY_VERIFY(Run::read(pidFile).endsWith('\n'));
        QCOMPARE(Run::read(run.project + QStringLiteral("/file")), QByteArray("old"));
        QCOMPARE(Run::read(view->pathOf(run.project + QStringLiteral("/file"))), QByteArray("late\n"));
        const std::vector<base::ProcessId> left = process.running();
        QVERIFY(!left.empty());
        process.kill();
        QTRY_COMPARE(gone.size(), 1);
        QVERIFY(process.isGone());
        for (const base::ProcessId &one : left)
            QVERIFY(!base::isRunning(one));
    }

    /// Also when all of Belay is: the guard sees its pipe close.
    void whatCannotBeSealedSaysWhy_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("error");
        QTest::newRow("no store") << 0 << int(SealFailure::Step::Path) << ENOENT;
        QTest::newRow("no folder") << 1 << int(SealFailure::Step::Path) << ENOENT;
        QTest::newRow("a file to bind a folder to") << 2 << int(SealFailure::Step::Path) << ENOTDIR;
        QTest::newRow("nothing may be opened") << 3 << int(SealFailure::Step::Path) << EACCES;
    }
    void whatCannotBeSealedSaysWhy()
    {
        QFETCH(const int, which);
        const Run run(m_here->folder());
        base::GuardedCommand command = run.command("echo x > ran");
        base::SealPlan plan = run.plan();
        const QString closed = run.top + QStringLiteral("/closed");
        QDir().mkpath(closed + QStringLiteral("/in"));
        if (which == 0)
            plan.overlays.first().store = run.top + QStringLiteral("/none");
        else if (which == 1)
            plan.overlays.prepend({run.top + QStringLiteral("/none"), run.top + QStringLiteral("/store")});
        else if (which == 2)
            plan.copies = {{run.project, run.project + QStringLiteral("/file")}};
        else if (::geteuid() == 0)
            QSKIP("root may open anything");
        else
            plan.writable = {closed + QStringLiteral("/in")};
        QFile::setPermissions(closed, {});
        command.seal = plan;
        GuardedProcess process;
        QSignalSpy failed(&process, &GuardedProcess::failed), started(&process, &GuardedProcess::started),
            gone(&process, &GuardedProcess::gone);
        process.start(command);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(process.sealFailure());
        QTEST(int(process.sealFailure()->step), "step");
        QTEST(process.sealFailure()->error, "error");
        QTEST(failed.first().first().toInt(), "error");
        QCOMPARE(started.size() + gone.size(), 0);
        QVERIFY(!QFileInfo::exists(run.project + QStringLiteral("/ran")));
        QFile::setPermissions(closed, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    /// It was sealed, and is as little there as outside.
    void aProgramThatIsMissingIsNoFailureOfTheSeal()
    {
        const Run run(m_here->folder());
        base::GuardedCommand command = run.command("");
        command.program = QStringLiteral("no-such-program-anywhere");
        command.seal = run.plan();
        GuardedProcess process;
        QSignalSpy failed(&process, &GuardedProcess::failed);
        process.start(command);
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed.first().first().toInt(), ENOENT);
        QVERIFY(!process.sealFailure());
    }
};

BELAY_TEST(TestSealedProcess)

} // namespace tst_sealedprocess

#include "tst_sealedprocess.moc"
