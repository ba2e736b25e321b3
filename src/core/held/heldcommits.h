// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/process/sealedview.h"
#include "core/values/heldfile.h"
#include "ledger/held/heldfolder.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace core {

/// A branch that the agent moved or made, in a repository whose records wait.
struct HeldBranch
{
    QString folder;        ///< of the session, absolute
    QByteArray repository; ///< git's folder, relative to it; empty: the folder itself
    QByteArray name;       ///< without refs/heads/
    QByteArray tip;        ///< id of its newest commit
    bool conflict = false; ///< the user moved it, too
    int commits = -1;      ///< that no branch of the user's has; -1: not known
    QStringList subjects;  ///< of the newest ones, the agent's own words
    bool operator==(const HeldBranch &) const = default;
};

/// Finds the branches among what waits, and asks git for their commits, in the view: what the agent put into a
/// repository is read only where the agent could read it. Blocks on git; one thread at a time.
class HeldCommits
{
public:
    /// \p files wait in \p folder, which is \p held. \p view may be null: then no commit is known.
    std::vector<HeldBranch> in(const QString &folder, const ledger::HeldFolder &held,
                               const std::vector<HeldFile> &files, const std::shared_ptr<const base::SealedView> &view);

    static constexpr int mostCommits = 200; ///< counted; that many: there may be more

private:
    using Commits = std::pair<int, QStringList>;
    std::map<std::pair<QString, QByteArray>, Commits> m_known; ///< by repository and tip
};

/// git's folder, by its name, that \p file of a session's folder lies in, relative to that; empty: none, so that
/// folder may itself be one.
QByteArray gitFolderOf(const HeldFile &file);
/// Whether \p file is one of git's objects, which are written before what refers to them.
bool isGitObject(const HeldFile &file);

} // namespace core
