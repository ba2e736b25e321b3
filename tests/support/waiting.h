// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTimer>

/// Runs the event loop until \p done, without the pauses of QTest::qWaitFor; false after \p milliseconds.
template <class Done> bool waitUntil(Done done, int milliseconds = 120'000)
{
    QTimer wake;
    wake.start(milliseconds);
    const QDeadlineTimer end(milliseconds);
    while (!done() && !end.hasExpired())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return done();
}
