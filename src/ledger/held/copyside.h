// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/held/heldside.h"

namespace ledger {

/// A copy of the folder, for where no overlay can be: something is mounted inside the folder, or the kernel or a file
/// system cannot. Files share their blocks with the real ones where the file system can do that. What cannot be copied
/// (sockets, files that may not be read) is not in it. A file that was written in place without a change of its size
/// and time is taken for unchanged.
class CopySide final : public HeldSide
{
public:
    explicit CopySide(QString store) : HeldSide(std::move(store)) {}

    static bool isIn(const QString &store);

    Kind kind() const override { return Kind::Copy; }
    /// Takes as long as the copy; ENOSPC if it would leave too little on the disk.
    base::Result<void> open(int real, CopyProgress &progress) override;
    base::Result<Marks> changed(int real, HashMemory &memory) const override;
    bool isSeenAs(int merged) const override;
    base::Result<QByteArrayList> unseen(int merged, int real, const Marks &wanted, const HeldState &state,
                                        const HeldMemory &memory) const override;
    void recordSame(const QByteArray &path, const FileMark &real, HashMemory &memory) override;
    base::Result<void> save() override;
    std::set<QByteArray> compact(const Marks &wanted, const std::set<QByteArray> &needed) override;

private:
    base::Result<void> make(int real, CopyProgress &progress);
    QString copyName() const;
    QString listName() const;
    base::Descriptor openStore() const;

    Identities m_asCopied;  ///< of the copy, when it was last known to be the same as the real folder
    bool m_isNoted = false; ///< since it was stored
};

} // namespace ledger
