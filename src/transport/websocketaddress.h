// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QList>
#include <QUrl>

#include <utility>

namespace transport {

/// Whether the user typed the address of an agent in place of a command: ws://… or wss://…, and also http://… and
/// https://…, which WebSocketAddress::checked() refuses with the reason.
bool isAgentAddress(const QString &text);

/// Where an agent listens, and what is sent along with the opening request.
struct WebSocketAddress
{
    QString url; ///< as typed
    QList<std::pair<QByteArray, QByteArray>> headers;
    /// The user has accepted that traffic with this agent crosses the network unencrypted.
    bool plainAllowed = false;

    /// The address as a URL to connect to, or what is wrong with it and what to do: it needs a host, has no password
    /// and no fragment, and ws:// must lead to this computer unless `plainAllowed`.
    base::Result<QUrl> checked() const;
    /// The address without what may be secret in it: user, password and query.
    QString displayText() const;
};

} // namespace transport
