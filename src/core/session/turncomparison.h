// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/ids.h"
#include "core/values/turn.h"

#include <QObject>
#include <QString>

#include <map>
#include <optional>

namespace core {

class TerminalService;
class ToolCallTracker;
class TurnCheckpoint;

/// Decides when the folders of an ended turn are compared: when every process that may still write has ended, after a
/// time limit at the latest, and once more for what went on after that. Main thread.
class TurnComparison : public QObject
{
    Q_OBJECT

public:
    /// The objects that it asks; all must outlive it.
    struct Parts
    {
        base::Clock *clock = nullptr;
        const Turn *turn = nullptr;
        const TerminalService *terminals = nullptr;
        ToolCallTracker *calls = nullptr;
        TurnCheckpoint *checkpoint = nullptr;
    };
    explicit TurnComparison(const Parts &parts, QObject *parent = nullptr);

    /// A turn waits to be compared, or will be once more.
    bool isPending() const { return m_waiting || m_again.isSet(); }
    /// The turn has ended.
    void begin();
    /// Call it when something that might write has ended: compares if nothing is left. Commands that were stopped may
    /// still write for a moment.
    void compareWhenQuiet();
    /// Something that outlived its turn has ended. Delayed, since several may end at once.
    void compareAgainSoon();
    /// What goes on behind the turn: the names that are shown to people, each by something that stays the same while
    /// its name changes. While there is something, the folders are compared again and again, seldom.
    void setRunningOn(const std::map<QString, QString> &names);
    /// The next turn begins: later changes do not belong to this one.
    void finish();
    static constexpr base::Milliseconds lateLook{30'000}; ///< between two of these comparisons, at least

Q_SIGNALS:
    /// What the turn left running has ended, and the comparison has begun.
    void quiet();
    /// isPending() has become false.
    void settled();

private:
    void compare();
    void compareAgain();
    void compareLater();
    void keepTurn();
    static QString lateDetail(const std::map<QString, QString> &names);

    const Parts m_parts;
    bool m_waiting = false; ///< the turn has ended, but something of it still runs
    base::TimerHandle m_limit, m_again, m_late;
    std::map<QString, QString> m_runningOn;
    std::map<QString, QString> m_ranOn; ///< since the last comparison
    std::optional<base::Milliseconds> m_lateBegun;
    base::Milliseconds m_lateTook{0};
};

} // namespace core
