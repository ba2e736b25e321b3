// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "history/transcript.h"

#include <QObject>
#include <QPointer>

namespace models {

/// The progress of the tour: the steps that were really done, by the session's events and not by time. Steps count only
/// in their order. Main thread.
class TourProgress : public QObject
{
    Q_OBJECT

public:
    enum Step {
        LookAround, ///< a tool call has ended
        Change,     ///< a tool call that changed a file has ended
        Permission, ///< the user or a rule has answered a permission
        Stop,       ///< a turn was stopped and has ended
        Undo,       ///< a change was undone
    };
    static constexpr int steps = 5;

    explicit TourProgress(QObject *parent = nullptr) : QObject(parent) {}

    int done() const { return m_done; } ///< number of finished steps; when all are done, the tour is over
    bool isOver() const { return m_done >= steps; }
    void setDone(int done);
    /// Events in \p transcript count from now on; null: none. Not owned.
    void follow(history::Transcript *transcript);

Q_SIGNALS:
    void changed();

private:
    void onEntry(int row);
    void onEffects(base::TurnId turn);
    void tick(Step step);

    QPointer<history::Transcript> m_transcript;
    int m_done = 0;
};

} // namespace models
