// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/sessionevent.h"

#include <QObject>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace workspace {
class Workspace;
} // namespace workspace

namespace app {

class ReviewController;

/// Ends the program: asks the user if something would be lost, then shuts every agent down normally, and quits when
/// the last has ended.
class WindowEnding : public QObject
{
    Q_OBJECT

public:
    /// \p review asks the user. All must outlive it; a child of \p window.
    WindowEnding(workspace::Workspace *workspace, ReviewController *review, QWidget *window);

    /// Called when the window is closed. False: not yet, since the user is being asked; the answer closes it again.
    bool close();
    /// Quits without asking: the user was asked already, or cannot be.
    void quit(core::StoppedBy by);

Q_SIGNALS:
    /// Emitted once when the end is decided: the last chance to store something.
    void begins();

private:
    workspace::Workspace *m_workspace;
    ReviewController *m_review;
    QWidget *m_window;
    bool m_mayDiscard = false; ///< the user has accepted that staged files are lost
    bool m_closing = false;
    core::StoppedBy m_by = core::StoppedBy::ClosingBelay;
};

} // namespace app
