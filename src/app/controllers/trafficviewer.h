// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "widgets/style/look.h"

#include <functional>

namespace app {

/// Asks which file, over \p window, and shows what is in it in a window of its own; \p failed is told why not.
void openTraffic(widgets::Look *look, QWidget *window, std::function<void(const base::Error &)> failed);

} // namespace app
