// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "history/transcript.h"

#include <QObject>
#include <QPointer>

namespace models {

/// How far the tour is: which of its steps has really been done, by what the session says and never by the time. One
/// comes after the other: what happens before its turn does not count. Main thread.
class TourProgress : public QObject
{
    Q_OBJECT

public:
    enum Step {
        LookAround, ///< a tool call has ended
        Change,     ///< one that changed a file has
        Permission, ///< a permission was answered, by the user or a rule of the user's
        Stop,       ///< a turn was stopped and has ended
        Undo,       ///< a change was undone
    };
    static constexpr int steps = 5;

    explicit TourProgress(QObject *parent = nullptr) : QObject(parent) {}

    int done() const { return m_done; } ///< so many; all of them: it is over
    bool isOver() const { return m_done >= steps; }
    void setDone(int done);
    /// What happens in \p transcript counts from now on; null: nothing does. Not owned.
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
