// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/files/filestate.h"

#include <QByteArray>

#include <optional>

namespace ledger {

/// Code of the error that says: somebody changed the target since it was looked at.
extern const int changedMeanwhile;

/// One file to be replaced whole or not at all.
struct FileWrite
{
    int folder = -1;                   ///< open folder; stays the caller's
    QByteArray name;                   ///< in that folder, no slash
    QByteArray content;                ///< of a link: its text
    FileType type = FileType::Regular; ///< or Symlink
    std::optional<quint32> mode;       ///< else that of the file before, else by the umask
    std::optional<FileMark> expected;  ///< the target must be this right before; Missing: must not be there
    QByteArray temporary;              ///< name of the temporary file; empty: a fresh one
};

/// Writes a temporary file beside the target, with its owner (best effort), mode and extended attributes;
/// fsync; then swaps it in and syncs the folder. With `expected` the swap is an exchange: what was taken out
/// is looked at once more and put back if it is not what was expected, so that an edit that came in the very
/// last moment is not lost. Returns what is there now. Blocks; any thread.
base::Result<FileMark> writeAtomically(const FileWrite &write);

/// A name for a temporary file that nobody else has.
QByteArray temporaryName();
bool isTemporaryName(const QByteArray &name);

} // namespace ledger
