// SPDX-License-Identifier: Apache-2.0
#include "processload.h"

#include "base/process/processtree.h"
#include "core/processes/processwatch.h"

#include <QEventLoop>
#include <QProcess>
#include <QTimer>

#include <csignal>
#include <sys/resource.h>
#include <vector>

namespace {

double cpuSeconds()
{
    rusage used = {};
    ::getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](const timeval &time) { return double(time.tv_sec) + double(time.tv_usec) / 1e6; };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

void wait(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

} // namespace

double loadOfWatching(int processes, int seconds)
{
    base::SystemClock clock;
    QProcess agent;
    agent.start(QStringLiteral("sh"),
                {QStringLiteral("-c"),
                 QStringLiteral("i=0; while [ $i -lt %1 ]; do sleep 600 & i=$((i+1)); done; read -r line; "
                                "sleep 601 & wait")
                     .arg(processes - 2)});
    if (!agent.waitForStarted())
        return -1;
    core::ProcessWatch watch(&clock);
    watch.setAgent(agent.processId());
    wait(2000);
    const core::ProcessWatch::Call call = watch.begin(QStringLiteral("sleep 601"), {});
    agent.write("go\n");
    wait(500);
    watch.end(call);
    wait(1500); // the first looks are close together
    const bool runsOn = !watch.runningOn(call).empty();
    const double before = cpuSeconds();
    wait(seconds * 1000);
    const double load = (cpuSeconds() - before) / seconds;
    watch.setAgent(0);
    for (const base::ProcessId &one : base::processesBelow(agent.processId()).value_or(std::vector<base::ProcessId>()))
        ::kill(pid_t(one.number), SIGKILL);
    agent.kill();
    agent.waitForFinished();
    return runsOn ? load : -1;
}
