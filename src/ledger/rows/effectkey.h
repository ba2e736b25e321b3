// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"

#include <QByteArray>
#include <QByteArrayList>

#include <map>

namespace ledger {

/// The key of one action: SHA-256 of \p method, its \p parameters in a fixed order, session, turn, and \p which of
/// several equal ones: the tool call's id, or how often the same was requested in this turn. Never a request's id,
/// which can be reused after the answer and differs when the request is repeated. \p turnNonce is random for each turn,
/// so that repeating the action in a later turn is a new one. 32 bytes.
QByteArray idempotencyKey(const QByteArray &method, const QByteArrayList &parameters, const base::SessionId &session,
                          const QByteArray &turnNonce, const QByteArray &which);

/// Counts how often the same request was made in one turn.
class Occurrences
{
public:
    /// "0", "1", and so on for equal \p arguments; starts again in another turn.
    QByteArray next(const QByteArray &turnNonce, const QByteArrayList &arguments);
    /// The connection was restored: the agent may now repeat earlier requests.
    void restart() { m_counts.clear(); }

private:
    QByteArray m_turn;
    std::map<QByteArrayList, int> m_counts;
};

} // namespace ledger
