// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "fakeclock.h"
#include "history/transcript.h"
#include "ledger/disk/filestate.h"
#include "models/review/turnchanges.h"

#include <QCoreApplication>
#include <QTemporaryDir>

/// A turn that has begun, and what is known of the files it changes.
struct TurnChangesBench
{
    QTemporaryDir folder;
    ledger::BlobStore blobs{folder.path()};
    models::LineCounter counter{&blobs};
    history::Transcript transcript;
    FakeClock clock;
    models::TurnChanges changes{&counter, &clock};
    base::TurnId turn{1};
    quint64 last = 0; ///< effect

    TurnChangesBench();
    ~TurnChangesBench();
    void apply(core::SessionEventBody body);
    /// Of a file that holds \p text, which is kept; null: of none.
    ledger::FileMark mark(const char *text);
};
