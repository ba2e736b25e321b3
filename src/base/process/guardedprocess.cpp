// SPDX-License-Identifier: Apache-2.0
#include "base/process/guardedprocess.h"

#include "base/logging.h"
#include "base/process/childprocess.h"
#include "base/process/ownprogram.h"
#include "base/process/sealing.h"
#include "base/process/standin.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QHash>
#include <QPointer>
#include <QSocketNotifier>
#include <QStandardPaths>
#include <QThread>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

namespace base {

namespace {

constexpr int huntPause = 20; ///< milliseconds
constexpr int mostHuntRounds = 100;
constexpr int guardWait = 500;      ///< ms that a guard gets to end its tree before Belay does it, too
constexpr int guardTermWait = 2000; ///< ms between its SIGTERM and its SIGKILL
constexpr int lastWait = 1000;      ///< ms for that when Belay ends

void useDescriptors(int in, int out, int error)
{
    ::dup2(in, STDIN_FILENO);
    ::dup2(out, STDOUT_FILENO);
    ::dup2(error, STDERR_FILENO);
}

/// Readable when Belay has ended, whoever holds copies of its pipes. -1 where the kernel has no such thing.
int openOwnPidfd()
{
#ifdef SYS_pidfd_open
    return int(::syscall(SYS_pidfd_open, ::getpid(), 0)); // closed on exec
#else
    return -1;
#endif
}

/// Guards that still have a tree to end after their owners have gone. QProcess would kill them in its destructor.
class KeptGuards : public QObject
{
public:
    static KeptGuards &instance()
    {
        static auto *const kept = new KeptGuards; // never destroyed: a guard that is still in here ends after Belay
        return *kept;
    }

    /// Without \p standIn it spares something: it alone knows what.
    void keep(std::unique_ptr<QProcess> process, std::unique_ptr<StandIn> standIn)
    {
        QProcess *guard = process.release();
        guard->setParent(nullptr);
        if (!standIn) {
            QObject::connect(guard, &QProcess::finished, guard, &QObject::deleteLater);
            return;
        }
        StandIn *const hand = standIn.release();
        hand->setParent(guard);
        m_guards.insert(guard, hand);
        QObject::connect(hand, &StandIn::emptied, guard, [guard] { guard->kill(); });
        QObject::connect(guard, &QProcess::finished, guard, [this, guard] {
            m_guards.remove(guard);
            guard->deleteLater();
        });
    }

private:
    KeptGuards()
    {
        qAddPostRoutine([] { instance().endAll(); });
    }

    /// Belay ends. A guard that is still at work gets help, since it may be one that does nothing.
    void endAll()
    {
        const QDeadlineTimer deadline(lastWait);
        QList<QProcess *> open = m_guards.keys();
        while (!open.isEmpty()) {
            open.removeIf([this](QProcess *guard) {
                if (!m_guards.value(guard)->kill())
                    return false;
                ::kill(pid_t(guard->processId()), SIGKILL);
                return true;
            });
            if (open.isEmpty() || deadline.hasExpired())
                break;
            QThread::msleep(huntPause);
        }
        for (const QProcess *guard : std::as_const(open)) {
            for (const ProcessId &left : processesBelow(guard->processId()).value_or(std::vector<ProcessId>()))
                qCWarning(lcProcess, "Process %lld could not be ended and may still run.", left.number);
        }
    }

    QHash<QProcess *, StandIn *> m_guards;
};

} // namespace

GuardedProcess::GuardedProcess(QObject *parent) : QObject(parent)
{
    m_hunt.setSingleShot(true);
    m_hunt.setInterval(huntPause);
    connect(&m_hunt, &QTimer::timeout, this, &GuardedProcess::hunt);
    // Writing to a guard that has just ended must not end Belay.
    std::signal(SIGPIPE, SIG_IGN);
}

GuardedProcess::~GuardedProcess()
{
    if (m_hunt.isActive()) {
        for (const pid_t pid : m_mark.processes())
            ::kill(pid, SIGKILL);
    }
    if (m_process) {
        m_process->disconnect(this);
        const bool running = m_process->state() != QProcess::NotRunning;
        if (running && m_guarded) {
            kill();
            if (m_standIn)
                m_standIn->disconnect(this);
            KeptGuards::instance().keep(std::move(m_process), std::move(m_standIn));
        } else if (running) {
            order('K'); // not after it ended: without a guard the process id may have been reused by then
        }
    }
    closePipes();
}

QString GuardedProcess::guardProgram()
{
    return ownProgram(QStringLiteral("belay-guard"), "BELAY_GUARD");
}

void GuardedProcess::start(const GuardedCommand &command)
{
    m_phase = Phase::Starting;
    m_isGone = false;
    m_process = std::make_unique<QProcess>();
    connect(m_process.get(), &QProcess::finished, this, &GuardedProcess::onProcessFinished);
    // Queued, because a failing fork emits this from within start().
    connect(m_process.get(), &QProcess::errorOccurred, this, &GuardedProcess::onProcessError, Qt::QueuedConnection);
    QProcessEnvironment environment = command.environment;
    environment.insert(QLatin1String(ProcessMark::variable), QString::fromLatin1(m_mark.value()));
    m_process->setProcessEnvironment(environment);
    m_process->setWorkingDirectory(command.workingDirectory);
    // The child sets up all three descriptors itself.
    m_process->setInputChannelMode(QProcess::ForwardedInputChannel);
    m_process->setProcessChannelMode(QProcess::ForwardedChannels);
    if (startGuarded(command))
        return;
    if (command.seal || command.view) // never start it unsealed
        QMetaObject::invokeMethod(this, &GuardedProcess::failSealing, Qt::QueuedConnection);
    else
        startDirectly(command);
}

/// What is to be started is `belay-seal`, which then executes the program.
void GuardedProcess::seal(const GuardedCommand &command, const QString &program)
{
    const QStringList words = QStringList(program) + command.arguments;
    m_sealing = command.view ? std::make_unique<Sealing>(command.view, command.workingDirectory, words)
                             : std::make_unique<Sealing>(*command.seal, command.workingDirectory, words);
    m_sealNotifier = std::make_unique<QSocketNotifier>(m_sealing->reportEnd(), QSocketNotifier::Read);
    connect(m_sealNotifier.get(), &QSocketNotifier::activated, this, [this] { readSealing(false); });
}

bool GuardedProcess::startGuarded(const GuardedCommand &command)
{
    const QString guard = guardProgram();
    const bool sealed = command.seal || command.view;
    const QString sealProgram = sealed ? Sealing::sealProgram() : QString();
    int status[2], control[2];
    if (guard.isEmpty() || (sealed && sealProgram.isEmpty()) || ::pipe2(status, O_CLOEXEC | O_NONBLOCK) != 0)
        return false;
    if (::pipe2(control, O_CLOEXEC | O_NONBLOCK) != 0) {
        ::close(status[0]);
        ::close(status[1]);
        return false;
    }
    m_guarded = m_watched = true;
    m_status = status[0];
    m_control = control[1]; // no other program gets a copy, so the pipe closes when Belay ends
    const int ownEnd = openOwnPidfd();
    // Looked up as QProcess does it: in Belay's own PATH, not the program's.
    const QString found =
        command.program.contains(QLatin1Char('/')) ? command.program : QStandardPaths::findExecutable(command.program);
    const QString program = found.isEmpty() ? command.program : found;
    QStringList arguments;
    if (command.terminal)
        arguments << QStringLiteral("--pty");
    arguments << QStringLiteral("--status-fd") << QString::number(status[1]) << QStringLiteral("--control-fd")
              << QString::number(control[0]);
    if (ownEnd >= 0)
        arguments << QStringLiteral("--parent-fd") << QString::number(ownEnd);
    if (sealed) {
        seal(command, program);
        arguments << QStringLiteral("--pass-fd") << QString::number(m_sealing->programEnd()) << QStringLiteral("--")
                  << sealProgram << m_sealing->arguments();
    } else {
        arguments << QStringLiteral("--") << program << command.arguments;
    }
    m_process->setProgram(guard);
    m_process->setArguments(arguments);
    const int in = command.in, out = command.out, error = command.error, statusEnd = status[1], controlEnd = control[0];
    const int sealEnd = m_sealing ? m_sealing->programEnd() : -1;
    m_process->setChildProcessModifier([in, out, error, statusEnd, controlEnd, ownEnd, sealEnd] {
        useDescriptors(in, out, error);
        for (const int fd : {statusEnd, controlEnd, ownEnd, sealEnd}) {
            if (fd >= 0)
                ::fcntl(fd, F_SETFD, 0);
        }
    });
    m_notifier = std::make_unique<QSocketNotifier>(m_status, QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, [this] {
        readStatus();
        handleLines();
    });
    m_process->start();
    m_standIn = std::make_unique<StandIn>(m_process->processId());
    connect(m_standIn.get(), &StandIn::emptied, this, &GuardedProcess::endInPlaceOfGuard);
    ::close(status[1]);
    ::close(control[0]);
    if (ownEnd >= 0)
        ::close(ownEnd);
    if (m_sealing)
        m_sealing->closeProgramEnd();
    return true;
}

void GuardedProcess::startDirectly(const GuardedCommand &command)
{
    m_process->setProgram(command.program);
    m_process->setArguments(command.arguments);
    const int in = command.in, out = command.out, error = command.error;
    const bool terminal = command.terminal;
    m_process->setChildProcessModifier([in, out, error, terminal] {
        if (terminal) {
            ::setsid();
            ::ioctl(in, TIOCSCTTY, 0);
        } else {
            ::setpgid(0, 0);
        }
#ifdef Q_OS_LINUX
        ::prctl(PR_SET_PDEATHSIG, terminal ? SIGKILL : SIGTERM);
#endif
        useDescriptors(in, out, error);
        resetSignalsForChild();
    });
    connect(m_process.get(), &QProcess::started, this, [this] {
        m_phase = Phase::Running;
        Q_EMIT started(m_pid);
    });
    m_process->start();
    m_pid = m_process->processId();
}

void GuardedProcess::readStatus()
{
    char buffer[512];
    ssize_t n = 0;
    while (m_status >= 0 && (n = ::read(m_status, buffer, sizeof buffer)) > 0)
        m_lines.append(buffer, n);
    if (n == 0 && m_notifier)
        m_notifier->setEnabled(false); // the guard has ended; QProcess tells how
}

void GuardedProcess::handleLines()
{
    const QPointer<GuardedProcess> self(this);
    for (qsizetype end; self && (end = m_lines.indexOf('\n')) >= 0;) {
        const QByteArray line = m_lines.left(end);
        m_lines.remove(0, end + 1);
        const qsizetype space = line.indexOf(' ');
        handle(line.left(space), line.mid(space + 1).toInt());
    }
}

void GuardedProcess::handle(const QByteArray &word, int number)
{
    if (word == "watching") {
        m_watched = number != 0;
    } else if (word == "started") {
        m_pid = number;
        if (m_sealing)
            readSealing(false);
        else
            begin();
    } else if (word == "failed") {
        fail(number, QString::fromLocal8Bit(std::strerror(number)));
    } else if (word == "exited" || word == "signalled") {
        const QPointer<GuardedProcess> self(this);
        readSealing(true);
        if (!self)
            return;
        if (word == "exited")
            end(number, 0);
        else
            end(0, number);
    } else if (word == "gone") {
        over(m_watched); // unwatched, only the group is known to be gone
    }
}

void GuardedProcess::begin()
{
    m_phase = Phase::Running;
    Q_EMIT started(m_pid);
}

/// The guard only reports that `belay-seal` was started; whether it executed the program is in its own report.
void GuardedProcess::readSealing(bool programEnded)
{
    if (!m_sealing || m_phase != Phase::Starting || m_pid <= 0)
        return;
    const Sealing::State state = m_sealing->read(programEnded);
    if (state == Sealing::State::Underway)
        return;
    m_sealNotifier->setEnabled(false);
    if (state == Sealing::State::Running)
        begin();
    else if (programEnded)
        failSealing();
}

void GuardedProcess::failSealing()
{
    const SealFailure failure = m_sealing ? m_sealing->failure() : SealFailure();
    if (failure.step == SealFailure::Step::Run) { // sealing worked; the program itself cannot be run
        fail(failure.error, QString::fromLocal8Bit(std::strerror(failure.error)));
        return;
    }
    m_sealFailure = failure;
    fail(failure.error,
         QStringLiteral("belay-seal: %1: %2").arg(failure.path, QString::fromLocal8Bit(std::strerror(failure.error))));
}

std::shared_ptr<const SealedView> GuardedProcess::view() const
{
    return m_sealing ? m_sealing->view() : nullptr;
}

/// With a guard its reports have told everything already, unless the guard itself was killed.
void GuardedProcess::onProcessFinished(int exitCode, QProcess::ExitStatus status)
{
    const QPointer<GuardedProcess> self(this);
    readStatus();
    handleLines();
    if (!self)
        return;
    m_standIn.reset();
    if (m_phase == Phase::Over)
        return;
    const bool crashed = status == QProcess::CrashExit;
    if (!m_guarded) {
        end(crashed ? 0 : exitCode, crashed ? exitCode : 0);
    } else {
        qCWarning(lcProcess, "The guard of process %lld ended before its tree (code %d).", m_pid, exitCode);
        m_watched = false;
        if (m_pid <= 0) {
            fail(0, QStringLiteral("belay-guard: %1").arg(exitCode));
            return;
        }
        m_guardDied = true;
        ::kill(pid_t(-m_pid), SIGKILL); // PR_SET_PDEATHSIG has killed the program itself
        end(0, SIGKILL);
        if (self && m_spares)
            over(false); // what is spared bears the mark, too
        else if (self)
            hunt();
        return;
    }
    if (self)
        over(false);
}

/// It stands still, and nothing of its tree is left.
void GuardedProcess::endInPlaceOfGuard()
{
    const QPointer<GuardedProcess> self(this);
    readStatus();
    handleLines();
    if (!self || m_phase == Phase::Over)
        return; // the guard was only slow
    qCWarning(lcProcess, "The guard of process %lld did not end its tree; Belay has ended it.", m_pid);
    m_process->kill();
    if (m_pid <= 0) {
        fail(0, QStringLiteral("belay-guard"));
        return;
    }
    end(0, SIGKILL);
    if (self)
        over(m_watched);
}

std::vector<ProcessId> GuardedProcess::running() const
{
    std::vector<ProcessId> out;
    if (m_isGone || !m_process)
        return out;
    if (isRunning()) {
        if (const std::optional<ProcessId> program = processOf(m_pid))
            out.push_back(*program);
    }
    if (m_guarded && m_process->state() != QProcess::NotRunning) {
        for (const ProcessId &process : processesBelow(m_process->processId()).value_or(std::vector<ProcessId>())) {
            if (process.number != m_pid)
                out.push_back(process);
        }
    }
    return out;
}

void GuardedProcess::terminateThenKill()
{
    order('E');
    if (m_standIn)
        m_standIn->beginAfter(guardTermWait + guardWait);
}

void GuardedProcess::kill()
{
    order('K');
    if (m_standIn)
        m_standIn->beginAfter(guardWait);
}

bool GuardedProcess::spare(const std::vector<ProcessId> &processes)
{
    if (!m_guarded || !m_watched || m_sealing || m_control < 0)
        return false;
    QByteArray orders;
    for (const ProcessId &process : processes)
        orders += 'L' + QByteArray::number(process.number) + ':' + QByteArray::number(process.start) + '\n';
    // The guard alone can tell from now on what is to be ended.
    m_standIn.reset();
    m_spares = true;
    return ::write(m_control, orders.constData(), size_t(orders.size())) == orders.size();
}

/// Repeated, since a process that is about to be killed may be starting another. It cannot be proved that none is left.
void GuardedProcess::hunt()
{
    const QList<pid_t> found = m_mark.processes();
    for (const pid_t pid : found)
        ::kill(pid, SIGKILL);
    if (found.isEmpty() || ++m_huntRounds > mostHuntRounds)
        over(false);
    else
        m_hunt.start();
}

void GuardedProcess::onProcessError(QProcess::ProcessError error)
{
    if (error == QProcess::FailedToStart)
        fail(0, m_process->errorString());
}

void GuardedProcess::fail(int error, const QString &detail)
{
    if (m_phase == Phase::Over)
        return;
    m_phase = Phase::Over;
    m_pid = 0;
    m_isGone = true;
    Q_EMIT failed(error, detail);
}

void GuardedProcess::end(int exitCode, int signal)
{
    if (!isRunning())
        return;
    m_phase = Phase::Ended;
    Q_EMIT finished(exitCode, signal);
}

void GuardedProcess::over(bool isGone)
{
    if (m_phase != Phase::Ended)
        return;
    m_phase = Phase::Over;
    m_isGone = isGone;
    Q_EMIT gone();
}

void GuardedProcess::order(char letter)
{
    if (m_control >= 0) {
        [[maybe_unused]] const ssize_t written = ::write(m_control, &letter, 1);
    } else if (!m_guarded && m_pid > 0) {
        ::kill(pid_t(-m_pid), letter == 'K' ? SIGKILL : SIGTERM);
    }
}

void GuardedProcess::closePipes()
{
    if (m_notifier) {
        m_notifier->setEnabled(false);
        m_notifier.release()->deleteLater(); // this may run in the notifier's own signal
    }
    for (int *descriptor : {&m_status, &m_control}) {
        if (*descriptor >= 0)
            ::close(*descriptor);
        *descriptor = -1;
    }
}

} // namespace base

#include "moc_guardedprocess.cpp"
