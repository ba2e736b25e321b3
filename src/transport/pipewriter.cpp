// SPDX-License-Identifier: Apache-2.0
#include "transport/pipewriter.h"

#include "base/clock.h"
#include "base/logging.h"

#include <QSocketNotifier>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace transport {

namespace {
constexpr qsizetype notifyAbove = 512 * 1024;
/// Bytes written per call of flush(). An agent that reads as fast as Belay writes would otherwise block the main thread
/// for a whole large answer.
constexpr qsizetype atOnce = 256 * 1024;
} // namespace

PipeWriter::PipeWriter(int descriptor, QObject *parent) : QObject(parent), m_descriptor(descriptor)
{
    ::fcntl(m_descriptor, F_SETFL, ::fcntl(m_descriptor, F_GETFL) | O_NONBLOCK);
    m_notifier = std::make_unique<QSocketNotifier>(m_descriptor, QSocketNotifier::Write);
    m_notifier->setEnabled(false);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &PipeWriter::flush);
}

PipeWriter::~PipeWriter()
{
    giveUp();
}

void PipeWriter::write(QByteArray line, Transport::Lane lane)
{
    if (!isOpen())
        return;
    line.append('\n');
    auto place = m_queue.end();
    if (lane == Transport::Lane::Urgent) {
        // Behind a line that is partly written, the last barrier, and earlier urgent lines.
        const auto held = [](const Item &item) { return item.lane != Transport::Lane::Normal; };
        const auto last = std::find_if(m_queue.rbegin(), m_queue.rend(), held);
        place = last.base();
        if (place == m_queue.begin() && m_offset > 0)
            ++place;
    }
    m_queued += line.size();
    m_queue.insert(place, {std::move(line), lane});
    flush();
}

void PipeWriter::flush()
{
    const qsizetype before = queuedBytes();
    qsizetype left = atOnce;
    while (isOpen() && !m_queue.empty() && left > 0) {
        const Item &item = m_queue.front();
        const ssize_t n =
            ::write(m_descriptor, item.bytes.constData() + m_offset, size_t(qMin(left, item.bytes.size() - m_offset)));
        if (n < 0) {
            if (errno == EINTR)
                continue;
            if (errno != EAGAIN && errno != EWOULDBLOCK) {
                // The agent closed its stdin. The process reports its own end, so only writing stops here.
                qCDebug(lcTransport, "writing to the agent failed: errno %d", errno);
                close();
                return;
            }
            break;
        }
        m_offset += n;
        left -= n;
        if (m_offset < item.bytes.size())
            continue;
        const bool urgent = item.lane == Transport::Lane::Urgent;
        m_queued -= item.bytes.size();
        m_queue.pop_front();
        m_offset = 0;
        if (urgent)
            Q_EMIT urgentWritten(base::monotonicNanoseconds());
    }
    if (m_notifier)
        m_notifier->setEnabled(!m_queue.empty());
    if (before > notifyAbove && queuedBytes() < before)
        Q_EMIT queueShrank();
}

void PipeWriter::close()
{
    const bool waited = queuedBytes() > notifyAbove;
    giveUp();
    if (waited)
        Q_EMIT queueShrank();
}

void PipeWriter::giveUp()
{
    if (!isOpen())
        return;
    if (m_notifier) {
        m_notifier->setEnabled(false);
        m_notifier.release()->deleteLater(); // may be called from its own signal
    }
    ::close(m_descriptor);
    m_descriptor = -1;
    m_queue.clear();
    m_queued = m_offset = 0;
}

} // namespace transport

#include "moc_pipewriter.cpp"
