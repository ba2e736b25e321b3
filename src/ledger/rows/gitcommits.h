// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/rows/effect.h"

#include <QByteArray>

#include <set>
#include <vector>

namespace ledger {

/// Whether \p inside, relative to git's folder, is a file of a commit's content: an object or a pack of them. By its
/// name exactly, since branches, submodules and others may be called as anybody likes.
bool isGitObject(const QByteArray &inside);
/// Whether \p effect is of such a file: nobody decides about it by itself, since what refers to it, a branch or a tag,
/// is an effect, too.
bool isGitObject(const Effect &effect);

/// git's folder that \p effect lies in, with a slash at its end; empty: it lies in none.
QByteArray gitFolderOf(const Effect &effect);
/// Whether \p effect is of a branch that came about, also if it was undone since. As with the others, only files are
/// branches, and a lock is none.
bool isGitBranch(const Effect &effect);
/// Whether \p effect is of a file in which git notes what it did: the index, the message of the commit, the log of a
/// branch or of HEAD. Beside a branch nobody decides about it by itself; alone it is an effect like any other.
bool isGitRecord(const Effect &effect);
/// What the effects of a turn say together.
class GitCommits
{
public:
    explicit GitCommits(const std::vector<Effect> &effects);
    /// Whether a branch stands for \p effect: an object, or a record beside a branch.
    bool standFor(const Effect &effect) const;

private:
    std::set<QByteArray> m_folders; ///< git's, with a branch
};

} // namespace ledger
