// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QString>

namespace proxy {

/// What went to one host during some time, through the proxy or through Belay itself. Nothing of the content is kept.
struct Contact
{
    QString host;        ///< as it was asked for, in lower case; empty: all hosts beyond those that are kept
    int port = 0;        ///< 0 where the host is empty
    int connections = 0; ///< that were open at some time and carried something; with `server`: requests
    int refused = 0;     ///< the host is not on the list
    int failed = 0;      ///< the host could not be reached
    /// Bytes to the host; for an encrypted connection those of the encryption, too; with `server` of messages alone.
    qint64 sent = 0;
    qint64 received = 0;             ///< bytes from the host
    QDateTime first = {}, last = {}; ///< of whatever is counted here; in UTC
    bool isBeforeTurn = false;       ///< between the turn before and this one, or before the first one
    QString server = {};             ///< name of the MCP server that Belay reached there; empty: it was the proxy
};

} // namespace proxy
