// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
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
    QString command; ///< a command line as in a shell, or the address (wss://…) of a remote agent
    /// A value for which isReference() is true is taken from the environment that Belay was started in.
    QList<std::pair<QString, QString>> environment;
    bool isDemo = false;
    QList<std::pair<QString, QString>> headers = {}; ///< of an address: sent with the opening request
    bool plainAllowed = false;                       ///< for ws://: the user accepts that the traffic is not encrypted

    /// Names of further variables and headers, whose values are in the keychain: see SecretStore.
    QStringList secretEnvironment = {}, secretHeaders = {};

    /// Absolute: the folder for new sessions, if no other is chosen; the process starts in its session's folder. Empty:
    /// the folder that was used last.
    QString folder = {};

    /// Further files and folders that it may write itself although its changes are held back, as they were typed: see
    /// core::ownPath(). For sessions that are opened from now on.
    QStringList ownPaths = {};

    /// A turn of it that takes longer is stopped; 0: none.
    base::Milliseconds turnLimit{0};

    /// The address of its icon, as AgentIcons takes it; empty: none.
    QString icon = {};

    bool isRemote() const { return transport::isAgentAddress(command); }
};

/// The demo agent that comes with Belay: next to Belay's own program, else in PATH.
AgentEntry demoAgent();
/// An agent for this run that replays the traffic saved in \p file.
AgentEntry replayAgent(const QString &file);
/// An agent for this run, from a typed command.
AgentEntry agentFromCommand(const QString &command);

} // namespace settings
