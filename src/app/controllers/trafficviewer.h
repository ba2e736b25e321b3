// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "widgets/style/look.h"

#include <functional>

namespace app {

/// Asks for a file, over \p window, and shows its content in a separate window; calls \p failed with the error.
void openTraffic(widgets::Look *look, QWidget *window, std::function<void(const base::Error &)> failed);

} // namespace app
