// SPDX-License-Identifier: Apache-2.0
#include "baseline.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>

namespace {

QTextStream out(stdout);

QString bin(const char *name)
{
    return QCoreApplication::applicationDirPath() + QStringLiteral("/../bin/") + QLatin1String(name);
}

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

/// The time of the first \p event in a trace (key "event") or in the agent's log (key "ev"), in ns.
qint64 timeOf(const QList<QJsonObject> &all, const char *event, bool last = false)
{
    qint64 found = 0;
    for (const QJsonObject &line : all) {
        const QString name = line.contains(QLatin1String("event")) ? line.value(QLatin1String("event")).toString()
                                                                   : line.value(QLatin1String("ev")).toString();
        if (name != QLatin1String(event) || (found && !last))
            continue;
        found = line.contains(QLatin1String("ns")) ? line.value(QLatin1String("ns")).toInteger()
                                                   : line.value(QLatin1String("mono")).toInteger();
    }
    return found;
}

double percentile(QList<double> values, double share)
{
    if (values.isEmpty())
        return -1;
    std::sort(values.begin(), values.end());
    return values[qMin<qsizetype>(values.size() - 1, qsizetype(share * double(values.size())))];
}

struct WindowRun
{
    QList<QJsonObject> trace, agent;
    double cpuSeconds = 0;
};

WindowRun runWindow(const QString &prompt, int stopAfter)
{
    QTemporaryDir folder;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (!environment.contains(QStringLiteral("BELAY_BENCH_PLATFORM")))
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder.path());
    environment.insert(QStringLiteral("BELAY_DEMO_LOG"), folder.filePath(QStringLiteral("agent.log")));
    process.setProcessEnvironment(environment);
    QStringList arguments{QStringLiteral("--demo"),
                          QStringLiteral("--cwd"),
                          folder.path(),
                          QStringLiteral("--prompt"),
                          prompt,
                          QStringLiteral("--quit-after-turn"),
                          QStringLiteral("--trace"),
                          folder.filePath(QStringLiteral("trace"))};
    if (stopAfter >= 0)
        arguments << QStringLiteral("--stop-after") << QString::number(stopAfter);
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(bin("belay"), arguments);
    process.waitForFinished(120'000);
    return {lines(folder.filePath(QStringLiteral("trace"))), lines(folder.filePath(QStringLiteral("agent.log")))};
}

void row(const QString &what, const QList<double> &values, const QString &unit)
{
    out << QStringLiteral("%1  n %2  median %3  p95 %4  max %5 %6\n")
               .arg(what, -44)
               .arg(values.size())
               .arg(percentile(values, 0.5), 0, 'f', 2)
               .arg(percentile(values, 0.95), 0, 'f', 2)
               .arg(percentile(values, 1.0), 0, 'f', 2)
               .arg(unit);
    out.flush();
}

void stopUnderFlood(int runs)
{
    const QString prompt = QStringLiteral("flood 100000000 40");
    QList<double> click, write, idle, frame, ended, baseline;
    int stalls = 0;
    for (int i = 0; i < runs; ++i) {
        const WindowRun run = runWindow(prompt, 700);
        const qint64 clicked = timeOf(run.trace, "stop-clicked"), written = timeOf(run.trace, "cancel-written");
        const qint64 arrived = timeOf(run.agent, "cancel_arrived"), end = timeOf(run.trace, "turn-ended");
        const qint64 lastFrame = timeOf(run.trace, "frame", true);
        if (!clicked || !arrived || !end) {
            out << "a run without its marks was left out\n";
            continue;
        }
        click << double(arrived - clicked) / 1e6;
        write << double(written - clicked) / 1e6;
        ended << double(end - clicked) / 1e6;
        idle << double(qMax<qint64>(0, lastFrame - end)) / 1e6;
        for (const QJsonObject &line : run.trace) {
            if (line.value(QLatin1String("event")).toString() == QLatin1String("frame"))
                frame << double(line.value(QLatin1String("costNs")).toInteger()) / 1e6;
            stalls += line.value(QLatin1String("event")).toString() == QLatin1String("stall");
        }
        QTemporaryDir folder;
        const QString log = folder.filePath(QStringLiteral("log"));
        qputenv("BELAY_DEMO_LOG", log.toLocal8Bit());
        const BaselineRun least = runBaseline(bin("belay-demo-agent"), prompt, 700);
        const qint64 leastArrived = timeOf(lines(log), "cancel_arrived");
        if (least.ok && leastArrived)
            baseline << double(leastArrived - least.cancelNs) / 1e6;
    }
    out << "Stop under flood\n";
    row(QStringLiteral("  click to session/cancel written"), write, QStringLiteral("ms"));
    row(QStringLiteral("  click to session/cancel at the agent"), click, QStringLiteral("ms"));
    row(QStringLiteral("  baseline: bare reader, write to agent"), baseline, QStringLiteral("ms"));
    row(QStringLiteral("  click to the turn's end"), ended, QStringLiteral("ms"));
    row(QStringLiteral("  turn's end to the last frame"), idle, QStringLiteral("ms"));
    row(QStringLiteral("  cost of a frame"), frame, QStringLiteral("ms"));
    out << QStringLiteral("  stalls of the event loop over 50 ms: %1\n").arg(stalls);
}

void throughput(int runs)
{
    const QString prompt = QStringLiteral("flood 1000000 40");
    QList<double> ratio, seconds;
    for (int i = 0; i < runs; ++i) {
        const WindowRun run = runWindow(prompt, -1);
        const double window = double(timeOf(run.trace, "turn-ended") - timeOf(run.trace, "turn-started")) / 1e9;
        const BaselineRun least = runBaseline(bin("belay-demo-agent"), prompt, -1);
        if (window > 0 && least.ok) {
            seconds << window;
            ratio << window / least.seconds;
        }
    }
    out << "A million chunks of 40 bytes, into the window\n";
    row(QStringLiteral("  time"), seconds, QStringLiteral("s"));
    row(QStringLiteral("  against a bare reader that counts lines"), ratio, QStringLiteral("times"));
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const int runs = argc > 1 ? qMax(1, QByteArray(argv[1]).toInt()) : 20;
    stopUnderFlood(runs);
    throughput(qMin(runs, 3));
    return 0;
}
