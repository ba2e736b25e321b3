// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "core/held/heldchanges.h"
#include "core/values/sessionevent.h"

#include <QObject>
#include <QPointer>

namespace core {

/// Watches the held-back writes of a session's agent: reports what waits, and looks again from time to time. Main
/// thread.
class HeldLook : public QObject
{
    Q_OBJECT

public:
    explicit HeldLook(base::Clock *clock, QObject *parent = nullptr);

    /// Null: nothing is held back. \p held must outlive this, or be reset before. Returns whether it has changed.
    bool set(HeldChanges *held);
    HeldChanges *held() const { return m_held; }
    bool isBusy() const { return m_held && m_held->isBusy(); }
    void look();
    /// Looks, and then keeps what the next turn begins with.
    void lookAfterTurn();
    /// Looks again during the turn, but not for each tool call.
    void lookSoon();

Q_SIGNALS:
    void changed(const core::HeldChanged &body);
    void looked();

private:
    base::Clock *m_clock;
    QPointer<HeldChanges> m_held;
    base::TimerHandle m_soon;
    bool m_isTurnOver = false;
};

} // namespace core
