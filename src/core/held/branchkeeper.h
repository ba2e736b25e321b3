// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "base/result.h"
#include "core/held/heldchanges.h"
#include "core/held/heldcommits.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

namespace core {

/// Writes an agent's commits that are held back to the real repository as branches of their own, belay/NAME, for when
/// the user has moved those that the agent committed to. Main thread.
class BranchKeeper : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(const base::Result<QStringList> &names)>;

    /// \p held outlives it.
    explicit BranchKeeper(HeldChanges *held, QObject *parent = nullptr);

    /// Keeps \p branches, which are of one repository, as rows of \p turn. The agent's own are given up, so that it
    /// sees the user's again, unless it has moved them since. Other branches and tags go on waiting.
    void keep(const std::vector<HeldBranch> &branches, base::TurnId turn, QObject *context, Done done);

private:
    struct Run;
    void keepNext(const std::shared_ptr<Run> &run);

    HeldChanges *const m_held;
};

} // namespace core
