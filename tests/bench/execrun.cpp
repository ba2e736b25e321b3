// SPDX-License-Identifier: Apache-2.0
#include "execrun.h"

#include "baseline.h"
#include "windowrun.h"

#include <QProcess>
#include <QTemporaryDir>

#include <csignal>

double execStopMs(int calls)
{
    constexpr int mostMs = 120'000;
    QTemporaryDir data, folder;
    QProcess process;
    QProcessEnvironment environment = benchEnvironment();
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), data.path());
    environment.insert(QStringLiteral("XDG_DATA_HOME"), data.path());
    process.setProcessEnvironment(environment);
    process.setStandardOutputFile(QProcess::nullDevice());
    process.start(bin("belay"), {QStringLiteral("exec"), QStringLiteral("--cwd"), folder.path(),
                                 QStringLiteral("requests calls %1").arg(calls)});
    process.setReadChannel(QProcess::StandardError);
    qint64 told = 0;
    while (told < calls && process.waitForReadyRead(mostMs))
        told += process.readAll().count('\n');
    if (told < calls)
        return -1;
    const qint64 stopped = monotonicNs();
    ::kill(pid_t(process.processId()), SIGINT);
    process.waitForFinished(mostMs); // it reads meanwhile
    return double(monotonicNs() - stopped) / 1e6;
}
