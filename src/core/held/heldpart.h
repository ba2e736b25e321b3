// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/held/heldstate.h"

#include <QByteArray>

#include <optional>

namespace core {

/// The group of a held-back change, which decides how it is shown and accepted.
enum class HeldPart {
    File,       ///< in the session's folders
    Hook,       ///< what may make programs run outside Belay later. Never accepted along with others
    Repository, ///< git's own records: commits, branches, the index. All or nothing
    Ignored,    ///< ignored by git: accepted only if the user selects it
    Outside,    ///< in the user's home, outside the session's folders
};

/// The part that \p path, relative to a folder of the session, belongs to by its name: File, Hook or Repository.
HeldPart partOfPath(const QByteArray &path);

/// The same of \p change, also by what is there and what would be: only files and folders are records of git's, each
/// where git has one, and what is the other, a link, a pipe or a device is a Hook. \p path is that of the change, or
/// the one that it would have in a folder that is called `.git`.
HeldPart partOfChange(const QByteArray &path, const ledger::HeldChange &change);

/// The part of \p path behind its last folder `.git`; empty for that itself, none: it lies in none.
std::optional<QByteArray> pathInGit(const QByteArray &path);

} // namespace core
