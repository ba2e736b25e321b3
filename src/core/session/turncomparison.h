// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/ids.h"
#include "core/session/turn.h"

#include <QObject>

#include <optional>

namespace core {

class StagedFiles;
class TerminalService;
class ToolCallTracker;
class TurnCheckpoint;

/// Decides when the folders of a turn that has ended are compared: when what may still write has ended, at the latest
/// after a limit, and once more for what went on after that. Main thread.
class TurnComparison : public QObject
{
    Q_OBJECT

public:
    /// What it looks at; all of it outlives it.
    struct Parts
    {
        base::Clock *clock = nullptr;
        const Turn *turn = nullptr;
        const StagedFiles *staged = nullptr;
        const TerminalService *terminals = nullptr;
        ToolCallTracker *calls = nullptr;
        TurnCheckpoint *checkpoint = nullptr;
    };
    explicit TurnComparison(const Parts &parts, QObject *parent = nullptr);

    /// A turn waits to be compared, or will be once more.
    bool isPending() const { return m_waiting || m_again.isSet(); }
    /// The turn has ended.
    void begin();
    /// Something has ended that might have written: compares if nothing is left. Commands that Stop ends still have a
    /// moment in which they may write; what was staged may be on its way.
    void compareWhenQuiet();
    /// Something that outlived its turn has ended. Much may end at once.
    void compareAgainSoon();
    /// The next turn begins: what is on the disk by now is not of that one.
    void finish();

Q_SIGNALS:
    /// What the turn left running has ended, and its comparison is under way.
    void quiet();
    /// A turn is being compared once more.
    void repeated();

private:
    void compare();

    const Parts m_is;
    bool m_waiting = false; ///< the turn has ended, and not all that it ran
    base::TimerHandle m_limit, m_again;
};

} // namespace core
