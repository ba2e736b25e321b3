// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "models/review/turnaccount.h"

#include <functional>

namespace app {

/// Asks where to, over \p window, and writes it; \p failed is told why it could not be.
void saveAccount(const models::TurnAccount &account, const QString &folder, QWidget *window,
                 std::function<void(const base::Error &)> failed);

} // namespace app
