// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/commandstate.h"
#include "widgets/style/theme.h"

namespace widgets {

/// The text colour for a command's state.
inline QColor commandColor(models::CommandState::Tone tone, const Theme &theme)
{
    using enum models::CommandState::Tone;
    switch (tone) {
    case Running:
        return theme.running.color;
    case Waits:
        return theme.waits.color;
    case Stopped:
        return theme.stopped.color;
    case Failed:
        return theme.failed.color;
    case Good:
    case NotStarted:
        break;
    }
    return theme.text2;
}

} // namespace widgets
