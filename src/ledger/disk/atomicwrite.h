// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/descriptor.h"
#include "base/result.h"
#include "ledger/disk/filestate.h"

#include <QByteArray>

#include <optional>

namespace ledger {

/// One file to be replaced, as a whole or not at all.
struct FileWrite
{
    int folder = -1;                   ///< open folder; stays the caller's
    QByteArray name;                   ///< in that folder, no slash
    QByteArray content;                ///< the new content, or a link's target
    FileType type = FileType::Regular; ///< or Symlink
    std::optional<quint32> mode;       ///< null: that of the file before, else by the umask
    std::optional<FileMark> expected;  ///< what the target must be just before the write; Missing: it must not exist
    QByteArray temporary;              ///< name of the temporary file; empty: a fresh one
    /// Name of a file that others make before they write the target, too: EEXIST while there is one. Empty: they do
    /// not. Only for regular files.
    QByteArray lock;
};

/// A file to be replaced, in steps, so that many can share what is synced between them. Removes the temporary file
/// unless it came into place. Blocks; one thread.
class AtomicWrite
{
public:
    explicit AtomicWrite(FileWrite write);
    ~AtomicWrite();
    AtomicWrite(const AtomicWrite &) = delete;
    AtomicWrite &operator=(const AtomicWrite &) = delete;

    /// Writes the temporary file beside the target, with its owner (best effort), mode and extended attributes.
    base::Result<void> begin();
    /// Makes the content durable; the caller may do so for the whole file system instead.
    base::Result<void> sync();
    /// Moves it into place, as writeAtomically() does. The folder is not synced. Returns what is there now.
    base::Result<FileMark> finish();

private:
    base::Result<void> swapIn();

    const FileWrite m_write;
    const QByteArray m_temporary;
    base::Descriptor m_file; ///< the temporary one; closed for a link
    FileMark m_mark;
    bool m_isLeft = false; ///< there is a temporary file to be removed
};

/// Writes a temporary file beside the target, with its owner (best effort), mode and extended attributes; fsync; then
/// moves it into place and syncs the folder. With `expected` the two files are exchanged: the one taken out is compared
/// once more and put back if it is not as expected, so that an edit at the very last moment is not lost. Returns what
/// is there now. Blocks; any thread.
base::Result<FileMark> writeAtomically(const FileWrite &write);

/// A unique name for a temporary file.
QByteArray temporaryName();
bool isTemporaryName(const QByteArray &name);

} // namespace ledger
