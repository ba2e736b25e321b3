// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/rows/mailbox.h"

#include <QPointer>
#include <QThreadPool>

#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

namespace ledger {

/// One thread for disk work, one job after the other. Answers are called on the owner's thread; on destruction the
/// running job is finished and answered first.
class DiskThread
{
public:
    /// The thread ends after \p idle milliseconds without a job; -1: never, for objects that are bound to one thread.
    explicit DiskThread(int idle = 5000);
    ~DiskThread();
    DiskThread(const DiskThread &) = delete;
    DiskThread &operator=(const DiskThread &) = delete;

    /// \p done gets what \p work returned, exactly once unless \p context is gone by then.
    template <class Work, class Done> void run(Work work, QObject *context, Done done)
    {
        using Answer = std::invoke_result_t<Work>;
        const QPointer<QObject> alive(context);
        m_pool.start([this, work = std::move(work), alive, done = std::move(done)]() mutable {
            m_answers.post([alive, done = std::move(done), answer = std::optional<Answer>(work())]() mutable {
                if (alive)
                    done(std::move(*answer));
            });
        });
    }

private:
    Mailbox m_answers;
    QThreadPool m_pool;
};

} // namespace ledger
