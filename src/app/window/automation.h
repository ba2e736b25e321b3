// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "workspace/session/sessioncontroller.h"

#include <QPointer>
#include <QTimer>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace app {

/// What the command line asked the window to do by itself; for bug reports, benchmarks and pictures.
struct AutomationOptions
{
    QString prompt;
    int stopAfter = -1;       ///< ms after the prompt was sent
    int screenshotAfter = -1; ///< ms after the start; otherwise when the turn ends
    bool quitAfterTurn = false;
    QString screenshot;
};

/// Carries these options out on a window, through the same functions as a user's input.
class Automation : public QObject
{
    Q_OBJECT

public:
    Automation(AutomationOptions options, QWidget *window, QObject *parent = nullptr);

    void watch(workspace::SessionController *session);

Q_SIGNALS:
    void stopWanted();
    void quitWanted();
    /// The agent did not come up, so the message was not sent; quitWanted() follows where it was asked for.
    void nothingSent();

private:
    void takePicture();

    const AutomationOptions m_options;
    QWidget *m_window;
    QPointer<workspace::SessionController> m_session;
    QTimer m_stop;
    bool m_begun = false; ///< a turn has
};

} // namespace app
