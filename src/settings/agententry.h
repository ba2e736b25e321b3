// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "transport/websocketaddress.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <utility>

namespace settings {

/// An agent as the user configured it.
struct AgentEntry
{
    QString id;
    QString name;
    QString command; ///< as one types it in a shell, or the address (wss://…) of one that runs elsewhere
    /// A value that isReference() is taken from the environment that Belay was started in.
    QList<std::pair<QString, QString>> environment;
    bool isDemo = false;
    QList<std::pair<QString, QString>> headers = {}; ///< of an address: sent with the opening request
    bool plainAllowed = false; ///< of a ws:// address: the user knows that everybody on the way can read along

    /// Names of variables and headers beside those above, whose values are in the keychain: see SecretStore.
    QStringList secretEnvironment = {}, secretHeaders = {};

    /// Absolute: where new sessions begin, if no other is chosen; the process starts in that of its session. Empty: the
    /// one that was worked in last.
    QString folder = {};

    /// Where its picture is, an address as AgentIcons takes them; empty: it has none.
    QString icon = {};

    bool isRemote() const { return transport::isWebSocketAddress(command); }
};

/// The demo agent that comes with Belay: beside the program, else in PATH.
AgentEntry demoAgent();
/// An agent of one run that plays the traffic saved in \p file.
AgentEntry replayAgent(const QString &file);
/// An agent of one run, from a typed command.
AgentEntry agentFromCommand(const QString &command);

} // namespace settings
