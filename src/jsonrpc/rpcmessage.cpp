// SPDX-License-Identifier: Apache-2.0
#include "jsonrpc/rpcmessage.h"

#include <cmath>

#include <algorithm>

namespace jsonrpc {

QByteArray quoted(const QString &text)
{
    const QByteArray utf8 = text.toUtf8();
    QByteArray out;
    out.reserve(utf8.size() + utf8.size() / 16 + 2);
    out += '"';
    // Runs of characters without escapes are appended at once: texts may have many megabytes.
    const auto isPlain = [](char c) { return uchar(c) >= 0x20 && c != '"' && c != '\\'; };
    const char *at = utf8.constData(), *const end = at + utf8.size();
    while (at != end) {
        const char *const special = std::find_if_not(at, end, isPlain);
        out.append(at, special - at);
        if (special == end)
            break;
        at = special + 1;
        switch (const char c = *special) {
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
            out += "\\u00" + QByteArray(1, c).toHex();
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
    if (const auto *json = std::get_if<QByteArray>(&m_value))
        return *json;
    return QByteArrayLiteral("null");
}

RequestId RequestId::asNumber() const
{
    if (const auto *text = std::get_if<QString>(&m_value)) {
        const qint64 number = text->toLongLong();
        return QString::number(number) == *text ? RequestId(number) : *this;
    }
    if (const auto *json = std::get_if<QByteArray>(&m_value)) {
        constexpr double largest = 9007199254740992; // doubles up to here represent every whole number
        bool ok = false;
        const double number = json->toDouble(&ok);
        if (ok && std::abs(number) <= largest && number == std::floor(number))
            return RequestId(qint64(number));
    }
    return *this;
}

qsizetype Message::weight() const
{
    qsizetype sum = 64 + params.size() + result.size() + (payload ? payload->weight() : 0);
    for (const transport::FramePtr &one : several)
        sum += one->weight();
    return sum;
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
    QByteArray line = "{\"jsonrpc\":\"2.0\",\"id\":" + id.toJson() + ",\"result\":";
    line.reserve(line.size() + result.size() + 2); // and the end of the line
    return line.append(result).append('}');
}

QByteArray encodeError(const RequestId &id, const RpcError &error)
{
    const QByteArray data = error.data.isEmpty() ? QByteArray() : ",\"data\":" + error.data;
    return "{\"jsonrpc\":\"2.0\",\"id\":" + id.toJson() + ",\"error\":{\"code\":" + QByteArray::number(error.code) +
           ",\"message\":" + quoted(error.message) + data + "}}";
}

} // namespace jsonrpc
