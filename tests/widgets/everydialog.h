// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/dialogs/agents/agentfields.h"

#include <functional>
#include <vector>

class QDialog;

namespace widgets {
class Look;
} // namespace widgets

struct SampleDialog
{
    const char *name;
    std::function<QDialog *(widgets::Look *look)> make;
};

/// Each dialog of the program, filled with something.
std::vector<SampleDialog> everyDialog();
widgets::AgentFields sampleAgent();
