// SPDX-License-Identifier: Apache-2.0
#include "core/processes/networknote.h"

#include <utility>

namespace core {

QList<std::pair<QString, QString>> NetworkNote::variables() const
{
    return m_watch ? m_watch->variables(QProcessEnvironment::systemEnvironment())
                   : QList<std::pair<QString, QString>>();
}

void NetworkNote::beginTurn()
{
    m_before = m_watch && m_watch->isStarted() ? m_watch->take() : std::vector<proxy::Contact>();
    for (proxy::Contact &contact : m_before)
        contact.isBeforeTurn = true;
}

void NetworkNote::endTurn(TurnEnded *turn, bool isStopped)
{
    using Opened = proxy::NetworkWatch::Opened;
    turn->contacts = std::exchange(m_before, {});
    if (!m_watch || !m_watch->isStarted())
        return;
    turn->network = m_watch->rules().level;
    const std::vector<proxy::Contact> during = m_watch->take(isStopped ? Opened::Ends : Opened::Stays);
    turn->contacts.insert(turn->contacts.end(), during.begin(), during.end());
}

} // namespace core
