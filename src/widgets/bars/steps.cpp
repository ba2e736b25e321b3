// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/steps.h"

namespace widgets {

qreal paintStepSquares(Canvas &canvas, qreal x, qreal y, const std::vector<StepState> &steps, const QColor &done)
{
    const Theme &t = canvas.theme();
    const int u = t.u;
    canvas.painter()->setPen(Qt::NoPen);
    for (const StepState step : steps) {
        canvas.painter()->setBrush(step == StepState::Done    ? done
                                   : step == StepState::Works ? t.running.color
                                                              : t.line);
        canvas.painter()->drawRoundedRect(QRectF(x, y - u * 0.75, u * 3.5, u * 1.5), 1, 1);
        x += u * 4;
    }
    return x;
}

void paintStep(Canvas &canvas, qreal y, qreal width, StepState state, const QString &words)
{
    const Theme &t = canvas.theme();
    const int u = t.u;
    const bool done = state == StepState::Done, works = state == StepState::Works;
    canvas.icon(done    ? QStringLiteral("check")
                : works ? QStringLiteral("running")
                        : QStringLiteral("finished"),
                done    ? t.added.color
                : works ? t.running.color
                        : t.text2,
                QPointF(u * 8, y + u / 2.0));
    canvas.text(works ? t.bold : t.body, done ? t.text2 : t.text, QRectF(u * 14, y, width - u * 16, u * 5), words);
}

} // namespace widgets
