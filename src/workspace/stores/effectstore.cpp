// SPDX-License-Identifier: Apache-2.0
#include "workspace/stores/effectstore.h"

#include "base/logging.h"
#include "ledger/checkpoint/checkpoint.h"
#include "ledger/rows/compensation.h"
#include "ledger/rows/databasefile.h"
#include "ledger/rows/ledgerreader.h"
#include "ledger/rows/retention.h"

#include <QEventLoop>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <map>

namespace workspace {

namespace {
constexpr int lookDelay = 200; ///< ms, to combine writes that follow each other
}

QString EffectStore::standardFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/effects");
}

/// Compares what an earlier run left uncompared, one turn after the other.
struct EffectStore::Return
{
    std::vector<ledger::OpenTurn> turns;
    std::map<QString, std::unique_ptr<ledger::Checkpoint>> checkpoints; ///< for the turn's folders
    std::unique_ptr<ledger::UnreportedChanges> changes;
};

std::unique_ptr<ledger::SqliteLedger> EffectStore::begin(const QString &folder, ledger::Attendance attendance)
{
    return ledger::SqliteLedger::begin(folder + QStringLiteral("/ledger.sqlite"), attendance);
}

EffectStore::EffectStore(base::Clock *clock, const QString &folder, std::unique_ptr<ledger::SqliteLedger> begun,
                         QObject *parent)
    : QObject(parent)
    , m_folder(folder)
    , m_blobs(folder + QStringLiteral("/blobs"))
    , m_trash(folder + QStringLiteral("/trash"))
    , m_clock(clock)
{
    if (!begun)
        begun = begin(folder);
    const auto opened = begun->finish();
    if (opened) {
        m_stored = begun.get();
        m_problem = m_stored->notice();
        connect(m_stored, &ledger::SqliteLedger::notStored, this, &EffectStore::failed);
        connect(m_stored, &ledger::SqliteLedger::notRead, this, &EffectStore::failed);
        connect(m_stored, &ledger::SqliteLedger::storingChanged, this, &EffectStore::storingChanged);
        m_openTurns = std::make_unique<ledger::OpenTurns>(folder + QStringLiteral("/turns"), m_stored->run());
        m_ledger = std::move(begun);
    } else {
        m_problem = tr("Belay cannot save its undo log: %1 Undo works until you quit, except where marked.")
                        .arg(opened.error().message);
        m_ledger = std::make_unique<ledger::MemoryLedger>();
    }
    m_files = std::make_unique<ledger::FileEffects>(m_ledger.get(), &m_blobs, &m_trash);
    m_undo = std::make_unique<ledger::Undo>(m_ledger.get(), &m_blobs, m_files.get());
}

EffectStore::~EffectStore()
{
    m_return.reset();
    m_undo.reset();
    m_files.reset();
    m_ledger.reset();
}

/// Includes Belay's own folder, in case a session's folder contains it.
ledger::CheckpointStore EffectStore::checkpoints() const
{
    QStringList own{m_folder};
    for (const auto place :
         {QStandardPaths::AppDataLocation, QStandardPaths::AppConfigLocation, QStandardPaths::CacheLocation})
        own << QStandardPaths::writableLocation(place);
    own.removeAll(QString());
    return {m_folder + QStringLiteral("/checkpoints"), own};
}

core::Services EffectStore::services(base::Clock *clock, core::RequestBoard *board, core::CommandRunner *runner)
{
    core::Services out{clock, board, ledger(), files(), &m_blobs, runner};
    out.snapshots = [clock, store = checkpoints()](const QString &folder) {
        return std::make_unique<ledger::Checkpoint>(folder, store, clock);
    };
    out.openTurns = m_openTurns.get();
    out.names = &m_names;
    return out;
}

namespace {

bool isUndoable(const ledger::Effect &effect)
{
    return !effect.isCompensation() && effect.isFile() && effect.state == ledger::EffectState::Committed;
}

} // namespace

bool EffectStore::canUndoSince(const std::vector<base::SessionId> &names, base::TurnId turn) const
{
    return std::any_of(names.begin(), names.end(),
                       [&](const base::SessionId &name) { return m_ledger->anySince(name, turn, isUndoable); });
}

std::vector<base::EffectId> EffectStore::undoableSince(const std::vector<base::SessionId> &names,
                                                       base::TurnId turn) const
{
    std::vector<base::EffectId> wanted;
    for (const base::SessionId &name : names) {
        for (const ledger::Effect &effect : m_ledger->effects(name)) {
            if (effect.turn >= turn && isUndoable(effect))
                wanted.push_back(effect.id);
        }
    }
    std::sort(wanted.begin(), wanted.end());
    return wanted;
}

std::optional<mcp::RecordedCall> EffectStore::lastCall(const QString &server, const QString &tool) const
{
    constexpr quint64 mostLookedAt = 5000;
    const quint64 newest = m_ledger->newest().value;
    for (quint64 id = newest; id > 0 && newest - id < mostLookedAt; --id) {
        const auto row = m_ledger->effect({id});
        if (!row || row->kind != ledger::EffectKind::Remote || row->server != server || row->tool != tool ||
            row->isCompensation() || row->state == ledger::EffectState::Failed || !row->after.kept)
            continue;
        const auto arguments = m_blobs.get(row->before.hash), result = m_blobs.get(row->after.hash);
        if (arguments && result)
            return mcp::RecordedCall{*arguments, *result};
    }
    return {};
}

bool EffectStore::isOther(const QString &run) const
{
    return m_stored && !run.isEmpty() && run != m_stored->run() && m_stored->isAlive(run);
}

void EffectStore::watchOthers()
{
    if (!m_stored)
        return;
    m_look.setSingleShot(true);
    m_look.setInterval(lookDelay);
    connect(&m_look, &QTimer::timeout, m_stored, &ledger::SqliteLedger::lookAgain);
    // Belay's own writes trigger this, too, and find nothing new. The -wal file appears and disappears with its users.
    const auto watch = [this] {
        for (const char *end : {"", "-wal"}) {
            const QString path = m_folder + QStringLiteral("/ledger.sqlite") + QLatin1String(end);
            if (!m_watcher.files().contains(path) && QFileInfo::exists(path))
                m_watcher.addPath(path);
        }
        if (!m_look.isActive())
            m_look.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, watch);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, watch);
    m_watcher.addPath(m_folder);
    watch();
}

void EffectStore::settleAfterCrashNow()
{
    QEventLoop loop;
    connect(this, &EffectStore::returned, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    settleAfterCrash();
    loop.exec();
}

void EffectStore::retry()
{
    if (m_stored)
        m_stored->retry();
}

void EffectStore::expireOld(int days, const QDateTime &now)
{
    if (!m_stored)
        return;
    const auto plan = std::make_shared<ledger::RetentionPlan>();
    const auto gone = std::make_shared<int>(0);
    m_files->run(
        [this, plan, days, now] {
            if (const auto rows = ledger::LedgerReader(m_stored->path()).keeping())
                *plan = ledger::planRetention(*rows, m_blobs, {now, days});
            (void)ledger::Checkpoint::removeUnused(m_folder + QStringLiteral("/checkpoints"), days, now);
        },
        this,
        [this, plan, gone, days] {
            if (!m_files || !plan->before.isValid())
                return; // Belay is ending, or the rows could not be read; the next run does it
            // The rows are updated before contents are deleted: otherwise they would promise what no longer exists.
            m_stored->expire(plan->aged, tr("What the file held before was kept for %n day(s), and is not any more.",
                                            nullptr, days));
            m_stored->expire(plan->squeezed, tr("What the file held before is not kept any more: the store was full."));
            const int rows = int(plan->aged.size() + plan->squeezed.size());
            m_stored->whenStored(this, [this, plan, gone, rows] {
                if (!m_files)
                    return;
                m_files->run([this, plan, gone] { *gone = m_blobs.evict(plan->needed, 0, plan->before); }, this,
                             [this, gone, rows] {
                                 if (rows > 0 || *gone > 0)
                                     qCInfo(lcApp) << "let go of" << rows << "effects and" << *gone << "contents";
                                 Q_EMIT expire(rows, *gone);
                             });
            });
        });
}

void EffectStore::lookThrough()
{
    if (!m_stored || m_stored->wasLookedThrough())
        return;
    m_lookingThrough = std::make_unique<base::PoolWork<base::Result<void>>>(
        [path = m_stored->path()](const std::atomic<bool> &) { return ledger::checkDatabaseFile(path); },
        [this](const base::Result<void> &result) {
            if (!result)
                Q_EMIT failed(result.error());
        });
}

void EffectStore::settleAfterCrash()
{
    if (!m_stored) {
        Q_EMIT returned();
        return;
    }
    const auto compensations = std::make_shared<std::vector<ledger::Effect>>();
    m_files->run(
        [path = m_stored->path(), compensations] {
            if (auto rows = ledger::LedgerReader(path).compensations())
                *compensations = std::move(rows.value());
        },
        this,
        [this, compensations] {
            if (!m_files)
                return; // Belay is ending; the next run does it
            // First the rows that a finished undo or redo decides, since these cannot be settled by looking at files.
            ledger::reconcileCompensations(*m_stored, *compensations,
                                           [this](const ledger::Effect &row) { return !m_stored->isAlive(row.run); });
            settleOpen(*compensations);
        });
}

void EffectStore::settleOpen(const std::vector<ledger::Effect> &compensations)
{
    const auto open = ledger::openAfterCrash(*m_stored);
    const auto findings = std::make_shared<std::vector<ledger::Finding>>();
    const auto turns = std::make_shared<std::vector<ledger::OpenTurn>>();
    m_files->run(
        [this, open, findings, turns] {
            m_blobs.clean();
            *findings = ledger::lookAfterCrash(open, m_folder + QStringLiteral("/rescued"));
            *turns = m_openTurns->all();
        },
        this,
        [this, findings, turns, compensations] {
            if (!m_files)
                return;
            if (!findings->empty())
                Q_EMIT settledAfterCrash(ledger::settleFindings(*m_stored, *findings, compensations));
            std::erase_if(*turns, [this](const ledger::OpenTurn &turn) { return m_stored->isAlive(turn.run); });
            m_return = std::make_unique<Return>();
            m_return->turns = std::move(*turns);
            compareNext();
        });
}

void EffectStore::compareNext()
{
    if (m_return->turns.empty()) {
        m_return.reset();
        Q_EMIT returned();
        return;
    }
    ledger::OpenTurn open = std::move(m_return->turns.back());
    m_return->turns.pop_back();
    const bool hadEnded = !open.turn.detail.isEmpty();
    open.turn.detail = hadEnded ? tr("%1; found when Belay was started again").arg(open.turn.detail)
                                : tr("Found when Belay was started again.");
    m_return->changes.reset();
    m_return->checkpoints.clear();
    const ledger::CheckpointStore store = checkpoints();
    m_return->changes = std::make_unique<ledger::UnreportedChanges>(
        m_ledger.get(), m_files.get(), &m_blobs, [this, store](const QString &folder) {
            auto &checkpoint = m_return->checkpoints[folder];
            if (!checkpoint)
                checkpoint = std::make_unique<ledger::Checkpoint>(folder, store, m_clock);
            return checkpoint.get();
        });
    // If a comparison fails now, because the folder is gone for example, it is not tried again.
    m_return->changes->find(open.turn, this, [this, hadEnded, turn = open.turn](const ledger::FoundChanges &found) {
        m_files->run([keeper = *m_openTurns, turn] { keeper.forget(turn.nonce); }, this, [] {});
        if (hadEnded)
            Q_EMIT foundBehindTurn(found.rows);
        else
            Q_EMIT turnCutShort(turn.session, turn.turn, found.rows);
        // Queued, so that it does not run within the object that answers.
        QMetaObject::invokeMethod(this, &EffectStore::compareNext, Qt::QueuedConnection);
    });
}

} // namespace workspace

#include "moc_effectstore.cpp"
