// SPDX-License-Identifier: Apache-2.0
#include "core/session/turncheckpoint.h"

#include "base/visibletext.h"
#include "base/wording.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace core {

TurnCheckpoint::TurnCheckpoint(const Services &services, EffectObserver *observer, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_observer(observer)
{
    if (m_services.snapshots)
        m_changes =
            std::make_unique<ledger::UnreportedChanges>(m_services.ledger, m_services.files, m_services.blobs,
                                                        [this](const QString &folder) { return snapshotsOf(folder); });
}

TurnCheckpoint::~TurnCheckpoint()
{
    m_ending = true;
    m_changes.reset();
    m_snapshots.clear(); // ends the snapshots under way, which report their end
}

ledger::Snapshots *TurnCheckpoint::snapshotsOf(const QString &folder)
{
    std::unique_ptr<ledger::Snapshots> &made = m_snapshots[folder];
    if (!made)
        made = m_services.snapshots(folder);
    return made.get();
}

void TurnCheckpoint::begin(const QStringList &folders, const base::SessionId &session, base::TurnId turn,
                           const QByteArray &nonce)
{
    if (!m_services.snapshots)
        return;
    QStringList once;
    for (const QString &folder : folders) {
        const QString canonical = QFileInfo(folder).canonicalFilePath();
        const QString name = canonical.isEmpty() ? QDir::cleanPath(folder) : canonical;
        if (!once.contains(name))
            once << name;
    }
    m_lastDetail.clear();
    if (const TurnPtr last = std::exchange(m_last, nullptr))
        keepOrForget(last);
    m_turn = std::make_shared<Turn>();
    m_turn->compared = {session, turn, nonce, m_services.ledger->newest()};
    for (const ledger::Effect &row : m_services.ledger->currentEffects()) { // of all sessions
        if (row.isOpen())
            m_turn->compared.open.push_back(row.id);
    }
    m_turn->open = int(once.size());
    m_turn->folders = once;
    const TurnPtr current = m_turn;
    for (const QString &folder : std::as_const(once)) // in parallel: the agent is working already
        snapshotsOf(folder)->snapshot(this, [this, current, folder](const base::Result<ledger::Snapshot> &snapshot) {
            onTaken(current, folder, snapshot);
        });
}

void TurnCheckpoint::onTaken(const TurnPtr &turn, const QString &folder, const base::Result<ledger::Snapshot> &snapshot)
{
    if (m_ending)
        return;
    --turn->open;
    if (snapshot) {
        turn->compared.starts.push_back({folder, *snapshot});
        takeInside(turn, folder, *snapshot);
    }
    if (snapshot && snapshot->youngCount + snapshot->youngFolderCount > 0)
        Q_EMIT unavailable(turn->compared.turn, folder, recentChangesText(*snapshot), true);
    if (!snapshot) {
        Q_EMIT unavailable(turn->compared.turn, folder, snapshot.error().message);
    } else if (m_services.openTurns && !turn->ended) {
        // Stored at once, without waiting for the other folders, which may take long.
        turn->kept = QString();
        ++turn->keeping;
        m_services.disk()->run(
            [keeper = *m_services.openTurns, open = ledger::OpenTurn{turn->compared, {}}] { (void)keeper.store(open); },
            this,
            [this, turn] {
                --turn->keeping;
                releaseIfKept(turn);
            });
    }
    releaseIfKept(turn);
    if (turn->ended && snapshot)
        compare(turn, {turn->compared.starts.back()});
    else if (turn->ended)
        finishIfDone(turn);
}

/// Effects wait until the checkpoint is stored: otherwise, after a crash, the next Belay could not find them.
void TurnCheckpoint::releaseIfKept(const TurnPtr &turn)
{
    if (m_turn == turn && turn->open == 0 && turn->keeping == 0)
        release();
}

/// Takes snapshots of nested repositories, which are not part of the outer one's.
void TurnCheckpoint::takeInside(const TurnPtr &turn, const QString &folder, const ledger::Snapshot &snapshot)
{
    for (const QByteArray &path : snapshot.repositories) {
        const QString inside = QFileInfo(QFile::decodeName(snapshot.top + '/' + path)).canonicalFilePath();
        if (inside.isEmpty() || turn->folders.contains(inside) || !inside.startsWith(folder + QLatin1Char('/')))
            continue;
        if (turn->folders.size() >= mostFolders) {
            Q_EMIT unavailable(turn->compared.turn, folder, tr("There are too many repositories inside."));
            return;
        }
        turn->folders << inside;
        ++turn->open;
        // Later than the folder's: what has changed in it since the turn began is told.
        snapshotsOf(inside)->snapshotSince(
            snapshot.begunNs, this,
            [this, turn, inside](const base::Result<ledger::Snapshot> &taken) { onTaken(turn, inside, taken); });
    }
}

QString TurnCheckpoint::recentChangesText(const ledger::Snapshot &snapshot)
{
    const auto listed = [](const QByteArrayList &paths, int count) {
        QStringList names;
        for (const QByteArray &path : paths)
            names << (path.isEmpty() ? QStringLiteral("./") : base::visibleText(QFile::decodeName(path)));
        return base::fewNames(names, count);
    };
    QStringList sentences;
    if (snapshot.youngCount > 0)
        sentences << tr("%n file(s) changed while the first snapshot was being taken; what they held before, and what "
                        "was removed then, is not known: %1",
                        nullptr, snapshot.youngCount)
                         .arg(listed(snapshot.young, snapshot.youngCount));
    if (snapshot.youngFolderCount > 0)
        sentences << tr("Something came or went in %n folder(s) while the first snapshot was being taken; a file that "
                        "was removed then is not known: %1",
                        nullptr, snapshot.youngFolderCount)
                         .arg(listed(snapshot.youngFolders, snapshot.youngFolderCount));
    return sentences.join(u'\n');
}

QStringList TurnCheckpoint::watched() const
{
    QStringList out;
    for (const ledger::FolderStart &start : m_turn ? m_turn->compared.starts : std::vector<ledger::FolderStart>())
        out << start.folder;
    // Nested repositories are found by themselves and are not listed.
    QStringList outer = out;
    outer.removeIf([&out](const QString &folder) {
        return std::any_of(out.begin(), out.end(),
                           [&folder](const QString &other) { return folder.startsWith(QString(other + u'/')); });
    });
    return outer;
}

void TurnCheckpoint::whenTaken(std::function<void()> effect)
{
    if (!m_turn || m_turn->released || (m_turn->open == 0 && m_turn->keeping == 0)) {
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
    const TurnPtr turn = std::exchange(m_turn, nullptr);
    if (!turn)
        return;
    turn->ended = true;
    m_last = turn;
    ++m_comparing;
    // Compares what has been taken without waiting for the rest: the next turn may begin before that.
    if (turn->compared.starts.empty())
        finishIfDone(turn);
    else
        compare(turn, turn->compared.starts);
}

void TurnCheckpoint::endAgain(base::TurnId turn, const QString &detail)
{
    if (!m_last || m_last->compared.turn != turn || m_last->compared.starts.empty())
        return;
    if (m_last->open == 0 && m_last->searches == 0)
        ++m_comparing;
    compare(m_last, m_last->compared.starts, detail);
}

void TurnCheckpoint::compare(const TurnPtr &turn, std::vector<ledger::FolderStart> starts, const QString &detail)
{
    ++turn->searches;
    // Waits until the agent's reported effects are in the ledger, so that they are not found again.
    m_observer->whenSettled(this, [this, turn, detail, starts = std::move(starts)]() mutable {
        ledger::ComparedTurn some = turn->compared;
        some.starts = std::move(starts);
        some.detail = detail;
        some.said = m_observer->said();
        m_changes->find(some, this, [this, turn](const ledger::FoundChanges &found) {
            for (const ledger::FoundChanges::NotCompared &folder : found.notCompared)
                Q_EMIT unavailable(turn->compared.turn, folder.folder, folder.error.message);
            --turn->searches;
            finishIfDone(turn);
        });
    });
}

void TurnCheckpoint::finishIfDone(const TurnPtr &turn)
{
    if (turn->open > 0 || turn->searches > 0)
        return;
    keepOrForget(turn);
    if (--m_comparing == 0)
        Q_EMIT compared();
}

void TurnCheckpoint::keepLast(const QString &detail)
{
    m_lastDetail = detail;
    if (m_last)
        keepOrForget(m_last);
}

void TurnCheckpoint::keepOrForget(const TurnPtr &turn)
{
    if (!m_services.openTurns || turn->open > 0 || turn->searches > 0 || turn->compared.starts.empty())
        return; // finishIfDone() does it
    const QString detail = turn == m_last ? m_lastDetail : QString();
    if (detail.isEmpty() && std::exchange(turn->kept, std::nullopt)) {
        m_services.disk()->run([keeper = *m_services.openTurns, nonce = turn->compared.nonce] { keeper.forget(nonce); },
                               this, [] {});
    } else if (!detail.isEmpty() && turn->kept != detail) {
        turn->kept = detail;
        ledger::OpenTurn open{turn->compared, {}};
        open.turn.detail = detail;
        m_services.disk()->run([keeper = *m_services.openTurns, open] { (void)keeper.store(open); }, this, [] {});
    }
}

} // namespace core

#include "moc_turncheckpoint.cpp"
