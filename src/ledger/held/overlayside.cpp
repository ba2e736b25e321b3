// SPDX-License-Identifier: Apache-2.0
#include "ledger/held/overlayside.h"

#include "base/descriptor.h"
#include "ledger/disk/atomicwrite.h"
#include "ledger/disk/filestate.h"
#include "ledger/disk/posixfile.h"

#include <QFile>

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ledger {

using base::Descriptor;
using base::Result;

Result<void> OverlaySide::open(int, CopyProgress &)
{
    const QByteArray name = QFile::encodeName(m_store + QStringLiteral("/upper"));
    if (::mkdir(name.constData(), 0700) != 0 && errno != EEXIST)
        return systemError(errno, name);
    if (struct stat info;
        ::lstat(name.constData(), &info) == 0 && S_ISDIR(info.st_mode) && (info.st_mode & 0700U) != 0700U)
        ::chmod(name.constData(), (info.st_mode & 0777U) | 0700U); // the program may have taken Belay's access away
    m_side = Descriptor(::open(name.constData(), folderFlags));
    return m_side.isOpen() ? Result<void>() : Result<void>(systemError(errno, name));
}

Result<Marks> OverlaySide::changed(int real, HashMemory &memory) const
{
    return walkUpper(m_side.fd(), real, memory);
}

bool OverlaySide::isSeenAs(int merged) const
{
    const QByteArray name = temporaryName();
    if (::mkdirat(merged, name.constData(), 0700) != 0)
        return false;
    struct stat info;
    const bool isOwn = ::fstatat(m_side.fd(), name.constData(), &info, AT_SYMLINK_NOFOLLOW) == 0;
    ::unlinkat(merged, name.constData(), AT_REMOVEDIR);
    return isOwn;
}

/// A folder that existed only in the upper side, and is in use, does not show what the real one has since.
Result<QByteArrayList> OverlaySide::unseen(int merged, int real, const Marks &wanted, const HeldState &state,
                                           const HeldMemory &) const
{
    QByteArrayList out;
    const std::set<QByteArray> named = namedIn(state);
    QByteArrayList folders{QByteArray()};
    for (const auto &[path, mark] : wanted) {
        if (mark.type == FileType::Folder)
            folders << path;
    }
    for (const QByteArray &folder : std::as_const(folders)) {
        const Result<Descriptor> parent = openParent(real, folder + "/x");
        const Result<Descriptor> seen = openParent(merged, folder + "/x");
        if (folder.isEmpty() ? false : !parent || !seen)
            continue;
        const int realSide = folder.isEmpty() ? real : parent->fd();
        const int seenSide = folder.isEmpty() ? merged : seen->fd();
        const Result<QByteArrayList> names = namesIn(realSide);
        if (!names)
            return names.error();
        for (const QByteArray &name : *names) {
            const QByteArray path = folder.isEmpty() ? name : folder + '/' + name;
            struct stat info;
            if (::fstatat(seenSide, name.constData(), &info, AT_SYMLINK_NOFOLLOW) == 0 || named.contains(path))
                continue;
            out << path;
            const Descriptor below(::openat(realSide, name.constData(), folderFlags));
            if (!below.isOpen())
                continue;
            const Result<Identities> inner = identitiesIn(below.fd());
            if (!inner)
                return inner.error();
            for (const auto &[rest, identity] : *inner)
                out << path + '/' + rest;
        }
    }
    return out;
}

std::set<QByteArray> OverlaySide::compact(const Marks &wanted, const std::set<QByteArray> &needed)
{
    // Removing an entry below an opaque folder would hide the real file, so everything in one stays.
    std::set<QByteArray> opaque, stayed;
    for (const QByteArray &path : needed) {
        const Result<Descriptor> folder = openParent(m_side.fd(), path + "/x");
        if (folder && isOpaque(folder->fd()))
            opaque.insert(path);
    }
    // Deepest first, so that folders are empty when they are removed. Whiteouts have no content.
    for (auto at = wanted.rbegin(); at != wanted.rend(); ++at) {
        if (needed.contains(at->first) || hasAncestorIn(opaque, at->first)) {
            stayed.insert(at->first);
            continue;
        }
        const Result<Descriptor> parent = openParent(m_side.fd(), at->first);
        const QByteArray name = splitPath('/' + at->first).second;
        int done = parent ? ::unlinkat(parent->fd(), name.constData(), 0) : 0;
        if (done != 0 && errno == EISDIR)
            done = ::unlinkat(parent->fd(), name.constData(), AT_REMOVEDIR);
        if (done != 0 && errno != ENOENT)
            stayed.insert(at->first); // and it goes on being known as settled
    }
    return stayed;
}

} // namespace ledger
