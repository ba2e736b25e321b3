// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtGlobal>

#include <atomic>

namespace ledger {

/// How far the copy of a folder is, and the order to give it up. Whoever copies writes, others read; any thread.
struct CopyProgress
{
    std::atomic<qint64> done{0}, all{0}; ///< files, links and folders; `all` is 0 until they are counted
    std::atomic<bool> isGivenUp{false};  ///< the copy ends with ECANCELED, and nothing of it is left
};

} // namespace ledger
