// SPDX-License-Identifier: Apache-2.0
#include "core/processes/processwatch.h"

#include "base/process/processhandle.h"

#include <QSocketNotifier>

#include <algorithm>
#include <csignal>
#include <utility>

namespace core {

using base::Milliseconds;
using base::SeenProcess;

namespace {

/// Between looks. A command that has just begun, or that is to end, changes quickly.
constexpr Milliseconds often{100}, whileItRuns{1000}, seldom{5000}, whileSomethingRunsOn{2000};
constexpr Milliseconds isYoung{1000}, isOld{60'000};
/// After it, what is born is no call's that has ended.
constexpr Milliseconds keepEnded{1500};
constexpr size_t mostEndings = 64; ///< processes of which the end is told at once; the looks find the others

class Machine : public ProcessTable
{
public:
    Processes look(qint64 agent, const base::WantsDetails &wantsDetails) override
    {
        return base::lookAround(agent, wantsDetails);
    }
    void signal(const base::ProcessId &process, int signal) override { base::signalProcess(process, signal); }
    qint64 ticks() override { return base::processTicks(); }
    base::Descriptor open(const base::ProcessId &process) override { return base::openProcess(process); }
    bool blocks() const override { return true; }
};

bool isSame(const std::vector<SeenProcess> &a, const std::vector<SeenProcess> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const SeenProcess &one, const SeenProcess &other) {
        return one.id == other.id && one.arguments == other.arguments;
    });
}

} // namespace

std::shared_ptr<ProcessTable> ProcessTable::ofMachine()
{
    return std::make_shared<Machine>();
}

struct ProcessWatch::Ending
{
    base::ProcessId process;
    base::Descriptor handle;
    std::unique_ptr<QSocketNotifier> notifier;
};

ProcessWatch::ProcessWatch(base::Clock *clock, std::shared_ptr<ProcessTable> table, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_table(std::move(table))
{}

ProcessWatch::~ProcessWatch() = default;

void ProcessWatch::setAgent(qint64 process, End how)
{
    if (std::exchange(m_agent, process) == process)
        return;
    m_isEnding = false;
    m_looking.reset();
    m_lookedAt.reset();
    m_lookAgain = false;
    m_timer.cancel();
    m_follower.clear();
    for (auto &[call, watched] : m_calls) {
        watched.ended = watched.ended.value_or(m_clock->now());
        if (!watched.runningOn.empty() && watched.end == End::Itself)
            watched.end = how;
        m_due.insert(call);
    }
    update(m_clock->now());
    m_calls.clear();
    m_running.clear();
    m_due.clear();
    m_ended.clear();
    if (hasAgent())
        lookNow(); // at what it is made of
}

ProcessWatch::Call ProcessWatch::begin(const QString &line, const QByteArray &folder)
{
    if (!hasAgent())
        return 0;
    const Call call = m_next++;
    m_calls[call].begun = m_clock->now();
    m_running.insert(call);
    m_follower.begin(call, line, folder, m_table->ticks());
    if (!m_looking) // else it is told by its end when the next one is due
        lookWithin(often);
    return call;
}

void ProcessWatch::describe(Call call, const QString &line, const QByteArray &folder)
{
    if (m_calls.contains(call))
        m_follower.begin(call, line, folder, m_table->ticks());
}

void ProcessWatch::end(Call call)
{
    const auto watched = m_calls.find(call);
    if (watched == m_calls.end() || watched->second.ended)
        return;
    watched->second.ended = m_clock->now();
    m_running.erase(call);
    m_due.insert(call);
    m_ended.push_back(call);
    m_follower.end(call, m_table->ticks());
    lookSoon(); // what is born soon may not be told apart from this
}

std::vector<SeenProcess> ProcessWatch::runningOn(Call call) const
{
    const auto watched = m_calls.find(call);
    return watched == m_calls.end() ? std::vector<SeenProcess>() : watched->second.runningOn;
}

bool ProcessWatch::isStopping(Call call) const
{
    const auto watched = m_calls.find(call);
    return watched != m_calls.end() && watched->second.stopped && m_follower.isRunning(call);
}

ProcessWatch::End ProcessWatch::endOf(Call call) const
{
    const auto watched = m_calls.find(call);
    return watched == m_calls.end() ? End::Itself : watched->second.end;
}

void ProcessWatch::stop(Call call)
{
    const auto watched = m_calls.find(call);
    if (watched == m_calls.end() || watched->second.stopped)
        return;
    watched->second.stopped = m_clock->now();
    m_due.insert(call);
    signalStopped(call, watched->second);
    watched->second.runningOn = m_follower.of(call);
    Q_EMIT changed(call);
    lookSoon();
}

/// What a process starts while it is told to end is told at the next look.
void ProcessWatch::signalStopped(Call call, Watched &watched)
{
    const bool isPatient = m_clock->now() - *watched.stopped < killWait;
    const std::vector<SeenProcess> processes = m_follower.of(call);
    if (!processes.empty())
        watched.end = isPatient ? End::Stopped : End::Killed;
    for (const SeenProcess &process : processes)
        tell(process.id, watched.told, isPatient);
}

void ProcessWatch::signalStopped()
{
    for (const Call call : m_due) {
        if (Watched &watched = m_calls.at(call); watched.stopped)
            signalStopped(call, watched);
    }
    for (const base::ProcessFollower::Doubtful &one : m_follower.doubtful()) {
        std::optional<Milliseconds> stopped;
        for (const Call call : one.may) {
            const auto watched = m_calls.find(call);
            if (watched == m_calls.end() || !watched->second.stopped) {
                stopped.reset();
                break;
            }
            stopped = std::max(stopped.value_or(Milliseconds(0)), *watched->second.stopped);
        }
        if (stopped)
            tell(one.process.id, m_doubtfulTold, m_clock->now() - *stopped < killWait);
    }
}

/// A second SIGTERM may make a program leave out what it does at its end.
void ProcessWatch::tell(const base::ProcessId &process, std::set<base::ProcessId> &told, bool isPatient)
{
    if (!isPatient)
        m_table->signal(process, SIGKILL);
    else if (told.insert(process).second)
        m_table->signal(process, SIGTERM);
}

std::vector<base::ProcessFollower::Doubtful> ProcessWatch::doubtful() const
{
    std::vector<base::ProcessFollower::Doubtful> out = m_follower.doubtful();
    std::erase_if(out, [this](const base::ProcessFollower::Doubtful &one) {
        return std::any_of(one.may.begin(), one.may.end(), [this](Call call) {
            const auto watched = m_calls.find(call);
            return watched != m_calls.end() &&
                   (!watched->second.ended || m_clock->now() - *watched->second.ended < grace);
        });
    });
    return out;
}

std::vector<SeenProcess> ProcessWatch::allRunningOn() const
{
    std::vector<SeenProcess> out;
    for (const Call call : m_due) {
        const std::vector<SeenProcess> &running = m_calls.at(call).runningOn;
        out.insert(out.end(), running.begin(), running.end());
    }
    for (const base::ProcessFollower::Doubtful &one : doubtful())
        out.push_back(one.process);
    return out;
}

/// Thousands of calls may end at once.
void ProcessWatch::lookSoon()
{
    if (!hasAgent())
        return;
    const Milliseconds passed = m_lookedAt ? m_clock->now() - *m_lookedAt : often;
    if (m_looking)
        m_lookAgain = true;
    else if (passed >= often)
        lookNow();
    else
        lookWithin(often - passed);
}

void ProcessWatch::lookWithin(Milliseconds most)
{
    if (!m_timer.isSet() || m_dueAt > m_clock->now() + most)
        lookAfter(most);
}

void ProcessWatch::lookAfter(Milliseconds pause)
{
    m_dueAt = m_clock->now() + pause;
    m_timer = m_clock->after(pause, [this] {
        m_timer.cancel();
        lookNow();
    });
}

void ProcessWatch::lookNow()
{
    if (!hasAgent())
        return;
    if (m_looking) {
        m_lookAgain = true;
        return;
    }
    m_timer.cancel();
    const qint64 at = m_table->ticks();
    const Milliseconds begun = m_clock->now();
    m_lookedAt = begun;
    if (!m_table->blocks()) {
        onLooked(m_table->look(m_agent, m_follower.detailsWanted()), at, begun);
        return;
    }
    m_looking = std::make_unique<base::PoolWork<ProcessTable::Processes>>(
        [table = m_table, agent = m_agent, wanted = m_follower.detailsWanted()](const std::atomic<bool> &) {
            return table->look(agent, wanted);
        },
        [this, at, begun](ProcessTable::Processes seen) {
            m_looking.release()->deleteLater(); // this runs in its own callback
            onLooked(std::move(seen), at, begun);
        });
}

void ProcessWatch::lookLater()
{
    const std::optional<Milliseconds> wanted = m_looking ? std::nullopt : pause();
    m_timer.cancel();
    if (wanted && hasAgent())
        lookAfter(*wanted);
}

/// Until the next look; null: nothing is to be seen.
std::optional<Milliseconds> ProcessWatch::pause() const
{
    std::optional<Milliseconds> out;
    const auto within = [&out](Milliseconds most) { out = std::min(out.value_or(most), most); };
    const Milliseconds now = m_clock->now();
    for (const Call call : m_due) {
        if (m_follower.isRunning(call))
            within(m_calls.at(call).stopped ? often : whileSomethingRunsOn);
    }
    if (!m_ended.empty())
        within(grace);
    if (!m_running.empty()) {
        const Milliseconds age = now - m_calls.at(*m_running.rbegin()).begun;
        within(age < isYoung ? often : age < isOld ? whileItRuns : seldom);
    }
    if (!m_follower.doubtful().empty())
        within(whileSomethingRunsOn);
    return hasAgent() ? out : std::nullopt;
}

void ProcessWatch::onLooked(ProcessTable::Processes seen, qint64 at, Milliseconds begun)
{
    // What cannot be read now may be read at the next look.
    const bool isSeen = seen.has_value();
    if (isSeen)
        m_due.merge(m_follower.update(std::move(*seen), at));
    signalStopped();
    update(isSeen ? std::optional(begun) : std::nullopt);
    lookLater();
    if (std::exchange(m_lookAgain, false))
        lookSoon();
}

/// \p seen: a look that was begun then has shown what runs.
void ProcessWatch::update(std::optional<Milliseconds> seen)
{
    const Milliseconds now = m_clock->now();
    std::set<Call> doubted; // something may be theirs
    for (const base::ProcessFollower::Doubtful &one : m_follower.doubtful())
        doubted.insert(one.may.begin(), one.may.end());
    for (; !m_ended.empty() && now - *m_calls.at(m_ended.front()).ended >= keepEnded; m_ended.pop_front())
        m_due.insert(m_ended.front());
    std::vector<Call> others, over, known, due;
    for (const Call call : std::exchange(m_due, {})) {
        Watched &watched = m_calls.at(call);
        if (!watched.ended && !watched.stopped)
            continue;
        std::vector<SeenProcess> running = m_follower.of(call);
        const bool isNothing = running.empty() && !doubted.contains(call) && seen && watched.ended <= *seen;
        const bool isKnown = watched.ended && (isNothing || now - *watched.ended >= grace);
        if (isKnown && !std::exchange(watched.isLooked, true))
            known.push_back(call);
        const bool isOver = watched.ended && running.empty() && (now - *watched.ended >= keepEnded || !hasAgent());
        if (isOver && !doubted.contains(call))
            over.push_back(call);
        else if (!running.empty() || doubted.contains(call) || (watched.ended && !watched.isLooked))
            due.push_back(call);
        const bool wasTold =
            watched.end == End::Stopped || watched.end == End::Killed; // something ran that was told to end
        if (wasTold && running.empty() && !std::exchange(watched.isEndTold, true))
            others.push_back(call);
        if (!watched.stopped && now - *watched.ended < grace && watched.runningOn.empty())
            continue;
        if (!isSame(running, watched.runningOn)) {
            if (m_isEnding && running.empty() && watched.end == End::Itself)
                watched.end = End::WithAgent;
            watched.runningOn = std::move(running);
            if (others.empty() || others.back() != call)
                others.push_back(call);
        }
    }
    m_due.insert(due.begin(), due.end());
    watchEnds();
    for (const Call call : known)
        Q_EMIT looked(call);
    for (const Call call : others)
        Q_EMIT changed(call);
    std::vector<base::ProcessId> processes;
    for (const base::ProcessFollower::Doubtful &one : doubtful())
        processes.push_back(one.process.id);
    if (std::exchange(m_doubtful, processes) != processes)
        Q_EMIT doubtfulChanged();
    for (const Call call : over) {
        m_follower.forget(call);
        m_due.erase(call);
        m_calls.erase(call);
    }
    recordAgentsOwn();
}

void ProcessWatch::recordAgentsOwn()
{
    const bool runsOn = !m_doubtful.empty() || std::any_of(m_due.begin(), m_due.end(), [this](Call call) {
        return !m_calls.at(call).runningOn.empty();
    });
    QStringList names;
    for (const SeenProcess &process : runsOn ? m_follower.own() : std::vector<SeenProcess>()) {
        if (process.id.number != m_agent)
            names << base::shortName(process);
    }
    if (std::exchange(m_agentsOwn, names) != names)
        Q_EMIT agentsOwnChanged();
}

/// The end of what runs on is told by the kernel; the looks find what it has started.
void ProcessWatch::watchEnds()
{
    std::map<qint64, std::unique_ptr<Ending>> before = std::exchange(m_endings, {});
    for (const Call call : m_due) {
        for (const SeenProcess &process : m_calls.at(call).runningOn) {
            if (m_endings.size() >= mostEndings)
                return;
            auto known = before.find(process.id.number);
            if (known != before.end() && known->second->process == process.id) {
                m_endings[process.id.number] = std::move(known->second);
                continue;
            }
            base::Descriptor handle = m_table->open(process.id);
            if (!handle.isOpen())
                continue;
            auto ending = std::make_unique<Ending>();
            ending->process = process.id;
            ending->notifier = std::make_unique<QSocketNotifier>(handle.fd(), QSocketNotifier::Read);
            ending->handle = std::move(handle);
            QSocketNotifier *notifier = ending->notifier.get();
            connect(notifier, &QSocketNotifier::activated, notifier, [notifier] { notifier->setEnabled(false); });
            // The look may take the notifier away.
            connect(notifier, &QSocketNotifier::activated, this, &ProcessWatch::lookNow, Qt::QueuedConnection);
            m_endings[process.id.number] = std::move(ending);
        }
    }
}

} // namespace core

#include "moc_processwatch.cpp"
