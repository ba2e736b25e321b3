// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"

#include <QObject>

namespace widgets {

/// Stops the caret's blinking when nobody has typed or clicked for a while, so that an idle window does nothing at all.
/// One per application, since all carets use the same setting; restores the desktop's blink time.
class CaretRest : public QObject
{
public:
    static constexpr base::Milliseconds blinksFor{5000};

    /// \p clock must outlive it.
    explicit CaretRest(base::Clock *clock, QObject *parent = nullptr);
    ~CaretRest() override;

    bool isResting() const { return m_flashTime > 0; }
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void restart();

    base::Clock *m_clock;
    base::TimerHandle m_timer;
    int m_flashTime = 0; ///< the application's setting in milliseconds while carets rest; else 0
};

} // namespace widgets
