// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/lists/sessionsmodel.h"
#include "widgets/style/theme.h"

#include <QString>

namespace widgets {

/// Icon and colour of a session's state in lists of sessions.
struct SessionLook
{
    QString icon;
    Tone Theme::*tone = nullptr; ///< null: the weak text's colour
};

SessionLook lookOf(models::SessionsModel::StateIcon state);

} // namespace widgets
