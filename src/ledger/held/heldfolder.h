// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/descriptor.h"
#include "base/result.h"
#include "ledger/disk/blobstore.h"
#include "ledger/held/folderwalk.h"
#include "ledger/held/heldcontents.h"
#include "ledger/held/heldside.h"
#include "ledger/held/heldstate.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace ledger {

/// The result of a sync.
struct Synced
{
    QByteArrayList taken;    ///< the user's changes that were taken over, by path
    QByteArrayList notTaken; ///< those that could not be put into the view
    Marks waiting;           ///< the program's changes
};

/// One folder whose changes are held back: the real folder, and the store with the side that the program writes. Three
/// rules keep either side from losing anything: an overlay is written only through its mount; what is equal on both
/// sides counts as settled; and the user's changes are written into the view as if the program had made them. Whoever
/// uses this holds the store's lock. Blocks on the disk; one thread at a time.
class HeldFolder
{
public:
    /// \p store is the one in `base::SealPlan`: it contains `upper` and `work`, or `copy`, and this object's memory.
    HeldFolder(QByteArray folder, QString store);
    ~HeldFolder();

    /// Whether the state of the real folder is remembered. None is for a folder that is too large to walk: any
    /// difference then counts as a conflict, and sync() must not be called.
    enum class Base { Kept, None };
    /// Opens both sides, creates the store if it is missing, and reads the memory. Call it first. \p fresh: of which
    /// kind a new store is; \p progress of its copy.
    base::Result<void> open(Base base, HeldSide::Kind fresh, CopyProgress &progress);
    base::Result<void> open(Base base = Base::Kept, HeldSide::Kind fresh = HeldSide::Kind::Overlay);
    const QByteArray &folder() const { return m_folder; }
    HeldSide::Kind kind() const { return m_side ? m_side->kind() : HeldSide::Kind::Overlay; }

    /// The current differences, each with its owner. Remembers what is equal.
    base::Result<HeldState> look();

    /// Takes the user's changes over into the view, and makes the current real folder the base for the next changes.
    /// Before each turn, after the overlay was refreshed (SealedView::refreshArguments). \p merged: the folder in the
    /// view.
    base::Result<Synced> sync(int merged);

    using Test = std::function<bool(const QByteArray &path)>;
    /// Call it when a turn begins, after sync(): what waits now is what restoreTurn() brings back, but for what \p
    /// isLeftOut. \p waiting: what waits, where it is known; else it is looked at.
    base::Result<void> beginTurn(const Test &isLeftOut, const Marks *waiting = nullptr);
    /// Keeps what the next beginTurn() would, as far as the same waits then, so that it has less to do: at most \p most
    /// files at once. Continue with the same \p waiting until \p at is at its end.
    void keepAhead(const Marks &waiting, int most, HeldContents::Place &at);
    /// Makes what waits what it was when the turn began: of what came since, what \p isGivenUp is given up; what was
    /// overwritten or reverted comes back, but for what \p isLeftOut. The view has to be refreshed before, too. What
    /// was accepted or rejected since is left alone. Returns the paths that could not be brought back.
    base::Result<QByteArrayList> restoreTurn(int merged, const Test &isGivenUp, const Test &isLeftOut);

    /// What the real folder has at \p paths becomes what is seen in the view, which has to be told to forget before,
    /// too. See rejectedWith().
    base::Result<void> reject(int merged, const QByteArrayList &paths);

    /// \p text becomes what the program made of the file \p path, if that still is \p wanted: a part of it was
    /// rejected. See reject().
    base::Result<void> rewrite(int merged, const QByteArray &path, const FileMark &wanted, const QByteArray &text);

    /// \p written was written to the real folder. A path that has changed again since is not recorded: then it is the
    /// user's, and a difference is a conflict.
    base::Result<void> settle(const Marks &written);

    /// Writes the program's version of \p path to the real folder, without a row: for the agent's own files. Error code
    /// changedMeanwhile: somebody else has written it later.
    base::Result<void> writeThrough(const QByteArray &path, const FileMark &wanted);

    /// The program's version of \p path, if it still is \p wanted, stored in \p blobs; for a link its text. Empty for a
    /// folder or a missing path. EINVAL for anything else, which is not opened.
    base::Result<QByteArray> content(const QByteArray &path, const FileMark &wanted, BlobStore &blobs,
                                     BlobStore::Durable durable = BlobStore::Durable::Now);

    /// The same without storing it, for at most \p upTo bytes (EFBIG).
    base::Result<QByteArray> text(const QByteArray &path, const FileMark &wanted, qint64 upTo) const;

    /// What the real file of \p change held when it was begun; none: not known, or longer than \p upTo bytes.
    std::optional<QByteArray> begunText(const HeldChange &change, qint64 upTo) const;

    /// Drops from the program's side what the real folder has, too. Only while no process and no view uses it; open()
    /// it again afterwards.
    base::Result<void> compact();

private:
    base::Result<HeldState> lookAndNote(Marks *wanted);
    void recordBegun(const HeldState &state);
    base::Result<void> lookAnew(const HeldState &state);
    base::Result<void> check(int merged) const;
    base::Result<void> put(int merged, const QByteArray &path);
    base::Result<void> record(const QByteArray &path);
    base::Result<void> load(Base base);
    base::Result<void> save() const;

    const QByteArray m_folder;
    const QString m_store;
    base::Descriptor m_real;
    std::unique_ptr<HeldSide> m_side;
    Base m_base = Base::Kept;
    HeldMemory m_memory;
    HeldContents m_begun;     ///< of what waits: the real side
    HeldContents m_turnStart; ///< what waited when the turn began
    HashMemory m_hashes;
};

} // namespace ledger
