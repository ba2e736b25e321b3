// SPDX-License-Identifier: Apache-2.0
#include "mcp/stdiolink.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "jsonrpc/envelopereader.h"
#include "transport/frame.h"
#include "transport/linesplitter.h"

#include <QCoreApplication>
#include <QMetaObject>

#include <cstring>

namespace mcp {

namespace {

constexpr qsizetype takenAtOnce = 256 * 1024;

class MessageFrame final : public transport::Frame
{
public:
    explicit MessageFrame(Message message, bool isForServer = false)
        : m_message(std::move(message))
        , m_isForServer(isForServer)
    {}
    qsizetype weight() const override { return m_message.line.size(); }
    const Message &message() const { return m_message; }
    /// It answers the server, in the client's place.
    bool isForServer() const { return m_isForServer; }

private:
    Message m_message;
    bool m_isForServer;
};

/// On the reading thread, so that a long answer keeps nobody waiting. What cannot be passed on is answered here, since
/// somebody waits for it.
class LineDecoder final : public transport::FrameDecoder
{
public:
    transport::FramePtr decode(std::string_view line, transport::Frame *) override
    {
        Message message = readMessage(line);
        if (message.kind == Message::Kind::Unreadable) {
            jsonrpc::EnvelopeReader envelope;
            envelope.read(line);
            if (envelope.isAnswer()) {
                if (transport::FramePtr answer = instead(
                        envelope, QCoreApplication::translate("mcp::StdioLink", "The server's answer cannot be read. "
                                                                                "Whether it has done what was asked is "
                                                                                "not known.")))
                    return answer;
            }
        }
        return std::make_unique<MessageFrame>(std::move(message));
    }
    void passOver(std::string_view bytes) override { m_passedOver.read(bytes); }
    transport::FramePtr tooLong(size_t size, std::string_view) override
    {
        constexpr size_t mebibyte = 1024 * 1024;
        return instead(std::exchange(m_passedOver, {}),
                       QCoreApplication::translate(
                           "mcp::StdioLink",
                           "The server sent a message of %1 MiB; the limit is %2 MiB. Whether it has done what "
                           "was asked is not known.")
                           .arg((size + mebibyte - 1) / mebibyte)
                           .arg(transport::LineSplitter::defaultLimit / mebibyte));
    }

private:
    /// Null: nobody waits for it, or nobody knows who.
    static transport::FramePtr instead(const jsonrpc::EnvelopeReader &envelope, const QString &why)
    {
        const std::optional<jsonrpc::RequestId> id = envelope.id();
        if (!id || (!envelope.isAnswer() && envelope.method().empty()))
            return {};
        const bool isForServer = !envelope.isAnswer();
        const QByteArray line = errorAnswer(*id, isForServer ? invalidRequest : noAnswer, why);
        Message message = readMessage({line.constData(), size_t(line.size())});
        if (message.answer)
            message.answer->fate = Answer::Fate::Unknown;
        return std::make_unique<MessageFrame>(std::move(message), isForServer);
    }

    jsonrpc::EnvelopeReader m_passedOver; ///< of the line that is too long
};

} // namespace

StdioLink::StdioLink(transport::ProcessCommand command, base::Clock *clock, QObject *parent)
    : ServerLink(parent)
    , m_transport(std::move(command), clock)
{
    m_transport.setDecoder(std::make_shared<LineDecoder>());
    connect(&m_transport, &transport::Transport::framesAvailable, this, &StdioLink::readFrames);
    connect(&m_transport, &transport::Transport::queueShrank, this, &ServerLink::queueShrank);
    connect(&m_transport, &transport::Transport::standardError, this, &ServerLink::standardError);
    connect(&m_transport, &transport::Transport::closed, this, [this](const transport::Ending &ending) {
        // What it said last must not be lost, whoever is paused.
        m_isPaused = false;
        readFrames();
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
        QMetaObject::invokeMethod(this, &StdioLink::readFrames, Qt::QueuedConnection);
}

void StdioLink::readFrames()
{
    while (!m_isPaused) {
        const std::vector<transport::FramePtr> frames = m_transport.take(takenAtOnce);
        if (frames.empty())
            return;
        for (const transport::FramePtr &frame : frames) {
            const auto &read = static_cast<const MessageFrame &>(*frame);
            if (read.isForServer())
                send(read.message());
            else
                Q_EMIT received(read.message());
        }
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
    return with(tr("It ended (%1).").arg(base::exitText(ending.exitCode, ending.signal)));
}

} // namespace mcp

#include "moc_stdiolink.cpp"
