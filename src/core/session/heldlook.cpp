// SPDX-License-Identifier: Apache-2.0
#include "core/session/heldlook.h"

#include <chrono>
#include <utility>

namespace core {

HeldLook::HeldLook(base::Clock *clock, QObject *parent) : QObject(parent), m_clock(clock) {}

bool HeldLook::set(HeldChanges *held)
{
    if (m_held == held)
        return false;
    if (m_held)
        m_held->disconnect(this);
    m_held = held;
    if (!held)
        return true;
    connect(held, &HeldChanges::changed, this, [this] { Q_EMIT changed({m_held->list()}); });
    connect(held, &HeldChanges::looked, this, [this, before = held->revision()]() mutable {
        const bool isSame = std::exchange(before, m_held->revision()) == m_held->revision();
        if (std::exchange(m_isTurnOver, false)) {
            // Also that the turn has left nothing: its report must not name what does not wait.
            if (isSame && m_held->problem().isEmpty())
                Q_EMIT changed({m_held->list()});
            m_held->keepAhead();
        }
        Q_EMIT looked();
    });
    return true;
}

void HeldLook::look()
{
    if (m_held)
        m_held->look();
}

void HeldLook::lookAfterTurn()
{
    m_isTurnOver = true;
    look();
}

void HeldLook::lookSoon()
{
    if (m_held && !m_soon.isSet())
        m_soon = m_clock->after(std::chrono::seconds(1), [this] {
            m_soon.cancel();
            look();
        });
}

} // namespace core

#include "moc_heldlook.cpp"
