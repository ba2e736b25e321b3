// SPDX-License-Identifier: Apache-2.0
#include "core/session/turncomparison.h"

#include "core/calls/effectobserver.h"
#include "core/calls/toolcalltracker.h"
#include "core/commands/terminalservice.h"
#include "core/files/stagedfiles.h"
#include "core/session/turncheckpoint.h"

#include <chrono>
#include <utility>

namespace core {

TurnComparison::TurnComparison(const Parts &parts, QObject *parent) : QObject(parent), m_is(parts) {}

void TurnComparison::begin()
{
    m_waiting = true;
    m_limit = m_is.clock->after(TerminalService::killWait + std::chrono::seconds(1), [this] {
        m_waiting = false;
        compare();
        Q_EMIT settled();
    });
    compareWhenQuiet();
}

void TurnComparison::compareWhenQuiet()
{
    const base::TurnId turn = m_is.turn->id();
    if (!m_waiting || m_is.staged->isBusy() || m_is.terminals->isEnding(turn))
        return;
    for (const TerminalService::Running &command : m_is.terminals->running()) {
        if (m_is.turn->isStopped && command.turn == turn && !m_is.turn->scope.keep.contains(command.id))
            return;
    }
    m_waiting = false;
    m_limit.cancel();
    compare();
    Q_EMIT quiet();
    Q_EMIT settled();
}

void TurnComparison::compareAgainSoon()
{
    if (m_is.turn->isOpen || isPending())
        return;
    m_again = m_is.clock->after(std::chrono::milliseconds(200), [this] {
        m_again.cancel();
        m_is.checkpoint->endAgain(m_is.turn->id());
        Q_EMIT settled();
    });
}

void TurnComparison::finish()
{
    m_limit.cancel();
    if (std::exchange(m_waiting, false))
        compare();
    const base::TurnId turn = m_is.turn->id();
    const bool goesOn = !m_is.calls->outlivingCalls().isEmpty() || m_is.terminals->mayWrite(turn);
    if (m_again.isSet() || goesOn)
        m_is.checkpoint->endAgain(turn);
    m_again.cancel();
}

void TurnComparison::compare()
{
    m_is.calls->observer().lookAgain(m_is.turn->id());
    m_is.checkpoint->end();
}

} // namespace core

#include "moc_turncomparison.cpp"
