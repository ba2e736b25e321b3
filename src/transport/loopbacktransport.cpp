// SPDX-License-Identifier: Apache-2.0
#include "transport/loopbacktransport.h"

#include "base/clock.h"
#include "transport/linesplitter.h"

namespace transport {

void LoopbackTransport::start()
{
    m_open = true;
    Q_EMIT started();
}

void LoopbackTransport::send(QByteArray line, Lane lane)
{
    if (!m_open)
        return;
    if (lane == Lane::Urgent)
        Q_EMIT urgentWritten(base::monotonicNanoseconds());
    Q_EMIT sent(line, lane);
}

std::vector<FramePtr> LoopbackTransport::take(qsizetype weight)
{
    Q_UNUSED(weight)
    return std::exchange(m_frames, {});
}

void LoopbackTransport::close()
{
    Ending ending = m_closedEnding;
    ending.requested = true;
    end(ending);
}

void LoopbackTransport::forceClose()
{
    close();
}

void LoopbackTransport::setQueuedBytes(qsizetype bytes)
{
    if (std::exchange(m_queued, bytes) > bytes)
        Q_EMIT queueShrank();
}

void LoopbackTransport::receive(const QByteArray &line)
{
    if (!m_open || !m_decoder)
        return;
    LineSplitter splitter;
    const LineSplitter::Sink sink{[this](std::string_view text) {
                                      if (FramePtr frame = m_decoder->decode(text, nullptr))
                                          m_frames.push_back(std::move(frame));
                                  },
                                  [this](size_t size, std::string_view head) {
                                      if (FramePtr frame = m_decoder->tooLong(size, head))
                                          m_frames.push_back(std::move(frame));
                                  },
                                  [this](std::string_view bytes) { m_decoder->passOver(bytes); }};
    splitter.feed(std::string_view(line.constData(), size_t(line.size())), sink);
    splitter.finish(sink);
    Q_EMIT framesAvailable();
}

void LoopbackTransport::end(const Ending &ending)
{
    if (!std::exchange(m_open, false))
        return;
    Ending full = ending;
    full.started = true;
    Q_EMIT closed(full);
}

} // namespace transport

#include "moc_loopbacktransport.cpp"
