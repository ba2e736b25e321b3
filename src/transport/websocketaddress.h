// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QList>
#include <QUrl>

#include <utility>

namespace transport {

/// Whether what a user typed in place of a command is the address of an agent: ws://… or wss://….
bool isWebSocketAddress(const QString &text);

/// Where an agent listens, and what is sent along with the opening request.
struct WebSocketAddress
{
    QString url; ///< as typed
    QList<std::pair<QByteArray, QByteArray>> headers;
    /// The user has said that what is said to this agent may cross the network for everybody to read.
    bool plainAllowed = false;

    /// The address in a form that can be connected to, or what is wrong with it and what to do: it needs a host, holds
    /// no password and no fragment, and ws:// leads to this computer unless `plainAllowed`.
    base::Result<QUrl> checked() const;
    /// The address without what may be secret in it: user, password and query.
    QString displayText() const;
};

} // namespace transport
