// SPDX-License-Identifier: Apache-2.0
#include "app/effectstore.h"

#include "base/logging.h"
#include "ledger/compensation.h"
#include "ledger/retention.h"

#include <QStandardPaths>

namespace app {

QString EffectStore::standardFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/effects");
}

EffectStore::EffectStore(const QString &folder, QObject *parent)
    : QObject(parent)
    , m_folder(folder)
    , m_blobs(folder + QStringLiteral("/blobs"))
    , m_trash(folder + QStringLiteral("/trash"))
{
    auto opened = ledger::SqliteLedger::open(folder + QStringLiteral("/ledger.sqlite"));
    if (opened) {
        m_stored = opened->get();
        m_problem = m_stored->notice();
        connect(m_stored, &ledger::SqliteLedger::notStored, this, &EffectStore::failed);
        m_ledger = std::move(opened.value());
    } else {
        m_problem = tr("What agents do cannot be written down: %1 It is remembered until Belay ends, and can be undone "
                       "until then.")
                        .arg(opened.error().message);
        m_ledger = std::make_unique<ledger::MemoryLedger>();
    }
    m_files = std::make_unique<ledger::FileEffects>(m_ledger.get(), &m_blobs, &m_trash);
    m_undo = std::make_unique<ledger::Undo>(m_ledger.get(), &m_blobs, m_files.get());
}

EffectStore::~EffectStore()
{
    m_undo.reset();
    m_files.reset();
    m_ledger.reset();
}

void EffectStore::settleAfterCrashNow()
{
    if (m_stored)
        (void)ledger::settleAfterCrash(*m_stored, m_blobs, m_folder + QStringLiteral("/rescued"));
}

void EffectStore::letGoOfOld(int days, const QDateTime &now)
{
    if (!m_stored)
        return;
    const auto plan = std::make_shared<ledger::RetentionPlan>();
    const auto gone = std::make_shared<int>(0);
    m_files->run(
        [this, plan, rows = m_stored->allEffects(), days, now] {
            *plan = ledger::planRetention(rows, m_blobs, {now, days});
        },
        this,
        [this, plan, gone, days] {
            // First the rows say so, then it goes: the other way round they would promise what is no more.
            m_stored->letGo(plan->aged, tr("What the file held before was kept for %n day(s), and is not any more.",
                                           nullptr, days));
            m_stored->letGo(plan->squeezed, tr("What the file held before is not kept any more: the store was full."));
            const int rows = int(plan->aged.size() + plan->squeezed.size());
            m_files->run([this, plan, gone] { *gone = m_blobs.evict(plan->needed, 0, plan->before); }, this,
                         [this, gone, rows] {
                             if (rows > 0 || *gone > 0)
                                 qCInfo(lcApp) << "let go of" << rows << "effects and" << *gone << "contents";
                             Q_EMIT letGo(rows, *gone);
                         });
        });
}

void EffectStore::settleAfterCrash()
{
    if (!m_stored)
        return;
    // First what an undo that is over decides: a row being redone has no file of its own to look at.
    ledger::reconcileCompensations(*m_stored,
                                   [this](const ledger::Effect &row) { return !m_stored->isAlive(row.run); });
    const auto open = ledger::openAfterCrash(*m_stored);
    if (open.empty())
        return;
    const auto findings = std::make_shared<std::vector<ledger::Finding>>();
    m_files->run(
        [this, open, findings] {
            m_blobs.clean();
            *findings = ledger::lookAfterCrash(open, m_folder + QStringLiteral("/rescued"));
        },
        this, [this, findings] { Q_EMIT settledAfterCrash(ledger::settleFindings(*m_stored, *findings)); });
}

} // namespace app
