// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "jsonrpc/requestid.h"
#include "transport/frame.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace simdjson::dom {
class element;
}

namespace jsonrpc {

namespace code {
inline constexpr int parseError = -32700;
inline constexpr int invalidRequest = -32600;
inline constexpr int methodNotFound = -32601;
inline constexpr int invalidParams = -32602;
inline constexpr int internalError = -32603;
inline constexpr int requestCancelled = -32800;
} // namespace code

struct RpcError
{
    int code = 0;
    QString message;
    QByteArray data; ///< JSON text, may be empty

    friend bool operator==(const RpcError &, const RpcError &) = default;
};

/// What the room above decoded from a notification on the reading thread.
class Payload
{
public:
    virtual ~Payload() = default;
    virtual qsizetype weight() const = 0;
};

/// Decodes notifications on the reading thread. A pure function: its only state is buffers and caches.
class NotificationDecoder
{
public:
    virtual ~NotificationDecoder() = default;
    /// Null: the notification is passed on with its params as text.
    virtual std::unique_ptr<Payload> decode(std::string_view method, const simdjson::dom::element &params) = 0;
    /// Merges \p line into \p last, the notification before, if it is one, too, and one means the same as both. Returns
    /// its method, or nothing if it did not. \p line has not been parsed; padding is readable behind it.
    virtual std::string_view extend(Payload &last, std::string_view line)
    {
        Q_UNUSED(last)
        Q_UNUSED(line)
        return {};
    }
};

/// One line from the agent, sorted by what it is.
class Message final : public transport::Frame
{
public:
    enum class Kind {
        Request,
        Notification,
        Cancel,   ///< either method name; `id` is the request to cancel
        Response, ///< `result` or `error`
        Refused,  ///< invalid: `error` says why; answered with it if `mustAnswer`
        Several,  ///< `several` came on one line, in this order
        Junk,     ///< not JSON-RPC
    };

    Kind kind = Kind::Junk;
    RequestId id;
    QString method;
    QByteArray params; ///< JSON text; empty if there are none or `payload` has them
    QByteArray result; ///< JSON text
    std::optional<RpcError> error;
    std::unique_ptr<Payload> payload;
    std::vector<transport::FramePtr> several; ///< messages, none of which is Several
    bool mustAnswer = false;
    qsizetype size = 0;

    qsizetype weight() const override;
};

QByteArray encodeRequest(const RequestId &id, const QString &method, const QByteArray &params);
QByteArray encodeNotification(const QString &method, const QByteArray &params);
QByteArray encodeResult(const RequestId &id, const QByteArray &result);
QByteArray encodeError(const RequestId &id, const RpcError &error);
QByteArray quoted(const QString &text); ///< as JSON string

} // namespace jsonrpc
