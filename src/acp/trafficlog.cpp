// SPDX-License-Identifier: Apache-2.0
#include "acp/trafficlog.h"

#include "base/secretnames.h"
#include "jsonrpc/rpcmessage.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace acp {
namespace {

const QString leftOut = QStringLiteral("(left out)");

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
            *member = leftOut;
        return out;
    }
    QJsonArray out;
    const QJsonArray items = value.toArray();
    for (const QJsonValue item : items) {
        QJsonObject pair = item.toObject();
        if (pair.contains(QLatin1String("value")))
            pair.insert(QLatin1String("value"), leftOut);
        out.append(item.isObject() ? QJsonValue(pair) : item);
    }
    return out;
}

QJsonValue withoutSecrets(const QJsonValue &value, const QString &name)
{
    if ((name == QLatin1String("env") || name == QLatin1String("headers")) && (value.isObject() || value.isArray()))
        return withoutValues(value);
    if (value.isString())
        return isSecretKey(name) ? leftOut : base::withoutSecrets(value.toString(), leftOut);
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
        for (const QJsonValue item : items) {
            const bool isValue = item.isString() && before.startsWith(QLatin1Char('-')) &&
                                 !before.contains(QLatin1Char('=')) && base::isSecretName(before) &&
                                 !item.toString().startsWith(QLatin1Char('-'));
            out.append(isValue ? QJsonValue(leftOut) : withoutSecrets(item, name));
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
    if (method == QLatin1String("$/cancel_request"))
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

std::optional<TapEntry> entryOf(const QByteArray &line)
{
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    const QString from = object.value(QLatin1String("from")).toString();
    TapEntry entry;
    if (from == QLatin1String("client"))
        entry.direction = TapDirection::ToAgent;
    else if (from == QLatin1String("agent"))
        entry.direction = TapDirection::FromAgent;
    else if (from == QLatin1String("stderr"))
        entry.direction = TapDirection::StandardError;
    else if (from == QLatin1String("junk"))
        entry.direction = TapDirection::Junk;
    else
        return {};
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

QLatin1String nameOf(TapDirection direction)
{
    switch (direction) {
    case TapDirection::ToAgent:
        return QLatin1String("client");
    case TapDirection::FromAgent:
        return QLatin1String("agent");
    case TapDirection::StandardError:
        return QLatin1String("stderr");
    case TapDirection::Junk:
        break;
    }
    return QLatin1String("junk");
}

} // namespace

QByteArray trafficLine(const TapEntry &entry, double seconds)
{
    QJsonObject line{{QStringLiteral("at"), seconds}, {QStringLiteral("from"), nameOf(entry.direction)}};
    const QByteArray text(entry.text.data(), qsizetype(entry.text.size()));
    const bool isWhole = entry.size == text.size();
    const bool isMessage = entry.direction == TapDirection::ToAgent || entry.direction == TapDirection::FromAgent;
    const QJsonDocument document = isWhole && isMessage ? QJsonDocument::fromJson(text) : QJsonDocument();
    if (document.isObject()) {
        line.insert(QLatin1String("message"), withoutSecrets(document.object(), {}));
    } else if (isMessage && !isWhole) {
        // A truncated message could contain half a secret, which is not recognized.
        line.insert(QLatin1String("method"), QString::fromStdString(entry.method));
        line.insert(QLatin1String("cut"), qint64(entry.size));
    } else {
        line.insert(QLatin1String("text"), base::withoutSecrets(QString::fromUtf8(text), leftOut));
    }
    return QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
}

QString trafficText(const TapEntry &entry, qsizetype most)
{
    // Not copied: a message may be long, and only its beginning is needed.
    const auto text = QByteArray::fromRawData(entry.text.data(), qsizetype(entry.text.size()));
    const bool opens = entry.direction == TapDirection::ToAgent &&
                       (entry.method == "session/new" || entry.method == "session/load" ||
                        entry.method == "session/resume" || entry.method == "session/fork");
    if (!opens)
        return QString::fromUtf8(text.left(most));
    if (entry.size != text.size())
        return {}; // a truncated one could contain half a secret
    const QJsonObject message = withoutSecrets(QJsonDocument::fromJson(text).object(), {}).toObject();
    return QString::fromUtf8(QJsonDocument(message).toJson(QJsonDocument::Compact).left(most));
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
        if (auto entry = entryOf(line)) {
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
