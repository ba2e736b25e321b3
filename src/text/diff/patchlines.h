// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace text {

/// What a line of a written patch is.
enum class PatchLine { Context, Added, Removed, Head };

/// Where a reader of a patch stands between two lines. A hunk that says how long it is is believed: what begins like
/// the head of a file is a changed line while the hunk lasts.
struct PatchState
{
    enum class Where : quint8 { Outside, Counted, Uncounted };
    Where where = Where::Outside;
    int oldLeft = 0, newLeft = 0; ///< lines of a counted hunk still to come
};

/// \p state is where the line before ended and becomes where this one does. Agents write patches without any head or
/// count, too.
PatchLine patchLine(QStringView line, PatchState &state);

} // namespace text
