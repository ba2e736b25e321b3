// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/process/processtree.h"

#include <QObject>
#include <QTimer>

namespace base {

/// Does a guard's work from outside where the guard may not: what runs below it may have stopped it, trace it, have
/// taken its descriptors or starve it. As long as it lives, however still it stands, every orphan of the tree comes to
/// it, so what is found below it is the whole tree, and nothing found there is the proof that nothing is left. Main
/// thread.
class StandIn : public QObject
{
    Q_OBJECT

public:
    /// \p guard must be a child of Belay's that nobody waits for before this is deleted, so that its number stays its
    /// own.
    explicit StandIn(qint64 guard, QObject *parent = nullptr);

    /// Kills what is below the guard, \p milliseconds from now, again and again until nothing is left; the guard is
    /// expected to have done so by then. An earlier time replaces a later one.
    void beginAfter(int milliseconds);
    /// One round, now. Returns whether nothing is left, for certain.
    bool kill();

Q_SIGNALS:
    /// Nothing runs below the guard any more.
    void emptied();

private:
    void work();

    const qint64 m_guard;
    QTimer m_timer;
    int m_rounds = 0;
};

} // namespace base
