// SPDX-License-Identifier: Apache-2.0
#include "guard/watch.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <initializer_list>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace guard {

namespace {

constexpr long termWait = 2000;    ///< ms between SIGTERM and SIGKILL when Belay is gone
constexpr long giveUpWait = 30000; ///< ms until unkillable processes are given up (another user's, stuck)
constexpr int eagerRounds = 20;    ///< rounds of killing before the pauses grow
constexpr int chases = 50;         ///< passes per round after a process that keeps forking and exiting

#ifdef __WALL
constexpr int waitFlags = WNOHANG | __WALL; // __WALL: also children that were cloned without an exit signal
#else
constexpr int waitFlags = WNOHANG;
#endif

int wakePipe[2] = {-1, -1};

void onChild(int)
{
    const int error = errno;
    [[maybe_unused]] const ssize_t written = ::write(wakePipe[1], "", 1);
    errno = error;
}

long now()
{
    timespec time{};
    ::clock_gettime(CLOCK_MONOTONIC, &time);
    return long(time.tv_sec) * 1000 + long(time.tv_nsec) / 1000000;
}

void drain(int fd)
{
    char bytes[256];
    while (::read(fd, bytes, sizeof bytes) > 0) {
    }
}

} // namespace

Watch::Watch(const Report &report, Belay belay, pid_t program, bool adopts)
    : m_report(report)
    , m_belay(belay)
    , m_program(program)
    , m_adopts(adopts)
{
    if (::pipe(wakePipe) == 0) {
        for (const int fd : wakePipe) {
            ::fcntl(fd, F_SETFD, FD_CLOEXEC);
            ::fcntl(fd, F_SETFL, O_NONBLOCK);
        }
    }
    struct sigaction action = {};
    action.sa_handler = onChild;
    action.sa_flags = SA_RESTART | SA_NOCLDSTOP;
    ::sigaction(SIGCHLD, &action, nullptr);
    ::fcntl(belay.control, F_SETFL, ::fcntl(belay.control, F_GETFL) | O_NONBLOCK);
}

int Watch::run()
{
    for (;;) {
        reap();
        if (isGone()) {
            m_report.write("gone", 0);
            return m_status;
        }
        if (m_killAt >= 0 && now() >= m_killAt)
            m_killing = true;
        if (m_giveUp >= 0 && now() >= m_giveUp)
            return m_status;
        if (m_killing) {
            killOnce();
            reap();
            if (isGone())
                continue;
            if (m_rounds >= eagerRounds)
                reportLeft();
        }
        pollfd events[] = {{wakePipe[0], POLLIN, 0}, {m_belay.control, POLLIN, 0}, {m_belay.process, POLLIN, 0}};
        ::poll(events, 3, pause());
        drain(wakePipe[0]);
        if (events[1].revents)
            obey();
        if (events[2].revents)
            endWithoutBelay();
    }
}

/// How long poll may sleep: until the next event that no descriptor announces.
int Watch::pause() const
{
    if (m_killing) // the end of each child wakes poll anyway
        return std::min(200, 1 << std::clamp(m_rounds - eagerRounds, 0, 8));
    if (m_killAt >= 0)
        return int(std::max(0L, m_killAt - now()));
    return !m_adopts && m_programEnded ? 250 : -1; // orphans have another parent, so their end sends no SIGCHLD
}

void Watch::reap()
{
    int status = 0;
    pid_t ended;
    while ((ended = ::waitpid(-1, &status, waitFlags)) != 0) {
        if (ended < 0 && errno == EINTR)
            continue;
        if (ended < 0)
            break;
        if (ended != m_program)
            continue;
        m_programEnded = true;
        m_status = status;
        if (WIFSIGNALED(status))
            m_report.write("signalled", WTERMSIG(status));
        else
            m_report.write("exited", WEXITSTATUS(status));
    }
    m_hasChildren = ended == 0;
    if (m_programEnded && m_reportedLeft < 0 && !isGone())
        reportLeft();
}

/// The guard adopts orphans: as long as one process of the tree runs, the guard has a child.
bool Watch::isGone() const
{
    if (!m_spared.empty())
        return m_programEnded && ownTree().empty();
    return !m_hasChildren && (m_adopts || ::kill(-m_program, 0) != 0);
}

void Watch::obey()
{
    char orders[64];
    const ssize_t n = ::read(m_belay.control, orders, sizeof orders);
    if (n == 0 || (n < 0 && errno != EAGAIN && errno != EINTR)) {
        endWithoutBelay();
        return;
    }
    for (ssize_t i = 0; i < n; ++i) {
        if (!m_order.empty() && orders[i] != '\n')
            m_order += orders[i];
        else if (!m_order.empty())
            spare(std::exchange(m_order, {}));
        else if (orders[i] == 'L')
            m_order = orders[i];
        else if (orders[i] == 'T' && !m_killing)
            signalTree(SIGTERM);
        else if (orders[i] == 'E')
            endWithin(termWait);
        else if (orders[i] == 'K')
            m_killing = true;
    }
}

void Watch::spare(const std::string &process)
{
    Process wanted;
    if (std::sscanf(process.c_str(), "L%d:%lld", &wanted.id, &wanted.start) != 2)
        return;
    for (const Process &known : descendants()) {
        if (known.id == wanted.id && known.start == wanted.start)
            m_spared.push_back(known);
    }
}

/// What runs below the guard, without what is left alone.
std::vector<Process> Watch::ownTree() const
{
    std::vector<Process> own = descendants(); // parents come before their children
    if (m_spared.empty())
        return own;
    std::vector<Process> spared;
    std::erase_if(own, [&](const Process &process) {
        const bool isKnown = std::any_of(m_spared.begin(), m_spared.end(), [&process](const Process &known) {
            return known.id == process.id && known.start == process.start;
        });
        const bool isBelow = std::any_of(spared.begin(), spared.end(),
                                         [&process](const Process &parent) { return parent.id == process.parent; });
        if (isKnown || isBelow)
            spared.push_back(process);
        return isKnown || isBelow;
    });
    std::erase_if(own, [](const Process &process) { return process.ended; });
    if (!spared.empty())
        m_spared = std::move(spared);
    return own;
}

void Watch::endWithoutBelay()
{
    for (int *fd : {&m_belay.control, &m_belay.process}) {
        if (*fd >= 0)
            ::close(std::exchange(*fd, -1)); // poll ignores negative descriptors
    }
    endWithin(termWait);
    m_giveUp = now() + termWait + giveUpWait;
}

void Watch::endWithin(long milliseconds)
{
    if (m_killing || m_killAt >= 0)
        return; // already ending; on a second SIGTERM some programs quit without cleaning up
    signalTree(SIGTERM);
    m_killAt = now() + milliseconds;
}

void Watch::signalTree(int signal) const
{
    const auto tree = ownTree();
    signalAll(tree, signal, m_spared);
    // Without adopted orphans or without /proc, the process group is all that can be reached.
    const bool reached =
        std::any_of(tree.begin(), tree.end(), [this](const Process &p) { return p.group == m_program; });
    if (!reached && (!m_adopts || !canSeeProcesses()))
        ::kill(-m_program, signal);
}

void Watch::killOnce()
{
    ++m_rounds;
    signalTree(SIGKILL);
    // A process that forks and exits faster than /proc can be read becomes our child: kill it as one.
    std::vector<pid_t> last;
    for (int i = 0; i < chases; ++i) {
        auto children = ownChildren();
        std::erase_if(children, [this](pid_t child) {
            return std::any_of(m_spared.begin(), m_spared.end(), [child](const Process &p) { return p.id == child; });
        });
        if (children == last)
            break; // no new ones: they are dying, or cannot be killed
        for (const pid_t child : children)
            ::kill(child, SIGKILL);
        last = std::move(children);
        reap();
    }
}

void Watch::reportLeft()
{
    const auto tree = ownTree();
    const auto running = std::count_if(tree.begin(), tree.end(), [](const Process &p) { return !p.ended; });
    const long left = std::max(1L, long(running)); // at least one was there just now, even if /proc does not show it
    if (left != m_reportedLeft)
        m_report.write("left", left);
    m_reportedLeft = left;
}

} // namespace guard
