// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/held/heldstate.h"

#include <QByteArray>
#include <QString>

namespace core {

/// The group of a held-back change, which decides how it is shown and accepted.
enum class HeldPart {
    File,       ///< in the session's folders
    Hook,       ///< what may make programs run outside Belay later. Never accepted along with others
    Repository, ///< git's own records: commits, branches, the index. All or nothing
    Ignored,    ///< ignored by git: accepted only if the user selects it
    Outside,    ///< in the user's home, outside the session's folders
};

/// A change that is held back.
struct HeldFile
{
    QString folder; ///< the session's folder that it is in, absolute
    ledger::HeldChange change;
    HeldPart part = HeldPart::File;
    int added = 0, removed = 0; ///< lines, for texts
    bool isUncounted = false;   ///< a text whose lines were not counted, since so many files wait
    bool mayBeCut = false;      ///< it is empty, and there was no room left while the agent wrote

    /// Absolute, the exact bytes.
    QByteArray path() const;
    bool operator==(const HeldFile &) const = default;
};

} // namespace core
