// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "acp/values.h"
#include "base/clock.h"
#include "core/files/writepolicy.h"
#include "core/stop/stopconduct.h"
#include "core/stop/stopstatistics.h"
#include "models/texts/stopconducttext.h"
#include "proxy/networkrules.h"
#include "settings/agententry.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QTime>

#include <optional>
#include <vector>

namespace widgets {

/// Whether an agent answers, as tried on request.
struct AgentTested
{
    bool isRunning = true;
    QTime at{};
    base::Milliseconds took{0};
    QList<models::Finding> found{};
    acp::AgentCapabilities can{}; ///< nothing if it did not answer
};

/// An agent as the dialogs show and edit it: of what goes to the keychain the value is there, too, until it is kept.
struct AgentFields : settings::AgentEntry
{
    core::StopStatistics statistics{};          ///< statistics of earlier stops
    std::optional<core::StopConduct> conduct{}; ///< result of its stop test
    core::WritePolicy writes = core::WritePolicy::AtOnce;
    bool holds = false;                       ///< its writes are held back until they are accepted
    proxy::NetworkRules network{};            ///< what is done about its network
    QStringList contacted{};                  ///< hosts that it has contacted before, the newest first
    std::vector<acp::ConfigOption> options{}; ///< that a session can begin with, as far as they are known
    std::optional<AgentTested> tested{};      ///< the last test of it
    int sessions = 0;                         ///< that are open
};

/// A settings file of another program that contains agents.
struct ImportSource
{
    QString program; ///< "Zed"
    QString path;
};

} // namespace widgets
