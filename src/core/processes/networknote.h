// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/values/sessionevent.h"
#include "proxy/networkwatch.h"

namespace core {

/// Which hosts the programs of a session contact, turn by turn. Main thread.
class NetworkNote
{
public:
    /// Null: nothing is known of the network. \p watch must outlive this, or be reset before.
    void set(proxy::NetworkWatch *watch) { m_watch = watch; }
    bool isLimited() const { return m_watch && m_watch->isIsolated(); }
    /// The variables for a command that Belay runs for the agent.
    QList<std::pair<QString, QString>> variables() const;
    void beginTurn();
    /// Puts what was contacted into \p turn. What a stopped turn opened is closed, as its commands are ended.
    void endTurn(TurnEnded *turn, bool isStopped);

private:
    proxy::NetworkWatch *m_watch = nullptr;
    std::vector<proxy::Contact> m_before; ///< the turn that runs
};

} // namespace core
