// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QtGlobal>

#include <deque>
#include <functional>

namespace history {

/// Writes that wait for a disk that is full, locked or cannot be written. They are done in their order before any later
/// one, so that nothing of what was said is missing afterwards. One thread.
class Backlog
{
public:
    using Work = std::function<base::Result<void>()>;

    /// Does what waits and then \p work. If the disk refuses, \p work waits, too, and the error is returned. \p size:
    /// about what it takes in memory, in bytes.
    base::Result<void> run(Work work, qint64 size);
    /// Does what waits, as far as possible. If nothing does, the error of the newest work that was given up, until
    /// another one succeeds: only that tells that the disk takes something again.
    base::Result<void> retry();
    /// Whether something was given up since the last call: because more than mostWaiting() would have waited, or its
    /// error does not pass.
    bool takeLost();

    static constexpr qint64 mostWaiting() { return 64LL * 1024 * 1024; }

private:
    struct Waiting
    {
        Work work;
        qint64 size = 0;
    };
    std::deque<Waiting> m_waiting;
    base::Result<void> writeWaiting();
    qint64 m_size = 0;
    bool m_lost = false;
    base::Result<void> m_givenUp; ///< why the newest one was; no error: it was done
};

} // namespace history
