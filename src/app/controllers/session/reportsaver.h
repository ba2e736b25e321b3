// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "models/review/turnaccount.h"

#include <functional>

namespace app {

/// Asks for a file, over \p window, and writes it; calls \p failed with the error if that was not possible.
void saveAccount(const models::TurnAccount &account, const QString &folder, QWidget *window,
                 std::function<void(const base::Error &)> failed);

} // namespace app
