// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/values/sessionevent.h"

#include <QObject>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace workspace {
class Workspace;
} // namespace workspace

namespace widgets {
class Look;
} // namespace widgets

namespace app {

class QuitQuestion;

/// Ends the program: asks the user if something would be lost, then shuts every agent down normally, and quits when
/// the last has ended.
class WindowEnding : public QObject
{
    Q_OBJECT

public:
    /// All must outlive it; a child of \p window.
    WindowEnding(workspace::Workspace *workspace, widgets::Look *look, QWidget *window);

    /// Called when the window is closed. False: not yet, since the user is being asked; the answer closes it again.
    bool close();
    /// Quits without asking: the user was asked already, or cannot be.
    void quit(core::StoppedBy by);

Q_SIGNALS:
    /// Emitted once when the end is decided: the last chance to store something.
    void begins();

private:
    workspace::Workspace *m_workspace;
    QuitQuestion *m_question;
    QWidget *m_window;
    bool m_isDecided = false; ///< the user was asked, or cannot be
    bool m_closing = false;
    core::StoppedBy m_by = core::StoppedBy::ClosingBelay;
};

} // namespace app
