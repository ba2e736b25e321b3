// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/ids.h"
#include "core/calls/callrows.h"
#include "ledger/checkpoint/reportedfile.h"
#include "ledger/files/fileeffects.h"
#include "ledger/files/observation.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <map>
#include <set>
#include <vector>

namespace core {

/// A tool call that the agent carried out by itself and that is over, as far as it is known.
struct EndedCall : CallFacts
{
    std::vector<acp::Diff> diffs;
    std::vector<acp::Location> locations;
    ledger::Claim::Outcome outcome = ledger::Claim::Outcome::Done;
    bool cutShort = false;       ///< reported only after Stop, and without an exit code
    bool turnRuns = false;       ///< its turn is open, so a change that was reported may still be made
    base::EffectId earlier = {}; ///< the ledger's newest row when the call was first reported
};

/// Writes effects to the ledger that agents carried out by themselves: reported by their tool calls, verified on the
/// disk. Belay's own writes and commands have rows already, and such a row supersedes the call's. Main thread; files
/// are compared on the file changer's thread.
class EffectObserver : public QObject
{
    Q_OBJECT

public:
    EffectObserver(QString cwd, ledger::Ledger *ledger, ledger::DiskWork *disk, ledger::BlobStore *blobs,
                   QObject *parent = nullptr);

    /// The rows of the calls themselves.
    CallRows &calls() { return m_calls; }
    const CallRows &calls() const { return m_calls; }
    /// The agent's writes are held back and are no effects yet: a call that only changes files has no row.
    void setHolding(bool on);
    /// May be called again for a call that was unfinished and is reported later.
    void observe(const EndedCall &call);
    /// A turn begins: a file made after this moment did not exist before the turn.
    void beginTurn();
    /// How the agent said that changes ended whose rows are still unknown.
    const ledger::SaidOutcomes &said() const { return m_said; }
    /// \p turn is over: looks once more at files that were not yet what the agent had called done.
    void lookAgain(base::TurnId turn);
    bool isBusy() const { return m_open > 0 || m_calls.isBusy(); }
    /// Calls \p then when everything observed so far is in the ledger; at once if it is.
    void whenSettled(QObject *context, std::function<void()> then);

Q_SIGNALS:
    void idle(); ///< isBusy() has become false

private:
    static ledger::Effect effectOf(const EndedCall &call);
    /// A change of one file that a call claims.
    struct Claimed
    {
        EndedCall call;
        std::vector<acp::Diff> diffs;
        QByteArray path;         ///< absolute, with links resolved
        bool isRelinked = false; ///< through a link that was made in this turn: the target may be older than the turn
    };
    void observeFile(const Claimed &claimed);
    void observeOther(const EndedCall &call);
    void onSeen(const Claimed &claimed, ledger::Effect effect, const ledger::Observation &seen);
    void supersede(const CallFacts &call, base::EffectId effect);
    void write(const EndedCall &call, ledger::Effect effect, const ledger::Settlement &settlement);
    void settled();
    void answer();
    template <class Fits> base::EffectId belaysRow(const CallFacts &call, const QByteArray &path, Fits fits) const;
    Claimed whereItLeads(const QString &path) const;

    const QString m_cwd;
    ledger::Ledger *m_ledger;
    ledger::DiskWork *m_disk;
    ledger::BlobStore *m_blobs;
    std::set<base::ToolCallId> m_looked; ///< calls whose files were, or are being, compared
    std::vector<Claimed> m_early;        ///< reported as done, but not seen on the disk yet
    base::TurnId m_over;                 ///< the newest turn that is over
    ledger::SaidOutcomes m_said;
    std::map<base::SessionId, base::EffectId> m_newestWrite; ///< the newest write by Belay, for each session
    qint64 m_begunNs = 0;                                    ///< start of the turn, by the clock that dates files
    CallRows m_calls;
    bool m_isHolding = false;
    int m_open = 0; ///< comparisons and rows under way
    std::vector<std::pair<QPointer<QObject>, std::function<void()>>> m_waiting;
};

} // namespace core
