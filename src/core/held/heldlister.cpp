// SPDX-License-Identifier: Apache-2.0
#include "core/held/heldlister.h"

#include "base/gitenvironment.h"
#include "base/linematching.h"
#include "base/process/programoutput.h"
#include "core/held/repositoryfinder.h"
#include "ledger/disk/filestate.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>

namespace core {

using base::Result;
using ledger::FileType;
using ledger::HeldFolder;

namespace {

using Files = std::vector<HeldFile>;

constexpr qint64 countedUpTo = 1024 * 1024; ///< bytes of a text whose lines are counted
constexpr size_t mostCounted = 2000;        ///< files in one look
constexpr int gitLimit = 10'000;            ///< ms

bool isIndex(const HeldFile &file)
{
    return file.part == HeldPart::Repository && file.change.path == ".git/index";
}

/// To look at the state of a repository writes its index, and nothing has come about.
void dropLoneIndex(std::vector<HeldFile> &files)
{
    const bool isLone = std::none_of(files.begin(), files.end(), [](const HeldFile &file) {
        return file.part == HeldPart::Repository && !isIndex(file);
    });
    if (isLone)
        std::erase_if(files, isIndex);
}

bool isInNested(const QString &folder, const QByteArray &path)
{
    for (qsizetype slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
        if (QFileInfo::exists(folder + u'/' + QFile::decodeName(path.first(slash)) + QStringLiteral("/.git")))
            return true;
    }
    return false;
}

/// What the agent keeps there for itself is written back, and not listed.
Files outside(const std::vector<HeldPlace> &places, HeldFolder &held, Files files, const HeldHome &home)
{
    std::erase_if(files, [&](const HeldFile &file) {
        if (home.isOwn && file.change.wanted.type == FileType::Regular && home.isOwn(file.change.path))
            return held.writeThrough(file.change.path, file.change.wanted).ok();
        // Folders that only lead to another folder of the session are none of its doings.
        const QString path = QFile::decodeName(file.path());
        return std::any_of(places.begin(), places.end(),
                           [&path](const HeldPlace &other) { return !other.isHome && isInside(other.folder, path); });
    });
    return files;
}

/// Asks git, by its own rules. Where there is no repository, or no git, nothing is ignored.
void markIgnored(const QString &folder, Files &files)
{
    QByteArray names;
    for (const HeldFile &file : files) {
        // Git gives up at what lies in a repository of its own, which has rules of its own.
        if (file.part == HeldPart::File && !isInNested(folder, file.change.path))
            names += file.change.path + '\0';
    }
    if (names.isEmpty())
        return;
    const auto answer =
        base::outputOf({.program = QStringLiteral("git"),
                        .arguments = base::gitOptions() << QStringLiteral("check-ignore") << QStringLiteral("--stdin")
                                                        << QStringLiteral("-z"),
                        .environment = base::gitEnvironment(),
                        .folder = folder,
                        .input = names},
                       QDeadlineTimer(gitLimit));
    if (!answer)
        return;
    const QByteArrayList ignored = answer->split('\0');
    const std::set<QByteArray> known(ignored.begin(), ignored.end());
    for (HeldFile &file : files) {
        if (file.part == HeldPart::File && known.contains(file.change.path))
            file.part = HeldPart::Ignored;
    }
}

bool isText(const ledger::FileMark &mark)
{
    return mark.type == FileType::Missing || (mark.type == FileType::Regular && mark.size <= countedUpTo);
}

} // namespace

bool isInside(const QString &path, const QString &folder)
{
    return path == folder || path.startsWith(QString(folder + u'/'));
}

Result<HeldList> HeldLister::list(const std::vector<HeldPlace> &places, const HeldHome &home,
                                  const std::shared_ptr<const base::SealedView> &view, bool ranOut)
{
    HeldList out;
    for (const HeldPlace &place : places) {
        const Result<ledger::HeldState> state = place.held->look();
        if (!state)
            return state.error();
        Files own;
        std::optional<RepositoryFinder> repositories;
        if (!place.isHome)
            repositories.emplace(place.folder, *place.held, state->waiting);
        for (const ledger::HeldChange &change : state->waiting) {
            const auto part = repositories ? repositories->partOf(change) : HeldPart::Outside;
            if (!part)
                continue;
            HeldFile file{place.folder, change, *part};
            // Nobody remembers what the home was like: what is there is taken for what was there.
            file.change.conflict = file.change.conflict && !place.isHome;
            own.push_back(std::move(file));
        }
        if (place.isHome) {
            own = outside(places, *place.held, std::move(own), home);
        } else {
            markIgnored(place.folder, own);
            dropLoneIndex(own);
        }
        // By what is listed: what is left out of a turn is none of its changes.
        out.isTurnRestorable = out.isTurnRestorable || state->isLessThanBefore ||
                               std::any_of(own.begin(), own.end(), [](const HeldFile &file) {
                                   return file.change.inTurn && file.part != HeldPart::Ignored;
                               });
        size_t counted = 0;
        for (HeldFile &file : own) {
            file.mayBeCut = ranOut && file.change.wanted.type == FileType::Regular && file.change.wanted.size == 0;
            const bool isCounted = file.part != HeldPart::Repository && file.part != HeldPart::Ignored;
            if (!isCounted || !isText(file.change.now) || !isText(file.change.wanted))
                continue;
            file.isUncounted = ++counted > mostCounted;
            if (!file.isUncounted)
                count(*place.held, file);
        }
        if (!place.isHome) {
            std::vector<HeldBranch> branches = m_commits.in(place.folder, *place.held, own, view);
            std::move(branches.begin(), branches.end(), std::back_inserter(out.branches));
        }
        for (size_t i = 0; i < own.size(); ++i) {
            const HeldFile &file = own[i];
            if (file.part != HeldPart::File && file.part != HeldPart::Hook)
                continue;
            const QString path = QFile::decodeName(file.path());
            out.paths.insert(path);
            out.byPath.insert(path, out.files.size() + i);
            if (!file.change.wanted.isThere())
                out.gone << path;
            else if (!file.change.now.isThere())
                out.added << path;
        }
        std::move(own.begin(), own.end(), std::back_inserter(out.files));
    }
    out.acceptable = acceptableOf(out.files);
    return out;
}

void HeldLister::count(HeldFolder &folder, HeldFile &file)
{
    const std::pair key{file.change.now.hash, file.change.wanted.hash};
    auto known = m_counts.find(key);
    if (known == m_counts.end()) {
        const auto now = ledger::lookAtPath(file.path(), countedUpTo);
        const Result<QByteArray> wanted = folder.text(file.change.path, file.change.wanted, countedUpTo);
        if (!now || !wanted || (now->mark.isThere() && !now->content))
            return;
        const base::LineCounts lines = base::countChangedLines(now->content.value_or(QByteArray()), *wanted);
        known = m_counts.emplace(key, std::pair(lines.added, lines.removed)).first;
    }
    std::tie(file.added, file.removed) = known->second;
}

std::vector<HeldFile> acceptableOf(const std::vector<HeldFile> &all)
{
    const bool isRepositoryFree = std::none_of(all.begin(), all.end(), [](const HeldFile &file) {
        return file.part == HeldPart::Repository && file.change.conflict && !isIndex(file);
    });
    std::map<QString, std::vector<const HeldFile *>> byFolder;
    for (const HeldFile &file : all)
        byFolder[file.folder].push_back(&file);
    std::vector<HeldFile> out;
    for (const auto &[folder, files] : byFolder) {
        std::set<QByteArray> barred, whole; // not acceptable; and what takes along all that lies in it
        for (const HeldFile *file : files) {
            const bool isPlain = file->part == HeldPart::File && !file->change.conflict && !file->mayBeCut;
            // The index of who looked at the state meanwhile goes on waiting; by itself it is nothing.
            const bool isOfRepository = file->part == HeldPart::Repository && !file->change.conflict;
            if (!isPlain && !(isOfRepository && isRepositoryFree))
                barred.insert(file->change.path);
            if (file->change.now.type == FileType::Folder && file->change.wanted.type != FileType::Folder)
                whole.insert(file->change.path);
        }
        // What would go along with it has to be acceptable, too: the folders it lies in, and what lies in a folder that
        // goes. By path, so that two ways through it are enough for each step up or down.
        for (size_t before = barred.size() + 1; before != barred.size();) {
            before = barred.size();
            for (const HeldFile *file : files) {
                const QByteArray &path = file->change.path;
                if (ledger::hasAncestorIn(barred, path))
                    barred.insert(path);
                if (!barred.contains(path))
                    continue;
                for (qsizetype slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
                    if (whole.contains(path.first(slash)))
                        barred.insert(path.first(slash));
                }
            }
        }
        for (const HeldFile *file : files) {
            if (!barred.contains(file->change.path))
                out.push_back(*file);
        }
    }
    return out;
}

} // namespace core
