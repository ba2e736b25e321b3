// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMutex>
#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>

namespace base {

/// A pure function that runs on a thread of Qt's pool. Answers once, on the thread it was made on and never before its
/// constructor has returned; deleted before that, it answers never, and the function is told through the flag it got.
/// Only values go in and out.
template <class T> class PoolWork final : public QObject
{
public:
    using Cancelled = std::atomic<bool>;
    using Work = std::function<T(const Cancelled &cancelled)>;
    using Done = std::function<void(T)>;

    PoolWork(Work work, Done done) : m_shared(std::make_shared<Shared>()), m_done(std::move(done))
    {
        m_shared->owner = this;
        QThreadPool::globalInstance()->start([shared = m_shared, work = std::move(work)] {
            if (shared->cancelled)
                return;
            auto value = std::make_shared<T>(work(shared->cancelled));
            const QMutexLocker locker(&shared->lock);
            if (!shared->owner)
                return;
            // Under the lock: the owner cannot go before its event is posted, and takes the event with it when it goes.
            QMetaObject::invokeMethod(
                shared->owner,
                [owner = shared->owner, value] {
                    const Done answer = std::move(owner->m_done); // which may end the owner
                    answer(std::move(*value));
                },
                Qt::QueuedConnection);
        });
    }
    ~PoolWork() override
    {
        m_shared->cancelled = true;
        const QMutexLocker locker(&m_shared->lock);
        m_shared->owner = nullptr;
    }

private:
    struct Shared
    {
        Cancelled cancelled{false};
        QMutex lock;
        PoolWork *owner = nullptr; ///< guarded by the lock; null once nobody waits
    };

    std::shared_ptr<Shared> m_shared;
    Done m_done;
};

} // namespace base
