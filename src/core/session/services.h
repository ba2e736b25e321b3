// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "core/commands/commandrunner.h"
#include "core/requests/requestboard.h"
#include "core/session/sessionnames.h"
#include "ledger/fileeffects.h"
#include "ledger/openturns.h"
#include "ledger/snapshots.h"

#include <functional>
#include <memory>

namespace core {

/// What lives longer than any session and is shared by all. Nothing here is owned.
struct Services
{
    base::Clock *clock = nullptr;
    RequestBoard *board = nullptr;
    ledger::Ledger *ledger = nullptr;
    ledger::FileChanger *files = nullptr;
    ledger::BlobStore *blobs = nullptr;
    CommandRunner *runner = nullptr;
    /// Makes the snapshots of one folder of a session. Empty: what no tool call reports is not looked for.
    std::function<std::unique_ptr<ledger::Snapshots>(const QString &folder)> snapshots = {};
    const ledger::OpenTurns *openTurns = nullptr; ///< may be null
    SessionNames *names = nullptr;                ///< may be null: each session is called as its agent calls it
};

} // namespace core
