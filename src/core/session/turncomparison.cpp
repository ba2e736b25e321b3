// SPDX-License-Identifier: Apache-2.0
#include "core/session/turncomparison.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "core/calls/effectobserver.h"
#include "core/calls/toolcalltracker.h"
#include "core/commands/terminalservice.h"
#include "core/session/turncheckpoint.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace core {

namespace {

QString shortened(const QString &name)
{
    constexpr qsizetype most = 60;
    const QString shown = base::visibleText(name);
    return shown.size() > most ? shown.first(most - 1) + QChar(0x2026) : shown;
}

} // namespace

TurnComparison::TurnComparison(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts)
{
    connect(m_parts.checkpoint, &TurnCheckpoint::compared, this, [this] {
        if (!m_lateBegun)
            return;
        m_lateTook = m_parts.clock->now() - *std::exchange(m_lateBegun, std::nullopt);
        if (m_late.isSet())
            compareLater();
    });
}

void TurnComparison::begin()
{
    m_ranOn.clear();
    m_waiting = true;
    m_limit = m_parts.clock->after(TerminalService::killWait + std::chrono::seconds(1), [this] {
        m_waiting = false;
        compare();
        Q_EMIT settled();
    });
    compareWhenQuiet();
}

void TurnComparison::compareWhenQuiet()
{
    const base::TurnId turn = m_parts.turn->id();
    if (!m_waiting || m_parts.terminals->isEnding(turn))
        return;
    for (const TerminalService::Running &command : m_parts.terminals->running()) {
        if (m_parts.turn->isStopped && command.turn == turn && !m_parts.turn->scope.keep.contains(command.id))
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
    if (m_parts.turn->isOpen || isPending())
        return;
    m_again = m_parts.clock->after(std::chrono::milliseconds(200), [this] {
        m_again.cancel();
        compareAgain();
        Q_EMIT settled();
    });
}

void TurnComparison::setRunningOn(const std::map<QString, QString> &names)
{
    m_runningOn = names;
    if (m_parts.turn->isOpen)
        return;
    for (const auto &[what, name] : names)
        m_ranOn[what] = name;
    if (names.empty()) { // the comparison that follows lets go of the turn
        m_late.cancel();
        return;
    }
    keepTurn();
    if (!m_late.isSet())
        compareLater();
}

void TurnComparison::keepTurn()
{
    m_parts.checkpoint->keepLast(m_runningOn.empty() ? QString() : lateDetail(m_runningOn));
}

/// A command may change a file for hours: the longer it runs on, and the longer a comparison takes, the more seldom.
void TurnComparison::compareLater()
{
    const base::Milliseconds age = m_parts.clock->now() - m_parts.turn->endedAt;
    m_late = m_parts.clock->after(std::max({lateLook, age / 10, m_lateTook * 50}), [this] {
        m_late.cancel();
        if (!m_parts.checkpoint->isComparing() && !isPending()) {
            m_lateBegun = m_parts.clock->now();
            compareAgain();
        }
        compareLater();
    });
}

void TurnComparison::compareAgain()
{
    m_parts.checkpoint->endAgain(m_parts.turn->id(), lateDetail(std::exchange(m_ranOn, m_runningOn)));
    keepTurn();
}

QString TurnComparison::lateDetail(const std::map<QString, QString> &names)
{
    if (names.empty())
        return tr("Changed after the turn, while something of it still ran");
    const QStringList first{shortened(names.begin()->second)};
    return tr("Changed after the turn, while %1 still ran").arg(base::fewNames(first, qsizetype(names.size())));
}

void TurnComparison::finish()
{
    m_limit.cancel();
    if (std::exchange(m_waiting, false))
        compare();
    const bool goesOn = !m_parts.calls->outlivingCalls().isEmpty() || m_parts.terminals->mayWrite(m_parts.turn->id());
    if (m_again.isSet() || goesOn)
        compareAgain();
    m_again.cancel();
    m_late.cancel();
}

void TurnComparison::compare()
{
    m_parts.calls->observer().lookAgain(m_parts.turn->id());
    m_parts.checkpoint->end();
    keepTurn();
}

} // namespace core

#include "moc_turncomparison.cpp"
