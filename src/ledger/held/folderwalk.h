// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/descriptor.h"
#include "base/result.h"
#include "ledger/held/heldstate.h"

#include <QByteArray>

#include <fcntl.h>
#include <map>

namespace ledger {

// All of these block and may be called on any thread. Folders are open descriptors that stay the caller's; no symbolic
// link is followed below them, and nothing but regular files is opened. What is deeper than mostDepth folders is not
// looked at: the folder at that depth reads as Unknown.

constexpr int mostDepth = 200;
/// How a folder is opened here.
constexpr int folderFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;

/// Remembers hashes of files that have not changed since, by inode and times, so that a list that is made again and
/// again does not read everything again.
class HashMemory
{
public:
    struct Key
    {
        quint64 device = 0, inode = 0;
        qint64 size = 0, changedNs = 0, statusNs = 0;
        auto operator<=>(const Key &) const = default;
    };
    /// Empty: not known.
    QByteArray hash(const Key &key) const;
    /// \p nowNs: when the content was read. One that was written a moment before may be written again without a trace.
    void remember(const Key &key, const QByteArray &hash, qint64 nowNs);

private:
    std::map<Key, QByteArray> m_hashes;
};

/// What the upper side of an overlay decides of what is seen: each path in it with what it holds, and each path of the
/// real folder that is hidden by it, as Missing. An error if a folder cannot be read.
base::Result<Marks> walkUpper(int upper, int real, HashMemory &memory);

/// The identity of everything in \p real.
base::Result<Identities> identitiesIn(int real);

/// The real side of each path of \p wanted.
base::Result<RealFiles> realFiles(int real, const Marks &wanted, HashMemory &memory);

/// What is at \p path; a folder on the way that is none, or missing, makes it Missing.
base::Result<RealFile> realFile(int real, const QByteArray &path, HashMemory &memory);

/// The folder in which the last part of \p path lies; ENOENT, ENOTDIR, or ELOOP at a link.
base::Result<base::Descriptor> openParent(int folder, const QByteArray &path);

/// A folder of the upper side that shows nothing of the one below it.
bool isOpaque(int folder);

/// Names in \p folder, sorted.
base::Result<QByteArrayList> namesIn(int folder);

} // namespace ledger
