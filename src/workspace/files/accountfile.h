// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "base/result.h"
#include "models/review/turnaccount.h"
#include "workspace/session/sessioncontroller.h"

namespace workspace {

/// Everything there is to say about a turn of \p session.
models::TurnAccount accountOf(SessionController *session, base::TurnId turn);

/// As JSON if \p path ends so, else as Markdown. Whole or not at all.
base::Result<void> writeAccount(const models::TurnAccount &account, const QString &path);

} // namespace workspace
