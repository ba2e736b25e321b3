// SPDX-License-Identifier: Apache-2.0
#include "acp/errortext.h"

#include "base/visibletext.h"
#include "base/wording.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

namespace acp {

namespace {

struct ErrorTextTr
{
    Q_DECLARE_TR_FUNCTIONS(acp::ErrorText)
};

constexpr qsizetype mostOfText = 2000;
constexpr int deepest = 4;            ///< levels that are looked into
constexpr qsizetype mostOfList = 100; ///< of a list

/// The words in \p data, which no specification gives a shape: a text, or an object that has one under a usual name, or
/// a list of them.
QString wordsOf(const QJsonValue &data, int depth = 0)
{
    if (data.isString())
        return data.toString().trimmed();
    if (depth == deepest)
        return {};
    QStringList words;
    if (data.isArray()) {
        const QJsonArray list = data.toArray();
        for (qsizetype i = 0; i < list.size() && i < mostOfList; ++i)
            words << wordsOf(list.at(i), depth + 1);
    } else if (data.isObject()) { // what is not there is not looked into
        const QJsonObject object = data.toObject();
        for (const char *name : {"message", "details", "detail", "reason", "description", "error", "errors", "cause"})
            words << wordsOf(object.value(QLatin1String(name)), depth + 1);
    }
    words.removeAll(QString());
    words.removeDuplicates();
    return words.join(QStringLiteral("; "));
}

QString wordsIn(const QByteArray &json)
{
    // A document is an object or an array.
    return json.isEmpty() ? QString() : wordsOf(QJsonDocument::fromJson('[' + json + ']').array().at(0));
}

} // namespace

QString errorText(const jsonrpc::RpcError &error)
{
    const bool isPartialResult = error.code == jsonrpc::code::requestCancelled;
    const QString said = error.message.trimmed(), more = isPartialResult ? QString() : wordsIn(error.data);
    if (more.isEmpty() || said.contains(more))
        return base::elidedMiddle(said.isEmpty() ? QString::fromUtf8(error.data) : said, mostOfText);
    const QString whole = said.isEmpty() || more.contains(said) ? more : base::labelled(said, more);
    return base::elidedMiddle(whole, mostOfText);
}

} // namespace acp
