// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMutex>
#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>

namespace base {

/// A pure function that runs on a thread of Qt's pool. The answer is given once, on the thread that made this object
/// and never before the constructor has returned. If the object is deleted before that, there is no answer, and the
/// function sees the cancelled flag. Only values go in and out.
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
            // Under the lock: the owner cannot be deleted before its event is posted, and deleting it later drops the
            // event.
            QMetaObject::invokeMethod(
                shared->owner,
                [owner = shared->owner, value] {
                    const Done answer = std::move(owner->m_done); // taken out first: calling it may delete the owner
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
