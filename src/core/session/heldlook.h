// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "core/held/heldchanges.h"
#include "core/session/sessionevent.h"

#include <QObject>
#include <QPointer>

namespace core {

/// Follows for a session what is held back of its agent's writes: tells what waits, and looks anew now and then. Main
/// thread.
class HeldLook : public QObject
{
    Q_OBJECT

public:
    explicit HeldLook(base::Clock *clock, QObject *parent = nullptr);

    /// Null: nothing is held back. \p held outlives this, or is reset before. Returns whether it is another one.
    bool set(HeldChanges *held);
    HeldChanges *held() const { return m_held; }
    bool isBusy() const { return m_held && m_held->isBusy(); }
    void look();
    /// What has been written so far is shown while the turn runs, but not with each call.
    void lookSoon();

Q_SIGNALS:
    void changed(const core::HeldChanged &body);
    void looked();

private:
    base::Clock *m_clock;
    QPointer<HeldChanges> m_held;
    base::TimerHandle m_soon;
};

} // namespace core
