// SPDX-License-Identifier: Apache-2.0
#include "app/page/trace.h"

#include "base/clock.h"
#include "base/nanoseconds.h"

#include <algorithm>
#include <ctime>

namespace app {

namespace {
constexpr int beatMilliseconds = 10;
constexpr qint64 stallNanoseconds = 50'000'000;

qint64 cpuNanoseconds()
{
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return base::nanoseconds(time);
}

/// The peak memory in KiB; 0 if unknown.
qint64 peakMemory()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray all = status.readAll();
    const qsizetype at = all.indexOf("VmHWM:");
    return at < 0 ? 0 : all.sliced(at + 6, all.indexOf('k', at) - at - 6).trimmed().toLongLong();
}
} // namespace

Trace::Trace(const QString &file, QObject *parent) : QObject(parent), m_file(file)
{
    if (!m_file.open(QIODevice::WriteOnly | QIODevice::Truncate))
        return;
    m_heart.setTimerType(Qt::PreciseTimer);
    connect(&m_heart, &QTimer::timeout, this, &Trace::beat);
    m_lastBeat = base::monotonicNanoseconds();
    m_heart.start(beatMilliseconds);
}

void Trace::beat()
{
    const qint64 now = base::monotonicNanoseconds();
    const qint64 late = now - m_lastBeat - beatMilliseconds * 1'000'000LL;
    m_late.push_back(late);
    if (late > stallNanoseconds)
        write("stall", now, {{"durationNs", late}});
    m_lastBeat = now;
}

void Trace::turnStarted()
{
    m_late.clear();
    m_cpuAtStart = cpuNanoseconds();
    m_lastBeat = base::monotonicNanoseconds();
    m_heart.start(beatMilliseconds);
    write("turn-started");
}

void Trace::turnEnded()
{
    std::sort(m_late.begin(), m_late.end());
    const auto late = [this](size_t percent) {
        return m_late.empty() ? 0 : m_late[qMin(m_late.size() - 1, m_late.size() * percent / 100)];
    };
    m_heart.stop();
    write("turn-ended", 0,
          {{"cpuNs", cpuNanoseconds() - m_cpuAtStart},
           {"peakKiB", peakMemory()},
           {"late99Ns", late(99)},
           {"lateMostNs", late(100)}});
}

void Trace::windowShown()
{
    write("window-ready");
    if (m_cpuAtStart == 0)
        m_heart.stop(); // tracing must not keep an idle window busy
}

void Trace::write(const char *event, qint64 ns, std::initializer_list<std::pair<const char *, qint64>> values)
{
    if (!m_file.isOpen())
        return;
    QByteArray line =
        QByteArray("{\"event\":\"") + event + "\",\"ns\":" + QByteArray::number(ns ? ns : base::monotonicNanoseconds());
    for (const auto &[name, value] : values)
        line += QByteArray(",\"") + name + "\":" + QByteArray::number(value);
    m_file.write(line + "}\n");
    m_file.flush();
}

} // namespace app

#include "moc_trace.cpp"
