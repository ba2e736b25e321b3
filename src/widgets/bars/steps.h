// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/linelabel.h"

#include <vector>

namespace widgets {

/// The state of a plan's step.
enum class StepState { Open, Works, Done };

/// A square for each of \p steps; \p done: the colour of finished ones.
QList<LinePart> stepSquares(const std::vector<StepState> &steps, const ThemeColor &done);

/// Steps one below the other.
class StepList : public QWidget
{
public:
    StepList(Look *look, QWidget *parent);
    void show(const std::vector<std::pair<StepState, QString>> &steps);

private:
    Look *m_look;
    std::vector<LineLabel *> m_lines;
};

} // namespace widgets
