// SPDX-License-Identifier: Apache-2.0
#include "sealable.h"
#include "testclass.h"
#include "view.h"

#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_seal {

class TestSeal : public QObject
{
    Q_OBJECT

    std::unique_ptr<Sealable> m_here;

private Q_SLOTS:
    void initTestCase()
    {
        m_here = std::make_unique<Sealable>();
        if (!m_here->problem.isEmpty())
            QSKIP(qPrintable(QStringLiteral("nothing can be sealed here: ") + m_here->problem));
    }

    void whatIsWrittenIsHeldBack()
    {
        const View view(m_here->folder());
        const QByteArrayList before = View::contents(view.project);
        const Outcome done = view.run("echo new > changed; rm deleted; chmod 600 kept; mkdir made; echo x > made/file; "
                                      "rm -r sub; mkdir sub; ln -s kept link; mkfifo pipe; cat changed; ls");
        QCOMPARE(done.error, QByteArray());
        QCOMPARE(done.out, QByteArray("new\nchanged\nkept\nlink\nmade\npipe\nsub\n"));
        QCOMPARE(View::contents(view.project), before);
        // The next one in the same store goes on where that was.
        QCOMPARE(view.run("cat changed made/file; ls sub; ls deleted 2>&1").out,
                 QByteArray("new\nx\nls: cannot access 'deleted': No such file or directory\n"));
        QCOMPARE(View::contents(view.project), before);
    }

    /// The user is who they were and has no rights over the view.
    void noRightIsGained()
    {
        const View view(m_here->folder());
        const QByteArray id = QByteArray::number(::geteuid()) + ' ' + QByteArray::number(::getegid()) + '\n';
        QCOMPARE(view.run("echo $(id -u) $(id -g)").out, id);
        QCOMPARE(view.run("grep -E 'CapEff|CapPrm|NoNewPrivs' /proc/self/status").out,
                 QByteArray("CapPrm:\t0000000000000000\nCapEff:\t0000000000000000\nNoNewPrivs:\t1\n"));
        // Nothing of how the view was made is open in the program; in root's not even what was open before.
        QProcess plain;
        plain.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), QStringLiteral("ls /proc/self/fd")});
        QVERIFY(plain.waitForFinished());
        QCOMPARE(view.run("ls /proc/self/fd").out,
                 ::geteuid() == 0 ? QByteArray("0\n1\n2\n3\n") : plain.readAllStandardOutput());
    }

    void outsideNothingIsWritten_data()
    {
        QTest::addColumn<QByteArray>("script");
        const auto row = [](const char *script) { QTest::newRow(script) << QByteArray(script); };
        row("echo x > ../outside/file");
        row("echo x > /var/tmp/sealed-file");
        row("mkdir ../made");
        row("mv ../outside ../elsewhere");
        row("ln kept ../outside/link");
        row("chmod 777 ../outside");
        row("touch ..");
        row("umount .");
        row("umount -l /");
        row("mount -o remount,rw /");
        row("mount -o remount,rw,bind ..");
        row("mount --bind /tmp ../outside");
        row("mknod whiteout c 0 0");
        row("ls ../store/upper");
        row("echo x > ../store/file");
        row("unshare -Ur mount -o remount,rw,bind /");
        row("unshare -Urm mount -o remount,rw,bind /");
        row("unshare -Urm umount -l .");
        row("unshare -Urm umount ../store");
        row("nsenter -m -t $OUTSIDE true");
        row("cat /proc/$OUTSIDE/environ");
        row("ls /proc/$OUTSIDE/root/");
        row("readlink /proc/$OUTSIDE/fd/0");
        row("cat /proc/$OUTSIDE/fd/0");
        row("echo x > /proc/$OUTSIDE/cwd/file");
    }
    /// Each is refused, and leaves all as it was.
    void outsideNothingIsWritten()
    {
        QFETCH(const QByteArray, script);
        const View view(m_here->folder());
        const QByteArrayList before = View::contents(view.top + QStringLiteral("/outside")),
                             project = View::contents(view.project);
        qputenv("OUTSIDE", QByteArray::number(::getpid()));
        const Outcome done = view.run(QByteArray("{ " + script + "; } 2>/dev/null").constData());
        QVERIFY2(done.code != 0, done.out.constData());
        QCOMPARE(View::contents(view.top + QStringLiteral("/outside")), before);
        QCOMPARE(View::contents(view.project), project);
        QVERIFY(!QFileInfo::exists(view.store + QStringLiteral("/file")));
        QVERIFY(!QFileInfo::exists(view.top + QStringLiteral("/made")));
    }

    void whatIsNamedIsWrittenToItself()
    {
        const View view(m_here->folder());
        QCOMPARE(view.run("echo state > ../outside/file",
                          {QStringLiteral("--writable"), view.top + QStringLiteral("/outside")})
                     .code,
                 0);
        QCOMPARE(View::contents(view.top + QStringLiteral("/outside")), QByteArrayList{"/file 100644 state\n"});
    }

    void whatIsHiddenIsNotSeen()
    {
        const View view(m_here->folder());
        const QString outside = view.top + QStringLiteral("/outside");
        QFile secret(outside + QStringLiteral("/secret")), other(view.top + QStringLiteral("/file"));
        QVERIFY(secret.open(QIODevice::WriteOnly) && other.open(QIODevice::WriteOnly));
        other.write("secret");
        other.close();
        const QStringList hidden{QStringLiteral("--hide"), outside,
                                 QStringLiteral("--hide"), other.fileName(),
                                 QStringLiteral("--hide"), view.top + QStringLiteral("/no-such-file")};
        QCOMPARE(view.run("ls ../outside; cat ../file", hidden).out, QByteArray());
    }

    /// Of a folder that is hidden only what is named is seen, also of what is made or replaced in it later.
    void whatIsShownInAHiddenFolder()
    {
        const View view(m_here->folder());
        QFile secret(view.top + QStringLiteral("/secret"));
        QVERIFY(secret.open(QIODevice::WriteOnly) && secret.write("secret") == 6);
        secret.close();
        const QStringList options{QStringLiteral("--hide"), view.top,
                                  QStringLiteral("--show"), view.project,
                                  QStringLiteral("--show"), view.top + QStringLiteral("/no-such-folder")};
        QProcess seal;
        seal.start(qEnvironmentVariable("BELAY_SEAL"),
                   view.options() + options +
                       QStringList{QStringLiteral("--"), QStringLiteral("/bin/sh"), QStringLiteral("-c"),
                                   QStringLiteral("echo new > made; cat kept; read line; ls -A ..; cat ../secret")});
        QVERIFY(seal.waitForStarted() && seal.waitForReadyRead());
        QFile later(view.top + QStringLiteral("/later"));
        QVERIFY(later.open(QIODevice::WriteOnly) && later.write("secret") == 6);
        later.close();
        QVERIFY(::rename(QFile::encodeName(later.fileName()).constData(),
                         QFile::encodeName(secret.fileName()).constData()) == 0);
        seal.write("go\n");
        QVERIFY(seal.waitForFinished());
        QCOMPARE(seal.readAllStandardOutput(), QByteArray("kept\nproject\n"));
        QCOMPARE(View::contents(view.store + QStringLiteral("/upper")), QByteArrayList{"/made 100644 new\n"});
    }

    /// A daemon that is restarted makes its socket anew, and perhaps the folder that it is in.
    void aSocketThatIsMadeAgainIsNotSeen()
    {
        const View view(m_here->folder());
        const QString folder = view.top + QStringLiteral("/outside");
        const auto put = [&folder](const char *name, const QByteArray &text) {
            QFile file(folder + QLatin1String(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        };
        for (const char *name : {"/services", "/bus"})
            QDir().mkpath(folder + QLatin1String(name));
        put("/note", "note\n");
        put("/services/names", "names\n");
        QVERIFY(QFile::link(QStringLiteral("note"), folder + QStringLiteral("/link")));
        (void)listenAt(folder + QStringLiteral("/daemon"));
        (void)listenAt(folder + QStringLiteral("/bus/socket"));
        const QStringList options{QStringLiteral("--hide"), folder + QStringLiteral("/bus"), QStringLiteral("--freeze"),
                                  folder};
        QProcess seal;
        seal.start(qEnvironmentVariable("BELAY_SEAL"),
                   view.options() + options +
                       QStringList{QStringLiteral("--"), QStringLiteral("/bin/sh"), QStringLiteral("-c"),
                                   QStringLiteral("cat ../outside/link; read line; find ../outside | sort; "
                                                  "cat ../outside/services/names; : > ../outside/made")});
        QVERIFY(seal.waitForStarted() && seal.waitForReadyRead());
        QVERIFY(QFile::remove(folder + QStringLiteral("/daemon")));
        (void)listenAt(folder + QStringLiteral("/daemon"));
        QVERIFY(QDir(folder + QStringLiteral("/bus")).removeRecursively());
        QDir().mkpath(folder + QStringLiteral("/bus"));
        (void)listenAt(folder + QStringLiteral("/bus/socket"));
        put("/later", "later\n");
        put("/services/more", "more\n"); // what is in a folder is seen as ever
        put("/services/names", "other names\n");
        seal.write("go\n");
        QVERIFY(seal.waitForFinished());
        // Before root all is frozen, as what nobody answers in.
        const QByteArray more = ::geteuid() == 0 ? "../outside/daemon\n../outside/later\n" : "";
        QCOMPARE(seal.readAllStandardOutput(),
                 "note\n../outside\n../outside/bus\n" + more +
                     "../outside/link\n../outside/note\n../outside/services\n"
                     "../outside/services/more\n../outside/services/names\nother names\n");
        QVERIFY(!QFile::exists(folder + QStringLiteral("/made")) && seal.exitCode() != 0);
    }

    /// Also one that is made later, and one beside something that is mounted there; but not one in a folder that is to
    /// be seen as it is.
    void noSocketOutsideAnswers()
    {
        const View view(m_here->folder());
        const QString folder = view.top + QStringLiteral("/outside");
        for (const char *name : {"/services/deep", "/hidden/gate"})
            QDir().mkpath(folder + QLatin1String(name));
        const base::Descriptor one = listenAt(folder + QStringLiteral("/services/one")),
                               gate = listenAt(folder + QStringLiteral("/hidden/gate/socket"));
        QVERIFY(one.isOpen() && gate.isOpen());
        const QString caller = qEnvironmentVariable("SOCKET_CALLER");
        QProcess seal;
        seal.start(qEnvironmentVariable("BELAY_SEAL"),
                   view.options() + QStringList{QStringLiteral("--freeze"), folder, QStringLiteral("--hide"),
                                                folder + QStringLiteral("/hidden"), QStringLiteral("--show"),
                                                folder + QStringLiteral("/hidden/gate"), QStringLiteral("--"),
                                                QStringLiteral("/bin/sh"), QStringLiteral("-c"),
                                                QStringLiteral("echo in; read line; cd ../outside; %1 services/one "
                                                               "services/deep/later hidden/gate/socket")
                                                    .arg(caller)});
        QVERIFY(seal.waitForStarted() && seal.waitForReadyRead());
        QCOMPARE(seal.readAllStandardOutput(), QByteArray("in\n"));
        const base::Descriptor later = listenAt(folder + QStringLiteral("/services/deep/later"));
        QVERIFY(later.isOpen());
        seal.write("go\n");
        QVERIFY(seal.waitForFinished());
        QCOMPARE(seal.readAllStandardOutput(), QByteArray("Connection refused\nConnection refused\nanswers\n"));
        // They do answer, outside.
        QProcess outside;
        outside.start(caller,
                      {folder + QStringLiteral("/services/one"), folder + QStringLiteral("/services/deep/later")});
        QVERIFY(outside.waitForFinished());
        QCOMPARE(outside.readAllStandardOutput(), QByteArray("answers\nanswers\n"));
    }

    /// It is a part of the overlay that it lies in, and is held back like that.
    void whatIsShownInAnOverlayIsWrittenThere()
    {
        const View view(m_here->folder());
        for (const char *name : {"/homestore", "/data/shown", "/data/secret"})
            QVERIFY(QDir().mkpath(view.top + QLatin1String(name)));
        const QStringList options{QStringLiteral("--overlay"),
                                  view.top,
                                  view.top + QStringLiteral("/homestore"),
                                  QStringLiteral("--hide"),
                                  view.top + QStringLiteral("/homestore"),
                                  QStringLiteral("--hide"),
                                  view.top + QStringLiteral("/data"),
                                  QStringLiteral("--show"),
                                  view.top + QStringLiteral("/data/shown")};
        const Outcome run = view.run("echo x > ../data/shown/made; ls ../data; touch ../data/y", options);
        QCOMPARE(run.out, QByteArray("shown\n"));
        QVERIFY(QFileInfo::exists(view.top + QStringLiteral("/homestore/upper/data/shown/made")));
        QVERIFY(!QFileInfo::exists(view.top + QStringLiteral("/data/shown/made")));
        QVERIFY(!QFileInfo::exists(view.top + QStringLiteral("/data/y")));
    }

    /// The real one is not there, and neither is what was in it.
    void whatIsShownInTheRealTemporaryFolder()
    {
        const View view(m_here->folder());
        const QTemporaryDir real(QStringLiteral("/tmp/shown-XXXXXX"));
        QVERIFY(QDir(real.path()).mkdir(QStringLiteral("in")) && QDir(view.top).mkdir(QStringLiteral("tmp")));
        const QStringList options{QStringLiteral("--tmp"),  view.top + QStringLiteral("/tmp"),
                                  QStringLiteral("--hide"), real.path(),
                                  QStringLiteral("--show"), real.filePath(QStringLiteral("in"))};
        QCOMPARE(view.run("cat kept; ls -d /tmp/shown-*", options).out, QByteArray("kept\n"));
    }

    void temporaryFilesAreTheirOwn()
    {
        const View view(m_here->folder());
        QVERIFY(QDir(view.top).mkdir(QStringLiteral("tmp")));
        const QStringList own{QStringLiteral("--tmp"), view.top + QStringLiteral("/tmp")};
        QCOMPARE(view.run("echo x > /tmp/belay-seal-test && cat /tmp/belay-seal-test && cat kept", own).out,
                 QByteArray("x\nkept\n"));
        QVERIFY(QFileInfo::exists(view.top + QStringLiteral("/tmp/belay-seal-test")));
        QVERIFY(!QFileInfo::exists(QStringLiteral("/tmp/belay-seal-test")));
    }

    /// A home with the project in it: two overlays, whichever is named first.
    void oneFolderInAnother()
    {
        const View view(m_here->folder());
        QVERIFY(QDir(view.top).mkdir(QStringLiteral("homestore")));
        const QByteArrayList before = View::contents(view.project),
                             outside = View::contents(view.top + QStringLiteral("/outside"));
        const QStringList home{QStringLiteral("--overlay"), view.top, view.top + QStringLiteral("/homestore"),
                               QStringLiteral("--hide"), view.top + QStringLiteral("/homestore")};
        QCOMPARE(view.run("echo p > made; echo h > ../outside/made; cat made ../outside/made", home).out,
                 QByteArray("p\nh\n"));
        QCOMPARE(View::contents(view.project), before);
        QCOMPARE(View::contents(view.top + QStringLiteral("/outside")), outside);
        QCOMPARE(View::contents(view.store + QStringLiteral("/upper")), QByteArrayList{"/made 100644 p\n"});
        QVERIFY(QFileInfo::exists(view.top + QStringLiteral("/homestore/upper/outside/made")));
    }

    void anyNameWillDo()
    {
        const View view(m_here->folder(), QStringLiteral("a:b,c\\d e\"'$(x)\n*=f"));
        const QByteArrayList before = View::contents(view.project);
        QCOMPARE(view.run("echo x > 'colon:comma,back\\slash'; echo y >> changed; cat changed; ls").out,
                 QByteArray("old\ny\nchanged\ncolon:comma,back\\slash\ndeleted\nkept\nsub\n"));
        QCOMPARE(View::contents(view.project), before);
    }

    /// A whiteout and the mark of a folder made anew are the kernel's words in the store: nobody else says them.
    void theStoreCannotBeForged()
    {
        const View view(m_here->folder());
        view.run("mkdir made; setfattr -n user.overlay.opaque -v y made; setfattr -n user.overlay.whiteout -v y kept");
        QCOMPARE(view.run("ls -A made; cat kept").out, QByteArray("kept\n"));
    }

    /// Its own sandbox works inside as outside.
    void aSandboxInsideWorks()
    {
        if (::geteuid() == 0)
            QSKIP("root gets no user namespace inside");
        const View view(m_here->folder());
        const Outcome inner = view.run(
            "unshare -Urm sh -c 'mount -t tmpfs none sub && echo x > sub/inner && cat sub/inner'; cat sub/inner");
        if (inner.error.contains("unshare"))
            QSKIP("there is no unshare");
        QCOMPARE(inner.out, QByteArray("x\ninner\n"));
    }

    /// As in a container, and wherever somebody has mounted something read-only below /dev or in what an agent writes
    /// itself: the kernel would refuse to make it writable. And what is mounted elsewhere is not made so either, though
    /// the path of a mount that is hidden by another leads there by a link.
    void whatIsReadOnlyOutsideStaysSo()
    {
        const QString unshare = QStringLiteral("unshare"),
                      other = QStringLiteral("-U --map-user=1000 --map-group=1000");
        if (QProcess::execute(unshare,
                              {QStringLiteral("-Urm"), QStringLiteral("sh"), QStringLiteral("-c"),
                               QStringLiteral("mount -t tmpfs none /dev/shm && exec unshare %1 true").arg(other)}))
            QSKIP("nothing can be mounted here, or there is no unshare that maps users");
        const View view(m_here->folder());
        const QString own = view.top + QStringLiteral("/outside"), elsewhere = view.top + QStringLiteral("/elsewhere");
        QDir().mkpath(elsewhere);
        const QString mounts = QStringLiteral(R"sh(
            cd "$0" && mount -t tmpfs none /dev/shm && mkdir -p '/dev/shm/r o' 'r o' 'r w' a/mnt &&
            for at in '/dev/shm/r o' 'r o'; do mount -t tmpfs -o ro none "$at" || exit; done &&
            for at in 'r w' "$1" a/mnt a; do mount -t tmpfs none "$at" || exit; done &&
            ln -s "$1" a/mnt && shift && exec unshare %1 "$@")sh")
                                   .arg(other);
        const QString writes = QStringLiteral(R"sh(
            for at in . 'r w' a 'r o' "$1"; do (echo new > "$0/$at/file") 2>/dev/null && echo "$at"; done
            echo new > changed; cat changed; echo gone > /dev/null)sh");
        QStringList words{QStringLiteral("-Urm"),
                          QStringLiteral("sh"),
                          QStringLiteral("-c"),
                          mounts,
                          own,
                          elsewhere,
                          qEnvironmentVariable("BELAY_SEAL"),
                          QStringLiteral("--writable"),
                          own};
        words << view.options() << QStringLiteral("--") << QStringLiteral("sh") << QStringLiteral("-c") << writes << own
              << QStringLiteral("../elsewhere");
        QProcess run;
        run.setProcessChannelMode(QProcess::MergedChannels);
        run.start(unshare, words);
        QVERIFY(run.waitForFinished());
        QCOMPARE(run.readAll(), QByteArray(".\nr w\na\nnew\n"));
        QVERIFY(QFile::exists(own + QStringLiteral("/file")));
    }

    void theWorldOutsideCannotBeSignalled()
    {
        const View view(m_here->folder());
        qputenv("OUTSIDE", QByteArray::number(::getpid()));
        const Outcome done = view.run("kill -0 $OUTSIDE 2>/dev/null; echo $?; sleep 100 & kill $! && wait $!; echo $?");
        if (done.out.startsWith("0\n"))
            QSKIP("before Linux 6.12 there is no scope for signals");
        QCOMPARE(done.out, QByteArray("1\n143\n"));
    }

    /// Who cannot be named cannot be limited, slowed down or looked at.
    void theWorldOutsideCannotBeNamed()
    {
        const View view(m_here->folder());
        qputenv("OUTSIDE", QByteArray::number(::getpid()));
        rlimit before{}, after{};
        QCOMPARE(::getrlimit(RLIMIT_NOFILE, &before), 0);
        const Outcome done = view.run("echo $$; ls /proc | grep -c '^[0-9]'; test -e /proc/$OUTSIDE; echo $?; "
                                      "prlimit --pid $OUTSIDE --nofile=0 2>/dev/null; echo $?");
        if (!done.out.startsWith("2\n"))
            QSKIP("processes outside can be named here");
        QVERIFY2(done.out.endsWith("1\n1\n") && done.out.split('\n').at(1).toInt() < 9, done.out.constData());
        QCOMPARE(::getrlimit(RLIMIT_NOFILE, &after), 0);
        QCOMPARE(after.rlim_cur, before.rlim_cur);
    }

    /// Whoever watches the process that was started watches the program.
    void itEndsAsTheProgramDoes()
    {
        const View view(m_here->folder());
        QCOMPARE(view.run("exit 7").code, 7);
        QCOMPARE(view.run("kill -TERM $$").code, SIGTERM); // as QProcess says it
        QCOMPARE(View::start(view.options(), {QStringLiteral("/no/such/program")}).code, 126);
        // What it leaves behind goes on.
        const Outcome left = view.run("(sleep 0.2; echo late > late) >/dev/null & echo now");
        QCOMPARE(left.out, QByteArray("now\n"));
        QTRY_COMPARE(View::contents(view.store + QStringLiteral("/upper")), QByteArrayList{"/late 100644 late\n"});
    }

    void whatCannotBeHadIsSaid_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("said");
        const View view(m_here->folder());
        const QString none = view.top + QStringLiteral("/none");
        const QStringList good = view.options();
        QTest::newRow("no folder") << QStringList{QStringLiteral("--overlay"), none, view.store}
                                   << QByteArray("find " + QFile::encodeName(none) + ": No such");
        QTest::newRow("no store") << QStringList{QStringLiteral("--overlay"), view.project, none}
                                  << QByteArray("find " + QFile::encodeName(none));
        QTest::newRow("a file for a store")
            << QStringList{QStringLiteral("--overlay"), view.project, view.project + QStringLiteral("/kept")}
            << QByteArray("open " + QFile::encodeName(view.project) + "/kept: Not a directory");
        QTest::newRow("no value") << QStringList{QStringLiteral("--overlay"), view.project} << QByteArray("find --");
        QTest::newRow("no such option") << QStringList{QStringLiteral("--oops")} << QByteArray("option --oops");
        QTest::newRow("no such writable")
            << good + QStringList{QStringLiteral("--writable"), none} << QByteArray("find " + QFile::encodeName(none));
        QTest::newRow("no folder to be in")
            << good + QStringList{QStringLiteral("--cd"), none} << QByteArray("folder " + QFile::encodeName(none));
        QTest::newRow("a report to nowhere")
            << QStringList{QStringLiteral("--report"), QStringLiteral("77")} << QByteArray("option --report");
        if (::geteuid() == 0)
            return; // root gets no user namespace inside
        // What an overlay is, cannot be the upper side of one; nor hold a mount that must not be uncovered.
        QTest::newRow("a store in an overlay")
            << good + QStringList{QStringLiteral("--"), qEnvironmentVariable("BELAY_SEAL"), QStringLiteral("--overlay"),
                                  view.project + QStringLiteral("/sub"), view.project}
            << QByteArray("overlay " + QFile::encodeName(view.project) + "/sub: Invalid argument");
    }
    void whatCannotBeHadIsSaid()
    {
        QFETCH(const QStringList, options);
        QFETCH(const QByteArray, said);
        const Outcome refused = View::start(options, {QStringLiteral("/bin/true")});
        QCOMPARE(refused.code, 126);
        QVERIFY2(refused.error.startsWith(QByteArray("belay-seal: " + said)), refused.error.constData());
    }

    /// A mount in the folder: what it covers would come to light.
    void aMountInTheFolderIsRefused()
    {
        if (::geteuid() == 0)
            QSKIP("root gets no user namespace inside");
        const View view(m_here->folder());
        const QString inner = view.project + QStringLiteral("/sub");
        const QStringList outer{QStringLiteral("--writable"), inner,   QStringLiteral("--writable"), view.store,
                                QStringLiteral("--cd"),       view.top};
        const Outcome refused =
            View::start(outer, {qEnvironmentVariable("BELAY_SEAL"), QStringLiteral("--overlay"), view.project,
                                view.store, QStringLiteral("--"), QStringLiteral("/bin/true")});
        QCOMPARE(refused.code, 126);
        QVERIFY2(refused.error.startsWith("belay-seal: overlay"), refused.error.constData());
    }

    /// Instead of an overlay.
    void aCopyStandsForItsFolder()
    {
        const View view(m_here->folder());
        const QByteArrayList before = View::contents(view.project);
        const QString copy = view.top + QStringLiteral("/copy");
        QCOMPARE(QProcess::execute(QStringLiteral("cp"), {QStringLiteral("-a"), view.project, copy}), 0);
        const QStringList options{QStringLiteral("--copy"), view.project, copy, QStringLiteral("--hide"), copy,
                                  QStringLiteral("--cd"),   view.project};
        const QStringList program{QStringLiteral("/bin/sh"), QStringLiteral("-c"),
                                  QStringLiteral("echo new > changed; cat changed kept; ls ../copy")};
        QCOMPARE(View::start(options, program).out, QByteArray("new\nkept\n"));
        QCOMPARE(View::contents(view.project), before);
        QVERIFY(View::contents(copy).contains("/changed 100644 new\n"));
    }
};

BELAY_TEST(TestSeal)

} // namespace tst_seal

#include "tst_seal.moc"
