// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

namespace cli {

/// SIGINT, SIGTERM and SIGHUP as Qt signals. Before any thread is started: one that takes them by itself ends Belay.
/// One object per program.
class UnixSignals : public QObject
{
    Q_OBJECT

public:
    explicit UnixSignals(QObject *parent = nullptr);
    /// Holds them back until there is an object. Before an application with a window: its platform starts threads.
    static void block();
    ~UnixSignals() override;

Q_SIGNALS:
    void interrupted(int signal);

private:
    int m_descriptor;
};

} // namespace cli
