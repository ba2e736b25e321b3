// SPDX-License-Identifier: Apache-2.0
#include "base/process/processtree.h"

#include "base/shellwords.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <map>
#include <set>

#include <ctime>
#include <unistd.h>

namespace base {

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// 0: a zombie, or no such process.
qint64 parentOf(qint64 id)
{
    const QByteArray stat = contentOf(QStringLiteral("/proc/%1/stat").arg(id));
    // The fields after the program's name, which may contain anything: state, parent.
    const QByteArrayList fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
    return fields.size() < 2 || fields[0] == "Z" || fields[0] == "X" ? 0 : fields[1].toLongLong();
}

qint64 ageOf(qint64 id)
{
    const QByteArray stat = contentOf(QStringLiteral("/proc/%1/stat").arg(id));
    const QByteArrayList fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
    timespec now = {};
    if (fields.size() < 20 || ::clock_gettime(CLOCK_BOOTTIME, &now) != 0)
        return 0;
    const qint64 started = fields[19].toLongLong() * 1000 / ::sysconf(_SC_CLK_TCK);
    return qMax<qint64>(0, qint64(now.tv_sec) * 1000 + now.tv_nsec / 1'000'000 - started);
}

} // namespace

std::vector<RunningProcess> processesAround(qint64 program)
{
    std::multimap<qint64, qint64> children;
    const QStringList names = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &name : names) {
        bool isNumber = false;
        const qint64 id = name.toLongLong(&isNumber);
        if (const qint64 parent = isNumber ? parentOf(id) : 0; parent > 0)
            children.emplace(parent, id);
    }
    // The guard over the program adopts orphans, so its children count, too.
    const qint64 above = parentOf(program);
    const bool isGuarded = above > 1 && above != ::getpid();
    std::vector<RunningProcess> out;
    std::vector<qint64> open{isGuarded ? above : program};
    std::set<qint64> seen(open.begin(), open.end());
    while (!open.empty()) {
        const qint64 id = open.back();
        open.pop_back();
        if (!isGuarded || id != above) {
            QByteArray line = contentOf(QStringLiteral("/proc/%1/cmdline").arg(id));
            if (line.endsWith('\0'))
                line.chop(1);
            out.push_back({id, line.split('\0'), ageOf(id)});
        }
        const auto [first, last] = children.equal_range(id);
        for (auto child = first; child != last; ++child) {
            if (seen.insert(child->second).second)
                open.push_back(child->second);
        }
    }
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
