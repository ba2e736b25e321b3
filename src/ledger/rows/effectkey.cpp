// SPDX-License-Identifier: Apache-2.0
#include "ledger/rows/effectkey.h"

#include <QCryptographicHash>

namespace ledger {

namespace {

/// Prefixed with its length, so that ("ab", "c") and ("a", "bc") differ.
void add(QCryptographicHash &hash, const QByteArray &part)
{
    hash.addData(QByteArray(QByteArray::number(part.size()) + ':'));
    hash.addData(part);
}

} // namespace

QByteArray idempotencyKey(const QByteArray &method, const QByteArrayList &parameters, const base::SessionId &session,
                          const QByteArray &turnNonce, const QByteArray &which)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    add(hash, method);
    add(hash, QByteArray::number(parameters.size()));
    for (const QByteArray &parameter : parameters)
        add(hash, parameter);
    add(hash, session.value.toUtf8());
    add(hash, turnNonce);
    add(hash, which);
    return hash.result();
}

QByteArray Occurrences::next(const QByteArray &turnNonce, const QByteArrayList &arguments)
{
    if (m_turn != turnNonce) {
        m_turn = turnNonce;
        m_counts.clear();
    }
    return QByteArray::number(m_counts[arguments]++);
}

} // namespace ledger
