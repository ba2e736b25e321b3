// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/canvas.h"

#include <QString>

#include <vector>

namespace widgets {

/// The state of a plan's step.
enum class StepState { Open, Works, Done };

/// Paints a square for each of \p steps from \p x on, centred at \p y; \p done: the colour of finished ones. Returns
/// where they end.
qreal paintStepSquares(Canvas &canvas, qreal x, qreal y, const std::vector<StepState> &steps, const QColor &done);
/// Paints one step of a list with \p width, its top at \p y.
void paintStep(Canvas &canvas, qreal y, qreal width, StepState state, const QString &words);

} // namespace widgets
