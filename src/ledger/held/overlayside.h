// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/held/heldside.h"

namespace ledger {

/// The upper folder of an overlay. It is written only through the mount.
class OverlaySide final : public HeldSide
{
public:
    explicit OverlaySide(QString store) : HeldSide(std::move(store)) {}

    Kind kind() const override { return Kind::Overlay; }
    base::Result<void> open(int real, CopyProgress &progress) override;
    base::Result<Marks> changed(int real, HashMemory &memory) const override;
    bool isSeenAs(int merged) const override;
    base::Result<QByteArrayList> unseen(int merged, int real, const Marks &wanted, const HeldState &state,
                                        const HeldMemory &memory) const override;
    std::set<QByteArray> compact(const Marks &wanted, const std::set<QByteArray> &needed) override;
};

} // namespace ledger
