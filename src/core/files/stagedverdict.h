// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/files/stagedfiles.h"
#include "core/files/writepolicy.h"
#include "core/session/sessionevent.h"

#include <QString>

namespace core {

/// What becomes of a turn's staged files.
struct StagedVerdict
{
    StagedFiles::AtEnd atEnd = StagedFiles::AtEnd::Keep;
    QString why{}; ///< of discarding, for people
};

/// By how the turn ended, and for one that ended well by \p setting. Nothing of a stopped turn is written.
StagedVerdict stagedVerdict(TurnEnd end, bool isStopped, StagedEnd setting);

} // namespace core
