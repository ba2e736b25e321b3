// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/process/processmark.h"
#include "base/process/processtree.h"
#include "base/process/sealplan.h"

#include <QObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <optional>

QT_BEGIN_NAMESPACE
class QSocketNotifier;
QT_END_NAMESPACE

namespace base {

class SealedView;
class Sealing;
class StandIn;

/// What to start, and on which descriptors. The descriptors stay the caller's, who closes them after start().
struct GuardedCommand
{
    QString program; ///< a path, or a name looked up in PATH
    QStringList arguments;
    QString workingDirectory; ///< empty: Belay's own
    QProcessEnvironment environment;
    int in = 0, out = 1, error = 2;
    bool terminal = false; ///< `in` is a terminal that becomes the program's own
    /// Its writes are held back by this plan. It is never started unsealed; the working folder must be set.
    std::optional<SealPlan> seal = {};
    /// Instead of a plan: it joins the view of programs that are sealed already.
    std::shared_ptr<const SealedView> view = {};
};

/// A program and everything it starts. Between Belay and the program stands `belay-guard`, which adopts every
/// orphan of the tree: terminate() and kill() reach also what left the process group, and if Belay dies, however,
/// the tree ends with it. Where the guard is missing the program is started directly, in a process group of its
/// own, and only that group is in reach; treeIsWatched() says so.
/// Where the guard itself is killed, what bears the tree's mark is looked for and killed (ProcessMark); where it lives
/// and does nothing, Belay ends the tree in its place (StandIn).
///
/// Owned by whoever wants the tree to live: the destructor kills it, without waiting. Main thread only.
class GuardedProcess : public QObject
{
    Q_OBJECT

public:
    explicit GuardedProcess(QObject *parent = nullptr);
    ~GuardedProcess() override;

    /// Once. Ends in started() or failed(), later.
    void start(const GuardedCommand &command);

    /// The program's own, not the guard's; 0 until it is known.
    qint64 processId() const { return m_pid; }
    /// From start() until the program itself has ended. What it left behind does not count.
    bool isRunning() const { return m_phase == Phase::Starting || m_phase == Phase::Running; }
    /// Whether what leaves the process group is in reach too. Certain from started() on.
    bool treeIsWatched() const { return m_watched; }
    /// The guard itself ended before its tree: somebody killed it. What could be found of the tree was killed.
    bool guardDied() const { return m_guardDied; }
    /// What the program sees and writes to, from started() on, where it is sealed.
    std::shared_ptr<const SealedView> view() const;
    /// Why it could not be sealed, when it failed() for that.
    std::optional<SealFailure> sealFailure() const { return m_sealFailure; }
    /// Whether it is certain that nothing of the tree is left.
    bool isGone() const { return m_isGone; }
    /// What of the tree can be seen to run, the program itself first. Empty does not mean that it isGone(). Reads
    /// /proc, so it may block for some milliseconds.
    std::vector<ProcessId> running() const;

    /// SIGTERM to each process of the tree.
    void terminate() { order('T'); }
    /// SIGTERM now, and kill() two seconds later for what is left, even if the program itself has ended by then.
    /// Without a guard only the SIGTERM.
    void terminateThenKill();
    /// SIGKILL to each, again and again, until nothing is left.
    void kill();
    /// Lets go of processes of the tree and of what they start: nothing here ends or waits for them any more, and they
    /// outlive Belay. For the tree's end; returns false where it cannot be done: without a guard, or where it is
    /// sealed.
    bool spare(const std::vector<ProcessId> &processes);

    /// The guard's path; empty if there is none. BELAY_GUARD names another.
    static QString guardProgram();

Q_SIGNALS:
    void started(qint64 pid);
    /// The program could not be started. \p error is errno, or 0 where only \p detail says more. No other signal
    /// follows.
    void failed(int error, const QString &detail);
    /// The program itself has ended; processes of its tree may be left. \p signal is 0, or what ended it.
    void finished(int exitCode, int signal);
    /// The last signal, after finished(). isGone() says whether it is certain that nothing is left.
    void gone();

private:
    enum class Phase { New, Starting, Running, Ended, Over };
    bool startGuarded(const GuardedCommand &command);
    void startDirectly(const GuardedCommand &command);
    void seal(const GuardedCommand &command, const QString &program);
    void readSealing(bool programEnded);
    void failSealing();
    void begin();
    void readStatus();
    void handleLines();
    void handle(const QByteArray &word, int number);
    void onProcessFinished(int exitCode, QProcess::ExitStatus status);
    void onProcessError(QProcess::ProcessError error);
    void fail(int error, const QString &detail);
    void end(int exitCode, int signal);
    void over(bool isGone);
    void order(char letter);
    void endInPlaceOfGuard();
    void hunt();
    void closePipes();

    std::unique_ptr<QProcess> m_process; ///< the guard, or without one the program
    std::unique_ptr<QSocketNotifier> m_notifier;
    int m_status = -1, m_control = -1;
    std::unique_ptr<Sealing> m_sealing;
    std::unique_ptr<QSocketNotifier> m_sealNotifier;
    std::optional<SealFailure> m_sealFailure;
    QByteArray m_lines;
    qint64 m_pid = 0;
    bool m_isGone = true; ///< before start() there is nothing
    std::unique_ptr<StandIn> m_standIn;
    Phase m_phase = Phase::New;
    bool m_guarded = false, m_watched = false, m_guardDied = false, m_spares = false;
    const ProcessMark m_mark;
    QTimer m_hunt; ///< repeats hunt() after the guard was killed
    int m_huntRounds = 0;
};

} // namespace base
