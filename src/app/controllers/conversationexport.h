// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "workspace/workspace.h"

#include <functional>

namespace app {

/// Asks where to, over \p window, waits until all of \p session is there, and writes it; \p failed is told why it could
/// not be.
void exportConversation(workspace::Workspace *workspace, workspace::SessionController *session, QWidget *window,
                        std::function<void(const base::Error &)> failed);

} // namespace app
