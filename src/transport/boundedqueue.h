// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtGlobal>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <vector>

namespace transport {

/// Hands items from one thread to another and holds about `limit` of weight at most: a faster producer has to wait, so
/// that a flood stays in the agent's pipe and not in Belay's memory. One item always fits, however heavy. Thread-safe.
template <class T> class BoundedQueue
{
public:
    explicit BoundedQueue(qsizetype limit) : m_limit(limit) {}

    /// Waits for room. Returns false, and drops the item, once the queue is closed.
    bool push(T item, qsizetype weight)
    {
        std::unique_lock lock(m_mutex);
        m_room.wait(lock, [this] { return m_closed || m_weight < m_limit; });
        if (m_closed)
            return false;
        m_items.push_back({std::move(item), weight});
        m_weight += weight;
        return true;
    }

    /// Takes items up to about \p weight, at least one if there is any.
    std::vector<T> take(qsizetype weight)
    {
        std::vector<T> out;
        {
            std::lock_guard lock(m_mutex);
            qsizetype taken = 0;
            while (!m_items.empty() && (out.empty() || taken < weight)) {
                taken += m_items.front().weight;
                m_weight -= m_items.front().weight;
                out.push_back(std::move(m_items.front().value));
                m_items.pop_front();
            }
        }
        m_room.notify_one();
        return out;
    }

    bool isEmpty() const
    {
        std::lock_guard lock(m_mutex);
        return m_items.empty();
    }

    /// Refuses everything from now on and releases a waiting producer. What is inside can still be taken.
    void close()
    {
        {
            std::lock_guard lock(m_mutex);
            m_closed = true;
        }
        m_room.notify_all();
    }

private:
    struct Item
    {
        T value;
        qsizetype weight;
    };

    mutable std::mutex m_mutex;
    std::condition_variable m_room;
    std::deque<Item> m_items;
    qsizetype m_weight = 0;
    const qsizetype m_limit;
    bool m_closed = false;
};

} // namespace transport
