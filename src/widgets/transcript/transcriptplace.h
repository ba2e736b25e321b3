// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/messageflow.h"

namespace widgets {

/// A position in a conversation: between two characters of a row, or the row itself if it has no text.
struct TranscriptPlace
{
    int row = -1; ///< -1: none
    text::TextPosition position;
    friend auto operator<=>(const TranscriptPlace &, const TranscriptPlace &) = default;
};

} // namespace widgets
