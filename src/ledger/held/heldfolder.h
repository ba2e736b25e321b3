// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/descriptor.h"
#include "base/result.h"
#include "ledger/files/blobstore.h"
#include "ledger/held/folderwalk.h"
#include "ledger/held/heldcontents.h"
#include "ledger/held/heldstate.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <set>

namespace ledger {

/// What a sync did.
struct Synced
{
    QByteArrayList taken;    ///< of the user, by path
    QByteArrayList notTaken; ///< could not be put into the view
};

/// One folder of which an overlay holds the changes back: the real folder, and the store in which the upper side is.
/// Three rules keep both sides from losing anything: the upper side is never written to but through the mount; what is
/// the same on both sides counts as settled; and what the user changes is written into the view, as if the program's
/// own machine had done it. Whoever holds it holds the store's lock. Blocks on the disk; one thread at a time.
class HeldFolder
{
public:
    /// \p store is that of `base::SealPlan`: in it lie `upper`, `work`, and what this remembers.
    HeldFolder(QByteArray folder, QString store);

    /// Whether it is remembered what the real folder was like. Without it, of a folder that is too large to look
    /// through, whatever differs reads as a conflict, and sync() is not for it.
    enum class Base { Kept, None };
    /// Opens both sides, makes the store where it is missing, and reads what is remembered. First of all.
    base::Result<void> open(Base base = Base::Kept);
    const QByteArray &folder() const { return m_folder; }

    /// What waits now, and whose the rest is. Remembers what is the same.
    base::Result<HeldState> look();

    /// What the user changed becomes what is seen in the view, and the real folder as it is now what the next changes
    /// are compared with. Before each turn, when the overlay has been told to forget what it remembers
    /// (SealedView::refreshArguments). \p merged: the folder in the view.
    base::Result<Synced> sync(int merged);

    /// A turn begins, after sync(): what waits now is what restoreTurn() brings back. Of what \p isLeftOut neither is
    /// remembered nor brought back.
    base::Result<void> beginTurn(const std::set<QByteArray> &isLeftOut = {});
    /// Makes what waits what it was when the turn began: what came since is given up, what was overwritten or given up
    /// comes back, in the view, which has to be told to forget before, too. What was accepted since is left alone.
    /// Returns what could not be brought back.
    base::Result<QByteArrayList> restoreTurn(int merged, const std::set<QByteArray> &isLeftOut = {});

    /// What the real folder has at \p paths becomes what is seen in the view, which has to be told to forget before,
    /// too. See rejectedWith().
    base::Result<void> reject(int merged, const QByteArrayList &paths);

    /// \p written was written to the real folder. Where that has changed again by now it is not recorded: then it is
    /// the user's, and what differs is a conflict.
    base::Result<void> settle(const Marks &written);

    /// Makes the file at \p path in the real folder what the program wrote, without a row: for what is its own. ESTALE:
    /// somebody else has written it later.
    base::Result<void> writeThrough(const QByteArray &path, const FileMark &wanted);

    /// What the program wrote at \p path, if it still is \p wanted, kept in \p blobs; of a link its text. Empty: a
    /// folder, or nothing. EINVAL: something else, which is not opened.
    base::Result<QByteArray> content(const QByteArray &path, const FileMark &wanted, BlobStore &blobs);

    /// The same without keeping it, of no more than \p upTo bytes (EFBIG).
    base::Result<QByteArray> text(const QByteArray &path, const FileMark &wanted, qint64 upTo) const;

    /// What the real file of \p change held when it was begun; none: not known, or longer than \p upTo bytes.
    std::optional<QByteArray> begunText(const HeldChange &change, qint64 upTo) const;

    /// Drops from the upper side what the real folder has, too. Only while no process and no view uses it.
    base::Result<void> compact();

private:
    base::Result<HeldState> lookAndNote(Marks *wanted);
    void noteBegun(const HeldState &state);
    base::Result<void> lookAnew(const HeldState &state);
    base::Result<void> put(int merged, const QByteArray &path);
    base::Result<void> note(const QByteArray &path);
    base::Result<QByteArrayList> unseen(int merged, const Marks &wanted, const HeldState &state);
    base::Result<void> load(Base base);
    base::Result<void> save() const;

    const QByteArray m_folder;
    const QString m_store;
    base::Descriptor m_real, m_upper;
    Base m_base = Base::Kept;
    HeldMemory m_memory;
    HeldContents m_begun;     ///< of what waits: the real side
    HeldContents m_turnStart; ///< what waited when the turn began
    HashMemory m_hashes;
};

} // namespace ledger
