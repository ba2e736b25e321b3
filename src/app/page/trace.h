// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QFile>
#include <QObject>
#include <QTimer>

#include <initializer_list>
#include <utility>
#include <vector>

namespace app {

/// Writes JSON lines with CLOCK_MONOTONIC nanoseconds, for benchmarks and bug reports: events that can be compared with
/// another process' clock. Also records when the event loop was blocked for over 50 ms, at the start and during a turn,
/// and a turn's costs: processor time, memory, delays of the event loop.
class Trace : public QObject
{
    Q_OBJECT

public:
    explicit Trace(const QString &file, QObject *parent = nullptr);
    bool isOpen() const { return m_file.isOpen(); }

    /// \p ns 0: now. Values are numbers only.
    void write(const char *event, qint64 ns = 0, std::initializer_list<std::pair<const char *, qint64>> values = {});

    void turnStarted();
    void turnEnded();
    void windowShown();

private:
    void beat();

    QFile m_file;
    QTimer m_heart;
    qint64 m_lastBeat = 0;
    qint64 m_cpuAtStart = 0;
    std::vector<qint64> m_late; ///< delay of each heartbeat since the turn began
};

} // namespace app
