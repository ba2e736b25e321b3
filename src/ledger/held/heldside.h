// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/descriptor.h"
#include "base/result.h"
#include "ledger/held/copyprogress.h"
#include "ledger/held/folderwalk.h"
#include "ledger/held/heldstate.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

#include <memory>
#include <set>

namespace ledger {

/// The side of a folder that the program writes: the upper folder of an overlay, or, where there can be none, a copy
/// that is mounted in its place. Blocks on the disk; one thread at a time.
class HeldSide
{
public:
    enum class Kind { Overlay, Copy };

    /// Of the kind that \p store has already, else a new one of kind \p fresh.
    static std::unique_ptr<HeldSide> of(const QString &store, Kind fresh);
    /// Whether \p store has one already.
    static bool isIn(const QString &store);
    /// Where the copy is, in a store of that kind.
    static QString copyIn(const QString &store);
    virtual ~HeldSide() = default;
    HeldSide(const HeldSide &) = delete;
    HeldSide &operator=(const HeldSide &) = delete;

    virtual Kind kind() const = 0;
    /// Makes it if it is missing. \p real: the real folder, open. \p progress: of the copy, where it is made.
    virtual base::Result<void> open(int real, CopyProgress &progress) = 0;
    int fd() const { return m_side.fd(); }

    /// What the program changed, each path with its mark, Missing what it took away, and the folders on the way.
    virtual base::Result<Marks> changed(int real, HashMemory &memory) const = 0;
    /// Whether \p merged is this side as the program sees it.
    virtual bool isSeenAs(int merged) const = 0;
    /// Paths that are another in the real folder than the program sees, and that are neither in \p wanted nor among
    /// what \p state names.
    virtual base::Result<QByteArrayList> unseen(int merged, int real, const Marks &wanted, const HeldState &state,
                                                const HeldMemory &memory) const = 0;
    /// \p path is the same in the real folder and in this side, by what was found there: \p real.
    virtual void recordSame(const QByteArray &path, const FileMark &real, HashMemory &memory);
    /// Stores what was noted.
    virtual base::Result<void> save();
    /// Drops what the real folder has, too; of \p wanted the paths in \p needed stay. Returns what stayed. Only while
    /// no process and no view uses it; open() it again before anything else.
    virtual std::set<QByteArray> compact(const Marks &wanted, const std::set<QByteArray> &needed) = 0;

protected:
    explicit HeldSide(QString store) : m_store(std::move(store)) {}

    const QString m_store;
    base::Descriptor m_side;
};

} // namespace ledger
