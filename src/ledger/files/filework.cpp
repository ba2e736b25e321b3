// SPDX-License-Identifier: Apache-2.0
#include "ledger/files/filework.h"

#include "base/descriptor.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "ledger/disk/atomicwrite.h"
#include "ledger/disk/gitlock.h"
#include "ledger/disk/posixfile.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <linux/magic.h>
#include <map>
#include <memory>
#include <optional>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

namespace ledger {

using base::Descriptor;
using base::Error;
using base::Origin;
using base::Result;

namespace {

struct FileWorkTr
{
    Q_DECLARE_TR_FUNCTIONS(ledger::FileEffects)
};

/// Whether a step makes itself durable, or whoever called it does.
enum class Syncing { ByItself, Together };

Result<FoundBefore> lookAtOne(const FileChange &change, BlobStore *blobs, BlobStore::Durable durable)
{
    const QByteArray &path = change.effect.path;
    const Result<FileState> now = lookAtPath(path, blobs->limits().blob);
    if (!now)
        return now.error();
    FoundBefore found;
    found.before = now->mark;
    if ((found.before.type == FileType::Folder && change.type != FileType::Folder) ||
        found.before.type == FileType::Other)
        return Error{Origin::User,
                     EINVAL,
                     base::Words::tr("%1 is not a regular file.").arg(base::visibleText(QFile::decodeName(path))),
                     {}};
    if (change.expected && !found.before.sameContent(*change.expected))
        return systemError(changedMeanwhile, path);
    const auto keep = [blobs, durable](FileMark &mark, const QByteArray &content) -> Result<void> {
        const Result<QByteArray> kept = blobs->put(content, durable);
        mark.kept = kept.ok();
        return kept ? Result<void>() : Result<void>(kept.error());
    };
    if (change.type == FileType::Folder) {
        // A file in its place must be removed first, by a change of its own.
        if (found.before.isThere() && found.before.type != FileType::Folder)
            return systemError(ENOTDIR, path);
        found.after =
            change.content ? FileMark{FileType::Folder, {}, change.mode.value_or(found.before.mode)} : missingMark();
        found.content = change.content;
        return found;
    }
    if (found.before.isThere()) {
        Result<void> kept;
        if (now->content)
            kept = keep(found.before, *now->content);
        else
            kept = Error{
                Origin::Belay, EFBIG, base::Words::tr("The file is too large; what it held before is not kept."), {}};
        // A limit of Belay's makes the change irreversible, which the row says; a disk error stops it.
        if (!kept && kept.error().origin != Origin::Belay)
            return kept.error();
        if (!kept) {
            found.reversible = Reversible::No;
            found.whyNot = kept.error().message;
        }
    }
    found.after = missingMark();
    found.content = change.content;
    if (!change.contentFrom.isEmpty()) {
        const Result<QByteArray> kept = blobs->get(change.contentFrom);
        if (!kept)
            return kept.error();
        found.content = *kept;
    }
    if (found.content) {
        found.after = markOf(*found.content, change.mode.value_or(found.before.mode), change.type);
        const Result<void> kept = keep(found.after, *found.content);
        if (!kept && kept.error().origin != Origin::Belay)
            return kept.error();
    }
    return found;
}

/// Mode of folders that are created on the way. For an undo the former mode is not known, so it is the strictest.
mode_t modeOfFolders(const Effect &row)
{
    return row.isCompensation() ? 0700 : 0777;
}

/// What \p mark was reached by, if it was; else \p folders, which were made above \p path for it, go again.
Result<Acted> withFolders(const Result<FileMark> &mark, std::vector<quint32> folders, const QByteArray &path)
{
    if (mark)
        return Acted{*mark, std::move(folders)};
    removeEmptyFolders(splitPath(path).first, folders.size());
    return mark.error();
}

/// Makes or removes an empty folder in \p parent.
Result<FileMark> actInFolder(const Descriptor &parent, const QByteArray &name, const FileChange &change,
                             const Effect &row, Syncing synced)
{
    const int done = change.content
                         ? ::mkdirat(parent.fd(), name.constData(), mode_t(change.mode.value_or(modeOfFolders(row))))
                         : ::unlinkat(parent.fd(), name.constData(), AT_REMOVEDIR);
    // If the folder already is as wanted, it is a success. Anything else in its place is found below.
    if (done != 0 && errno != (change.content ? EEXIST : ENOENT))
        return systemError(errno, row.path);
    if (synced == Syncing::ByItself)
        ::fsync(parent.fd());
    const Result<FileState> now = lookAt(parent.fd(), name);
    if (!now)
        return now.error();
    return now->mark.sameContent(row.after) ? now->mark : Result<FileMark>(systemError(changedMeanwhile, row.path));
}

/// The folders that are made above it are in no row: they stay, unless it failed.
Result<Acted> actOnFolder(const FileChange &change, const Effect &row, Syncing synced, const FolderMaking &before = {})
{
    const auto [parentPath, name] = splitPath(row.path);
    FolderMaking making{modeOfFolders(row)};
    const Result<Descriptor> parent = openFolder(parentPath, change.content ? &making : nullptr);
    const Result<FileMark> mark = parent ? actInFolder(*parent, name, change, row, synced) : parent.error();
    if (mark)
        return Acted{*mark, {}};
    return withFolders(mark, before.made.empty() ? making.made : before.made, row.path);
}

Error gitIsAtWork(const Effect &row)
{
    return {Origin::User,
            EEXIST,
            FileWorkTr::tr("Git is changing %1 at the moment. Nothing was written.")
                .arg(base::visibleText(QFile::decodeName(row.path))),
            {}};
}

/// A file that is written in steps; the first that fails is the result.
class Writing
{
public:
    Writing(const FileChange &change, const Effect &row) : m_row(row), m_result(row.after)
    {
        const auto [path, name] = splitPath(row.path);
        FolderMaking making{modeOfFolders(row), change.folders};
        Result<Descriptor> folder = openFolder(path, &making);
        m_made = std::move(making.made);
        if (!folder) {
            m_result = folder.error();
            return;
        }
        m_folder = std::move(folder.value());
        FileWrite write;
        write.folder = m_folder.fd();
        write.name = name;
        write.content = *change.content;
        write.type = change.type;
        write.mode = change.mode;
        write.expected = row.before;
        write.temporary = row.temporary;
        write.lock = gitLockOf(row.path);
        m_hasLock = !write.lock.isEmpty();
        m_steps.emplace(std::move(write));
    }

    bool isOpen() const { return m_steps.has_value(); }
    bool begin() { return took(m_steps->begin()); }
    bool sync() { return took(m_steps->sync()); }
    bool finish()
    {
        m_result = m_steps->finish();
        m_steps.reset(); // what was taken out goes before the folder is synced
        if (m_result) {
            m_result.value().kept = m_row.after.kept;
            return true;
        }
        if (m_result.error().code == EEXIST && m_hasLock)
            m_result = gitIsAtWork(m_row);
        return false;
    }
    void syncFolder() const { ::fsync(m_folder.fd()); }
    void fail(const Error &error)
    {
        m_result = error;
        m_steps.reset(); // the temporary file goes before the folders that were made for it
    }

    const Result<FileMark> &result() const { return m_result; }
    const std::vector<quint32> &made() const { return m_made; } ///< see Effect::folders

private:
    bool took(const Result<void> &step)
    {
        if (!step)
            fail(step.error());
        return step.ok();
    }

    const Effect m_row;
    Descriptor m_folder;
    std::optional<AtomicWrite> m_steps;
    bool m_hasLock = false;
    std::vector<quint32> m_made;
    Result<FileMark> m_result;
};

/// Whether to sync the file system reaches the disk; through FUSE only to sync a file does.
bool isSyncedAsAWhole(const Descriptor &folder)
{
    struct statfs info;
    return ::fstatfs(folder.fd(), &info) == 0 && info.f_type != FUSE_SUPER_MAGIC;
}

/// The file systems that were written to, each synced once.
class FileSystems
{
public:
    void add(Descriptor folder)
    {
        struct stat info;
        if (folder.isOpen() && ::fstat(folder.fd(), &info) == 0)
            m_known.try_emplace(info.st_dev, std::move(folder));
    }
    Result<void> sync() const
    {
        for (const auto &[device, folder] : m_known) {
            if (::syncfs(folder.fd()) != 0)
                return systemError(errno, {});
        }
        return {};
    }

private:
    std::map<dev_t, Descriptor> m_known; ///< a folder of each
};

/// Into the trash, and the folders that nothing is left in behind it.
Result<Acted> takeAway(const FileChange &change, const Effect &row, const Trash *trash)
{
    const auto [folderPath, name] = splitPath(row.path);
    const Result<FileState> now = lookAtPath(row.path);
    if (!now)
        return now.error();
    if (!now->mark.sameContent(row.before))
        return systemError(changedMeanwhile, row.path);
    if (now->mark.isThere()) {
        const Result<Descriptor> folder = openFolder(folderPath);
        if (!folder)
            return folder.error();
        const GitLock lock(folder->fd(), gitLockOf(row.path), name);
        if (lock.isOthers())
            return gitIsAtWork(row);
        const Result<QByteArray> taken = trash->take(row.path);
        if (!taken)
            return taken.error();
        // Somebody may have put another in its place at the very last moment. If yet another is there now, both stay.
        const Result<FileState> gone = lookAt(AT_FDCWD, *taken);
        if (gone && !gone->mark.sameContent(row.before)) {
            (void)Trash::putBack(*taken, row.path);
            return systemError(changedMeanwhile, row.path);
        }
        ::fsync(folder->fd());
    }
    return Acted{missingMark(), removeEmptyFolders(folderPath, change.folders.size())};
}

Result<Acted> act(const FileChange &change, const Effect &row, const Trash *trash)
{
    if (change.type == FileType::Folder)
        return actOnFolder(change, row, Syncing::ByItself);
    if (!change.content)
        return takeAway(change, row, trash);
    if (change.leaveSame && row.before.sameContent(row.after) && row.before.mode == row.after.mode) {
        const Result<FileState> now = lookAtPath(row.path);
        return now && now->mark.sameContent(row.after) ? Result<Acted>(Acted{row.after})
                                                       : Result<Acted>(systemError(changedMeanwhile, row.path));
    }
    Writing writing(change, row);
    if (writing.isOpen() && writing.begin() && writing.sync() && writing.finish())
        writing.syncFolder();
    return withFolders(writing.result(), writing.made(), row.path);
}

/// In the order of the changes: folders are there before what is written into them.
std::vector<Result<Acted>> actTogether(const std::vector<PreparedChange> &changes)
{
    std::vector<Result<Acted>> out;
    std::vector<std::unique_ptr<Writing>> files;
    FileSystems systems;
    for (const auto &[change, row] : changes) {
        auto &file = files.emplace_back();
        FolderMaking making{modeOfFolders(row), change.folders};
        Result<Descriptor> folder = openFolder(splitPath(row.path).first, &making);
        const bool isAlone = folder && !isSyncedAsAWhole(folder.value());
        if (change.type == FileType::Folder) {
            out.push_back(actOnFolder(change, row, isAlone ? Syncing::ByItself : Syncing::Together, making));
        } else {
            out.emplace_back(Acted{row.after, making.made});
            file = std::make_unique<Writing>(change, row);
            if (file->isOpen() && file->begin() && isAlone)
                file->sync();
        }
        if (folder)
            systems.add(std::move(folder.value()));
    }
    const Result<void> durable = systems.sync();
    for (size_t i = 0; i < changes.size(); ++i) {
        if (!files[i])
            continue;
        if (!durable)
            files[i]->fail(durable.error());
        else if (files[i]->isOpen() && files[i]->result())
            files[i]->finish();
    }
    // Only now, and the last first: a folder that was made for one of them may hold what was begun for another, or a
    // folder that was made later.
    for (size_t i = changes.size(); i-- > 0;) {
        if (files[i])
            out[i] = withFolders(files[i]->result(), out[i]->folders, changes[i].second.path);
    }
    // As with a single file, a name that cannot be synced is no reason to say that nothing was written.
    (void)systems.sync();
    return out;
}

} // namespace

std::vector<Result<FoundBefore>> lookBefore(const std::vector<FileChange> &changes, BlobStore *blobs)
{
    const auto durable = changes.size() > 1 ? BlobStore::Durable::AfterSync : BlobStore::Durable::Now;
    std::vector<Result<FoundBefore>> out;
    out.reserve(changes.size());
    for (const FileChange &change : changes)
        out.push_back(lookAtOne(change, blobs, durable));
    if (durable == BlobStore::Durable::Now)
        return out;
    if (const Result<void> synced = blobs->sync(); !synced)
        std::fill(out.begin(), out.end(), Result<FoundBefore>(synced.error()));
    return out;
}

std::vector<Result<Acted>> act(const std::vector<PreparedChange> &changes, const Trash *trash)
{
    if (changes.size() != 1)
        return actTogether(changes);
    return {act(changes.front().first, changes.front().second, trash)};
}

} // namespace ledger
