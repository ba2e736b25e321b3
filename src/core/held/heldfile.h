// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/held/heldpart.h"
#include "ledger/held/heldstate.h"

#include <QByteArray>
#include <QString>

namespace core {

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
