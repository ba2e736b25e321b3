// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonObject>
#include <QList>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

/// One run of `belay` with a trace.
struct WindowRun
{
    QList<QJsonObject> trace, agent; ///< the program's trace, the demo agent's log
    qint64 startedNs = 0;            ///< CLOCK_MONOTONIC before the process was started
    double idleCpu = -1;             ///< share of one processor, where it was measured

    /// Of the first (or last) \p event, in ns; 0: there is none.
    qint64 timeOf(const char *event, bool last = false) const;
    double msBetween(const char *from, const char *to) const; ///< -1: one of them is missing
    QList<double> frames() const;                             ///< costs in ms
    /// From \p event to the last frame before a tenth of a second without one: ages count once a second later on.
    double restedAfterMs(const char *event) const;
    double number(const char *event, const char *name) const; ///< of the last one
};

struct RunOptions
{
    QString prompt{};
    int stopAfter = -1;   ///< ms
    int killAfter = -1;   ///< ms after Stop, where the turn has not ended by then
    QString dataFolder{}; ///< sessions of earlier runs; empty: a new one
    bool goesOn = false;  ///< opens the newest session, quits when it is shown
    int idleFor = 0;      ///< s in which nothing happens, measured; then it quits
};

/// Of the first \p event in \p file, a trace of the program or a log of the demo agent, in ns; 0: there is none.
qint64 eventTime(const QString &file, const char *event);
/// Where nothing is shown, unless BELAY_BENCH_PLATFORM asks for it.
QProcessEnvironment benchEnvironment();
WindowRun runWindow(const RunOptions &options);
QString bin(const char *name);
