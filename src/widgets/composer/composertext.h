// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "models/texts/sessionstatus.h"

#include <QString>

namespace widgets {

/// The status line below the composer: the current state and the useful keys.
struct StatusText
{
    QString lead; ///< coloured
    QString rest;
    QString right;
    int tone = 0;        ///< 0 text2, 1 running, 2 waits, 3 failed
    bool runsOn = false; ///< the rest says so, and is coloured, too
    bool operator==(const StatusText &) const = default;
};
/// \p escape: the keys that stop if they are pressed twice; empty: none do.
StatusText statusText(const models::SessionSnapshot &session, base::Milliseconds now, bool narrow,
                      const QString &escape);
/// How far Stop reaches with its agent, and how fast; empty if nothing is known.
QString stopReachOf(const models::SessionSnapshot &session);
QString composerPlaceholder(const models::SessionSnapshot &session, bool narrow);

} // namespace widgets
