// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "core/held/heldfile.h"
#include "ledger/held/heldfolder.h"

#include <QString>

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

/// What waits.
struct HeldList
{
    std::vector<HeldFile> files = {};
    bool isTurnRestorable = false; ///< it is not what it was when the newest turn began
};

/// Lists what waits in the folders of a session, with the part that each belongs to and its lines counted. Blocks on
/// the disk and on git; one thread at a time.
class HeldLister
{
public:
    base::Result<HeldList> list(const std::vector<HeldPlace> &places, const HeldHome &home);

private:
    void count(ledger::HeldFolder &folder, HeldFile &file);

    /// Lines added and removed, by both hashes.
    std::map<std::pair<QByteArray, QByteArray>, std::pair<int, int>> m_counts;
};

/// Of \p all what may be accepted together without another look: neither hooks nor conflicts, nor what is ignored or
/// outside, nor a repository of which a part is a conflict.
std::vector<HeldFile> acceptableOf(const std::vector<HeldFile> &all);

/// \p path is \p folder, or in it.
bool isInside(const QString &path, const QString &folder);

} // namespace core
