// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

namespace app {

/// SIGINT, SIGTERM and SIGHUP as Qt signals. Before any thread is started: one that takes them by itself ends Belay.
/// One object per program.
class UnixSignals : public QObject
{
    Q_OBJECT

public:
    explicit UnixSignals(QObject *parent = nullptr);
    ~UnixSignals() override;

Q_SIGNALS:
    void interrupted(int signal);

private:
    int m_descriptor;
};

} // namespace app
