// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "history/sessionstore.h"

namespace models {

/// A place in a session stored on this computer: belay://session/<its key in the store>/entry/<its id>.
struct EntryLink
{
    history::StoreKey session = 0;
    history::EntryId entry = 0;

    QString text() const;
    bool operator==(const EntryLink &) const = default;
};

/// Whether \p text is meant as a link of Belay's, valid or not.
bool looksLikeLink(const QString &text);
/// The error says what is wrong, and what a link looks like.
base::Result<EntryLink> entryLink(const QString &text);

} // namespace models
