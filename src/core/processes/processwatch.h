// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/descriptor.h"
#include "base/poolwork.h"
#include "base/process/processfollower.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace core {

/// The machine's processes, as far as they are watched; a seam, so that tests can make some up.
class ProcessTable
{
public:
    using Processes = std::optional<std::vector<base::SeenProcess>>;
    virtual ~ProcessTable() = default;
    /// See base::lookAround(). Any thread.
    virtual Processes look(qint64 agent, const base::WantsDetails &wantsDetails) = 0;
    virtual void signal(const base::ProcessId &process, int signal) = 0;
    virtual qint64 ticks() = 0; ///< see base::processTicks()
    /// A descriptor that tells of its end; see base::openProcess().
    virtual base::Descriptor open(const base::ProcessId &process) = 0;
    /// A look is done on a thread of the pool, since it blocks.
    virtual bool blocks() const = 0;
    /// The real ones.
    static std::shared_ptr<ProcessTable> ofMachine();
};

/// Watches the process tree of one agent: which of its processes work for which tool call, also after the agent has
/// called that done. The sessions of an agent share it. It looks while a call runs or something runs on, and not at all
/// otherwise. Looks are done on Qt's pool; everything here on the main thread.
class ProcessWatch : public QObject
{
    Q_OBJECT

public:
    using Call = base::ProcessFollower::Command; ///< 0: none
    /// A call's processes may take this long to end after the agent has called it done.
    static constexpr base::Milliseconds grace{300};
    static constexpr base::Milliseconds killWait{2000}; ///< after SIGTERM, before SIGKILL

    explicit ProcessWatch(base::Clock *clock, std::shared_ptr<ProcessTable> table = ProcessTable::ofMachine(),
                          QObject *parent = nullptr);
    ~ProcessWatch() override;

    enum class End { Itself, Stopped, Killed, WithAgent };
    /// The agent's process; 0: it is gone, or is no process here. What was watched of an earlier one is over, and if
    /// nothing told it to end, has ended by \p how; Itself: nobody knows whether it has.
    void setAgent(qint64 process, End how = End::WithAgent);
    bool hasAgent() const { return m_agent > 0; }
    /// A turn begins: what is there now and no call's is the agent's own, however soon its calls begin.
    void beginTurn() { lookSoon(); }
    /// The agent has been told to end: what ends from now on ends with it.
    void expectEnd() { m_isEnding = true; }

    /// A call that may start processes is first heard of. \p line and \p folder: what it runs and where, as far as it
    /// is known. Returns 0 if there is nothing to look at.
    Call begin(const QString &line, const QByteArray &folder);
    void describe(Call call, const QString &line, const QByteArray &folder);
    /// The agent has called it done, or its turn is over.
    void end(Call call);

    /// What works for \p call, according to the newest look.
    std::vector<base::SeenProcess> of(Call call) const { return m_follower.of(call); }
    /// The same, if it goes on although the call has ended; else empty.
    std::vector<base::SeenProcess> runningOn(Call call) const;
    /// Ends the processes of \p call and nothing else: SIGTERM, later SIGKILL, until none is left; also those that a
    /// later look shows.
    void stop(Call call);
    /// Whether stop() was called for what runs of it.
    bool isStopping(Call call) const;
    /// How the processes of \p call have ended: by stop(), or otherwise.
    End endOf(Call call) const;
    /// What runs on and may be of several calls, all of which have ended. stop() of all of them ends it.
    std::vector<base::ProcessFollower::Doubtful> doubtful() const;
    /// What runs on of all calls, doubtful() included.
    std::vector<base::SeenProcess> allRunningOn() const;
    /// By name what the agent has started for itself, according to the newest look; empty while nothing runs on.
    const QStringList &agentsOwn() const { return m_agentsOwn; }

Q_SIGNALS:
    /// What runs on of \p call after its end is known: runningOn(), or nothing. Once for each call that has ended.
    void looked(core::ProcessWatch::Call call);
    /// runningOn() or isStopping() of \p call is another one, or what stop() ended has ended.
    void changed(core::ProcessWatch::Call call);
    void doubtfulChanged();  ///< doubtful() is another one
    void agentsOwnChanged(); ///< agentsOwn() is another one

private:
    struct Watched
    {
        base::Milliseconds begun{0};
        std::optional<base::Milliseconds> ended = {}, stopped = {};
        std::vector<base::SeenProcess> runningOn = {};
        std::set<base::ProcessId> told = {}; ///< to end
        End end = End::Itself;
        bool isEndTold = false; ///< of what was told to end
        bool isLooked = false;  ///< see looked()
    };
    void lookNow();
    void lookLater();
    std::optional<base::Milliseconds> pause() const;
    void lookSoon();
    void lookWithin(base::Milliseconds most);
    void lookAfter(base::Milliseconds pause);
    void onLooked(ProcessTable::Processes seen, qint64 at, base::Milliseconds begun);
    void signalStopped(Call call, Watched &watched);
    void signalStopped();
    void tell(const base::ProcessId &process, std::set<base::ProcessId> &told, bool isPatient);
    void update(std::optional<base::Milliseconds> seen);
    void watchEnds();
    void recordAgentsOwn();

    base::Clock *m_clock;
    const std::shared_ptr<ProcessTable> m_table;
    qint64 m_agent = 0;
    bool m_isEnding = false; ///< see expectEnd()
    base::ProcessFollower m_follower;
    std::map<Call, Watched> m_calls;
    // Thousands may run at once, or have just ended, and a look goes through none of them in vain.
    std::set<Call> m_running; ///< of m_calls, those that have not ended
    std::set<Call> m_due;     ///< the next look may have something to say of them
    std::deque<Call> m_ended; ///< in this order, and less than keepEnded ago, according to the newest look
    std::set<base::ProcessId> m_doubtfulTold; ///< to end
    std::vector<base::ProcessId> m_doubtful;  ///< as emitted
    QStringList m_agentsOwn;                  ///< as emitted
    Call m_next = 1;
    base::TimerHandle m_timer;
    base::Milliseconds m_dueAt{0};                ///< of the timer
    std::optional<base::Milliseconds> m_lookedAt; ///< when the newest look was begun
    bool m_lookAgain = false;
    std::unique_ptr<base::PoolWork<ProcessTable::Processes>> m_looking;
    struct Ending;
    std::map<qint64, std::unique_ptr<Ending>> m_endings; ///< by number: tell of the end of a process
};

} // namespace core
