// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "workspace/session/sessioncontroller.h"

#include <QPointer>
#include <QTimer>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace app {

/// Actions that the command line asks the window to do; for bug reports, benchmarks and screenshots.
struct AutomationOptions
{
    QString prompt;
    int stopAfter = -1;       ///< ms after the prompt was sent; -1: never
    int screenshotAfter = -1; ///< ms after the start; -1: when the turn ends
    bool quitAfterTurn = false;
    QString screenshot;
};

/// Carries out these options through the same functions as a user's input.
class Automation : public QObject
{
    Q_OBJECT

public:
    Automation(AutomationOptions options, QWidget *window, QObject *parent = nullptr);

    void watch(workspace::SessionController *session);

Q_SIGNALS:
    void stopWanted();
    void quitWanted();
    /// The agent did not start, so the message was not sent; quitWanted() follows if it was asked for.
    void nothingSent();

private:
    void takePicture();

    const AutomationOptions m_options;
    QWidget *m_window;
    QPointer<workspace::SessionController> m_session;
    QTimer m_stop;
    bool m_begun = false; ///< a turn has begun
};

} // namespace app
