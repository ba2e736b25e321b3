// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/checkpoint/unreported.h"

#include <QString>

#include <vector>

namespace ledger {

/// A turn whose folders were not compared yet, written down so that a crash does not lose it.
struct OpenTurn
{
    ComparedTurn turn;
    QString run = {}; ///< of Belay
};

/// Small files, one for each turn under way, in Belay's data folder. A file names one folder as the only one, and
/// further ones under a key of their own: it is read by versions that know one folder alone, and so are theirs here.
/// All of it blocks; any thread.
class OpenTurns
{
public:
    /// \p run: which run of Belay writes them.
    OpenTurns(QString folder, QString run) : m_folder(std::move(folder)), m_run(std::move(run)) {}

    const QString &run() const { return m_run; }
    /// Instead of what was kept of that turn before.
    base::Result<void> keep(const OpenTurn &turn) const;
    void forget(const QByteArray &nonce) const;
    /// Also those of other runs. Files that cannot be read are removed: there is nothing to compare with.
    std::vector<OpenTurn> all() const;

private:
    QString pathOf(const QByteArray &nonce) const;

    QString m_folder;
    QString m_run;
};

} // namespace ledger
