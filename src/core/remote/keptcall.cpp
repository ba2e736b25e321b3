// SPDX-License-Identifier: Apache-2.0
#include "core/remote/keptcall.h"

#include "base/secretnames.h"
#include "base/visibletext.h"
#include "ledger/files/filestate.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace core {

namespace {

QString blank()
{
    return QStringLiteral("••••");
}

enum class Names { Heeded, Ignored };

/// Whoever makes a call chooses its words. Only what can be nothing but a token is hidden, and its beginning is shown.
QString shownValue(const QString &value)
{
    static const QRegularExpression tokenOnly(QStringLiteral("^(?:[A-Za-z]{2,10} +)?[A-Za-z0-9._~+/=-]+$"));
    if (!base::isSecret({}, value) || !value.contains(tokenOnly))
        return value;
    return value.left(4) + blank();
}

QJsonValue withoutSecrets(const QString &key, const QJsonValue &value, Names names = Names::Heeded)
{
    const QString name = names == Names::Heeded ? key : QString();
    if (value.isString() && names == Names::Ignored)
        return shownValue(value.toString());
    if (value.isString())
        return base::isSecret(name, value.toString()) ? QJsonValue(blank()) : value;
    if (value.isArray()) {
        QJsonArray out;
        const QJsonArray items = value.toArray();
        for (const auto item : items)
            out.append(withoutSecrets(key, item, names));
        return out;
    }
    if (!value.isObject())
        return base::isSecretName(name) && !value.isBool() && !value.isNull() ? QJsonValue(blank()) : value;
    QJsonObject out = value.toObject();
    for (auto member = out.begin(); member != out.end(); ++member)
        *member = withoutSecrets(member.key(), *member, names);
    return out;
}

} // namespace

QByteArray keptText(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    return QJsonDocument(withoutSecrets({}, object).toObject()).toJson(QJsonDocument::Compact);
}

QByteArray shownText(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    return QJsonDocument(withoutSecrets({}, object, Names::Ignored).toObject()).toJson().trimmed();
}

bool hasBlanks(const QByteArray &kept)
{
    return kept.contains(blank().toUtf8());
}

ledger::FileMark keep(ledger::BlobStore *blobs, const QByteArray &text)
{
    ledger::FileMark mark = ledger::markOf(text);
    mark.kept = blobs && blobs->put(text).ok();
    return mark;
}

QString callTarget(const QString &server, const QString &tool)
{
    return base::visibleText(server) + QStringLiteral(" · ") + base::visibleText(tool);
}

} // namespace core
