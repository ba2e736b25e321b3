// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace core {

/// The group of a held-back change, which decides how it is shown and accepted.
enum class HeldPart {
    File,       ///< in the session's folders
    Hook,       ///< a file of git's that may make programs run outside Belay later. Never accepted along with others
    Repository, ///< git's own records: commits, branches, the index. All or nothing
    Ignored,    ///< ignored by git: accepted only if the user selects it
    Outside,    ///< in the user's home, outside the session's folders
};

/// The part that \p path, relative to a folder of the session, belongs to by its name: File, Hook or Repository.
HeldPart partOfPath(const QByteArray &path);

} // namespace core
