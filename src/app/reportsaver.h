// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/sessioncontroller.h"
#include "base/error.h"
#include "base/ids.h"
#include "base/result.h"
#include "models/review/turnaccount.h"

namespace app {

/// Everything there is to say about a turn of \p session.
models::TurnAccount accountOf(SessionController *session, base::TurnId turn);

/// As JSON if \p path ends so, else as Markdown. Whole or not at all.
base::Result<void> writeAccount(const models::TurnAccount &account, const QString &path);

/// Asks where to, over \p window, and writes it; \p failed is told why it could not be.
void saveAccount(const models::TurnAccount &account, const QString &folder, QWidget *window,
                 std::function<void(const base::Error &)> failed);

} // namespace app
