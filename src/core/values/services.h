// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "ledger/checkpoint/openturns.h"
#include "ledger/checkpoint/snapshots.h"
#include "ledger/files/fileeffects.h"

#include <functional>
#include <memory>

namespace core {

class CommandRunner;
class RequestBoard;
class SessionNames;

/// Services that outlive all sessions and are shared by them. Nothing here is owned.
struct Services
{
    base::Clock *clock = nullptr;
    RequestBoard *board = nullptr;
    ledger::Ledger *ledger = nullptr;
    ledger::FileChanger *files = nullptr;
    ledger::BlobStore *blobs = nullptr;
    CommandRunner *runner = nullptr;
    /// Creates the snapshots of one folder of a session. Empty: unreported changes are not searched for.
    std::function<std::unique_ptr<ledger::Snapshots>(const QString &folder)> snapshots = {};
    const ledger::OpenTurns *openTurns = nullptr; ///< may be null
    SessionNames *names = nullptr;                ///< may be null: each session is called as its agent calls it

    /// For what changes no file.
    ledger::DiskWork *disk() const { return files; }
};

} // namespace core
