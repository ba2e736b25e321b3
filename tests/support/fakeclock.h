// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"

#include <map>
#include <utility>

/// Time that moves only when a test says so. Timers fire in order of their time, equal ones in order of
/// asking.
class FakeClock final : public base::Clock
{
public:
    base::Milliseconds now() const override { return m_now; }
    QDateTime wall() const override
    {
        return QDateTime::fromString(QStringLiteral("2026-01-02T14:00:00Z"), Qt::ISODate).addMSecs(m_now.count());
    }

    base::TimerHandle after(base::Milliseconds delay, std::function<void()> f) override
    {
        const Key key{m_now + delay, m_next++};
        m_timers->emplace(key, std::move(f));
        return base::TimerHandle(std::make_unique<Timer>(m_timers, key));
    }

    void advance(base::Milliseconds step)
    {
        const base::Milliseconds end = m_now + step;
        while (!m_timers->empty() && m_timers->begin()->first.first <= end) {
            const auto first = m_timers->begin();
            m_now = first->first.first;
            const auto f = std::move(first->second);
            m_timers->erase(first);
            f();
        }
        m_now = end;
    }
    void advance(int milliseconds) { advance(base::Milliseconds(milliseconds)); }
    size_t timerCount() const { return m_timers->size(); }

private:
    using Key = std::pair<base::Milliseconds, quint64>;
    using Timers = std::map<Key, std::function<void()>>;
    struct Timer final : base::TimerHandle::Impl
    {
        Timer(std::shared_ptr<Timers> list, Key k) : timers(std::move(list)), key(k) {}
        ~Timer() override { timers->erase(key); }
        std::shared_ptr<Timers> timers;
        Key key;
    };

    base::Milliseconds m_now{1'000'000};
    quint64 m_next = 0;
    std::shared_ptr<Timers> m_timers = std::make_shared<Timers>();
};
