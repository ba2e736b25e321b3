// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace text {

/// The kind of a line in a patch.
enum class PatchLine { Context, Added, Removed, Head };

/// The state of a patch reader between two lines. The counts in a hunk's header are trusted: within the hunk a line
/// that looks like a file header is a changed line.
struct PatchState
{
    enum class Where : quint8 { Outside, Counted, Uncounted };
    Where where = Where::Outside;
    int oldLeft = 0, newLeft = 0; ///< remaining lines of a counted hunk
};

/// \p state is that after the previous line and is updated. Also accepts patches without headers or counts, as agents
/// write them.
PatchLine patchLine(QStringView line, PatchState &state);

} // namespace text
