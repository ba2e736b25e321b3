// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/look.h"

class QAbstractScrollArea;

namespace widgets {

/// Gives \p area no frame, and lets it scroll up and down alone, by a bar that shows only its handle on \p background.
void makeSlim(QAbstractScrollArea *area, Look *look, const QColor Theme::*background);

} // namespace widgets
