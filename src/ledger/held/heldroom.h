// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <functional>

namespace ledger {

/// Whether agents found the disk full on which a store keeps what they write. They are told so by the kernel, Belay is
/// not: what they leave then, often empty files, looks like any change. So the room is looked at from time to time, and
/// that there was none is kept in the store. Blocks on the disk; any thread, one at a time for each store.
class HeldRoom
{
public:
    /// Whether nothing more can be written in a folder now.
    using IsFull = std::function<bool(const QString &folder)>;

    explicit HeldRoom(QString store, IsFull isFull = isFullNow);

    /// So that it can be noted where nothing can be written any more. When the store is made or opened.
    void prepare();
    void look();
    /// At some look since the store was made.
    bool ranOut() const;

    static bool isFullNow(const QString &folder);

private:
    const QString m_store;
    const IsFull m_isFull;
};

} // namespace ledger
