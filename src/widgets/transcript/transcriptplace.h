// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/messageflow.h"

namespace widgets {

/// A place in the text of a conversation: between two characters of a row, or the row where that has no text.
struct TranscriptPlace
{
    int row = -1; ///< -1: nowhere
    text::TextPosition position;
    friend auto operator<=>(const TranscriptPlace &, const TranscriptPlace &) = default;
};

} // namespace widgets
