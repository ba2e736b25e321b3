// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"

#include <QByteArray>
#include <QByteArrayList>

#include <map>

namespace ledger {

/// The name of one deed: SHA-256 of \p method, its \p parameters in a fixed order, session, turn, and \p which of the
/// like: the id of the tool call, or how often the same was asked for in this turn. Never the id of a request, which is
/// free again once it is answered, and another one when it is asked again. \p turnNonce is random for each turn, so
/// that a deliberate repetition in a later turn is a deed of its own. 32 bytes.
QByteArray idempotencyKey(const QByteArray &method, const QByteArrayList &parameters, const base::SessionId &session,
                          const QByteArray &turnNonce, const QByteArray &which);

/// Counts how often the same is asked for in one turn.
class Occurrences
{
public:
    /// "0", "1", and so on for each \p arguments; from the beginning again in another turn.
    QByteArray next(const QByteArray &turnNonce, const QByteArrayList &arguments);
    /// The connection was made again: what the agent asks now may be what it has asked before.
    void restart() { m_counts.clear(); }

private:
    QByteArray m_turn;
    std::map<QByteArrayList, int> m_counts;
};

} // namespace ledger
