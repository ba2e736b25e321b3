// SPDX-License-Identifier: Apache-2.0
#include "base/process/processfollower.h"

#include <algorithm>
#include <utility>

namespace base {

namespace {

/// Some programs say that a command runs only after they have started it.
qint64 saidLate()
{
    return 2 * ticksPerSecond();
}

/// The same of what has lost its parent already: nothing that the program keeps for itself does that.
qint64 orphanSaidLate()
{
    return ticksPerSecond();
}

/// What it takes until it is heard that a command runs which is started in the same moment.
qint64 saidJustAfter()
{
    return ticksPerSecond() / 20;
}

/// What a command starts as its last act may be born while its end is already told.
qint64 bornLate()
{
    return ticksPerSecond() / 5;
}

/// Between a fork and the execution of another program a process has the words of its parent.
qint64 stillForking()
{
    return ticksPerSecond() / 2;
}

/// It takes in what has lost its parent: no child of it was started by it.
bool takesInOrphans(const SeenProcess &process)
{
    const QByteArray program = process.arguments.value(0);
    return program.endsWith("belay-seal") || program.endsWith("belay-guard");
}

} // namespace

void ProcessFollower::begin(Command command, const QString &line, const QByteArray &folder, qint64 at)
{
    Told &told = m_commands.try_emplace(command, Told{{}, {}, at}).first->second;
    if (!line.isEmpty() && line != told.line) {
        told.line = line;
        m_reconsidered = std::min(m_reconsidered, told.begun - saidLate());
    }
    if (!folder.isEmpty())
        told.folder = folder;
}

void ProcessFollower::end(Command command, qint64 at)
{
    const auto told = m_commands.find(command);
    if (told != m_commands.end() && !told->second.ended)
        told->second.ended = at;
}

void ProcessFollower::endAll(qint64 at)
{
    for (auto &[command, told] : m_commands)
        told.ended = told.ended.value_or(at);
}

void ProcessFollower::forget(Command command)
{
    m_commands.erase(command);
    std::erase_if(m_groups, [command](const auto &group) { return group.second == command; });
    bool isOther = m_of.erase(command) > 0;
    for (auto &[number, process] : m_processes) {
        if (process.command == command)
            process.command.reset();
        std::erase(process.may, command);
        if (process.may.size() == 1) {
            process.command = std::exchange(process.may, {}).front();
            isOther = true;
        }
    }
    if (isOther)
        m_of = byCommand();
}

std::set<ProcessFollower::Command> ProcessFollower::update(std::vector<SeenProcess> look, qint64 at)
{
    const auto before = std::exchange(m_of, {});
    m_earlier = std::exchange(m_parents, {});
    std::map<qint64, Followed> known = std::exchange(m_processes, {});
    // Parents come before their children.
    std::sort(look.begin(), look.end(), [](const SeenProcess &a, const SeenProcess &b) {
        return std::pair(a.id.start, a.id.number) < std::pair(b.id.start, b.id.number);
    });
    std::vector<qint64> order;
    for (SeenProcess &seen : look) {
        const qint64 number = seen.id.number;
        order.push_back(number);
        const auto old = known.find(number);
        if (old == known.end() || old->second.seen.id != seen.id) {
            m_groups.erase(number); // no number is given again while something is in its group
            m_processes.insert_or_assign(number, Followed{std::move(seen), {}, {}, false, !m_hasLooked});
            continue;
        }
        Followed process = std::move(old->second);
        if (seen.arguments.isEmpty())
            seen.arguments = std::exchange(process.seen.arguments, {});
        if (seen.folder.isEmpty())
            seen.folder = std::exchange(process.seen.folder, {});
        process.seen = std::move(seen);
        m_processes.insert_or_assign(number, std::move(process));
    }
    std::set<qint64> groups;
    for (const auto &[number, process] : m_processes)
        groups.insert({process.seen.group, process.seen.session});
    std::erase_if(m_groups, [&groups](const auto &group) { return !groups.contains(group.first); });
    // The first round may decide of a child before what it belongs to by its group is known.
    for (int round = 0; round < 2; ++round) {
        for (const qint64 number : order) {
            Followed &process = m_processes.find(number)->second;
            if (!process.command)
                decide(process, at);
        }
    }
    m_hasLooked = true;
    m_reconsidered = never;
    m_of = byCommand();
    std::set<Command> changed;
    const auto note = [&changed](const auto &all, const auto &others) {
        for (const auto &[command, processes] : all) {
            const auto other = others.find(command);
            const auto isSame = [](const SeenProcess &a, const SeenProcess &b) {
                return a.id == b.id && a.arguments == b.arguments;
            };
            if (other == others.end() ||
                !std::equal(processes.begin(), processes.end(), other->second.begin(), other->second.end(), isSame))
                changed.insert(command);
        }
    };
    note(before, m_of);
    note(m_of, before);
    return changed;
}

void ProcessFollower::decide(Followed &process, qint64 at)
{
    process.isDecided = process.isDecided || process.isBefore;
    if (process.isBefore)
        return;
    const auto isOf = [&](Command command) {
        process.command = command;
        process.may.clear();
        process.isDecided = true;
        const Followed *parent = parentOf(process.seen);
        // Where it leads a group itself, or all in its group are the command's. The program's own group is not.
        for (const qint64 group : {process.seen.group, process.seen.session}) {
            if (!isProgramsGroup(group) && (group == process.seen.id.number || (parent && parent->command == command)))
                m_groups.try_emplace(group, command);
        }
    };
    if (const auto command = byOrigin(process.seen))
        return isOf(*command);
    for (const auto *claims : {&m_parents, &m_earlier}) {
        const auto claim = claims->find(process.seen.id.number);
        if (claim != claims->end() && !process.isDecided && process.seen.id.start <= claim->second.start)
            return isOf(claim->second.command);
    }
    if (process.isDecided && process.seen.id.start < m_reconsidered)
        return;
    const std::vector<Command> named = byWords(process.seen);
    if (named.size() == 1) {
        m_commands.find(named.front())->second.isRecognized = true;
        claimParent(process.seen, named.front());
        return isOf(named.front());
    }
    const Followed *parent = parentOf(process.seen);
    const bool isOrphan = !parent || takesInOrphans(parent->seen);
    if (process.isDecided && (!isOrphan || !process.may.empty()))
        return;
    const bool isForking =
        parent && parent->seen.arguments == process.seen.arguments && at - process.seen.id.start < stillForking();
    if (isForking)
        return;
    process.isDecided = true;
    if (!isOrphan && isWaitingShell(process.seen))
        return; // what is started in it is the command's, not the shell
    if (const auto command = named.empty() ? byPart(process.seen) : std::nullopt)
        return isOf(*command);
    std::vector<Command> may = named.empty() ? byTime(process.seen, isOrphan) : named;
    if (may.size() > 1 && !process.seen.folder.isEmpty()) {
        std::vector<Command> there;
        std::copy_if(may.begin(), may.end(), std::back_inserter(there),
                     [&](Command command) { return m_commands.find(command)->second.folder == process.seen.folder; });
        if (there.size() == 1)
            may = there;
    }
    if (may.size() == 1)
        isOf(may.front());
    else
        process.may = may;
}

/// By who leads it, or if nobody does that is seen, as the guard over the program is not, by whether the program is in
/// it.
bool ProcessFollower::isProgramsGroup(qint64 group) const
{
    const auto leader = m_processes.find(group);
    if (leader != m_processes.end())
        return !leader->second.command;
    return std::any_of(m_processes.begin(), m_processes.end(), [group](const auto &one) {
        const Followed &process = one.second;
        return process.isBefore && (process.seen.group == group || process.seen.session == group);
    });
}

/// What runs the words of a command was started by it, unless by the program itself. A look may miss the shell in
/// between, or see it before it has executed, and later as what it runs in its own place.
void ProcessFollower::claimParent(const SeenProcess &process, Command command)
{
    const Followed *parent = parentOf(process);
    if (!parent || (!parent->isDecided && !parent->isBefore))
        m_parents.insert_or_assign(process.parent, Claim{command, process.id.start});
}

const ProcessFollower::Followed *ProcessFollower::parentOf(const SeenProcess &process) const
{
    const auto parent = m_processes.find(process.parent);
    return parent == m_processes.end() ? nullptr : &parent->second;
}

std::optional<ProcessFollower::Command> ProcessFollower::byOrigin(const SeenProcess &process) const
{
    if (const Followed *parent = parentOf(process); parent && parent->command)
        return parent->command;
    for (const qint64 group : {process.group, process.session}) {
        if (const auto known = m_groups.find(group); known != m_groups.end())
            return known->second;
    }
    return {};
}

/// As far as it is heard of when a command begins and ends.
bool ProcessFollower::wasBornDuring(const Told &command, const SeenProcess &process)
{
    return process.id.start >= command.begun - saidLate() &&
           (!command.ended || process.id.start <= *command.ended + bornLate());
}

std::vector<ProcessFollower::Command> ProcessFollower::byWords(const SeenProcess &process) const
{
    std::vector<Command> out, unrecognized;
    for (const auto &[command, told] : m_commands) {
        if (!wasBornDuring(told, process) || !runsLine(process, told.line))
            continue;
        out.push_back(command);
        if (!told.isRecognized)
            unrecognized.push_back(command);
    }
    // The same line twice: each is one process.
    return out.size() > 1 && unrecognized.size() == 1 ? unrecognized : out;
}

/// A shell runs the last command of its line in its own place, and may not have been seen before.
std::optional<ProcessFollower::Command> ProcessFollower::byPart(const SeenProcess &process) const
{
    std::optional<Command> out;
    if (process.arguments.size() < 2) // one word alone is in many lines
        return out;
    const QString words = QString::fromLocal8Bit(process.arguments.join(' '));
    for (const auto &[command, told] : m_commands) {
        if (!wasBornDuring(told, process) || !told.line.contains(words))
            continue;
        if (out)
            return {}; // of one of two
        out = command;
    }
    return out;
}

std::vector<ProcessFollower::Command> ProcessFollower::byTime(const SeenProcess &process, bool isOrphan) const
{
    std::vector<Command> out, early;
    for (const auto &[command, told] : m_commands) {
        if (told.ended && process.id.start > *told.ended + bornLate())
            continue;
        // What the program itself started beside a command whose process is known is its own. It tells of a command
        // when it has just started it.
        if (process.id.start >= told.begun - (isOrphan ? 0 : saidJustAfter()) && (isOrphan || !told.isRecognized))
            out.push_back(command);
        else if (process.id.start >= told.begun - orphanSaidLate() && isOrphan)
            early.push_back(command);
    }
    return out.empty() ? early : out;
}

std::set<ProcessFollower::Command> ProcessFollower::clear()
{
    std::set<Command> out;
    for (const auto &[command, processes] : std::exchange(m_of, {}))
        out.insert(command);
    m_commands.clear(); // else one without an end would claim what the next program starts
    m_processes.clear();
    m_groups.clear();
    m_parents.clear();
    m_hasLooked = false;
    return out;
}

bool ProcessFollower::wantsDetails(const ProcessId &process) const
{
    const auto known = m_processes.find(process.number);
    return known == m_processes.end() || known->second.seen.id != process || !known->second.isDecided ||
           known->second.command || !known->second.may.empty();
}

WantsDetails ProcessFollower::detailsWanted() const
{
    std::map<qint64, qint64> boring;
    for (const auto &[number, process] : m_processes) {
        if (!wantsDetails(process.seen.id))
            boring.emplace(number, process.seen.id.start);
    }
    return [boring = std::move(boring)](const ProcessId &process) {
        const auto known = boring.find(process.number);
        return known == boring.end() || known->second != process.start;
    };
}

std::map<ProcessFollower::Command, std::vector<SeenProcess>> ProcessFollower::byCommand() const
{
    std::map<Command, std::vector<SeenProcess>> out;
    for (const auto &[number, process] : m_processes) {
        if (process.command)
            out[*process.command].push_back(process.seen);
    }
    for (auto &[command, processes] : out)
        std::stable_sort(processes.begin(), processes.end(),
                         [](const SeenProcess &a, const SeenProcess &b) { return a.id.start < b.id.start; });
    return out;
}

std::vector<SeenProcess> ProcessFollower::of(Command command) const
{
    const auto own = m_of.find(command);
    return own == m_of.end() ? std::vector<SeenProcess>() : own->second;
}

std::vector<ProcessFollower::Doubtful> ProcessFollower::doubtful() const
{
    std::vector<Doubtful> out;
    for (const auto &[number, process] : m_processes) {
        if (!process.may.empty())
            out.push_back({process.seen, process.may});
    }
    return out;
}

std::vector<SeenProcess> ProcessFollower::own() const
{
    std::vector<SeenProcess> out;
    for (const auto &[number, process] : m_processes) {
        if (!process.command && process.may.empty())
            out.push_back(process.seen);
    }
    return out;
}

bool ProcessFollower::isFollowing() const
{
    return std::any_of(m_processes.begin(), m_processes.end(),
                       [](const auto &process) { return process.second.command || !process.second.may.empty(); });
}

} // namespace base
