// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/linematching.h"

#include <QString>
#include <QStringList>

namespace models {

/// "+12 −3"; a side without lines is left out. Empty: both are.
inline QString lineCountsText(const base::LineCounts &counts)
{
    QStringList sides;
    if (counts.added > 0)
        sides << QStringLiteral("+%1").arg(counts.added);
    if (counts.removed > 0)
        sides << QStringLiteral("−%1").arg(counts.removed);
    return sides.join(u' ');
}

} // namespace models
