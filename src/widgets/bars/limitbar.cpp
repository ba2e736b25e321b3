// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/limitbar.h"

#include "base/wording.h"
#include "core/stop/turnlimit.h"
#include "core/values/stopstatus.h"
#include "models/texts/texts.h"
#include "widgets/style/flatbutton.h"

#include <QAccessible>

#include <chrono>

namespace widgets {

LimitBar::LimitBar(models::SessionStatus *status, Look *look, base::Clock *clock, QWidget *parent)
    : FoldBar(look, parent)
    , m_status(status)
    , m_clock(clock)
{
    const int minutes = int(std::chrono::duration_cast<std::chrono::minutes>(core::TurnLimit::extension).count());
    auto *more = new FlatButton(look, ButtonKind::Normal, tr("%n min more", nullptr, minutes), this);
    addButtons({more});
    connect(more, &QAbstractButton::clicked, this, &LimitBar::moreTimeRequested);
    connect(status, &models::SessionStatus::turnChanged, this, &LimitBar::refresh);
    refresh();
}

void LimitBar::refresh()
{
    m_timer.cancel();
    const models::TurnStatus &turn = m_status->turn();
    if (!turn.turnEndsAt || turn.stop.phase != core::TurnPhase::Running) {
        hide();
        return;
    }
    const base::Milliseconds left = *turn.turnEndsAt - m_clock->now();
    if (left > core::TurnLimit::lastStretch) {
        m_timer = m_clock->after(left - core::TurnLimit::lastStretch, [this] { refresh(); });
        hide();
        return;
    }
    // Rounded up, so that it does not say 0:00 while there is time.
    const base::Milliseconds shown = std::chrono::ceil<std::chrono::seconds>(qMax(left, base::Milliseconds(0)));
    const QString words = tr("Stops in %1").arg(models::ageText(shown)), hint = tr("the time limit of its turns");
    const bool appears = isHidden();
    setAccessibleName(base::labelled(words, hint));
    setSummary(QStringLiteral("waits"), words, hint);
    show();
    if (appears) {
        QAccessibleEvent event(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
    if (left.count() > 0)
        m_timer = m_clock->after(left - shown + std::chrono::seconds(1), [this] { refresh(); });
}

} // namespace widgets

#include "moc_limitbar.cpp"
