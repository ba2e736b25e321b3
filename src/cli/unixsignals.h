// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

namespace cli {

/// SIGINT, SIGTERM and SIGHUP as Qt signals. Create it before any thread is started: a thread that does not block them
/// would receive them and end Belay. One object per program.
class UnixSignals : public QObject
{
    Q_OBJECT

public:
    explicit UnixSignals(QObject *parent = nullptr);
    /// Blocks them until an object exists. Call it before creating an application with a window, whose platform plugin
    /// starts threads.
    static void block();
    ~UnixSignals() override;

Q_SIGNALS:
    void interrupted(int signal);

private:
    int m_descriptor;
};

} // namespace cli
