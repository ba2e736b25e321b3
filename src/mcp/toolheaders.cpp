// SPDX-License-Identifier: Apache-2.0
#include "mcp/toolheaders.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <cmath>
#include <functional>

namespace mcp {

namespace {

constexpr qsizetype mostTools = 10'000;
constexpr double largestWhole = 9007199254740991.0; ///< 2^53 - 1, the largest that a header may have

const QString &mirrorKey()
{
    static const QString key = QStringLiteral("x-mcp-header");
    return key;
}

bool isMirrored(const QJsonValue &type)
{
    return type == QStringLiteral("string") || type == QStringLiteral("integer") || type == QStringLiteral("boolean");
}

/// Null: it cannot be repeated in a header.
std::optional<QByteArray> headerOf(const QJsonValue &value)
{
    if (value.isString())
        return mirroredValue(value.toString());
    if (value.isBool())
        return QByteArray(value.toBool() ? "true" : "false");
    const double number = value.toDouble();
    if (value.isDouble() && std::trunc(number) == number && std::abs(number) <= largestWhole)
        return QByteArray::number(qint64(number));
    return {};
}

} // namespace

std::optional<ToolHeaders::Mirrors> ToolHeaders::mirrorsOf(const QByteArray &schema)
{
    Mirrors out;
    QSet<QByteArray> seen;
    bool isValid = true;
    // Reachable: only `properties` lead there from the top.
    const std::function<void(const QJsonValue &, const QStringList &, bool)> walk =
        [&](const QJsonValue &value, const QStringList &path, bool isReachable) {
            if (value.isArray()) {
                const QJsonArray items = value.toArray();
                for (const auto &item : items)
                    walk(item, {}, false);
                return;
            }
            const QJsonObject object = value.toObject();
            for (auto it = object.begin(); it != object.end(); ++it) {
                if (it.key() == mirrorKey()) {
                    const QByteArray name = it.value().toString().toUtf8();
                    const bool isNew = !seen.contains(name.toLower());
                    isValid = isValid && isReachable && !path.isEmpty() && isHeaderName(name) && isNew &&
                              isMirrored(object.value(QLatin1String("type")));
                    seen.insert(name.toLower());
                    out.push_back({"Mcp-Param-" + name, path});
                } else if (it.key() == QLatin1String("properties") && it.value().isObject()) {
                    const QJsonObject properties = it.value().toObject();
                    for (auto property = properties.begin(); property != properties.end(); ++property)
                        walk(property.value(), QStringList(path) << property.key(), isReachable);
                } else {
                    walk(it.value(), {}, false);
                }
            }
        };
    if (schema.contains("x-mcp-header") || schema.contains('\\'))
        walk(QJsonDocument::fromJson(schema).object(), {}, true);
    return isValid ? std::optional(std::move(out)) : std::nullopt;
}

Message ToolHeaders::learn(const Message &list)
{
    QSet<QString> refused;
    for (const ToolInfo &tool : list.answer ? list.answer->tools : std::vector<ToolInfo>()) {
        m_tools.remove(tool.name);
        const auto mirrors = mirrorsOf(tool.inputSchema);
        if (!mirrors)
            refused.insert(tool.name);
        else if (!mirrors->empty() && m_tools.size() < mostTools)
            m_tools.insert(tool.name, *mirrors);
    }
    if (refused.isEmpty())
        return list;
    QJsonObject message = QJsonDocument::fromJson(list.line).object();
    QJsonObject result = message.value(QLatin1String("result")).toObject();
    QJsonArray kept;
    const QJsonArray tools = result.value(QLatin1String("tools")).toArray();
    for (const auto &tool : tools) {
        if (!refused.contains(tool.toObject().value(QLatin1String("name")).toString()))
            kept.append(tool);
    }
    result.insert(QLatin1String("tools"), kept);
    message.insert(QLatin1String("result"), result);
    const QByteArray line = QJsonDocument(message).toJson(QJsonDocument::Compact);
    return readMessage({line.constData(), size_t(line.size())});
}

HttpHeaders ToolHeaders::headersFor(const CallRequest &call) const
{
    HttpHeaders out;
    const auto found = m_tools.find(call.tool);
    if (found == m_tools.end())
        return out;
    const QJsonObject arguments = QJsonDocument::fromJson(call.arguments).object();
    for (const Mirror &mirror : *found) {
        QJsonValue value = arguments;
        for (const QString &key : mirror.path)
            value = value.toObject().value(key);
        if (const auto text = headerOf(value))
            out.emplaceBack(mirror.header, *text);
    }
    return out;
}

} // namespace mcp
