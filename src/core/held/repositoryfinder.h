// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/held/gittargets.h"
#include "core/held/heldpart.h"
#include "ledger/held/heldfolder.h"
#include "ledger/held/heldstate.h"

#include <QByteArray>
#include <QDeadlineTimer>
#include <QString>

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace core {

/// Where changes of one folder belong, also where that folder, or one in it, is a repository without a name that says
/// so: git takes a folder for one by what lies in it. Blocks on the disk and on git; one thread.
class RepositoryFinder
{
public:
    /// \p waiting are the changes of \p folder, which is \p held.
    RepositoryFinder(const QString &folder, const ledger::HeldFolder &held,
                     const std::vector<ledger::HeldChange> &waiting);

    /// None: it is a lock of git's, about which nobody decides.
    std::optional<HeldPart> partOf(const ledger::HeldChange &change);

private:
    enum class Kind { None, Known, Coming };
    Kind kindOf(const QByteArray &folder);
    std::optional<HeldPart> partInUnnamed(const ledger::HeldChange &change);
    bool namesCommand(const ledger::HeldChange &change) const;
    bool isReal(const QByteArray &path) const;

    const QString m_folder;
    const ledger::HeldFolder &m_held;
    const QDeadlineTimer m_deadline;
    std::set<QByteArray> m_coming;
    std::map<QByteArray, Kind> m_kinds;
    GitTargets m_targets;
};

} // namespace core
