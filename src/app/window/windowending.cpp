// SPDX-License-Identifier: Apache-2.0
#include "app/window/windowending.h"

#include "app/window/quitquestion.h"
#include "models/lists/sessionsmodel.h"
#include "workspace/workspace.h"

#include <QApplication>

#include <utility>

namespace app {

WindowEnding::WindowEnding(workspace::Workspace *workspace, widgets::Look *look, QWidget *window)
    : QObject(window)
    , m_workspace(workspace)
    , m_question(new QuitQuestion(look, window))
    , m_window(window)
{}

void WindowEnding::quit(core::StoppedBy by)
{
    m_by = by;
    m_isDecided = true;
    m_window->close();
}

bool WindowEnding::close()
{
    const bool isDecided = m_closing || m_isDecided;
    const int turns = isDecided ? 0 : m_workspace->openTurns();
    const auto running = isDecided ? std::vector<models::SessionRunningOn>() : m_workspace->runningOn();
    if (turns > 0 || !running.empty()) {
        const auto go = [this] { quit(core::StoppedBy::ClosingBelay); };
        const auto leave = [this, go] {
            m_workspace->letGoOfWhatRunsOn();
            go();
        };
        const bool canLeave = turns == 0 && m_workspace->canLetGoOfWhatRunsOn();
        m_question->ask(turns, running, m_workspace->clock()->wall(), go,
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
