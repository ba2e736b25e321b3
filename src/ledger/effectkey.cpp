// SPDX-License-Identifier: Apache-2.0
#include "ledger/effectkey.h"

#include <QCryptographicHash>

namespace ledger {

namespace {

/// With its length before it, so that ("ab", "c") and ("a", "bc") are two.
void add(QCryptographicHash &hash, const QByteArray &part)
{
    hash.addData(QByteArray(QByteArray::number(part.size()) + ':'));
    hash.addData(part);
}

} // namespace

QByteArray idempotencyKey(const QByteArray &method, const QByteArrayList &parameters, const base::SessionId &session,
                          const QByteArray &turnNonce, const QByteArray &requestId)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    add(hash, method);
    add(hash, QByteArray::number(parameters.size()));
    for (const QByteArray &parameter : parameters)
        add(hash, parameter);
    add(hash, session.value.toUtf8());
    add(hash, turnNonce);
    add(hash, requestId);
    return hash.result();
}

} // namespace ledger
