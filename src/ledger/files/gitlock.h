// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace ledger {

/// Name of the file beside \p path, absolute, by which git keeps others from changing that while it does itself; empty:
/// it is none of the records that git locks.
QByteArray gitLockOf(const QByteArray &path);

} // namespace ledger
