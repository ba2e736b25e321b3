// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QFile>
#include <QObject>
#include <QTimer>

#include <initializer_list>
#include <utility>

namespace app {

/// JSON lines with CLOCK_MONOTONIC nanoseconds, for benchmarks and bug reports: what happened when, comparable
/// with another process's own clock. Also notes every time the event loop stood still for over 50 ms.
class Trace : public QObject
{
    Q_OBJECT

public:
    explicit Trace(const QString &file, QObject *parent = nullptr);
    bool isOpen() const { return m_file.isOpen(); }

    /// \p ns 0: now. Values are numbers only.
    void write(const char *event, qint64 ns = 0, std::initializer_list<std::pair<const char *, qint64>> values = {});

private:
    void beat();

    QFile m_file;
    QTimer m_heart;
    qint64 m_lastBeat = 0;
};

} // namespace app
