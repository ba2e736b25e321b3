// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <utility>

QT_BEGIN_NAMESPACE
class QUrl;
QT_END_NAMESPACE

namespace mcp {

using HttpHeaders = QList<std::pair<QByteArray, QByteArray>>;

/// Whether \p name is a token, as names of headers have to be.
bool isHeaderName(const QByteArray &name);
/// Whether \p value can be sent as it is: no control character, so that no header can be smuggled in, and no blank at
/// either end.
bool isHeaderValue(const QByteArray &value);
/// Visible ASCII without blanks, and not empty: what an id of a session and a version may be.
bool isVisibleAscii(const QByteArray &text);
/// \p value as the protocol repeats it in a header: as it is, or in Base64 if it cannot be sent so.
QByteArray mirroredValue(const QString &value);
/// Whether both have the same scheme, host and port.
bool isSameOrigin(const QUrl &one, const QUrl &other);
/// What is sent of the headers that the user gave to a server. Those that Belay or HTTP itself decides on are left out.
/// The error names the first one that cannot be sent, without its value.
base::Result<HttpHeaders> sendableHeaders(const QList<std::pair<QString, QString>> &given);

} // namespace mcp
