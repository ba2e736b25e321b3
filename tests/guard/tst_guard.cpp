// SPDX-License-Identifier: Apache-2.0
#include "testclass.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_guard {

namespace {

constexpr int patience = 10'000; // ms, for what must happen

/// A guard as Belay starts it, and what it says.
class Guarded
{
public:
    /// \param parent a pidfd of what is Belay here
    explicit Guarded(QByteArrayList command, int parent = -1)
    {
        int status[2], control[2], out[2];
        if (::pipe2(status, O_CLOEXEC) != 0 || ::pipe2(control, O_CLOEXEC) != 0 || ::pipe2(out, O_CLOEXEC) != 0)
            return;
        QByteArrayList words{qgetenv("BELAY_GUARD"), "--status-fd", QByteArray::number(status[1]), "--control-fd",
                             QByteArray::number(control[0])};
        if (parent >= 0)
            words << "--parent-fd" << QByteArray::number(parent);
        words << "--" << command;
        std::vector<char *> arguments;
        for (QByteArray &word : words)
            arguments.push_back(word.data());
        arguments.push_back(nullptr);
        m_pid = ::fork();
        if (m_pid == 0) {
            ::fcntl(status[1], F_SETFD, 0);
            ::fcntl(control[0], F_SETFD, 0);
            if (parent >= 0)
                ::fcntl(parent, F_SETFD, 0);
            ::dup2(out[1], STDOUT_FILENO);
            ::execv(arguments[0], arguments.data());
            ::_exit(126);
        }
        ::close(status[1]);
        ::close(control[0]);
        ::close(out[1]);
        m_status = status[0];
        m_control = control[1];
        m_out = out[0];
    }
    explicit Guarded(const char *script) : Guarded(QByteArrayList{"/bin/sh", "-c", script}) {}
    ~Guarded()
    {
        order("K");
        letGo();
        ::close(m_status);
        ::close(m_out);
        if (m_pid > 0)
            ::waitpid(m_pid, nullptr, 0);
    }
    Q_DISABLE_COPY_MOVE(Guarded)

    pid_t pid() const { return m_pid; }
    void order(const char *letter) const
    {
        [[maybe_unused]] const ssize_t written = ::write(m_control, letter, 1); // it may be gone already
    }
    /// Closes the control pipe, as the end of Belay does.
    void letGo()
    {
        if (m_control >= 0)
            ::close(std::exchange(m_control, -1));
    }

    /// The number that came with \p word, waited for; -1 if it did not come.
    long said(const QByteArray &word)
    {
        for (;;) {
            for (const QByteArray &line : m_said.split('\n')) {
                if (line.startsWith(QByteArray(word + ' ')))
                    return line.mid(word.size() + 1).toLong();
            }
            if (!readMore(m_status, &m_said))
                return -1;
        }
    }
    /// What it told so far.
    const QByteArray &story() const { return m_said; }
    /// A line of the program's own output.
    QByteArray line()
    {
        while (!m_output.contains('\n')) {
            if (!readMore(m_out, &m_output))
                return {};
        }
        const QByteArray line = m_output.left(m_output.indexOf('\n'));
        m_output.remove(0, line.size() + 1);
        return line;
    }
    /// Whether the program's output comes to its end.
    bool outputEnds()
    {
        while (readMore(m_out, &m_output)) {
        }
        pollfd end{m_out, POLLIN, 0};
        return ::poll(&end, 1, 0) == 1 && end.revents == POLLHUP;
    }
    /// How the guard ended, as waitpid says it; -1 if it did not.
    int ended()
    {
        int status = -1;
        const bool over = QTest::qWaitFor([&] { return ::waitpid(m_pid, &status, WNOHANG) == m_pid; }, patience);
        if (over)
            m_pid = 0;
        return over ? status : -1;
    }

private:
    static bool readMore(int fd, QByteArray *into)
    {
        pollfd more{fd, POLLIN, 0};
        char buffer[4096];
        const ssize_t n = ::poll(&more, 1, patience) == 1 ? ::read(fd, buffer, sizeof buffer) : -1;
        if (n > 0)
            into->append(buffer, n);
        return n > 0;
    }

    pid_t m_pid = 0;
    int m_status = -1, m_control = -1, m_out = -1;
    QByteArray m_said, m_output;
};

bool alive(const QByteArray &pid)
{
    return ::kill(pid.toInt(), 0) == 0;
}

/// Prints three pids: the program's, that of a child in a session of its own, and that of an orphan which a child
/// that is gone left behind in another. None of them hears SIGTERM or SIGHUP.
const char *const scattered = "trap '' TERM HUP; echo $$;"
                              "setsid sh -c 'echo $$; while :; do sleep 0.1; done' &"
                              "sh -c 'setsid sh -c \"echo \\$\\$; while :; do sleep 0.1; done\" &';"
                              "while :; do sleep 0.1; done";

QByteArrayList threePids(Guarded &guarded)
{
    return {guarded.line(), guarded.line(), guarded.line()};
}

} // namespace

#define GONE(pids)                              \
    for (const QByteArray &pid : pids) {        \
        QVERIFY(pid.toInt() > 1);               \
        QVERIFY2(!alive(pid), pid.constData()); \
    }

/// The guard alone, without anything of Belay's.
class TestGuard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        std::signal(SIGPIPE, SIG_IGN); // and the programs must not inherit that
        QVERIFY2(QFileInfo(qEnvironmentVariable("BELAY_GUARD")).isExecutable(), "BELAY_GUARD names no guard");
    }

    void exitCodesPassThrough()
    {
        Guarded guarded("exit 7");
        const int status = guarded.ended();
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 7);
        QVERIFY(guarded.said("started") > 1);
        QCOMPARE(guarded.said("exited"), 7L);
        QCOMPARE(guarded.said("gone"), 0L);
        QCOMPARE(guarded.said("watching"), 1L);
    }

    void signalsPassThrough()
    {
        Guarded guarded("kill -SEGV $$");
        const int status = guarded.ended();
        QVERIFY(WIFSIGNALED(status));
        QCOMPARE(WTERMSIG(status), SIGSEGV);
        QCOMPARE(guarded.said("signalled"), long(SIGSEGV));
    }

    void whatCannotBeStartedSaysWhy_data()
    {
        QTest::addColumn<QByteArray>("program");
        QTest::addColumn<int>("error");
        QTest::newRow("no such path") << QByteArray("/no/such/program") << ENOENT;
        QTest::newRow("no such name") << QByteArray("no-such-program-anywhere") << ENOENT;
        QTest::newRow("no program") << QByteArray("/etc/passwd") << EACCES;
        QTest::newRow("a folder") << QByteArray("/etc") << EACCES;
    }
    void whatCannotBeStartedSaysWhy()
    {
        QFETCH(const QByteArray, program);
        QFETCH(const int, error);
        Guarded guarded(QByteArrayList{program});
        QCOMPARE(guarded.said("failed"), long(error));
        QVERIFY(!guarded.story().contains("started"));
        const int status = guarded.ended();
        QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 127);
    }

    /// PATH may name folders that may not be searched, and hold folders of any name: not found is not "not allowed".
    void aNameThatIsNowhereIsNotFound()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("no-such-program")));
        QFile closed(folder.filePath(QStringLiteral("closed-program")));
        QVERIFY(closed.open(QIODevice::WriteOnly));
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", QByteArray(QFile::encodeName(folder.path()) + ':' + path));
        const auto back = qScopeGuard([&] { qputenv("PATH", path); });
        QCOMPARE(Guarded(QByteArrayList{"no-such-program"}).said("failed"), long(ENOENT));
        QCOMPARE(Guarded(QByteArrayList{"closed-program"}).said("failed"), long(EACCES));
    }

    void withoutADescriptorItStartsNothing()
    {
        QByteArray guard = qgetenv("BELAY_GUARD");
        const pid_t pid = ::fork();
        if (pid == 0) {
            ::close(STDERR_FILENO);
            ::execl(guard.constData(), guard.constData(), "--", "/bin/true", nullptr);
            ::_exit(1);
        }
        int status = 0;
        QCOMPARE(::waitpid(pid, &status, 0), pid);
        QCOMPARE(WEXITSTATUS(status), 125);
    }

    /// The program finds the world as if Belay had started it: no descriptor but three, no signal ignored or
    /// blocked, a group of its own; and nothing of a terminal's keys reaches it.
    void theProgramStartsClean()
    {
        // Each program looks at itself: a shell blocks signals and has pipes open for moments.
        Guarded guarded("grep -E 'SigBlk|SigIgn' /proc/self/status; ls /proc/self/fd; echo end; exec sleep 300");
        QVERIFY(guarded.line().endsWith("0000000000000000"));
        QVERIFY(guarded.line().endsWith("0000000000000000"));
        for (const char *expected : {"0", "1", "2", "3", "end"}) // 3 is the folder that ls reads
            QCOMPARE(guarded.line(), QByteArray(expected));
        const auto program = pid_t(guarded.said("started"));
        QCOMPARE(::getpgid(program), program);
        QCOMPARE(::getsid(program), guarded.pid());
    }

    void itsOutputEndsWithItThoughOthersRunOn()
    {
        Guarded guarded("sleep 300 >/dev/null 2>&1 & echo $!; exit 3");
        const QByteArray child = guarded.line();
        QVERIFY(guarded.outputEnds());
        QCOMPARE(guarded.said("exited"), 3L);
        QCOMPARE(guarded.said("left"), 1L);
        QVERIFY(alive(child));
        QCOMPARE(::waitpid(guarded.pid(), nullptr, WNOHANG), 0); // it stays with the child
        guarded.order("K");
        QCOMPARE(guarded.said("gone"), 0L);
        GONE(QByteArrayList{child});
        const int status = guarded.ended();
        QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 3);
    }

    void killReachesWhatLeftTheGroup()
    {
        Guarded guarded(scattered);
        const QByteArrayList pids = threePids(guarded);
        guarded.order("T");
        guarded.order("K");
        QCOMPARE(guarded.said("gone"), 0L);
        GONE(pids);
        QCOMPARE(guarded.said("signalled"), long(SIGKILL));
    }

    void termReachesWhatLeftTheGroup()
    {
        Guarded guarded(
            "echo $$; setsid sh -c 'trap \"echo heard; exit\" TERM; echo $$; while :; do sleep 0.05; done' &"
            "wait");
        const QByteArrayList pids{guarded.line(), guarded.line()};
        guarded.order("T");
        QCOMPARE(guarded.line(), QByteArray("heard"));
        QCOMPARE(guarded.said("gone"), 0L);
        GONE(pids);
        QCOMPARE(guarded.said("signalled"), long(SIGTERM));
    }

    /// New children while the old ones are being ended.
    void killReachesWhatForksAllTheTime()
    {
        QTemporaryDir folder;
        const QByteArray script = "trap '' TERM; cd " + folder.path().toLocal8Bit() +
                                  "; for i in 1 2 3 4; do setsid sh -c 'while :; do sleep 0.2 & sleep 0.1 & "
                                  "echo $! >> pids; done' & done; while :; do [ -s pids ] && break; sleep 0.01; done; "
                                  "echo ready; while :; do (sleep 0.2 &); done";
        Guarded guarded(script.constData());
        QCOMPARE(guarded.line(), QByteArray("ready"));
        guarded.order("K");
        QCOMPARE(guarded.said("gone"), 0L);
        QVERIFY(WIFSIGNALED(guarded.ended()));
        QFile file(folder.filePath(QStringLiteral("pids")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArrayList pids = file.readAll().trimmed().split('\n');
        GONE(pids);
    }

    /// Gone before anyone has read its number, in another session each time.
    void killReachesWhatHops()
    {
        QByteArray victim = qgetenv("GUARD_VICTIM");
        Guarded guarded(QByteArrayList{victim});
        QCOMPARE(guarded.line(), QByteArray("hopping"));
        QCOMPARE(guarded.said("exited"), 0L);
        guarded.order("K");
        QCOMPARE(guarded.said("gone"), 0L);
        QVERIFY(guarded.outputEnds()); // nobody holds it any more
    }

    /// SIGTERM at once, SIGKILL two seconds later, whichever way it is asked for.
    void endingIsSigtermAndThenSigkill_data()
    {
        QTest::addColumn<bool>("letGo");
        QTest::newRow("the control pipe ends") << true;
        QTest::newRow("ordered") << false;
    }
    void endingIsSigtermAndThenSigkill()
    {
        QFETCH(const bool, letGo);
        Guarded guarded(scattered);
        const QByteArrayList pids = threePids(guarded);
        QElapsedTimer time;
        time.start();
        if (letGo)
            guarded.letGo();
        else
            guarded.order("E");
        QCOMPARE(guarded.said("gone"), 0L);
        QVERIFY2(time.elapsed() >= 1900 && time.elapsed() < 5000, qPrintable(QString::number(time.elapsed())));
        GONE(pids);
    }

    void theEndOfTheControlPipeDoesNotWaitForTheObedient()
    {
        Guarded guarded("setsid sleep 300 & echo $!; wait");
        const QByteArrayList pids{guarded.line()};
        const auto isAsleep = [&pids] {
            QFile name(QStringLiteral("/proc/%1/comm").arg(QString::fromLatin1(pids.front())));
            return name.open(QIODevice::ReadOnly) && name.readAll().startsWith("sleep");
        };
        QTRY_VERIFY(isAsleep()); // until then it may be a shell that puts signals off
        QElapsedTimer time;
        time.start();
        guarded.letGo();
        QCOMPARE(guarded.said("gone"), 0L);
        QVERIFY2(time.elapsed() < 1900, qPrintable(QString::number(time.elapsed())));
        GONE(pids);
    }

    /// What happens to the agents of a Belay that is killed.
    void aParentThatIsKilledTakesAllAlong()
    {
        int report[2];
        QCOMPARE(::pipe2(report, O_CLOEXEC), 0);
        QByteArray guard = qgetenv("BELAY_GUARD");
        const pid_t parent = ::fork();
        if (parent == 0) {
            int status[2], control[2];
            if (::pipe2(status, O_CLOEXEC) != 0 || ::pipe2(control, O_CLOEXEC) != 0)
                ::_exit(1);
            if (::fork() == 0) {
                char a[16], b[16];
                std::snprintf(a, sizeof a, "%d", status[1]);
                std::snprintf(b, sizeof b, "%d", control[0]);
                ::fcntl(status[1], F_SETFD, 0);
                ::fcntl(control[0], F_SETFD, 0);
                ::dup2(report[1], STDOUT_FILENO);
                ::execl(guard.constData(), guard.constData(), "--status-fd", a, "--control-fd", b, "--", "/bin/sh",
                        "-c", scattered, nullptr);
                ::_exit(1);
            }
            for (;;)
                ::pause();
        }
        ::close(report[1]);
        QByteArray text;
        char buffer[256];
        while (text.count('\n') < 3) {
            const ssize_t n = ::read(report[0], buffer, sizeof buffer);
            QVERIFY(n > 0);
            text.append(buffer, n);
        }
        const QByteArrayList pids = text.trimmed().split('\n');
        for (const QByteArray &pid : pids)
            QVERIFY(alive(pid));
        ::kill(parent, SIGKILL);
        QCOMPARE(::waitpid(parent, nullptr, 0), parent);
        QCOMPARE(::read(report[0], buffer, sizeof buffer), ssize_t(0)); // until the last of them is gone
        ::close(report[0]);
        for (const QByteArray &pid : pids)
            QTRY_VERIFY(!alive(pid)); // its end of the pipe goes a moment before it does
    }

    /// What a killed Belay was about to start holds copies of all its pipes: their end does not come.
    void aParentThatIsKilledTakesAllAlongThoughItsPipeIsHeld()
    {
#ifndef SYS_pidfd_open
        QSKIP("this system has no pidfd");
#else
        const pid_t parent = ::fork();
        if (parent == 0) {
            for (;;)
                ::pause();
        }
        const int process = int(::syscall(SYS_pidfd_open, parent, 0));
        if (process < 0 && errno == ENOSYS)
            QSKIP("this kernel has no pidfd");
        QVERIFY(process >= 0);
        Guarded guarded({"/bin/sh", "-c", scattered}, process);
        const QByteArrayList pids = threePids(guarded);
        ::kill(parent, SIGKILL);
        QCOMPARE(::waitpid(parent, nullptr, 0), parent);
        QCOMPARE(guarded.said("gone"), 0L);
        GONE(pids);
        ::close(process);
#endif
    }

    void theProgramDoesNotOutliveItsGuard()
    {
        Guarded guarded("echo $$; exec sleep 300");
        const QByteArray program = guarded.line();
        ::kill(guarded.pid(), SIGTERM); // not to be ended like this
        ::kill(guarded.pid(), SIGINT);
        QVERIFY(guarded.said("started") > 1);
        QVERIFY(alive(program));
        ::kill(guarded.pid(), SIGKILL);
        QTRY_VERIFY(!alive(program));
    }
};

BELAY_TEST(TestGuard)

} // namespace tst_guard

#include "tst_guard.moc"
