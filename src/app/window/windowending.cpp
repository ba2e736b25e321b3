// SPDX-License-Identifier: Apache-2.0
#include "app/window/windowending.h"

#include "app/controllers/effects/reviewcontroller.h"
#include "models/lists/sessionsmodel.h"
#include "workspace/workspace.h"

#include <QApplication>

#include <utility>

namespace app {

WindowEnding::WindowEnding(workspace::Workspace *workspace, ReviewController *review, QWidget *window)
    : QObject(window)
    , m_workspace(workspace)
    , m_review(review)
    , m_window(window)
{}

void WindowEnding::quit(core::StoppedBy by)
{
    m_by = by;
    m_mayDiscard = true;
    m_window->close();
}

bool WindowEnding::close()
{
    const bool isDecided = m_closing || m_mayDiscard;
    const int staged = isDecided ? 0 : m_workspace->stagedFiles(), turns = isDecided ? 0 : m_workspace->openTurns();
    const auto running = isDecided ? std::vector<models::SessionRunningOn>() : m_workspace->runningOn();
    if (staged > 0 || turns > 0 || !running.empty()) {
        const auto go = [this] { quit(core::StoppedBy::ClosingBelay); };
        const auto leave = [this, go] {
            m_workspace->letGoOfWhatRunsOn();
            go();
        };
        const bool canLeave = staged == 0 && turns == 0 && m_workspace->canLetGoOfWhatRunsOn();
        m_review->askToQuit(staged, turns, running, m_workspace->clock()->wall(), go,
                            canLeave ? std::function<void()>(leave) : nullptr);
        return false;
    }
    if (!std::exchange(m_closing, true)) {
        Q_EMIT begins();
        // The window disappears at once, the program ends a moment later.
        connect(m_workspace, &workspace::Workspace::closed, qApp, &QApplication::quit, Qt::QueuedConnection);
        m_workspace->close(m_by);
    }
    return true;
}

} // namespace app

#include "moc_windowending.cpp"
