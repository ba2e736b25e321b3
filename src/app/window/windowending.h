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
    /// \p review asks. All must outlive it; a child of \p window.
    WindowEnding(workspace::Workspace *workspace, ReviewController *review, QWidget *window);

    /// The window is to be closed. False: not yet, the user is being asked, and it is closed again with the answer.
    bool close();
    /// Without a question: the user has been asked, or nobody is there to be.
    void quit(core::StoppedBy by);

Q_SIGNALS:
    /// Decided, once: the last moment of everything.
    void begins();

private:
    workspace::Workspace *m_workspace;
    ReviewController *m_review;
    QWidget *m_window;
    bool m_mayDiscard = false; ///< the user knows that staged files are lost
    bool m_closing = false;
    core::StoppedBy m_by = core::StoppedBy::ClosingBelay;
};

} // namespace app
