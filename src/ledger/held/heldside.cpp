// SPDX-License-Identifier: Apache-2.0
#include "ledger/held/heldside.h"

#include "ledger/held/copyside.h"
#include "ledger/held/overlayside.h"

#include <QFileInfo>

namespace ledger {

bool HeldSide::isIn(const QString &store)
{
    return CopySide::isIn(store) || QFileInfo::exists(store + QStringLiteral("/upper"));
}

QString HeldSide::copyIn(const QString &store)
{
    return store + QStringLiteral("/copy");
}

std::unique_ptr<HeldSide> HeldSide::of(const QString &store, Kind fresh)
{
    const bool isOverlay = QFileInfo::exists(store + QStringLiteral("/upper"));
    if (CopySide::isIn(store) || (fresh == Kind::Copy && !isOverlay))
        return std::make_unique<CopySide>(store);
    return std::make_unique<OverlaySide>(store);
}

void HeldSide::recordSame(const QByteArray &, const FileMark &, HashMemory &) {}

base::Result<void> HeldSide::save()
{
    return {};
}

} // namespace ledger
