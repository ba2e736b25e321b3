// SPDX-License-Identifier: Apache-2.0
#include "acp/jsonreader.h"

#include "acp/bounds.h"

#include <QCoreApplication>

#include <climits>
#include <cmath>

namespace acp::json {

using simdjson::SUCCESS;

namespace {

struct LabelsTr
{
    Q_DECLARE_TR_FUNCTIONS(acp::Labels)
};

} // namespace

QString toText(const element &value)
{
    const std::string text = simdjson::minify(value);
    return toString(text);
}

std::optional<element> member(const element &object, std::string_view key)
{
    element value;
    if (object[key].get(value) != SUCCESS || value.is_null())
        return std::nullopt;
    return value;
}

std::optional<QString> optionalString(const element &object, std::string_view key)
{
    std::string_view text;
    if (object[key].get_string().get(text) != SUCCESS)
        return std::nullopt;
    return toString(text);
}

std::optional<QString> optionalId(const element &object, std::string_view key)
{
    int64_t number = 0;
    if (object[key].get_int64().get(number) == SUCCESS)
        return QString::number(number);
    return optionalString(object, key);
}

std::optional<QString> optionalLabel(const element &object, std::string_view key)
{
    std::optional<QString> text = optionalString(object, key);
    if (!text || text->size() <= mostOfLabel)
        return text;
    const qsizetype end = text->at(mostOfLabel).isLowSurrogate() ? mostOfLabel - 1 : mostOfLabel;
    return LabelsTr::tr("%1 … (%n character(s) in all)", nullptr, int(qMin<qsizetype>(text->size(), INT_MAX)))
        .arg(text->left(end));
}

QString stringOr(const element &object, std::string_view key, const QString &fallback)
{
    return optionalString(object, key).value_or(fallback);
}

QString labelOr(const element &object, std::string_view key, const QString &fallback)
{
    return optionalLabel(object, key).value_or(fallback);
}

bool boolOr(const element &object, std::string_view key, bool fallback)
{
    bool value = fallback;
    return object[key].get_bool().get(value) == SUCCESS ? value : fallback;
}

bool hasObject(const element &object, std::string_view key)
{
    const auto value = member(object, key);
    return value && value->is_object();
}

std::optional<quint64> optionalUint64(const element &object, std::string_view key)
{
    uint64_t value = 0;
    if (object[key].get_uint64().get(value) == SUCCESS)
        return value;
    bool isNumber = false;
    value = stringOr(object, key).toULongLong(&isNumber);
    return isNumber ? std::optional<quint64>(value) : std::nullopt;
}

std::optional<quint32> optionalUint32(const element &object, std::string_view key)
{
    const auto value = optionalUint64(object, key);
    return value && *value <= 0xffffffffu ? std::optional<quint32>(quint32(*value)) : std::nullopt;
}

std::optional<double> optionalDouble(const element &object, std::string_view key)
{
    double value = 0;
    if (object[key].get_double().get(value) == SUCCESS)
        return value;
    bool isNumber = false;
    value = stringOr(object, key).toDouble(&isNumber);
    return isNumber && std::isfinite(value) ? std::optional<double>(value) : std::nullopt;
}

Fields::Fields(const element &object, QString path) : m_object(object), m_path(std::move(path))
{
    if (!object.is_object())
        m_problem = (m_path.isEmpty() ? QStringLiteral("params") : m_path) + QStringLiteral(": expected an object");
}

void Fields::fault(std::string_view key, const QString &expected)
{
    if (m_problem.isEmpty())
        m_problem = (m_path.isEmpty() ? QString() : m_path + QLatin1Char('.')) + toString(key) +
                    QStringLiteral(": expected ") + expected;
}

std::optional<element> Fields::required(std::string_view key)
{
    auto value = member(m_object, key);
    if (!value)
        fault(key, QStringLiteral("a value"));
    return value;
}

QString Fields::requiredString(std::string_view key)
{
    const auto value = optionalString(m_object, key);
    if (!value)
        fault(key, QStringLiteral("a string"));
    return value.value_or(QString());
}

std::optional<QString> Fields::nullableString(std::string_view key)
{
    if (!member(m_object, key))
        return std::nullopt;
    const auto value = optionalString(m_object, key);
    if (!value)
        fault(key, QStringLiteral("a string or null"));
    return value;
}

std::optional<quint64> Fields::nullableUint64(std::string_view key)
{
    if (!member(m_object, key))
        return std::nullopt;
    const auto value = optionalUint64(m_object, key);
    if (!value)
        fault(key, QStringLiteral("a whole number from 0, or null"));
    return value;
}

std::optional<quint32> Fields::nullableUint32(std::string_view key)
{
    const auto value = nullableUint64(key);
    if (value && *value > 0xffffffffu)
        fault(key, QStringLiteral("a whole number below 4294967296"));
    return value ? std::optional<quint32>(quint32(*value)) : std::nullopt;
}

QStringList Fields::strings(std::string_view key)
{
    QStringList out;
    const auto value = member(m_object, key);
    if (!value)
        return out;
    if (!value->is_array())
        fault(key, QStringLiteral("an array of strings"));
    const int leftOut = forEach(m_object, key, bounds::arguments, [&](const element &item) {
        std::string_view text;
        if (item.get_string().get(text) == SUCCESS)
            out << toString(text);
        else
            fault(key, QStringLiteral("only strings"));
    });
    if (leftOut > 0)
        fault(key, QStringLiteral("at most %1 strings").arg(bounds::arguments));
    return out;
}

std::vector<std::pair<QString, QString>> Fields::namedValues(std::string_view key)
{
    std::vector<std::pair<QString, QString>> out;
    const auto value = member(m_object, key);
    if (!value)
        return out;
    if (!value->is_array())
        fault(key, QStringLiteral("an array of {name, value}"));
    const int leftOut = forEach(m_object, key, bounds::arguments, [&](const element &item) {
        const auto name = optionalString(item, "name");
        const auto text = optionalString(item, "value");
        if (name && text)
            out.emplace_back(*name, *text);
        else
            fault(key, QStringLiteral("only {name, value} with strings"));
    });
    if (leftOut > 0)
        fault(key, QStringLiteral("at most %1 values").arg(bounds::arguments));
    return out;
}

Document::Document(const QByteArray &text)
    : m_text(text.isEmpty() ? std::string_view("{}") : std::string_view(text.constData(), size_t(text.size())))
{
    m_ok = m_parser.parse(m_text).get(m_root) == SUCCESS;
}

} // namespace acp::json
