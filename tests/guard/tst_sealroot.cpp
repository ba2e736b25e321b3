// SPDX-License-Identifier: Apache-2.0
#include "sealable.h"
#include "strace.h"
#include "testclass.h"
#include "view.h"

#include <QProcess>
#include <QRegularExpression>
#include <QScopeGuard>

#include <fcntl.h>
#include <linux/keyctl.h>
#include <sys/ipc.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/shm.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace tst_sealroot {

/// Root needs no right to act on what is its own. What it could do so to the world outside has been taken away.
class TestSealRoot : public QObject
{
    Q_OBJECT

    std::unique_ptr<Sealable> m_here;

    /// The value that is there already: nothing happens where the attack gets through.
    static QByteArray rewrites(const char *path)
    {
        return QByteArray("v=$(cat ") + path + ") && echo \"$v\" > " + path;
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (::geteuid() != 0)
            QSKIP("only for root");
        m_here = std::make_unique<Sealable>();
        // The kernel takes everything away, and something is left all the same.
        QVERIFY2(!m_here->problem.contains(QStringLiteral("not supported")), qPrintable(m_here->problem));
        if (!m_here->problem.isEmpty())
            QSKIP(qPrintable(QStringLiteral("nothing can be sealed here: ") + m_here->problem));
        qputenv("CALLER", qgetenv("SOCKET_CALLER"));
        qputenv("ATTACKER", qgetenv("SEAL_ATTACKER"));
    }

    void nothingIsDone_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<bool>("enters");
        const auto row = [](const char *name, const QByteArray &script) {
            QTest::newRow(name) << script << false;
            QTest::addRow("%s, entered", name) << script << true;
        };
        // The machine's settings.
        row("a setting of the kernel", rewrites("/proc/sys/vm/swappiness"));
        row("the program for cores", rewrites("/proc/sys/kernel/core_pattern"));
        row("a key press", "echo h > /proc/sysrq-trigger");
        row("an interrupt", rewrites("/proc/irq/default_smp_affinity"));
        row("its own entry", "echo 0 > /proc/self/oom_score_adj"); // of which there may be others, unknown so far
        row("a limit", "echo 9 > /proc/sys/user/max_user_namespaces");
        row("the kernel's memory", "v=/sys/kernel/mm/transparent_hugepage/enabled; "
                                   "echo \"$(sed 's/.*\\[\\(.*\\)\\].*/\\1/' $v)\" > $v");
        row("devices that are read", "ls /sys/bus || ls /sys/class || ls /sys/devices/platform || ls /sys/block");
        row("a control group",
            "for at in /sys/fs/cgroup /sys/fs/cgroup/*/; do mkdir $at/belay-test && exit; done; false");
        row("debugging", "ls /sys/kernel/debug || ls /sys/kernel/tracing || ls /sys/fs/bpf || ls /sys/kernel/security");
        // Devices.
        row("a disk", "for at in /dev/* /dev/*/*; do test -b $at && exit; done; false");
        row("memory",
            "ls /dev/mem || ls /dev/kmsg || ls /dev/port || ls /dev/fuse || ls /dev/loop-control || ls /dev/tty1");
        row("a device elsewhere", "head -c 1 ../outside/device");
        row("a device in its own folder", "head -c 1 ../state/device");
        row("a device of its own", "mknod made c 1 5");
        row("a whiteout", "mknod made c 0 0");
        // Mounts.
        row("processes anew", "mount -t proc none .");
        row("the machine anew", "mount -t sysfs none .");
        row("control groups anew", "mount -t cgroup2 none . || mount -t cgroup -o memory none .");
        row("devices anew", "mount -t devtmpfs none .");
        row("a writable root",
            "mount -o remount,rw,bind / || mount -o remount,rw,bind /usr || mount -o remount,rw /proc");
        row("the hidden", "umount ../store || umount -l /sys || umount -l /dev || umount -l /proc || umount -l .");
        row("a root of its own", "chroot / true");
        row("the real root", "ls -d /.outside");
        // Namespaces, rights and files that have them.
        row("a user namespace", "unshare -U true || $ATTACKER space");
        row("root in one", "unshare -Urm umount ../store");
        row("another namespace", "unshare -m true || unshare -p true || unshare -n true || unshare -C true");
        row("rights", "$ATTACKER rights");
        row("another user", "setpriv --reuid 1 true || setpriv --regid 1 --clear-groups true");
        row("a file that runs as root", "cd ../state && $ATTACKER file made");
        row("the same with rights", "setcap cap_net_raw+ep ../state");
        row("another owner", "chown 1 kept || chgrp 1 kept");
        row("an attribute of files", "chattr +i kept");
        row("the clock", "date -s @0");
        row("the name", "hostname belay-test");
        // Processes, and what is shared by number or name.
        row("the first process", "ls /proc/1/root/ || ls /proc/1/cwd/ || readlink /proc/1/exe || cat /proc/1/environ");
        row("a process", "kill -0 $OUTSIDE || ls /proc/$OUTSIDE/root/ || nsenter -t $OUTSIDE -m true");
        row("memory of others", "$ATTACKER memory $MEMORY");
        row("a key", "$ATTACKER key $KEY");
        row("a pipe", "dd if=/dev/zero of=../outside/pipe bs=1 count=1 oflag=nonblock conv=notrunc");
        row("a socket", "test \"$($CALLER ../outside/socket)\" = answers");
        row("an abstract socket", "test \"$($CALLER @belay-test-$OUTSIDE)\" = answers");
        // Files.
        row("a file", "echo x > ../outside/file");
        row("a file in the home folder of root", "echo x > /root/belay-test");
        row("a file of the system", ": >> /etc/passwd || : >> /usr/bin/env || echo x > /var/tmp/belay-test");
    }
    /// Each is refused, and leaves all as it was: in what is started in a new view, and in what enters one.
    void nothingIsDone()
    {
        QFETCH(const QByteArray, script);
        QFETCH(const bool, enters);
        const View view(m_here->folder());
        const QString outside = view.top + QStringLiteral("/outside/"), state = view.top + QStringLiteral("/state");
        QDir().mkpath(state);
        for (const QString &folder : {outside, state}) {
            const QByteArray device = QFile::encodeName(folder + QStringLiteral("/device"));
            QCOMPARE(::mknod(device.constData(), S_IFCHR | 0600, makedev(1, 5)), 0);
        }
        const QByteArray pipe = QFile::encodeName(outside + QStringLiteral("pipe"));
        QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
        const base::Descriptor reads(::open(pipe.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
        const base::Descriptor socket = listenAt(outside + QStringLiteral("socket"));
        const base::Descriptor abstract = listenAt(QStringLiteral("@belay-test-%1").arg(::getpid()));
        QVERIFY(reads.isOpen() && socket.isOpen() && abstract.isOpen());
        const int memory = ::shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600);
        const auto free = qScopeGuard([memory] { ::shmctl(memory, IPC_RMID, nullptr); });
        const long key =
            ::syscall(SYS_add_key, "user", "belay-test", "x", size_t(1), KEY_SPEC_PROCESS_KEYRING); // -1: none here
        qputenv("MEMORY", QByteArray::number(memory));
        qputenv("KEY", QByteArray::number(qlonglong(key)));
        qputenv("OUTSIDE", QByteArray::number(::getpid()));
        const QByteArrayList before = View::contents(outside), project = View::contents(view.project),
                             states = View::contents(state);

        const QStringList more{QStringLiteral("--writable"), state};
        const QByteArray quiet = "{ " + script + "; } >/dev/null 2>&1";
        Outcome done;
        if (enters) {
            QProcess seal;
            seal.start(qEnvironmentVariable("BELAY_SEAL"),
                       view.options() + more +
                           QStringList{QStringLiteral("--"), QStringLiteral("/bin/sh"), QStringLiteral("-c"),
                                       QStringLiteral("echo in; read line")});
            QVERIFY(seal.waitForStarted() && seal.waitForReadyRead());
            const QString spaces = QStringLiteral("/proc/%1/ns/").arg(seal.processId());
            done = View::start({QStringLiteral("--enter"), spaces + QStringLiteral("user"),
                                spaces + QStringLiteral("mnt"), QStringLiteral("--cd"), view.project},
                               {QStringLiteral("/bin/sh"), QStringLiteral("-c"), QString::fromUtf8(quiet)});
            seal.closeWriteChannel();
            QVERIFY(seal.waitForFinished());
        } else {
            done = view.run(quiet.constData(), more);
        }
        QVERIFY2(done.code > 0 && done.code != 126, done.error.constData());
        QCOMPARE(View::contents(outside), before);
        QCOMPARE(View::contents(view.project), project);
        QCOMPARE(View::contents(state).mid(0, states.size()), states);
        char byte = 0;
        QVERIFY(::read(reads.fd(), &byte, 1) <= 0);
    }

    void noRightIsLeft()
    {
        const View view(m_here->folder());
        QCOMPARE(view.run("grep -E '^Cap|NoNewPrivs|Seccomp:' /proc/self/status | tr -d '\\n'").out,
                 QByteArray("CapInh:\t0000000000000000CapPrm:\t0000000000000000CapEff:\t0000000000000000"
                            "CapBnd:\t0000000000000000CapAmb:\t0000000000000000NoNewPrivs:\t1Seccomp:\t2"));
    }

    /// Not even for the moment before it waits.
    void theFirstProcessIsClosedBeforeAnyOther()
    {
        SKIP_UNLESS_TRACING();
        const View view(m_here->folder());
        QProcess traced;
        traced.start(straceProgram(), QStringList{QStringLiteral("-f"), QStringLiteral("-qq"), QStringLiteral("-e"),
                                                  QStringLiteral("trace=prctl,fork,vfork,clone,clone3"),
                                                  qEnvironmentVariable("BELAY_SEAL")} +
                                          view.options() +
                                          QStringList{QStringLiteral("--"), QStringLiteral("/bin/true")});
        QVERIFY(traced.waitForFinished());
        const QByteArray trace = traced.readAllStandardError();
        QVERIFY2(traced.exitCode() == 0, trace.constData());
        // Each line begins with "[pid NUMBER]".
        static const QRegularExpression closes(
            QStringLiteral("^(\\[pid +\\d+\\]) prctl\\(PR_SET_DUMPABLE, (SUID_DUMP_DISABLE|0)\\)"),
            QRegularExpression::MultilineOption);
        const QString lines = QString::fromLocal8Bit(trace);
        const QRegularExpressionMatch closed = closes.match(lines);
        QVERIFY2(closed.hasMatch(), trace.constData());
        static const QRegularExpression forks(QStringLiteral("^(\\[pid +\\d+\\]) (v?fork|clone3?)\\("),
                                              QRegularExpression::MultilineOption);
        qsizetype forkedAt = -1;
        for (auto all = forks.globalMatch(lines); forkedAt < 0 && all.hasNext();) {
            const QRegularExpressionMatch forked = all.next();
            if (forked.captured(1) == closed.captured(1))
                forkedAt = forked.capturedStart();
        }
        QVERIFY2(forkedAt > closed.capturedStart(), trace.constData());
    }

    /// The devices that any program needs are there, and terminals of its own.
    void itsOwnDevicesWork()
    {
        const View view(m_here->folder());
        QCOMPARE(view.run("ls /dev | tr '\\n' ' '; echo x > /dev/null; head -c 2 /dev/zero | od -An -tx1; "
                          "head -c 3 /dev/urandom | wc -c; echo y > /dev/shm/made; cat /dev/shm/made; "
                          "script -qec 'test -t 0 && tty' /dev/null </dev/null")
                     .out,
                 QByteArray("fd full null ptmx pts random shm stderr stdin stdout tty urandom zero  00 00\n3\ny\n"
                            "/dev/pts/0\r\n"));
    }

    /// Whoever has started it may have had a folder open.
    void whatSomebodyLeftOpenIsClosed()
    {
        const View view(m_here->folder());
        QProcess seal;
        const base::Descriptor real(::open(QFile::encodeName(view.project).constData(), O_RDONLY | O_CLOEXEC));
        seal.setChildProcessModifier([&real] { ::fcntl(real.fd(), F_SETFD, 0); });
        seal.start(qEnvironmentVariable("BELAY_SEAL"),
                   view.options() + QStringList{QStringLiteral("--"), QStringLiteral("/bin/sh"), QStringLiteral("-c"),
                                                QStringLiteral("echo x > /proc/self/fd/%1/changed").arg(real.fd())});
        QVERIFY(seal.waitForFinished());
        QVERIFY(seal.exitCode() != 0);
        QVERIFY(View::contents(view.project).contains("/changed 100644 old\n"));
    }

    /// Not even where what is mounted in a folder is shown in whoever has mounted it, too.
    void whatIsMountedLaterIsNotSeen()
    {
        const View view(m_here->folder());
        const QByteArray outside = QFile::encodeName(view.top + QStringLiteral("/outside"));
        const QByteArray inner = outside + "/inner";
        if (::mount(outside.constData(), outside.constData(), nullptr, MS_BIND, nullptr) != 0)
            QSKIP("nothing can be mounted here");
        const auto clear = qScopeGuard([&] { ::umount2(outside.constData(), MNT_DETACH); });
        QCOMPARE(::mount(nullptr, outside.constData(), nullptr, MS_SHARED, nullptr), 0);
        QCOMPARE(::mkdir(inner.constData(), 0755), 0);
        QProcess seal;
        seal.start(qEnvironmentVariable("BELAY_SEAL"),
                   view.options() +
                       QStringList{QStringLiteral("--"), QStringLiteral("/bin/sh"), QStringLiteral("-c"),
                                   QStringLiteral("echo in; read line; echo x > ../outside/inner/file; echo $?")});
        QVERIFY(seal.waitForStarted() && seal.waitForReadyRead());
        QCOMPARE(seal.readAllStandardOutput(), QByteArray("in\n"));
        QCOMPARE(::mount("none", inner.constData(), "tmpfs", 0, nullptr), 0);
        seal.write("go\n");
        QVERIFY(seal.waitForFinished());
        QVERIFY(seal.readAllStandardOutput() != "0\n");
        QVERIFY(!QFile::exists(QFile::decodeName(inner + "/file")));
    }

    /// What cannot be taken away is a reason to refuse root.
    void whereSomethingIsLeftRootIsRefused()
    {
        const View view(m_here->folder());
        const QStringList program{QStringLiteral("--"), QStringLiteral("/bin/true")};
        const auto run = [](const QString &command, const QStringList &arguments) {
            QProcess process;
            process.start(command, arguments);
            process.waitForFinished();
            return Outcome{process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
        };
        const QString seal = qEnvironmentVariable("BELAY_SEAL");
        const QStringList old{QStringLiteral("without-landlock"), seal};
        const QString attacker = qEnvironmentVariable("SEAL_ATTACKER");
        Outcome refused = run(attacker, old + view.options() + program);
        QCOMPARE(refused.code, 126);
        QVERIFY2(refused.error.startsWith("belay-seal: root abstract sockets"), refused.error.constData());
        const QStringList probe{QStringLiteral("--probe"), QStringLiteral("--overlay"), view.project, view.store};
        refused = run(attacker, old + probe);
        QCOMPARE(refused.code, 126);
        QVERIFY2(refused.error.startsWith("belay-seal: root abstract sockets"), refused.error.constData());
        // In a network of its own there are none.
        const QStringList alone{QStringLiteral("--listen"), QStringLiteral("4321")};
        QCOMPARE(run(attacker, old + view.options() + alone + program).error, QByteArray());
        // As a container hides it.
        // The kernel goes by any /proc that is shown whole: somebody may have one in a chroot.
        const QString mask =
            QStringLiteral("mount -t tmpfs none /proc/bus && while read -r _ at kind _; do "
                           "[ \"$kind $at\" = 'proc /proc' ] || [ \"$kind\" != proc ] || umount -l \"$at\" || exit 1; "
                           "done </proc/self/mounts && exec \"$0\" \"$@\"");
        refused = run(QStringLiteral("unshare"),
                      QStringList{QStringLiteral("-m"), QStringLiteral("sh"), QStringLiteral("-c"), mask, seal} +
                          view.options() + program);
        QCOMPARE(refused.code, 126);
        QVERIFY2(refused.error.startsWith("belay-seal: root /proc"), refused.error.constData());
    }
};

BELAY_TEST(TestSealRoot)

} // namespace tst_sealroot

#include "tst_sealroot.moc"
