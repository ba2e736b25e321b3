// SPDX-License-Identifier: Apache-2.0
#include "mcp/toolclient.h"

#include "base/error.h"
#include "base/words.h"
#include "jsonrpc/requestid.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace mcp {

namespace {

constexpr int unknownMethod = -32601;
constexpr char askedVersion[] = "2025-06-18";

} // namespace

ToolClient::ToolClient(std::unique_ptr<ServerLink> link, base::Clock *clock, ServerTap tap, CallId id, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_link(std::move(link))
    , m_tap(std::move(tap))
    , m_call(id)
{
    connect(m_link.get(), &ServerLink::received, this, [this](const Message &message) {
        if (!message.answer || message.answer->fate == Answer::Fate::Answered) // else the link says it
            m_tap.record(jsonrpc::TapDirection::FromServer, message, m_call);
        onMessage(message);
    });
    connect(m_link.get(), &ServerLink::standardError, this,
            [this](const QByteArray &text) { m_tap.recordStandardError(text); });
    connect(m_link.get(), &ServerLink::ended, this, [this](const QString &why) {
        giveUp(why.isEmpty() ? base::Words::tr("The connection to the MCP server was ended.") : why);
        Q_EMIT finished();
    });
}

ToolClient::~ToolClient()
{
    m_link->disconnect(this);
    giveUp(base::Words::tr("The connection to the MCP server was ended."));
}

void ToolClient::call(const QString &tool, const QByteArray &arguments, const QByteArray &key, Called done)
{
    m_tool = tool;
    m_arguments = arguments;
    m_key = key;
    m_called = std::move(done);
    start();
}

void ToolClient::list(Listed done)
{
    m_listed = std::move(done);
    start();
}

void ToolClient::start()
{
    m_state = State::Greeting;
    m_patience = m_clock->after(handshakeWait, [this] {
        giveUp(base::Words::tr("The MCP server did not answer within %n second(s).", nullptr,
                               int(handshakeWait.count() / 1000)));
        close();
    });
    m_link->start();
    const QJsonObject params{{QStringLiteral("protocolVersion"), QLatin1String(askedVersion)},
                             {QStringLiteral("capabilities"), QJsonObject()},
                             {QStringLiteral("clientInfo"),
                              QJsonObject{{QStringLiteral("name"), QStringLiteral("belay")},
                                          {QStringLiteral("version"), QCoreApplication::applicationVersion()}}}};
    sendLine(
        requestLine(jsonrpc::RequestId(++m_id), "initialize", QJsonDocument(params).toJson(QJsonDocument::Compact)));
}

void ToolClient::sendLine(const QByteArray &line)
{
    const Message message = readMessage({line.constData(), size_t(line.size())});
    m_tap.record(jsonrpc::TapDirection::ToServer, message, m_call);
    m_link->send(message);
}

void ToolClient::onMessage(const Message &message)
{
    if (message.kind == Message::Kind::Batch) {
        for (const Message &part : message.parts)
            onMessage(part);
    } else if (message.kind == Message::Kind::Request) {
        // It offers nothing but to be there.
        sendLine(message.method == QLatin1String("ping")
                     ? resultAnswer(message.id, "{}")
                     : errorAnswer(message.id, unknownMethod, QStringLiteral("Method not found")));
    } else if (message.kind == Message::Kind::Answer && message.id == jsonrpc::RequestId(m_id)) {
        onAnswer(message);
    }
}

void ToolClient::onAnswer(const Message &message)
{
    const Answer &answer = *message.answer;
    switch (m_state) {
    case State::Greeting:
        if (answer.isError) {
            giveUp(answer.message);
            close();
            return;
        }
        sendLine(R"({"jsonrpc":"2.0","method":"notifications/initialized"})");
        if (m_listed) {
            m_state = State::Listing;
            askForTools({});
            return;
        }
        m_patience.cancel();
        m_state = State::Calling;
        {
            const QByteArray line = callRequest(jsonrpc::RequestId(++m_id), m_tool, m_arguments);
            const Message call = readMessage({line.constData(), size_t(line.size())});
            m_tap.recordSent(call, m_key, m_call);
            m_link->sendCall(call, m_key);
        }
        return;
    case State::Listing: {
        if (answer.isError) {
            giveUp(answer.message);
            close();
            return;
        }
        for (const ToolInfo &tool : answer.tools) {
            const bool isKnown = std::any_of(m_tools.begin(), m_tools.end(),
                                             [&tool](const ToolInfo &known) { return known.name == tool.name; });
            if (!isKnown && m_tools.size() < mostTools)
                m_tools.push_back(tool);
        }
        const QJsonValue cursor = QJsonDocument::fromJson(answer.result).object().value(QLatin1String("nextCursor"));
        if (cursor.isString() && m_tools.size() < mostTools && m_pages.follows(cursor.toString())) {
            askForTools(QJsonDocument(QJsonObject{{QStringLiteral("cursor"), cursor}}).toJson(QJsonDocument::Compact));
            return;
        }
        m_patience.cancel();
        m_state = State::Over;
        if (const Listed listed = std::exchange(m_listed, {}))
            listed(m_tools);
        close();
        return;
    }
    case State::Calling:
        finish(answer.task.isEmpty() && !answer.isInputWanted
                   ? callEnd(answer)
                   : CallEnd{CallEnd::Kind::Lost,
                             {},
                             base::Words::tr("The server goes on with it in a way that cannot be followed.")});
        close();
        return;
    case State::Idle:
    case State::Over:
        break;
    }
}

void ToolClient::askForTools(const QByteArray &cursor)
{
    sendLine(requestLine(jsonrpc::RequestId(++m_id), "tools/list", cursor.isEmpty() ? QByteArray("{}") : cursor));
}

void ToolClient::cancel(const QString &why)
{
    if (m_state == State::Calling) {
        sendLine(cancelNotification(jsonrpc::RequestId(m_id), why));
        m_patience = m_clock->after(cancelledWait, [this] {
            giveUp(tr("The MCP server did not answer after it had been asked to cancel."));
            close();
        });
    } else {
        giveUp(why);
        close();
    }
}

void ToolClient::forget()
{
    m_called = {};
    m_listed = {};
}

void ToolClient::giveUp(const QString &why)
{
    m_patience.cancel();
    const bool wasSent = m_state == State::Calling;
    if (const Listed listed = std::exchange(m_listed, {})) {
        m_state = State::Over;
        listed(base::Error{base::Origin::Transport, 0, why, {}});
    }
    finish({wasSent ? CallEnd::Kind::Lost : CallEnd::Kind::NotSent, {}, why});
}

void ToolClient::finish(const CallEnd &end)
{
    m_state = State::Over;
    m_patience.cancel();
    if (const Called called = std::exchange(m_called, {}))
        called(end);
}

/// Later: this may be a signal of the link's own.
void ToolClient::close()
{
    m_state = State::Over;
    QMetaObject::invokeMethod(m_link.get(), &ServerLink::close, Qt::QueuedConnection);
}

} // namespace mcp

#include "moc_toolclient.cpp"
