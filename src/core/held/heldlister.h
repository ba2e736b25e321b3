// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "core/held/heldcommits.h"
#include "core/values/heldfile.h"
#include "ledger/held/heldfolder.h"

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

#include <functional>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace core {

/// The user's home, of which the other side is in the store, too.
struct HeldHome
{
    QString path = {}; ///< resolved; empty: it is as outside
    /// Whether a file, by its path in the home, is the agent's own: it is written back after each turn. Any thread.
    std::function<bool(const QByteArray &)> isOwn = {};
};

/// A folder of which the changes are held back, and where.
struct HeldPlace
{
    QString folder, store;
    std::shared_ptr<ledger::HeldFolder> held;
    bool isHome = false;
};

/// What waits. There may be tens of thousands of files, so what is asked for often is found out along with the list.
struct HeldList
{
    std::vector<HeldFile> files = {};
    std::vector<HeldBranch> branches = {};
    std::vector<HeldFile> acceptable = {}; ///< see acceptableOf()
    QSet<QString> paths = {};              ///< of the session's files, absolute
    QHash<QString, size_t> byPath = {};    ///< of these, where they are in `files`
    QStringList added = {}, gone = {};     ///< of these the ones that only the agent sees, and those it does not see
    bool isTurnRestorable = false;         ///< it is not what it was when the newest turn began

    /// Whether both are of the same files and branches.
    bool isSameAs(const HeldList &other) const { return files == other.files && branches == other.branches; }
};

/// Lists what waits in the folders of a session, with the part that each belongs to and its lines counted. Blocks on
/// the disk and on git; one thread at a time.
class HeldLister
{
public:
    /// \p view, for the commits that wait, may be null. \p ranOut: see ledger::HeldRoom.
    base::Result<HeldList> list(const std::vector<HeldPlace> &places, const HeldHome &home,
                                const std::shared_ptr<const base::SealedView> &view, bool ranOut = false);

private:
    void count(ledger::HeldFolder &folder, HeldFile &file);

    HeldCommits m_commits;
    /// Lines added and removed, by both hashes.
    std::map<std::pair<QByteArray, QByteArray>, std::pair<int, int>> m_counts;
};

/// Of \p all what may be accepted together without another look: neither hooks nor conflicts, nor what is ignored,
/// outside or perhaps cut, nor a repository of which a part is a conflict.
std::vector<HeldFile> acceptableOf(const std::vector<HeldFile> &all);

/// \p path is \p folder, or in it.
bool isInside(const QString &path, const QString &folder);

} // namespace core
