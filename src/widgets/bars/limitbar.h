// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "models/texts/sessionstatus.h"
#include "widgets/bars/foldbar.h"

namespace widgets {

/// In the last minute of a turn that has a time limit: when it is stopped, and a button for more time. Otherwise
/// hidden.
class LimitBar : public FoldBar
{
    Q_OBJECT

public:
    LimitBar(models::SessionStatus *status, Look *look, base::Clock *clock, QWidget *parent = nullptr);

Q_SIGNALS:
    void moreTimeRequested();

private:
    void refresh();

    models::SessionStatus *m_status;
    base::Clock *m_clock;
    base::TimerHandle m_timer;
};

} // namespace widgets
