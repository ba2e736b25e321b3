// SPDX-License-Identifier: Apache-2.0
#include "acp/trafficlog.h"

#include "base/secretnames.h"
#include "jsonrpc/rpcmessage.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <climits>
#include <utility>

namespace acp {
namespace {

constexpr qsizetype longestServer = 200;
QString leftOut()
{
    return QStringLiteral("(left out)");
}

/// Whether a key holds a secret: `apiKey` does, while `tokens` is a count.
bool isSecretKey(const QString &name)
{
    static const QRegularExpression words(
        QStringLiteral("(token|secret|password|passphrase|api_?key|authorization|cookie|credential)s?$"),
        QRegularExpression::CaseInsensitiveOption);
    return words.match(name).hasMatch();
}

QJsonValue withoutSecrets(const QJsonValue &value, const QString &name);

/// Environment variables and headers: as [{name, value}], or as {name: value}.
QJsonValue withoutValues(const QJsonValue &value)
{
    if (value.isObject()) {
        QJsonObject out = value.toObject();
        for (auto member = out.begin(); member != out.end(); ++member)
            *member = leftOut();
        return out;
    }
    QJsonArray out;
    const QJsonArray items = value.toArray();
    for (const auto &item : items) {
        QJsonObject pair = item.toObject();
        if (pair.contains(QLatin1String("value")))
            pair.insert(QLatin1String("value"), leftOut());
        out.append(item.isObject() ? QJsonValue(pair) : item);
    }
    return out;
}

QJsonValue withoutSecrets(const QJsonValue &value, const QString &name)
{
    if ((name == QLatin1String("env") || name == QLatin1String("headers")) && (value.isObject() || value.isArray()))
        return withoutValues(value);
    if (value.isString())
        return isSecretKey(name) ? leftOut() : base::withoutSecrets(value.toString(), leftOut());
    if (value.isObject()) {
        QJsonObject out = value.toObject();
        for (auto member = out.begin(); member != out.end(); ++member)
            *member = withoutSecrets(*member, member.key());
        return out;
    }
    if (value.isArray()) {
        QJsonArray out;
        const QJsonArray items = value.toArray();
        QString before; // the previous item; after an option the next item is its value
        for (const auto &item : items) {
            const bool isValue = item.isString() && before.startsWith(QLatin1Char('-')) &&
                                 !before.contains(QLatin1Char('=')) && base::isSecretName(before) &&
                                 !item.toString().startsWith(QLatin1Char('-'));
            out.append(isValue ? QJsonValue(leftOut()) : withoutSecrets(item, name));
            before = item.toString();
        }
        return out;
    }
    return value;
}

using base::Error;

struct TrafficLogTr
{
    Q_DECLARE_TR_FUNCTIONS(acp::TrafficLog)
};

QByteArray idText(const QJsonValue &id)
{
    if (id.isUndefined())
        return {};
    // QJsonDocument takes no bare value, so it is wrapped in an array.
    QByteArray text = QJsonDocument(QJsonArray{id}).toJson(QJsonDocument::Compact);
    return text.mid(1, text.size() - 2);
}

/// Sets method and id as the tap records them.
void name(const QJsonObject &message, TapEntry *entry)
{
    QString method = message.value(QLatin1String("method")).toString();
    QJsonValue id = message.value(QLatin1String("id"));
    const QJsonObject params = message.value(QLatin1String("params")).toObject();
    const QLatin1String cancels(entry->server.empty() ? "$/cancel_request" : "notifications/cancelled");
    if (method == cancels)
        id = params.value(QLatin1String("requestId"));
    else if (method == QLatin1String("$/cancelRequest"))
        id = params.value(QLatin1String("id"));
    else if (method.isEmpty()) {
        const QJsonValue error = message.value(QLatin1String("error"));
        const int code = error.toObject().value(QLatin1String("code")).toInt();
        method = !error.isObject()                         ? QStringLiteral("answer")
                 : code == jsonrpc::code::requestCancelled ? QStringLiteral("cancelled")
                                                           : QStringLiteral("error");
    }
    entry->method = method.toStdString();
    entry->id = idText(id).toStdString();
}

/// Who says it. What passes between the agent and a server has names of its own: who does not know them must not take
/// it for the agent's protocol.
const QLatin1String serverPrefix("mcp-");
constexpr std::pair<TapDirection, const char *> origins[] = {
    {TapDirection::ToAgent, "client"},    {TapDirection::FromAgent, "agent"},      {TapDirection::ToServer, "gate"},
    {TapDirection::FromServer, "server"}, {TapDirection::StandardError, "stderr"}, {TapDirection::Junk, "junk"},
};

std::optional<TapDirection> directionOf(const QString &origin)
{
    for (const auto &[direction, name] : origins) {
        if (origin == QLatin1String(name))
            return direction;
    }
    return {};
}

QLatin1String originOf(TapDirection direction)
{
    for (const auto &[each, name] : origins) {
        if (each == direction)
            return QLatin1String(name);
    }
    return {};
}

std::optional<TapEntry> entryOf(const QJsonObject &object)
{
    const QString origin = object.value(QLatin1String("from")).toString();
    const bool isServers = origin.startsWith(serverPrefix);
    const auto direction = directionOf(isServers ? origin.mid(serverPrefix.size()) : origin);
    if (!direction)
        return {};
    TapEntry entry;
    entry.direction = *direction;
    if (isServers)
        entry.server = object.value(QLatin1String("server")).toString().left(longestServer).toStdString();
    const bool isHop = *direction == TapDirection::ToServer || *direction == TapDirection::FromServer;
    if (isServers ? entry.server.empty() : isHop)
        return {};
    entry.connection =
        quint32(qBound(qint64(0), object.value(QLatin1String("connection")).toInteger(), qint64(INT_MAX)));
    entry.call = quint64(qMax(qint64(0), object.value(QLatin1String("call")).toInteger()));
    // Limited to a century, so that the nanoseconds fit.
    entry.monotonicNs = qint64(qBound(0.0, object.value(QLatin1String("at")).toDouble(), 3e9) * 1e9);
    if (const QJsonValue message = object.value(QLatin1String("message")); message.isObject()) {
        entry.text = QJsonDocument(message.toObject()).toJson(QJsonDocument::Compact).toStdString();
        entry.size = qsizetype(entry.text.size());
        name(message.toObject(), &entry);
    } else if (object.contains(QLatin1String("cut"))) {
        entry.size = qsizetype(qMax<qint64>(0, object.value(QLatin1String("cut")).toInteger()));
        entry.method = object.value(QLatin1String("method")).toString().toStdString();
    } else {
        entry.text = object.value(QLatin1String("text")).toString().toStdString();
        entry.size = qsizetype(entry.text.size());
    }
    return entry;
}

} // namespace

QByteArray trafficLine(const TapEntry &entry, double seconds, const QString &toolCall)
{
    QJsonObject line{{QStringLiteral("at"), seconds}, {QStringLiteral("from"), originOf(entry.direction)}};
    if (!entry.server.empty()) {
        line.insert(QLatin1String("from"), QString(serverPrefix + originOf(entry.direction)));
        line.insert(QLatin1String("server"), QString::fromStdString(entry.server));
        line.insert(QLatin1String("connection"), qint64(entry.connection));
    }
    if (entry.call > 0)
        line.insert(QLatin1String("call"), qint64(entry.call));
    if (!toolCall.isEmpty())
        line.insert(QLatin1String("toolCall"), toolCall);
    const QByteArray text(entry.text.data(), qsizetype(entry.text.size()));
    const bool isWhole = entry.size == text.size();
    const bool isMessage = entry.direction != TapDirection::StandardError && entry.direction != TapDirection::Junk;
    const QJsonDocument document = isWhole && isMessage ? QJsonDocument::fromJson(text) : QJsonDocument();
    if (document.isObject()) {
        line.insert(QLatin1String("message"), withoutSecrets(document.object(), {}));
    } else if (isMessage && !isWhole) {
        // A truncated message could contain half a secret, which is not recognized.
        line.insert(QLatin1String("method"), QString::fromStdString(entry.method));
        line.insert(QLatin1String("cut"), qint64(entry.size));
    } else {
        line.insert(QLatin1String("text"), base::withoutSecrets(QString::fromUtf8(text), leftOut()));
    }
    return QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
}

QString trafficText(const TapEntry &entry, qsizetype most)
{
    // Not copied: a message may be long, and only its beginning is needed.
    const auto text = QByteArray::fromRawData(entry.text.data(), qsizetype(entry.text.size()));
    const bool opens = entry.direction == TapDirection::ToAgent && entry.server.empty() &&
                       (entry.method == "session/new" || entry.method == "session/load" ||
                        entry.method == "session/resume" || entry.method == "session/fork");
    if (!opens)
        return QString::fromUtf8(text.left(most));
    if (entry.size != text.size())
        return {}; // a truncated one could contain half a secret
    const QJsonObject message = withoutSecrets(QJsonDocument::fromJson(text).object(), {}).toObject();
    return QString::fromUtf8(QJsonDocument(message).toJson(QJsonDocument::Compact).left(most));
}

QString trafficToolCall(const TapEntry &entry)
{
    // Most messages are about none: this keeps them from being parsed. As a key it stands between plain quotes only.
    if (!entry.server.empty() || entry.text.find("\"toolCallId\"") == std::string::npos)
        return {};
    const auto text = QByteArray::fromRawData(entry.text.data(), qsizetype(entry.text.size()));
    const QJsonObject params = QJsonDocument::fromJson(text).object().value(QLatin1String("params")).toObject();
    for (const QJsonObject &part : {params.value(QLatin1String("update")).toObject(),
                                    params.value(QLatin1String("toolCall")).toObject(), params}) {
        QString id = part.value(QLatin1String("toolCallId")).toString();
        if (!id.isEmpty())
            return id;
    }
    return {};
}

base::Result<TrafficRecord> readTraffic(const QByteArray &file)
{
    TrafficRecord out;
    int number = 0;
    for (qsizetype from = 0; from < file.size();) {
        qsizetype end = file.indexOf('\n', from);
        end = end < 0 ? file.size() : end;
        const QByteArray line = file.mid(from, end - from).trimmed();
        from = end + 1;
        ++number;
        if (line.isEmpty())
            continue;
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        if (auto entry = entryOf(object)) {
            const QString toolCall = object.value(QLatin1String("toolCall")).toString();
            if (entry->call > 0 && !toolCall.isEmpty())
                out.toolCalls.insert(entry->call, toolCall);
            entry->number = out.entries.size() + 1;
            out.entries.push_back(std::move(*entry));
        } else if (out.skipped++ == 0) {
            out.firstSkipped = number;
        }
    }
    if (out.entries.empty())
        return Error{base::Origin::User, 0, TrafficLogTr::tr("This file holds no traffic that Belay has saved."), {}};
    return out;
}

} // namespace acp
