// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace core {

/// What a change that is held back belongs to, which decides how it is shown and accepted.
enum class HeldPart {
    File,       ///< of the session's folders
    Hook,       ///< of git's own: may name programs that run outside Belay later. Never accepted along with others
    Repository, ///< what git records: commits, branches, the index. All or nothing
    Ignored,    ///< what git ignores: stays with the session unless it is asked for
    Outside,    ///< in the user's home, and in none of the folders
};

/// Where \p path, relative to a folder of the session, belongs by its name alone: File, Hook or Repository.
HeldPart partOfPath(const QByteArray &path);

/// Of a path in a repository: objects, which nothing refers to before the rest of it is written.
bool isRepositoryObject(const QByteArray &path);

} // namespace core
