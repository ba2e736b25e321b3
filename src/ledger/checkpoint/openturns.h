// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/checkpoint/unreported.h"

#include <QString>

#include <vector>

namespace ledger {

/// A turn whose folders were not compared yet, or may still change because it left something running, stored so that a
/// crash does not lose it.
struct OpenTurn
{
    ComparedTurn turn; ///< without a detail, if it was open or not compared
    QString run = {};  ///< the run of Belay that wrote it
};

/// Small files in Belay's data folder, one for each open turn. A file names its first folder as older versions know it,
/// and further folders under a separate key, so that older and newer versions can read each other's files. Everything
/// blocks; any thread.
class OpenTurns
{
public:
    /// \p run: the run of Belay that writes them.
    OpenTurns(QString folder, QString run) : m_folder(std::move(folder)), m_run(std::move(run)) {}

    const QString &run() const { return m_run; }
    /// Replaces what was stored for that turn.
    base::Result<void> store(const OpenTurn &turn) const;
    void forget(const QByteArray &nonce) const;
    /// Also those of other runs. Unreadable files are removed: there is nothing to compare with.
    std::vector<OpenTurn> all() const;

private:
    QString pathOf(const QByteArray &nonce) const;

    QString m_folder;
    QString m_run;
};

} // namespace ledger
