// SPDX-License-Identifier: Apache-2.0
#include "base/process/processlook.h"

#include "base/descriptor.h"
#include "base/shellwords.h"

#include <QFile>
#include <QStringList>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <string_view>
#include <utility>

#include <cstdio>
#include <ctime>
#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

namespace base {

namespace {

constexpr size_t mostArguments = 16 * 1024; ///< bytes that are read of them

/// Reads the beginning of a file of /proc; -1: it cannot be read, since its process has ended for instance.
ssize_t readSome(int proc, const char *name, char *to, size_t size)
{
    const Descriptor file(::openat(proc, name, O_RDONLY | O_CLOEXEC));
    if (!file.isOpen())
        return -1;
    size_t have = 0;
    while (have < size) {
        const ssize_t got = ::read(file.fd(), to + have, size - have);
        if (got <= 0)
            break;
        have += size_t(got);
    }
    return ssize_t(have);
}

/// Another one after each start of the machine.
QByteArray bootId()
{
    QFile file(QStringLiteral("/proc/sys/kernel/random/boot_id"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed() : QByteArray();
}

/// The field at \p index of \p fields, which are parted by blanks.
std::string_view fieldAt(std::string_view fields, int index)
{
    for (; index > 0; --index) {
        const size_t blank = fields.find(' ');
        if (blank == std::string_view::npos)
            return {};
        fields.remove_prefix(blank + 1);
    }
    return fields.substr(0, fields.find_first_of(" \n"));
}

qint64 numberAt(std::string_view fields, int index)
{
    const std::string_view field = fieldAt(fields, index);
    qint64 out = 0;
    std::from_chars(field.data(), field.data() + field.size(), out);
    return out;
}

std::optional<SeenProcess> readStat(int proc, const char *number)
{
    std::array<char, 64> name;
    std::snprintf(name.data(), name.size(), "%s/stat", number);
    std::array<char, 1024> text;
    const ssize_t size = readSome(proc, name.data(), text.data(), text.size());
    if (size <= 0)
        return {};
    const std::string_view whole(text.data(), size_t(size));
    // The program's name may contain anything.
    const size_t bracket = whole.rfind(')');
    if (bracket == std::string_view::npos || bracket + 2 >= whole.size())
        return {};
    const std::string_view fields = whole.substr(bracket + 2);
    // While other threads run, a process whose first thread has ended looks like a zombie.
    const char state = fields.front();
    if ((state == 'Z' || state == 'X') && numberAt(fields, 17) <= 1)
        return {};
    SeenProcess out;
    out.id = {numberAt(whole, 0), numberAt(fields, 19)};
    out.parent = numberAt(fields, 1);
    out.group = numberAt(fields, 2);
    out.session = numberAt(fields, 3);
    return out;
}

void readDetails(int proc, SeenProcess &process)
{
    std::array<char, 64> name;
    std::snprintf(name.data(), name.size(), "%lld/cmdline", static_cast<long long>(process.id.number));
    QByteArray line(qsizetype(mostArguments), Qt::Uninitialized);
    const ssize_t size = readSome(proc, name.data(), line.data(), size_t(line.size()));
    line.truncate(qMax<ssize_t>(0, size));
    if (line.endsWith('\0'))
        line.chop(1);
    process.arguments = line.isEmpty() ? QByteArrayList() : line.split('\0');
    std::snprintf(name.data(), name.size(), "%lld/cwd", static_cast<long long>(process.id.number));
    std::array<char, 4096> folder;
    const ssize_t length = ::readlinkat(proc, name.data(), folder.data(), folder.size());
    process.folder = length > 0 ? QByteArray(folder.data(), qsizetype(length)) : QByteArray();
}

/// All that runs, without details; null: the list cannot be read.
std::optional<std::vector<SeenProcess>> everyProcess(int proc)
{
    const int copy = ::openat(proc, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *folder = copy < 0 ? nullptr : ::fdopendir(copy);
    if (!folder) {
        if (copy >= 0)
            ::close(copy);
        return {};
    }
    std::vector<SeenProcess> out;
    bool hasItself = false;
    while (const dirent *entry = ::readdir(folder)) {
        if (entry->d_name[0] < '0' || entry->d_name[0] > '9')
            continue;
        if (std::optional<SeenProcess> process = readStat(proc, entry->d_name)) {
            hasItself = hasItself || process->id.number == ::getpid();
            out.push_back(std::move(*process));
        }
    }
    ::closedir(folder);
    return hasItself ? std::optional(std::move(out)) : std::nullopt;
}

Descriptor openProc()
{
    return Descriptor(::open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
}

std::optional<std::vector<SeenProcess>> look(qint64 top, bool isWithTop, const WantsDetails &wantsDetails)
{
    const Descriptor proc = openProc();
    if (!proc.isOpen())
        return {};
    const auto all = everyProcess(proc.fd());
    if (!all)
        return {};
    std::multimap<qint64, const SeenProcess *> children;
    std::vector<SeenProcess> out;
    bool isThere = false;
    for (const SeenProcess &process : *all) {
        children.emplace(process.parent, &process);
        if (process.id.number != top)
            continue;
        isThere = true;
        if (isWithTop)
            out.push_back(process);
    }
    if (!isThere)
        return {};
    std::vector<qint64> open{top};
    while (!open.empty()) {
        const auto [first, last] = children.equal_range(std::exchange(open.back(), 0));
        open.pop_back();
        for (auto child = first; child != last; ++child) {
            // A number that was given again while this read may lead in a circle.
            if (out.size() > all->size())
                return {};
            out.push_back(*child->second);
            open.push_back(child->second->id.number);
        }
    }
    for (SeenProcess &process : out) {
        if (wantsDetails(process.id))
            readDetails(proc.fd(), process);
    }
    return out;
}

QString nameOf(const QString &program)
{
    const QString name = program.section(u'/', -1);
    return name.startsWith(u'-') ? name.mid(1) : name; // as of a login shell
}

bool isShell(const QString &program)
{
    static constexpr std::array shells{"sh", "bash", "dash", "zsh", "fish", "ksh", "mksh", "ash"};
    const QString name = nameOf(program);
    return std::any_of(shells.begin(), shells.end(), [&name](const char *one) { return name == QLatin1String(one); });
}

QStringList wordsOf(const SeenProcess &process)
{
    QStringList out;
    for (const QByteArray &argument : process.arguments)
        out << QString::fromLocal8Bit(argument);
    return out;
}

/// The script that a shell was handed ("-c", "-lc"); -1: none.
qsizetype scriptAt(const QStringList &words)
{
    for (qsizetype i = 1; i + 1 < words.size(); ++i) {
        const QString &flag = words[i];
        if (!flag.startsWith(u'-') || flag.startsWith(QLatin1String("--")) || !flag.contains(u'c'))
            continue;
        // Further flags may stand between.
        qsizetype script = i + 1;
        while (script < words.size() && words[script].startsWith(u'-'))
            ++script;
        return script < words.size() ? script : -1;
    }
    return -1;
}

} // namespace

std::optional<SeenProcess> lookAt(qint64 number, const WantsDetails &wantsDetails)
{
    const Descriptor proc = openProc();
    auto out = proc.isOpen() ? readStat(proc.fd(), QByteArray::number(number).constData()) : std::nullopt;
    if (out && wantsDetails(out->id))
        readDetails(proc.fd(), *out);
    return out;
}

std::optional<ProcessId> guardOf(qint64 program)
{
    const auto own = lookAt(program, [](const ProcessId &) { return false; });
    // Without a guard Belay itself is the parent.
    return own && own->parent > 1 && own->parent != ::getpid() ? processOf(own->parent) : std::nullopt;
}

std::optional<std::vector<SeenProcess>> lookBelow(qint64 guard, const WantsDetails &wantsDetails)
{
    return look(guard, false, wantsDetails);
}

std::optional<std::vector<SeenProcess>> lookAround(qint64 program, const WantsDetails &wantsDetails)
{
    const auto guard = guardOf(program);
    return guard ? lookBelow(guard->number, wantsDetails) : look(program, true, wantsDetails);
}

qint64 ticksPerSecond()
{
    static const qint64 ticks = ::sysconf(_SC_CLK_TCK);
    return ticks > 0 ? ticks : 100;
}

qint64 processTicks()
{
    timespec now = {};
    if (::clock_gettime(CLOCK_BOOTTIME, &now) != 0)
        return 0;
    return qint64(now.tv_sec) * ticksPerSecond() + qint64(now.tv_nsec) * ticksPerSecond() / 1'000'000'000;
}

QByteArray noteOf(const std::vector<ProcessId> &processes)
{
    constexpr size_t most = 64;
    QByteArray out = bootId();
    for (size_t i = 0; i < std::min(most, processes.size()); ++i)
        out += ' ' + QByteArray::number(processes[i].number) + ':' + QByteArray::number(processes[i].start);
    return out;
}

std::vector<ProcessId> stillRunning(const QByteArray &note)
{
    QByteArrayList words = note.split(' ');
    const QByteArray boot = words.takeFirst();
    if (boot.isEmpty() || boot != bootId())
        return {};
    std::vector<ProcessId> out;
    for (const QByteArray &word : std::as_const(words)) {
        const ProcessId process{word.left(word.indexOf(':')).toLongLong(),
                                word.mid(word.indexOf(':') + 1).toLongLong()};
        if (process.number > 0 && isRunning(process))
            out.push_back(process);
    }
    return out;
}

bool runsLine(const SeenProcess &process, const QString &line)
{
    const QString wanted = line.trimmed();
    const QStringList words = wordsOf(process);
    if (wanted.isEmpty() || words.isEmpty())
        return false;
    const QStringList wantedWords = shellSplit(wanted);
    if (!wantedWords.isEmpty() && nameOf(words[0]) == nameOf(wantedWords[0]) && words.mid(1) == wantedWords.mid(1))
        return true;
    const qsizetype at = scriptAt(words);
    if (at < 0 || !isShell(words[0]))
        return false;
    const QString &script = words[at];
    // Agents put more around it: what sets up the shell, what tells where it ended. Quoted once more, where they
    // evaluate it.
    const auto holds = [&script](QString part) {
        if (part.size() < 4) // "ls" is in many words
            return script.trimmed() == part;
        return script.contains(part) || script.contains(part.replace(u'\'', QLatin1String("'\\''")));
    };
    // The agent names the shell in its command, too, but not always with the flags it is then started with.
    const qsizetype inner = isShell(wantedWords.value(0)) ? scriptAt(wantedWords) : -1;
    return holds(wanted) || (inner >= 0 && holds(wantedWords[inner].trimmed()));
}

bool isWaitingShell(const SeenProcess &process)
{
    const QStringList words = wordsOf(process);
    if (words.isEmpty() || !isShell(words[0]) || scriptAt(words) >= 0)
        return false;
    static constexpr std::array withValue{"--rcfile", "--init-file", "-o", "+o", "-O", "+O"};
    for (qsizetype i = 1; i < words.size(); ++i) {
        if (std::any_of(withValue.begin(), withValue.end(),
                        [&](const char *option) { return words[i] == QLatin1String(option); }))
            ++i;
        else if (!words[i].startsWith(u'-') && !words[i].startsWith(u'+'))
            return false; // a script's file
    }
    return true;
}

std::vector<SeenProcess> workingFirst(std::vector<SeenProcess> processes)
{
    size_t at = 0;
    for (size_t depth = 0; depth < processes.size(); ++depth) {
        const QStringList words = wordsOf(processes[at]);
        if (words.isEmpty() || !isShell(words[0]))
            break;
        const auto child = std::find_if(processes.rbegin(), processes.rend(), [&](const SeenProcess &other) {
            return other.parent == processes[at].id.number && !other.arguments.isEmpty();
        });
        if (child == processes.rend())
            break;
        at = size_t(processes.rend() - child) - 1;
    }
    if (at > 0)
        std::rotate(processes.begin(), processes.begin() + std::ptrdiff_t(at),
                    processes.begin() + std::ptrdiff_t(at) + 1);
    return processes;
}

QString shortName(const SeenProcess &process)
{
    QStringList words = wordsOf(process);
    if (words.isEmpty())
        return {};
    if (const qsizetype script = isShell(words[0]) ? scriptAt(words) : -1; script >= 0)
        return words[script].simplified();
    words[0] = nameOf(words[0]);
    return words.join(u' ').simplified();
}

} // namespace base
