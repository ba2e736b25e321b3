// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/canvas.h"

#include <QString>

#include <vector>

namespace widgets {

/// Where a step of a plan stands.
enum class StepState { Open, Works, Done };

/// A square for each of \p steps, from \p x on, around the height \p y; \p done: the colour of those. Says where they
/// end.
qreal paintStepSquares(Canvas &canvas, qreal x, qreal y, const std::vector<StepState> &steps, const QColor &done);
/// One step of a list as wide as \p width, with its top at \p y.
void paintStep(Canvas &canvas, qreal y, qreal width, StepState state, const QString &words);

} // namespace widgets
