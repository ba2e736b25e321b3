// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "workspace/workspace.h"

#include <functional>

namespace app {

/// Asks for a file, over \p window, waits until all of \p session is loaded, and writes it; calls \p failed with the
/// error if that was not possible.
void exportConversation(workspace::Workspace *workspace, workspace::SessionController *session, QWidget *window,
                        std::function<void(const base::Error &)> failed);

} // namespace app
