// SPDX-License-Identifier: Apache-2.0
#include "text/diffjob.h"

#include <QMutex>
#include <QThreadPool>

namespace text {

struct DiffJob::Shared
{
    std::atomic<bool> cancelled{false};
    QMutex lock;
    DiffJob *job = nullptr; ///< guarded by the lock; null once nobody waits
};

DiffJob::DiffJob(const std::optional<QString> &before, const QString &after, Done done)
    : m_shared(std::make_shared<Shared>())
    , m_done(std::move(done))
{
    m_shared->job = this;
    QThreadPool::globalInstance()->start([shared = m_shared, before, after] {
        const auto diff = std::make_shared<const LineDiff>(before, after, &shared->cancelled);
        const QMutexLocker locker(&shared->lock);
        if (!shared->job)
            return;
        // Under the lock: the job cannot go before its event is posted, and takes the event with it when it goes.
        QMetaObject::invokeMethod(
            shared->job,
            [job = shared->job, diff] {
                const Done answer = std::move(job->m_done); // which may end the job
                answer(diff);
            },
            Qt::QueuedConnection);
    });
}

DiffJob::~DiffJob()
{
    m_shared->cancelled = true;
    const QMutexLocker locker(&m_shared->lock);
    m_shared->job = nullptr;
}

bool DiffJob::isWorthIt(const std::optional<QString> &before, const QString &after)
{
    return (before ? before->size() : 0) + after.size() > 24 * 1024;
}

} // namespace text
