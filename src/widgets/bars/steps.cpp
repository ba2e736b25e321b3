// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/steps.h"

#include <QVBoxLayout>

namespace widgets {

QList<LinePart> stepSquares(const std::vector<StepState> &steps, const ThemeColor &done)
{
    QList<LinePart> parts;
    for (const StepState step : steps) {
        const ThemeColor color = step == StepState::Done    ? done
                                 : step == StepState::Works ? colorOf(&Theme::running)
                                                            : ThemeColor(&Theme::line);
        parts << LinePart{.color = color, .icon = QStringLiteral("step"), .gap = parts.isEmpty() ? 2.0 : 0};
    }
    return parts;
}

StepList::StepList(Look *look, QWidget *parent) : QWidget(parent), m_look(look)
{
    setSpace(new QVBoxLayout(this), look, {8, 0, 8, 1});
}

void StepList::show(const std::vector<std::pair<StepState, QString>> &steps)
{
    while (m_lines.size() < steps.size()) {
        m_lines.push_back(new LineLabel(m_look, 5, this));
        layout()->addWidget(m_lines.back());
    }
    for (size_t i = 0; i < m_lines.size(); ++i) {
        m_lines[i]->setVisible(i < steps.size());
        if (i >= steps.size())
            continue;
        const auto &[state, words] = steps[i];
        const bool done = state == StepState::Done, works = state == StepState::Works;
        m_lines[i]->setParts({{.color = done    ? colorOf(&Theme::added)
                                        : works ? colorOf(&Theme::running)
                                                : ThemeColor(&Theme::text2),
                               .icon = done    ? QStringLiteral("check")
                                       : works ? QStringLiteral("running")
                                               : QStringLiteral("finished")},
                              {.words = words,
                               .font = works ? &Theme::bold : &Theme::body,
                               .color = done ? &Theme::text2 : &Theme::text}});
    }
    updateGeometry();
}

} // namespace widgets
