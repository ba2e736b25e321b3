// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"

#include <QObject>

namespace widgets {

/// Lets the caret stand still once nobody has typed or clicked for a while, so that a window nobody uses does nothing
/// at all. One for the application, whose carets all follow the same time; it keeps to what the desktop says about it.
class CaretRest : public QObject
{
    Q_OBJECT

public:
    static constexpr base::Milliseconds blinksFor{5000};

    /// \p clock must outlive it.
    explicit CaretRest(base::Clock *clock, QObject *parent = nullptr);
    ~CaretRest() override;

    bool isResting() const { return m_flashTime > 0; }
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void restart();
    void restLater(base::Milliseconds delay);

    base::Clock *m_clock;
    base::Milliseconds m_lastUsed;
    base::TimerHandle m_timer;
    int m_flashTime = 0; ///< of the application, in milliseconds, while it rests; else 0
};

} // namespace widgets
