// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "base/result.h"
#include "models/review/turnaccount.h"
#include "workspace/session/sessioncontroller.h"

namespace workspace {

/// The account of a turn of \p session.
models::TurnAccount accountOf(SessionController *session, base::TurnId turn);

/// As JSON if \p path has that extension, else as Markdown. Written completely or not at all.
base::Result<void> writeAccount(const models::TurnAccount &account, const QString &path);

} // namespace workspace
