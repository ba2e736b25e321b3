// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "mcp/serverlink.h"
#include "transport/processtransport.h"

namespace mcp {

/// A server that is a program: started with the link, and ended with it, its whole process tree included. Never started
/// unsealed where the command says otherwise.
class StdioLink final : public ServerLink
{
    Q_OBJECT

public:
    StdioLink(transport::ProcessCommand command, base::Clock *clock, QObject *parent = nullptr);

    void start() override;
    void send(const Message &message) override;
    void sendCall(const Message &call, const QByteArray &key) override;
    qint64 queuedBytes() const override { return m_transport.queuedBytes(); }
    void setPaused(bool paused) override;
    void close() override { m_transport.close(); }

private:
    void readFrames();
    static QString whyEnded(const transport::Ending &ending);

    transport::ProcessTransport m_transport;
    bool m_isPaused = false;
    bool m_hasMore = false; ///< something arrived while it was paused
};

} // namespace mcp
