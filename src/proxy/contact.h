// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QString>

namespace proxy {

/// What went to one host through the proxy during some time. Nothing of the content is known.
struct Contact
{
    QString host;        ///< as it was asked for, in lower case; empty: all hosts beyond those that are kept
    int port = 0;        ///< 0 where the host is empty
    int connections = 0; ///< that were open at some time and carried something
    int refused = 0;     ///< the host is not on the list
    int failed = 0;      ///< the host could not be reached
    qint64 sent = 0;     ///< bytes to the host; for an encrypted connection those of the encryption, too
    qint64 received = 0; ///< bytes from the host
    QDateTime first = {}, last = {}; ///< of whatever is counted here; in UTC
    bool isBeforeTurn = false;       ///< between the turn before and this one, or before the first one
};

} // namespace proxy
