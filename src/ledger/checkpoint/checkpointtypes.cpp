// SPDX-License-Identifier: Apache-2.0
#include "ledger/checkpoint/checkpointtypes.h"

#include "base/descriptor.h"
#include "base/nanoseconds.h"
#include "ledger/disk/posixfile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <optional>
#include <set>

#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ledger {

namespace {

/// Only regular files can be too large; a link is stored as its text.
std::optional<LeftOutReason> whyLeftOut(const QByteArray &full, const struct stat &info, const CheckpointLimits &limits,
                                        qint64 total)
{
    if (S_ISLNK(info.st_mode))
        return std::nullopt;
    if (!S_ISREG(info.st_mode))
        return LeftOutReason::NotRegular;
    if (info.st_size > limits.file)
        return LeftOutReason::TooLarge;
    if (total + info.st_size > limits.total)
        return LeftOutReason::TotalReached;
    if (::access(full.constData(), R_OK) != 0)
        return LeftOutReason::Unreadable;
    return std::nullopt;
}

} // namespace

Candidates sortOut(const QByteArrayList &paths, const QByteArray &top, const CheckpointLimits &limits)
{
    Candidates out;
    qint64 total = 0;
    std::map<QByteArray, bool> links; // folders, and whether one is reached through a link
    const auto isBehindLink = [&top, &links](const QByteArray &path) {
        for (qsizetype slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
            const auto [known, isNew] = links.try_emplace(path.left(slash), false);
            struct stat info;
            if (isNew && ::lstat(QByteArray(top + '/' + known->first).constData(), &info) == 0)
                known->second = S_ISLNK(info.st_mode);
            if (known->second)
                return true;
        }
        return false;
    };
    const std::set<QByteArray> once(paths.begin(), paths.end()); // unmerged files are listed three times
    for (const QByteArray &path : once) {
        if (path.isEmpty())
            continue;
        const QByteArray full = top + '/' + path;
        if (isBehindLink(path)) {
            out.remove << path; // the path now leads through a link, and git would refuse the whole list
            continue;
        }
        struct stat info;
        if (::lstat(full.constData(), &info) != 0) {
            out.add << path;
            continue;
        }
        LeftOut left{path, LeftOutReason::TooLarge, info.st_size, base::nanoseconds(info.st_mtim)};
        if (S_ISDIR(info.st_mode)) {
            if (::access(QByteArray(full + "/.git").constData(), F_OK) != 0) {
                out.add << path; // a folder where a file was
                continue;
            }
            left.reason = LeftOutReason::Repository;
            if (left.path.endsWith('/')) // of those that git knows nothing of
                left.path.chop(1);
            out.leftOut.push_back(left);
            continue; // a submodule keeps its entry
        }
        if (const auto why = whyLeftOut(full, info, limits, total)) {
            left.reason = *why;
            out.remove << path;
            out.leftOut.push_back(left);
        } else {
            total += info.st_size;
            out.add << path;
        }
    }
    return out;
}

namespace {

/// Some file systems keep whole seconds only.
bool isSince(const timespec &time, qint64 begunNs)
{
    return base::nanoseconds(time) >= begunNs ||
           (time.tv_nsec == 0 && time.tv_sec == begunNs / base::nanosecondsInSecond);
}

/// Adds the folders around \p path to \p folders; the top is "".
void addFoldersOf(const QByteArray &path, std::set<QByteArray> &folders)
{
    for (qsizetype slash = path.lastIndexOf('/');; slash = path.lastIndexOf('/', slash - 1)) {
        if (!folders.insert(slash < 0 ? QByteArray() : path.left(slash)).second || slash <= 0)
            break;
    }
}

} // namespace

qint64 fileClockNs()
{
    // A file dated by the kernel: newer kernels date some files more exactly than any clock, and a later file is never
    // dated earlier.
    struct stat info;
    const base::Descriptor made(::memfd_create("now", MFD_CLOEXEC));
    if (made.fd() >= 0 && ::fstat(made.fd(), &info) == 0)
        return base::nanoseconds(info.st_ctim);
    timespec now{};
    ::clock_gettime(CLOCK_REALTIME_COARSE, &now);
    return base::nanoseconds(now);
}

QByteArray markOfIgnores(const QStringList &files)
{
    constexpr qint64 mostOfList = 1024 * 1024;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString &name : files) {
        const auto list = openRegular(QFile::encodeName(name), mostOfList);
        QFile file;
        const QByteArray text =
            list && file.open(list->fd(), QIODevice::ReadOnly) ? file.read(mostOfList) : QByteArray();
        hash.addData(QByteArray(QByteArray::number(text.size()) + ':' + text));
    }
    return hash.result();
}

void addWorkTrees(const QByteArray &noted, Snapshot &snapshot)
{
    constexpr qsizetype mostTrees = 200;
    constexpr qint64 longestPath = 4096;
    const QDir notes(QFile::decodeName(noted));
    const QStringList names =
        noted.isEmpty() ? QStringList() : notes.entryList(QDir::Dirs | QDir::NoDotAndDotDot).mid(0, mostTrees);
    for (const QString &name : names) {
        const auto note = openRegular(QFile::encodeName(notes.filePath(name + QStringLiteral("/gitdir"))), longestPath);
        QFile file;
        if (!note || !file.open(note->fd(), QIODevice::ReadOnly))
            continue;
        const QByteArray link = file.read(longestPath).trimmed(); // the file .git in it
        const QString tree = QFileInfo(QDir(notes.filePath(name)), QFile::decodeName(link)).absolutePath();
        const QByteArray path = QFile::encodeName(QDir::cleanPath(tree));
        struct stat info;
        if (!path.startsWith(QByteArray(snapshot.top + '/')) ||
            ::lstat(QByteArray(path + "/.git").constData(), &info) != 0 || !S_ISREG(info.st_mode))
            continue;
        const QByteArray inside = path.sliced(snapshot.top.size() + 1);
        if (!snapshot.repositories.contains(inside))
            snapshot.repositories << inside;
    }
}

void lookAtEntries(const QByteArray &entries, const QByteArray &top, qint64 begunNs, Snapshot &snapshot,
                   RecentDates &dates)
{
    constexpr qint64 moment = 2'000'000'000;
    RecentDates recent;
    const auto isYoungAt = [&](const QByteArray &path, const timespec &time) {
        const qint64 at = base::nanoseconds(time);
        if (at > begunNs - moment)
            recent[path] = at;
        const auto known = dates.find(path);
        return isSince(time, begunNs) && (known == dates.end() || known->second != at);
    };
    snapshot.top = top;
    snapshot.begunNs = begunNs;
    std::set<QByteArray> folders, accountedFor;
    for (const LeftOut &left : snapshot.leftOut) {
        if (left.reason == LeftOutReason::Repository)
            snapshot.repositories << left.path;
    }
    for (const QByteArray &entry : entries.split('\0')) {
        const qsizetype tab = entry.indexOf('\t');
        const QByteArrayList words = entry.left(tab).split(' ');
        if (tab < 0 || words.size() < 2)
            continue;
        const QByteArray path = entry.sliced(tab + 1);
        if (words[0] == "160000") {
            if (!snapshot.repositories.contains(path))
                snapshot.repositories << path;
            continue;
        }
        addFoldersOf(path, folders);
        struct stat info;
        if (::lstat(QByteArray(top + '/' + path).constData(), &info) != 0)
            continue;
        const bool isYoung = isYoungAt(path, info.st_ctim);
        if (isYoung) {
            accountedFor.insert(path.left(qMax(qsizetype(0), path.lastIndexOf('/'))));
            if (++snapshot.youngCount <= Snapshot::mostYoung)
                snapshot.young << path;
        }
        if (words[0] == "120000" || !S_ISREG(info.st_mode))
            continue;
        const quint32 mode = info.st_mode & 0777;
        if (mode != 0644 && mode != 0755)
            snapshot.modes[path] = {mode, words[1]};
    }
    for (const QByteArray &folder : folders) {
        struct stat info;
        if (::lstat(QByteArray(top + '/' + folder).constData(), &info) != 0 || !S_ISDIR(info.st_mode))
            continue;
        if (isYoungAt(folder + '/', info.st_mtim) && accountedFor.count(folder) == 0 &&
            ++snapshot.youngFolderCount <= Snapshot::mostYoung)
            snapshot.youngFolders << folder;
    }
    dates = std::move(recent);
}

void compareModes(const Snapshot &from, const Snapshot &to, const QByteArray &top, std::vector<Change> &changes)
{
    constexpr quint32 regular = 0100000;
    const auto modeIn = [](const Snapshot &snapshot, const QByteArray &path, quint32 gits) {
        const auto odd = snapshot.modes.find(path);
        return odd == snapshot.modes.end() || (gits & 0170000) != regular ? gits : regular | odd->second.mode;
    };
    std::set<QByteArray> changed;
    for (Change &change : changes) {
        const QByteArray path = change.path.sliced(top.size() + 1);
        changed.insert(path);
        change.oldMode = modeIn(from, path, change.oldMode);
        change.newMode = modeIn(to, path, change.newMode);
    }
    // Files without a change have the same content and executable bit in both snapshots.
    std::set<QByteArray> odd;
    for (const Snapshot *snapshot : {&from, &to}) {
        for (const auto &[path, mode] : snapshot->modes)
            odd.insert(path);
    }
    for (const QByteArray &path : odd) {
        const auto before = from.modes.find(path), after = to.modes.find(path);
        const OddMode &known = before == from.modes.end() ? after->second : before->second;
        const quint32 gits = regular | ((known.mode & 0100) ? 0755 : 0644);
        const quint32 old = modeIn(from, path, gits), now = modeIn(to, path, gits);
        if (changed.count(path) == 0 && old != now)
            changes.push_back({top + '/' + path, Change::ModeChanged, old, now, known.blob, known.blob});
    }
}

std::vector<Change> parseChanges(const QByteArray &raw, const QByteArray &top)
{
    std::vector<Change> out;
    const QByteArrayList parts = raw.split('\0');
    for (qsizetype i = 0; i + 1 < parts.size(); i += 2) {
        const QByteArrayList words = parts[i].split(' ');
        if (words.size() < 5 || !words[0].startsWith(':'))
            break;
        Change change;
        change.path = top + '/' + parts[i + 1];
        change.oldMode = words[0].sliced(1).toUInt(nullptr, 8);
        change.newMode = words[1].toUInt(nullptr, 8);
        if (change.oldMode != 0)
            change.oldBlob = words[2];
        if (change.newMode != 0)
            change.newBlob = words[3];
        switch (words[4].isEmpty() ? 'M' : words[4][0]) {
        case 'A':
            change.kind = Change::Added;
            break;
        case 'D':
            change.kind = Change::Deleted;
            break;
        case 'T':
            change.kind = Change::TypeChanged;
            break;
        default:
            change.kind = change.oldBlob == change.newBlob ? Change::ModeChanged : Change::Modified;
            break;
        }
        out.push_back(std::move(change));
    }
    return out;
}

std::vector<Change> parseEntries(const QByteArray &entries, const Snapshot &snapshot)
{
    std::vector<Change> out;
    for (const QByteArray &entry : entries.split('\0')) {
        const qsizetype tab = entry.indexOf('\t');
        const QByteArrayList words = entry.left(tab).split(' ');
        if (tab < 0 || words.size() != 3 || words[1] != "blob")
            continue;
        const QByteArray path = entry.sliced(tab + 1);
        const auto odd = snapshot.modes.find(path);
        const quint32 gits = words[0].toUInt(nullptr, 8);
        const quint32 mode = odd == snapshot.modes.end() ? gits : (gits & 0170000) | odd->second.mode;
        out.push_back({snapshot.top + '/' + path, Change::Modified, mode, mode, words[2], words[2]});
    }
    return out;
}

std::map<QByteArray, QByteArray> parseBatch(const QByteArray &output)
{
    std::map<QByteArray, QByteArray> out;
    qsizetype at = 0;
    while (at < output.size()) {
        const qsizetype end = output.indexOf('\n', at);
        if (end < 0)
            break;
        const QByteArrayList words = output.sliced(at, end - at).split(' ');
        at = end + 1;
        if (words.size() != 3 || words[1] == "ambiguous")
            continue; // "name missing"
        const qsizetype size = words[2].toLongLong();
        if (size < 0 || at + size > output.size())
            break;
        out[words[0]] = output.sliced(at, size);
        at += size + 1;
    }
    return out;
}

} // namespace ledger
