// SPDX-License-Identifier: Apache-2.0
#include "app/window/automation.h"
#include "base/words.h"
#include "core/session/agentconnection.h"

#include <QPixmap>
#include <QTextStream>
#include <QWidget>

namespace app {

namespace {
constexpr int settleMilliseconds = 150; ///< ms until the last frame before a screenshot
}

Automation::Automation(AutomationOptions options, QWidget *window, QObject *parent)
    : QObject(parent)
    , m_options(std::move(options))
    , m_window(window)
{
    m_stop.setSingleShot(true);
    m_stop.setTimerType(Qt::PreciseTimer);
    connect(&m_stop, &QTimer::timeout, this, &Automation::stopWanted);
    if (m_options.screenshotAfter >= 0)
        QTimer::singleShot(m_options.screenshotAfter, this, &Automation::takePicture);
}

void Automation::watch(workspace::SessionController *session)
{
    if (m_session)
        return;
    m_session = session;
    connect(session, &workspace::SessionController::turnStarted, this, [this] {
        m_begun = true;
        if (m_options.stopAfter >= 0)
            m_stop.start(m_options.stopAfter);
    });
    connect(session, &workspace::SessionController::turnEnded, this, [this] {
        m_stop.stop();
        QTimer::singleShot(settleMilliseconds, this, [this] {
            if (m_options.screenshotAfter < 0)
                takePicture();
            if (m_options.quitAfterTurn)
                Q_EMIT quitWanted();
        });
    });
    // If the agent does not start, no turn will end.
    connect(session, &workspace::SessionController::changed, this, [this] {
        const core::ConnectionState state = m_session ? m_session->connection().state() : core::ConnectionState::Idle;
        const bool isOver = state == core::ConnectionState::Dead || state == core::ConnectionState::Closed;
        if (!m_options.quitAfterTurn || m_begun || !isOver)
            return;
        m_begun = true; // reported only once
        Q_EMIT nothingSent();
        Q_EMIT quitWanted();
    });
    if (!m_options.prompt.isEmpty())
        session->send(m_options.prompt);
}

void Automation::takePicture()
{
    if (m_options.screenshot.isEmpty())
        return;
    if (!m_window->grab().save(m_options.screenshot))
        QTextStream(stderr) << base::Words::tr("%1 cannot be written.").arg(m_options.screenshot) << Qt::endl;
}

} // namespace app

#include "moc_automation.cpp"
