// SPDX-License-Identifier: Apache-2.0
#include "windowrun.h"

#include "baseline.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>

#include <csignal>
#include <unistd.h>

namespace {

QList<QJsonObject> lines(const QString &path)
{
    QList<QJsonObject> all;
    QFile file(path);
    if (file.open(QIODevice::ReadOnly)) {
        for (const QByteArray &line : file.readAll().split('\n')) {
            if (!line.isEmpty())
                all << QJsonDocument::fromJson(line).object();
        }
    }
    return all;
}

QString nameOf(const QJsonObject &line)
{
    return line.value(QLatin1String("event")).toString();
}

qint64 find(const QList<QJsonObject> &all, const char *event, bool last)
{
    qint64 found = 0;
    for (const QJsonObject &line : all) {
        if (nameOf(line) != QLatin1String(event) || (found && !last))
            continue;
        found = line.value(QLatin1String("ns")).toInteger();
    }
    return found;
}

/// Clock ticks that \p process has used so far.
qint64 ticksOf(qint64 process)
{
    QFile stat(QStringLiteral("/proc/%1/stat").arg(process));
    if (!stat.open(QIODevice::ReadOnly))
        return -1;
    const QByteArray all = stat.readAll();
    const QList<QByteArray> fields = all.sliced(all.lastIndexOf(')') + 2).split(' ');
    return fields.at(11).toLongLong() + fields.at(12).toLongLong();
}

bool waitFor(const QString &trace, const char *event)
{
    for (int i = 0; i < 3000; ++i) {
        if (eventTime(trace, event))
            return true;
        QThread::msleep(10);
    }
    return false;
}

} // namespace

QString bin(const char *name)
{
    return QCoreApplication::applicationDirPath() + QStringLiteral("/../bin/") + QLatin1String(name);
}

qint64 eventTime(const QString &file, const char *event)
{
    return find(lines(file), event, false);
}

QProcessEnvironment benchEnvironment()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (!environment.contains(QStringLiteral("BELAY_BENCH_PLATFORM")))
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    return environment;
}

qint64 WindowRun::timeOf(const char *event, bool last) const
{
    const qint64 inTrace = find(trace, event, last);
    return inTrace ? inTrace : find(agent, event, last);
}

double WindowRun::msBetween(const char *from, const char *to) const
{
    const qint64 a = timeOf(from), b = timeOf(to);
    return a && b ? double(b - a) / 1e6 : -1;
}

QList<double> WindowRun::frames() const
{
    QList<double> costs;
    for (const QJsonObject &line : trace) {
        if (nameOf(line) == QLatin1String("frame"))
            costs << double(line.value(QLatin1String("costNs")).toInteger()) / 1e6;
    }
    return costs;
}

double WindowRun::restedAfterMs(const char *event) const
{
    const qint64 start = timeOf(event);
    qint64 last = start;
    for (const QJsonObject &line : trace) {
        const qint64 at = line.value(QLatin1String("ns")).toInteger();
        if (nameOf(line) != QLatin1String("frame") || at < start)
            continue;
        if (at - last > 100'000'000)
            break;
        last = at;
    }
    return start ? double(last - start) / 1e6 : -1;
}

double WindowRun::number(const char *event, const char *name) const
{
    double found = -1;
    for (const QJsonObject &line : trace) {
        if (nameOf(line) == QLatin1String(event))
            found = line.value(QLatin1String(name)).toDouble(-1);
    }
    return found;
}

WindowRun runWindow(const RunOptions &options)
{
    QTemporaryDir folder;
    const QString trace = folder.filePath(QStringLiteral("trace")), log = folder.filePath(QStringLiteral("agent.log"));
    QProcess process;
    QProcessEnvironment environment = benchEnvironment();
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder.path());
    environment.insert(QStringLiteral("XDG_DATA_HOME"),
                       options.dataFolder.isEmpty() ? folder.path() : options.dataFolder);
    environment.insert(QStringLiteral("BELAY_DEMO_LOG"), log);
    process.setProcessEnvironment(environment);
    QStringList arguments{QStringLiteral("--trace"), trace, QStringLiteral("--cwd"),
                          options.goesOn ? options.dataFolder : folder.path()};
    if (options.goesOn)
        arguments << QStringLiteral("--continue");
    else
        arguments << QStringLiteral("--demo");
    if (!options.prompt.isEmpty())
        arguments << QStringLiteral("--prompt") << options.prompt << QStringLiteral("--quit-after-turn");
    if (options.stopAfter >= 0)
        arguments << QStringLiteral("--stop-after") << QString::number(options.stopAfter);
    process.setStandardErrorFile(QProcess::nullDevice());
    WindowRun run;
    run.startedNs = monotonicNs();
    process.start(bin("belay"), arguments);
    process.waitForStarted();
    if (options.goesOn || options.prompt.isEmpty()) {
        waitFor(trace, options.goesOn ? "transcript-shown" : "window-ready");
        if (options.idleFor > 0) {
            QThread::sleep(1); // what a start leaves behind
            const qint64 before = ticksOf(process.processId());
            QThread::sleep(ulong(options.idleFor));
            run.idleCpu =
                double(ticksOf(process.processId()) - before) / double(::sysconf(_SC_CLK_TCK)) / options.idleFor;
        }
        ::kill(pid_t(process.processId()), SIGINT);
    } else if (options.killAfter >= 0) {
        waitFor(trace, "stop-clicked");
        if (!process.waitForFinished(options.killAfter))
            process.kill();
    }
    process.waitForFinished(120'000);
    run.trace = lines(trace);
    run.agent = lines(log);
    return run;
}
