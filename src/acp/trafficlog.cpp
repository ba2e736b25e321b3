// SPDX-License-Identifier: Apache-2.0
#include "acp/trafficlog.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace acp {
namespace {

const QString leftOut = QStringLiteral("(left out)");

bool isSecretName(const QString &name)
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
    if (value.isString() && isSecretName(name))
        return leftOut;
    if (value.isObject()) {
        QJsonObject out = value.toObject();
        for (auto member = out.begin(); member != out.end(); ++member)
            *member = withoutSecrets(*member, member.key());
        return out;
    }
    if (value.isArray()) {
        QJsonArray out;
        const QJsonArray items = value.toArray();
        for (const QJsonValue item : items)
            out.append(withoutSecrets(item, name));
        return out;
    }
    return value;
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
        // A part of a message could hold half a secret.
        line.insert(QLatin1String("method"), QString::fromStdString(entry.method));
        line.insert(QLatin1String("cut"), qint64(entry.size));
    } else {
        line.insert(QLatin1String("text"), QString::fromUtf8(text));
    }
    return QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
}

QString trafficText(const TapEntry &entry, qsizetype most)
{
    const QByteArray text(entry.text.data(), qsizetype(entry.text.size()));
    const bool opens = entry.direction == TapDirection::ToAgent &&
                       (entry.method == "session/new" || entry.method == "session/load" ||
                        entry.method == "session/resume" || entry.method == "session/fork");
    if (!opens)
        return QString::fromUtf8(text.left(most));
    if (entry.size != text.size())
        return {}; // a part of it could hold half a secret
    const QJsonObject message = withoutSecrets(QJsonDocument::fromJson(text).object(), {}).toObject();
    return QString::fromUtf8(QJsonDocument(message).toJson(QJsonDocument::Compact).left(most));
}

} // namespace acp
