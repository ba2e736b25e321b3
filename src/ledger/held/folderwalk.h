// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/descriptor.h"
#include "base/result.h"
#include "ledger/held/heldstate.h"

#include <QByteArray>

#include <fcntl.h>
#include <map>

namespace ledger {

// All functions here block and may be called on any thread. Folders are open descriptors, which stay the caller's; no
// symbolic link is followed below them, and only regular files are opened. Folders deeper than mostDepth are not read:
// the one at that depth is reported as Unknown.

constexpr int mostDepth = 200;
/// Flags for opening a folder.
constexpr int folderFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;

/// Caches hashes of unchanged files by inode and times, so that repeated listings need not read everything again.
class HashMemory
{
public:
    struct Key
    {
        quint64 device = 0, inode = 0;
        qint64 size = 0, changedNs = 0, statusNs = 0;
        auto operator<=>(const Key &) const = default;
    };
    /// Empty: not cached.
    QByteArray hash(const Key &key) const;
    /// \p nowNs: when the content was read. A file changed just before that is not cached, since another write might
    /// not change its time.
    void remember(const Key &key, const QByteArray &hash, qint64 nowNs);

private:
    std::map<Key, QByteArray> m_hashes;
};

/// What the upper folder of an overlay changes: each path in it with its mark, and as Missing each path of the real
/// folder that it hides. An error if a folder cannot be read.
base::Result<Marks> walkUpper(int upper, int real, HashMemory &memory);

/// The same of a copy that was \p asCopied when it was the same as \p real.
base::Result<Marks> walkCopy(int copy, int real, const Identities &asCopied, HashMemory &memory);

/// The identity of everything in \p real.
base::Result<Identities> identitiesIn(int real);

/// The real side of each path of \p wanted.
base::Result<RealFiles> realFiles(int real, const Marks &wanted, HashMemory &memory);

/// What is at \p path; Missing if a folder on the way is missing or is not a folder.
base::Result<RealFile> realFile(int real, const QByteArray &path, HashMemory &memory);

/// The folder that contains the last part of \p path; ENOENT, ENOTDIR, or ELOOP at a link.
base::Result<base::Descriptor> openParent(int folder, const QByteArray &path);

/// Whether a folder of the upper side hides the whole content of the real one.
bool isOpaque(int folder);

/// Names in \p folder, sorted.
base::Result<QByteArrayList> namesIn(int folder);

} // namespace ledger
