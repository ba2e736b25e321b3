// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

/// ms from Ctrl-C to the end of `belay exec`, once it has told of \p calls tool calls of the demo agent; -1: it did
/// not.
double execStopMs(int calls);
