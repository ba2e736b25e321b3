// SPDX-License-Identifier: Apache-2.0
#include "transport/pipereader.h"

#include "transport/linesplitter.h"

#include <array>
#include <cerrno>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

namespace transport {

namespace {
constexpr size_t readSize = 64 * 1024;
}

PipeReader::PipeReader(int descriptor, std::shared_ptr<FrameDecoder> decoder, QObject *parent)
    : QObject(parent)
    , m_descriptor(descriptor)
    , m_wake(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
    , m_decoder(std::move(decoder))
{}

PipeReader::~PipeReader()
{
    stop();
    m_queue.close();
    if (m_thread.joinable())
        m_thread.join();
    ::close(m_descriptor);
    ::close(m_wake);
}

void PipeReader::start()
{
    m_thread = std::thread([this] { run(); });
}

void PipeReader::stop()
{
    const quint64 one = 1;
    [[maybe_unused]] const ssize_t n = ::write(m_wake, &one, sizeof one);
}

std::vector<FramePtr> PipeReader::take(qsizetype weight)
{
    std::vector<FramePtr> frames = m_queue.take(weight);
    if (frames.empty()) {
        // Cleared only when the queue is empty: under a flood one wake-up after the other would keep the event loop
        // from the user's clicks.
        m_announced.store(false);
        frames = m_queue.take(weight);
        if (!frames.empty())
            m_announced.store(true);
    }
    return frames;
}

void PipeReader::wakeMain()
{
    if (!m_announced.exchange(true))
        QMetaObject::invokeMethod(this, &PipeReader::framesAvailable, Qt::QueuedConnection);
}

bool PipeReader::handOver(std::vector<FramePtr> &batch)
{
    bool isTaken = true;
    for (FramePtr &frame : batch) {
        const qsizetype weight = frame->weight();
        isTaken = m_queue.push(std::move(frame), weight);
        if (!isTaken)
            break;
        wakeMain();
    }
    // Also when the queue refused them: no later line may be merged into a frame that was handed over.
    batch.clear();
    return isTaken;
}

void PipeReader::run()
{
    LineSplitter splitter;
    std::vector<FramePtr> batch;
    const auto add = [&batch](FramePtr frame) {
        if (frame)
            batch.push_back(std::move(frame));
    };
    const auto last = [&batch] { return batch.empty() ? nullptr : batch.back().get(); };
    const LineSplitter::Sink sink{[&](std::string_view line) { add(m_decoder->decode(line, last())); },
                                  [&](size_t size, std::string_view head) { add(m_decoder->tooLong(size, head)); },
                                  [&](std::string_view bytes) { m_decoder->passOver(bytes); }};
    std::array<pollfd, 2> waiting{{{m_descriptor, POLLIN, 0}, {m_wake, POLLIN, 0}}};
    while (true) {
        if (::poll(waiting.data(), waiting.size(), -1) < 0) {
            if (errno == EINTR)
                continue;
            break;
        }
        // Data first: what the agent wrote before it ended is read even after stop().
        if (!(waiting[0].revents & (POLLIN | POLLHUP | POLLERR)))
            break;
        const ssize_t n = ::read(m_descriptor, splitter.prepare(readSize), readSize);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            break;
        m_decoder->beginLines();
        splitter.commit(size_t(n), sink);
        m_decoder->endLines();
        if (!handOver(batch))
            break;
    }
    splitter.finish(sink);
    handOver(batch);
    QMetaObject::invokeMethod(this, &PipeReader::finished, Qt::QueuedConnection);
}

} // namespace transport

#include "moc_pipereader.cpp"
