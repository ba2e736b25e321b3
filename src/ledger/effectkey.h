// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"

#include <QByteArray>
#include <QByteArrayList>

namespace ledger {

/// The name of one deed: SHA-256 of \p method, its \p parameters in a fixed order, session, turn and the id of
/// the request or tool call that asks. \p turnNonce is random for each turn, so that a deliberate repetition in
/// a later turn is a deed of its own while the same request, executed again, is not. 32 bytes.
QByteArray idempotencyKey(const QByteArray &method, const QByteArrayList &parameters, const base::SessionId &session,
                          const QByteArray &turnNonce, const QByteArray &requestId);

} // namespace ledger
