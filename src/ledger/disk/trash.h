// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

namespace ledger {

/// Moves files away instead of deleting them: to the user's trash or, if that is not possible (it cannot be created,
/// the name is too long or not UTF-8, it is a link), to a folder of Belay's own. From another disk they are copied.
/// Blocks; any thread.
class Trash
{
public:
    enum class Use { Desktop, OwnFolder };
    /// \p ownFolder is created when needed.
    explicit Trash(QString ownFolder, Use use = Use::Desktop);
    virtual ~Trash() = default;

    /// Moves \p path away and returns its new path. On an error it stays where it is. Virtual, so that a test can act
    /// at the moment between the look at a file and its move.
    virtual base::Result<QByteArray> take(const QByteArray &path) const;
    /// Moves what take() returned as \p taken back to \p path, where nothing may be.
    static base::Result<void> putBack(const QByteArray &taken, const QByteArray &path);

private:
    base::Result<QByteArray> takeToOwnFolder(const QByteArray &path) const;

    QString m_ownFolder;
    Use m_use;
};

} // namespace ledger
