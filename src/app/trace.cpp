// SPDX-License-Identifier: Apache-2.0
#include "app/trace.h"

#include "base/clock.h"

namespace app {

namespace {
constexpr int beatMilliseconds = 10;
constexpr qint64 stallNanoseconds = 50'000'000;
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
    if (late > stallNanoseconds)
        write("stall", now, {{"durationNs", late}});
    m_lastBeat = now;
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
