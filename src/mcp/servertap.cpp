// SPDX-License-Identifier: Apache-2.0
#include "mcp/servertap.h"

namespace mcp {

using jsonrpc::TapDirection;

namespace {

std::string_view view(const QByteArray &bytes)
{
    return {bytes.constData(), size_t(bytes.size())};
}

/// The method, or the word that the tap has for an answer.
std::string tapMethod(const Message &message)
{
    if (message.kind == Message::Kind::Answer)
        return message.answer && message.answer->isError ? "error" : "answer";
    return message.method.toStdString();
}

} // namespace

ServerTap::ServerTap(std::shared_ptr<jsonrpc::WireTap> tap, const QString &server, quint32 connection)
    : m_tap(std::move(tap))
    , m_server(server.toStdString())
    , m_connection(connection)
{}

void ServerTap::record(TapDirection direction, const Message &message, CallId call) const
{
    if (!m_tap)
        return;
    if (message.kind == Message::Kind::Batch) {
        for (const Message &part : message.parts)
            record(direction, part, call);
        return;
    }
    const bool isNamed = message.kind == Message::Kind::Request || message.kind == Message::Kind::Answer;
    const QByteArray id = message.cancels ? message.cancels->toJson() : isNamed ? message.id.toJson() : QByteArray();
    m_tap->record(message.kind == Message::Kind::Unreadable ? TapDirection::Junk : direction, view(message.line),
                  tapMethod(message), view(id), {m_server, m_connection, call});
}

void ServerTap::recordSent(const Message &message, const QByteArray &key, CallId call) const
{
    if (!m_tap)
        return;
    Message sent = message;
    sent.line = withIdempotencyKey(message, key);
    record(TapDirection::ToServer, sent, call);
}

void ServerTap::recordLine(TapDirection direction, const QByteArray &line, CallId call) const
{
    if (m_tap)
        record(direction, readMessage(view(line)), call);
}

void ServerTap::recordStandardError(const QByteArray &text) const
{
    if (m_tap)
        m_tap->record(TapDirection::StandardError, view(text), {}, {}, {m_server, m_connection});
}

} // namespace mcp
