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

/// JSON lines with CLOCK_MONOTONIC nanoseconds, for benchmarks and bug reports: what happened when, comparable
/// with another process's own clock. Also notes every time the event loop stood still for over 50 ms, at the start and
/// while a turn runs, and what a turn cost: time of the processor, memory, how late the event loop was.
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
    std::vector<qint64> m_late; ///< of each beat since the turn began
};

} // namespace app
