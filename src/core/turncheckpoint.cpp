// SPDX-License-Identifier: Apache-2.0
#include "core/turncheckpoint.h"

namespace core {

TurnCheckpoint::TurnCheckpoint(QString folder, const Services &services, EffectObserver *observer, QObject *parent)
    : QObject(parent)
    , m_folder(std::move(folder))
    , m_services(services)
    , m_observer(observer)
{
    if (!m_services.snapshots)
        return;
    m_snapshots = m_services.snapshots(m_folder);
    m_changes = std::make_unique<ledger::UnreportedChanges>(m_services.ledger, m_services.blobs, m_snapshots.get());
}

TurnCheckpoint::~TurnCheckpoint()
{
    m_ending = true;
    m_changes.reset();
    m_snapshots.reset(); // answers what is open
}

void TurnCheckpoint::begin(const base::SessionId &session, base::TurnId turn, const QByteArray &nonce)
{
    if (!m_snapshots)
        return;
    m_turn = std::make_shared<Turn>();
    m_turn->compared = {session, turn, nonce, m_services.ledger->newest()};
    for (const ledger::Effect &row : m_services.ledger->effects(session)) {
        if (row.isOpen())
            m_turn->compared.open.push_back(row.id);
    }
    m_snapshots->snapshot(
        this, [this, current = m_turn](const base::Result<ledger::Snapshot> &snapshot) { onTaken(current, snapshot); });
}

void TurnCheckpoint::onTaken(const std::shared_ptr<Turn> &turn, const base::Result<ledger::Snapshot> &snapshot)
{
    if (m_ending)
        return;
    turn->answered = true;
    turn->taken = snapshot.ok();
    if (snapshot)
        turn->compared.start = *snapshot;
    if (m_turn == turn)
        release();
    if (!turn->taken) {
        Q_EMIT unavailable(snapshot.error().message);
    } else if (m_services.openTurns && !turn->ended) {
        m_services.files->run([keeper = *m_services.openTurns,
                               open = ledger::OpenTurn{m_folder, turn->compared, {}}] { (void)keeper.keep(open); },
                              this, [] {});
    }
    if (turn->ended)
        compare(turn);
}

void TurnCheckpoint::whenTaken(std::function<void()> effect)
{
    if (!isTaking() || m_turn->released) {
        effect();
        return;
    }
    m_waiting.push_back(std::move(effect));
    if (m_waiting.size() == 1)
        m_limit = m_services.clock->after(longestWait, [this] { release(); });
}

void TurnCheckpoint::release()
{
    m_limit.cancel();
    if (m_turn)
        m_turn->released = true;
    for (const std::function<void()> &effect : std::exchange(m_waiting, {}))
        effect();
}

void TurnCheckpoint::end()
{
    release();
    const std::shared_ptr<Turn> turn = std::exchange(m_turn, nullptr);
    if (!turn)
        return;
    turn->ended = true;
    ++m_comparing;
    if (turn->answered)
        compare(turn);
}

void TurnCheckpoint::compare(const std::shared_ptr<Turn> &turn)
{
    if (!turn->taken) {
        onCompared(turn, 0);
        return;
    }
    // What the agent did tell of is not to be found again.
    m_observer->whenSettled(this, [this, turn] {
        m_changes->find(turn->compared, this, [this, turn](const base::Result<int> &rows) { onCompared(turn, rows); });
    });
}

void TurnCheckpoint::onCompared(const std::shared_ptr<Turn> &turn, const base::Result<int> &rows)
{
    if (!rows)
        Q_EMIT unavailable(rows.error().message);
    if (m_services.openTurns && turn->taken)
        m_services.files->run([keeper = *m_services.openTurns, nonce = turn->compared.nonce] { keeper.forget(nonce); },
                              this, [] {});
    if (--m_comparing == 0)
        Q_EMIT compared();
}

} // namespace core
