// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "transport/transport.h"

#include <QList>

namespace transport {

/// Both ends in one thread: what Belay sends is a signal, what the agent says is a call. For tests; nothing is queued
/// on an event loop.
class LoopbackTransport final : public Transport
{
    Q_OBJECT

public:
    using Transport::Transport;

    void start() override;
    void send(QByteArray line, Lane lane) override;
    std::vector<FramePtr> take(qsizetype weight) override;
    qsizetype queuedBytes() const override { return m_queued; }
    void close() override;
    void forceClose() override;

    /// The agent writes \p line.
    void receive(const QByteArray &line);
    /// The agent's process ends.
    void end(const Ending &ending = {});
    /// How it ends when it is closed.
    void setClosedEnding(const Ending &ending) { m_closedEnding = ending; }
    bool isOpen() const { return m_open; }
    /// Pretends that the agent has left so many bytes unread.
    void setQueuedBytes(qsizetype bytes);

Q_SIGNALS:
    void sent(const QByteArray &line, transport::Transport::Lane lane);

private:
    std::vector<FramePtr> m_frames;
    qsizetype m_queued = 0;
    bool m_open = false;
    Ending m_closedEnding;
};

} // namespace transport
