// SPDX-License-Identifier: Apache-2.0
#include "mcp/stdiolink.h"

#include "base/visibletext.h"
#include "transport/frame.h"

#include <QMetaObject>

#include <cstring>

namespace mcp {

namespace {

constexpr qsizetype takenAtOnce = 256 * 1024;

class MessageFrame final : public transport::Frame
{
public:
    explicit MessageFrame(Message message) : m_message(std::move(message)) {}
    qsizetype weight() const override { return m_message.line.size(); }
    const Message &message() const { return m_message; }

private:
    Message m_message;
};

/// On the reading thread, so that a long answer keeps nobody waiting.
class LineDecoder final : public transport::FrameDecoder
{
public:
    transport::FramePtr decode(std::string_view line, transport::Frame *) override
    {
        return std::make_unique<MessageFrame>(readMessage(line));
    }
    transport::FramePtr tooLong(size_t, std::string_view) override { return {}; }
};

} // namespace

StdioLink::StdioLink(transport::ProcessCommand command, base::Clock *clock, QObject *parent)
    : ServerLink(parent)
    , m_transport(std::move(command), clock)
{
    m_transport.setDecoder(std::make_shared<LineDecoder>());
    connect(&m_transport, &transport::Transport::framesAvailable, this, &StdioLink::take);
    connect(&m_transport, &transport::Transport::queueShrank, this, &ServerLink::queueShrank);
    connect(&m_transport, &transport::Transport::standardError, this, &ServerLink::standardError);
    connect(&m_transport, &transport::Transport::closed, this, [this](const transport::Ending &ending) {
        // What it said last must not be lost, whoever is paused.
        m_isPaused = false;
        take();
        Q_EMIT ended(whyEnded(ending));
    });
}

void StdioLink::start()
{
    m_transport.start();
}

void StdioLink::send(const Message &message)
{
    m_transport.send(message.line, transport::Transport::Lane::Normal);
}

void StdioLink::sendCall(const Message &call, const QByteArray &key)
{
    m_transport.send(withIdempotencyKey(call, key), transport::Transport::Lane::Normal);
}

void StdioLink::setPaused(bool paused)
{
    m_isPaused = paused;
    if (!paused && std::exchange(m_hasMore, false))
        QMetaObject::invokeMethod(this, &StdioLink::take, Qt::QueuedConnection);
}

void StdioLink::take()
{
    while (!m_isPaused) {
        const std::vector<transport::FramePtr> frames = m_transport.take(takenAtOnce);
        if (frames.empty())
            return;
        for (const transport::FramePtr &frame : frames)
            Q_EMIT received(static_cast<const MessageFrame &>(*frame).message());
    }
    m_hasMore = true;
}

QString StdioLink::whyEnded(const transport::Ending &ending)
{
    if (ending.requested)
        return {};
    const QString said = base::visibleText(ending.standardErrorTail.trimmed().section(u'\n', -1).left(200));
    const auto with = [&said](const QString &sentence) {
        return said.isEmpty() ? sentence : StdioLink::tr("%1 It said last: “%2”").arg(sentence, said);
    };
    if (!ending.started)
        return ending.error.code > 0
                   ? tr("It could not be started: %1.").arg(QString::fromLocal8Bit(std::strerror(ending.error.code)))
                   : tr("It could not be started.");
    if (ending.signal > 0)
        return with(tr("It was ended by signal %1.").arg(ending.signal));
    return with(tr("It ended with exit code %1.").arg(ending.exitCode));
}

} // namespace mcp

#include "moc_stdiolink.cpp"
