// SPDX-License-Identifier: Apache-2.0
#include "base/process/processtree.h"

#include "base/shellwords.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <map>
#include <set>

#include <csignal>
#include <ctime>
#include <unistd.h>

namespace base {

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What the kernel says of a process.
struct Stat
{
    qint64 id = 0;
    qint64 parent = 0, group = 0;
    qint64 start = 0; ///< ticks since the machine's start
};

/// Null: it has ended, or there was none.
std::optional<Stat> statOf(qint64 id)
{
    const QByteArray stat = contentOf(QStringLiteral("/proc/%1/stat").arg(id));
    // The fields after the program's name, which may contain anything, begin with the state.
    const QByteArrayList fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
    if (fields.size() < 20)
        return {};
    // While other threads run, a process whose first thread has ended looks like a zombie.
    const bool ended = (fields[0] == "Z" || fields[0] == "X") && fields[17].toInt() <= 1;
    return ended ? std::nullopt
                 : std::optional(Stat{id, fields[1].toLongLong(), fields[2].toLongLong(), fields[19].toLongLong()});
}

/// Null: the list cannot be read, for instance for want of descriptors.
std::optional<std::vector<Stat>> everyProcess()
{
    std::vector<Stat> out;
    bool hasItself = false;
    const QStringList names = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &name : names) {
        bool isNumber = false;
        const qint64 id = name.toLongLong(&isNumber);
        if (const std::optional<Stat> stat = isNumber ? statOf(id) : std::nullopt) {
            hasItself = hasItself || id == ::getpid();
            out.push_back(*stat);
        }
    }
    return hasItself ? std::optional(std::move(out)) : std::nullopt;
}

std::optional<std::vector<Stat>> below(qint64 parent)
{
    const std::optional<std::vector<Stat>> all = everyProcess();
    if (!all)
        return {};
    std::multimap<qint64, const Stat *> children;
    for (const Stat &stat : *all)
        children.emplace(stat.parent, &stat);
    std::vector<Stat> out;
    std::set<qint64> seen{parent};
    std::vector<qint64> open{parent};
    while (!open.empty()) {
        const qint64 id = open.back();
        open.pop_back();
        const auto [first, last] = children.equal_range(id);
        for (auto child = first; child != last; ++child) {
            if (!seen.insert(child->second->id).second)
                continue;
            out.push_back(*child->second);
            open.push_back(child->second->id);
        }
    }
    return out;
}

QByteArrayList argumentsOf(qint64 number)
{
    QByteArray line = contentOf(QStringLiteral("/proc/%1/cmdline").arg(number));
    if (line.endsWith('\0'))
        line.chop(1);
    return line.split('\0');
}

std::vector<ProcessId> named(const std::vector<Stat> &all)
{
    std::vector<ProcessId> out;
    for (const Stat &stat : all)
        out.push_back({stat.id, stat.start});
    return out;
}

qint64 ageOf(qint64 start)
{
    timespec now = {};
    if (::clock_gettime(CLOCK_BOOTTIME, &now) != 0)
        return 0;
    const qint64 started = start * 1000 / ::sysconf(_SC_CLK_TCK);
    return qMax<qint64>(0, qint64(now.tv_sec) * 1000 + now.tv_nsec / 1'000'000 - started);
}

} // namespace

std::optional<ProcessId> processOf(qint64 number)
{
    const std::optional<Stat> stat = statOf(number);
    return stat ? std::optional(ProcessId{stat->id, stat->start}) : std::nullopt;
}

QByteArrayList argumentsOf(const ProcessId &process)
{
    const QByteArrayList arguments = argumentsOf(process.number);
    return isRunning(process) ? arguments : QByteArrayList();
}

bool isRunning(const ProcessId &process)
{
    return processOf(process.number) == process;
}

std::optional<std::vector<ProcessId>> processesBelow(qint64 parent)
{
    const auto found = below(parent);
    return found ? std::optional(named(*found)) : std::nullopt;
}

std::optional<std::vector<ProcessId>> killBelow(qint64 guard, int most)
{
    for (int round = 0;; ++round) {
        const std::optional<Stat> own = statOf(guard);
        if (!own || own->parent != ::getpid())
            return {};
        const auto found = below(guard);
        if (!found)
            return {};
        if (found->empty() || round == most)
            return named(*found);
        for (const Stat &process : *found) {
            // Whole groups, which no fork can escape; but not the guard's own.
            if (process.group > 1 && process.group != guard)
                ::kill(pid_t(-process.group), SIGKILL);
            ::kill(pid_t(process.id), SIGKILL);
        }
    }
}

std::vector<RunningProcess> processesAround(qint64 program)
{
    const std::optional<Stat> own = statOf(program);
    if (!own)
        return {};
    // The guard over the program adopts orphans, so its children count, too.
    const bool isGuarded = own->parent > 1 && own->parent != ::getpid();
    std::vector<Stat> all = below(isGuarded ? own->parent : program).value_or(std::vector<Stat>());
    if (!isGuarded)
        all.insert(all.begin(), *own);
    std::vector<RunningProcess> out;
    for (const Stat &stat : all)
        out.push_back({stat.id, argumentsOf(stat.id), ageOf(stat.start)});
    return out;
}

bool runsCommand(const RunningProcess &process, const QString &line)
{
    const QString wanted = line.trimmed();
    if (wanted.isEmpty())
        return false;
    QStringList arguments;
    for (const QByteArray &argument : process.arguments)
        arguments << QString::fromLocal8Bit(argument);
    const auto hands = [&arguments](const QString &script) {
        for (qsizetype i = 2; i < arguments.size(); ++i) {
            const QString &flag = arguments[i - 1]; // "-c", "-lc"
            if (flag.startsWith(u'-') && flag.endsWith(u'c') && arguments[i].trimmed() == script)
                return true;
        }
        return false;
    };
    const QStringList words = shellSplit(wanted);
    const auto name = [](const QStringList &all) { return all.value(0).section(u'/', -1); };
    const bool isWords = !words.isEmpty() && name(arguments) == name(words) && arguments.mid(1) == words.mid(1);
    if (hands(wanted) || isWords)
        return true;
    // The agent names the shell in its command, too, but not always with the flags it is then started with.
    const bool isShell = words.size() == 3 && words[1].startsWith(u'-') && words[1].endsWith(u'c');
    return isShell && hands(words[2].trimmed());
}

} // namespace base
