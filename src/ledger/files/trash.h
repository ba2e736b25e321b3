// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

namespace ledger {

/// Where files go instead of being deleted: the user's trash, or, where that does not take them (it cannot be made, a
/// name that is too long or not UTF-8, a link), a folder of Belay's own. From another disk they are copied. Blocks; any
/// thread.
class Trash
{
public:
    enum class Use { Desktop, OwnFolder };
    /// \p ownFolder is made when it is needed.
    explicit Trash(QString ownFolder, Use use = Use::Desktop);

    /// Moves \p path away; returns where it is now. On an error it is where it was.
    base::Result<QByteArray> take(const QByteArray &path) const;

private:
    base::Result<QByteArray> takeToOwnFolder(const QByteArray &path) const;

    QString m_ownFolder;
    Use m_use;
};

} // namespace ledger
