// SPDX-License-Identifier: Apache-2.0
#include "jsonrpc/message.h"

namespace jsonrpc {

QByteArray quoted(const QString &text)
{
    const QByteArray utf8 = text.toUtf8();
    QByteArray out;
    out.reserve(utf8.size() + 2);
    out += '"';
    for (const char c : utf8) {
        switch (c) {
        case '"':
            out += "\\\"";
            break;
        case '\\':
            out += "\\\\";
            break;
        case '\n':
            out += "\\n";
            break;
        case '\r':
            out += "\\r";
            break;
        case '\t':
            out += "\\t";
            break;
        default:
            if (uchar(c) < 0x20)
                out += "\\u00" + QByteArray(1, char(c)).toHex();
            else
                out += c;
        }
    }
    out += '"';
    return out;
}

QByteArray RequestId::toJson() const
{
    if (const auto *number = std::get_if<qint64>(&m_value))
        return QByteArray::number(*number);
    if (const auto *text = std::get_if<QString>(&m_value))
        return quoted(*text);
    return QByteArrayLiteral("null");
}

qsizetype Message::weight() const
{
    return 64 + params.size() + result.size() + (payload ? payload->weight() : 0);
}

QByteArray encodeRequest(const RequestId &id, const QString &method, const QByteArray &params)
{
    return "{\"jsonrpc\":\"2.0\",\"id\":" + id.toJson() + ",\"method\":" + quoted(method) + ",\"params\":" + params +
           '}';
}

QByteArray encodeNotification(const QString &method, const QByteArray &params)
{
    return "{\"jsonrpc\":\"2.0\",\"method\":" + quoted(method) + ",\"params\":" + params + '}';
}

QByteArray encodeResult(const RequestId &id, const QByteArray &result)
{
    return "{\"jsonrpc\":\"2.0\",\"id\":" + id.toJson() + ",\"result\":" + result + '}';
}

QByteArray encodeError(const RequestId &id, const RpcError &error)
{
    const QByteArray data = error.data.isEmpty() ? QByteArray() : ",\"data\":" + error.data;
    return "{\"jsonrpc\":\"2.0\",\"id\":" + id.toJson() + ",\"error\":{\"code\":" + QByteArray::number(error.code) +
           ",\"message\":" + quoted(error.message) + data + "}}";
}

} // namespace jsonrpc
