// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/files/stagedfiles.h"
#include "core/files/writepolicy.h"
#include "core/session/sessionevent.h"

#include <QString>

#include <optional>

namespace core {

/// What becomes of a turn's staged files.
struct StagedVerdict
{
    StagedFiles::AtEnd atEnd = StagedFiles::AtEnd::Keep;
    QString why{}; ///< why it is discarded, for people
};

/// Decides by how the turn ended, and for one that ended well by \p setting. \p stoppedBy: who stopped it, if anybody
/// did. Nothing of a stopped turn is written.
StagedVerdict stagedVerdict(TurnEnd end, std::optional<StoppedBy> stoppedBy, StagedEnd setting);

} // namespace core
