// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

#include <functional>

namespace ledger {

/// The thread for whatever touches the disk: one piece of work after the other. An interface, so that tests can do
/// without a thread.
class DiskWork
{
public:
    virtual ~DiskWork() = default;
    /// Runs \p work on that thread, then \p done on the main thread, as long as \p context lives.
    virtual void run(std::function<void()> work, QObject *context, std::function<void()> done) = 0;
    /// The same on a thread of its own, in order with other such work: for what takes so long that nothing may wait for
    /// it, and touches nothing that run() does. Without another thread it is run().
    virtual void runAside(std::function<void()> work, QObject *context, std::function<void()> done)
    {
        run(std::move(work), context, std::move(done));
    }
};

} // namespace ledger
