// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "transport/boundedqueue.h"
#include "transport/frame.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <thread>

namespace transport {

/// A thread that reads a pipe, cuts the bytes into lines, decodes them and hands frames over. Consecutive frames that
/// can be one are merged before that. Owns the descriptor.
class PipeReader : public QObject
{
    Q_OBJECT

public:
    /// Weight of the frames that may wait between the threads.
    static constexpr qsizetype handOverLimit = 256 * 1024;

    PipeReader(int descriptor, std::shared_ptr<FrameDecoder> decoder, QObject *parent = nullptr);
    /// Ends the thread.
    ~PipeReader() override;

    void start();
    std::vector<FramePtr> take(qsizetype weight);
    bool isEmpty() const { return m_queue.isEmpty(); }
    /// Stops reading even if another process still holds the other end of the pipe open. What was read stays.
    void stop();

Q_SIGNALS:
    void framesAvailable(); ///< main thread
    void finished();        ///< main thread; no frame comes after it

private:
    void run();
    bool handOver(std::vector<FramePtr> &batch);
    void wakeMain();

    int m_descriptor;
    int m_wake; ///< eventfd that stops the thread
    std::shared_ptr<FrameDecoder> m_decoder;
    BoundedQueue<FramePtr> m_queue{handOverLimit};
    std::atomic<bool> m_announced{false};
    std::thread m_thread;
};

} // namespace transport
