// SPDX-License-Identifier: Apache-2.0
#include "core/remote/keptcall.h"

#include "base/secretnames.h"
#include "base/visibletext.h"
#include "ledger/disk/filestate.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStringList>
#include <QUrl>
#include <QVariant>

#include <initializer_list>

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

constexpr qsizetype longestWord = 60, mostWords = 3;
constexpr qsizetype longestRead = 64 * 1024; ///< bytes of arguments that are searched for a word

/// A word of an argument, or a few; empty: it is something else.
QString wordsOf(const QJsonValue &value)
{
    if (value.isDouble())
        return value.toVariant().toString();
    if (value.isString()) {
        const QString text = base::visibleText(value.toString().trimmed());
        return text.size() > longestWord ? text.left(longestWord - 1) + u'…' : text;
    }
    QStringList words;
    const QJsonArray all = value.toArray();
    for (const auto &one : all) {
        if (!one.isString())
            return {};
        if (words.size() < mostWords)
            words << wordsOf(one);
    }
    return words.join(QStringLiteral(", ")) + (all.size() > mostWords ? QStringLiteral(", …") : QString());
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

ledger::FileMark storeText(ledger::BlobStore *blobs, const QByteArray &text)
{
    ledger::FileMark mark = ledger::markOf(text);
    mark.kept = blobs && blobs->put(text).ok();
    return mark;
}

QString callTarget(const QString &server, const QString &tool, const QByteArray &arguments)
{
    const QString call = base::visibleText(server) + QStringLiteral(" · ") + base::visibleText(tool);
    const QJsonObject given =
        arguments.size() > longestRead ? QJsonObject() : QJsonDocument::fromJson(arguments).object();
    const auto first = [&given](std::initializer_list<const char *> names) {
        for (const char *const each : names) {
            const QString name = QLatin1String(each);
            const QString words = wordsOf(withoutSecrets(name, given.value(name)));
            if (!words.isEmpty() && !words.contains(blank()))
                return words;
        }
        return QString();
    };
    if (const QString whom = first(
            {"to", "recipient", "recipients", "email", "channel", "chat", "chat_id", "user", "username", "assignee"});
        !whom.isEmpty())
        return call + QStringLiteral(" → ") + whom;
    // What follows the path of an address may be a token.
    if (const QUrl address(first({"url", "uri"})); !address.isEmpty() && address.isValid())
        return call + QStringLiteral(": ") +
               address.toDisplayString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment);
    const QString what = first({"repository", "repo", "path", "file", "subject", "title", "name", "issue", "id"});
    return what.isEmpty() ? call : call + QStringLiteral(": ") + what;
}

} // namespace core
