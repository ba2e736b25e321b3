// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/exacttext.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <simdjson.h>

#include <optional>
#include <utility>
#include <vector>

/// Small readers over simdjson's DOM. `optional…` are for fields with a fallback for malformed values
/// (`x-deserialize-default-on-error` in the schema); a Fields object is for required fields and remembers the path of
/// the first invalid one.
namespace acp::json {

using simdjson::dom::element;

inline QString toString(std::string_view text)
{
    return base::exactText({text.data(), qsizetype(text.size())});
}
QString toText(const element &value); ///< as JSON text

std::optional<element> member(const element &object, std::string_view key); ///< absent and null are the same
std::optional<QString> optionalString(const element &object, std::string_view key);
/// What names something within the agent and is never sent back: a text, or a whole number, which some agents send.
std::optional<QString> optionalId(const element &object, std::string_view key);
/// A name or a title. Some agents put whole files there: then only the beginning is kept, with the original length,
/// since titles are shown, measured and stored in many places.
std::optional<QString> optionalLabel(const element &object, std::string_view key);
inline constexpr qsizetype mostOfLabel = 4096; ///< characters
QString stringOr(const element &object, std::string_view key, const QString &fallback = {});
QString labelOr(const element &object, std::string_view key, const QString &fallback = {}); ///< as optionalLabel()
bool boolOr(const element &object, std::string_view key, bool fallback);
/// Object markers of capabilities: `{}` is support, null and absence are none.
bool hasObject(const element &object, std::string_view key);
/// Numbers, also in quotes, in which some agents put them.
std::optional<quint32> optionalUint32(const element &object, std::string_view key);
std::optional<quint64> optionalUint64(const element &object, std::string_view key);
std::optional<double> optionalDouble(const element &object, std::string_view key);

/// Calls \p each for the first \p most items of the array in \p key. Returns how many more there are.
template <class F> int forEach(const element &object, std::string_view key, size_t most, F each)
{
    simdjson::dom::array items;
    int leftOut = 0;
    if (object[key].get_array().get(items) != simdjson::SUCCESS)
        return leftOut;
    for (const element item : items) {
        if (most > 0)
            each(item);
        else
            ++leftOut;
        most -= most > 0;
    }
    return leftOut;
}

/// Strict reading of an object. After the first error everything reads as empty and `problem()` names it.
class Fields
{
public:
    explicit Fields(const element &object, QString path = {});

    QString requiredString(std::string_view key);
    std::optional<QString> nullableString(std::string_view key); ///< a wrong type is an error
    std::optional<quint32> nullableUint32(std::string_view key);
    std::optional<quint64> nullableUint64(std::string_view key);
    QStringList strings(std::string_view key); ///< an absent field is an empty list
    std::vector<std::pair<QString, QString>> namedValues(std::string_view key);
    std::optional<element> required(std::string_view key);
    void fault(std::string_view key, const QString &expected);

    bool ok() const { return m_problem.isEmpty(); }
    const QString &problem() const { return m_problem; }

private:
    element m_object;
    QString m_path;
    QString m_problem;
};

/// A parsed text; owns its bytes.
class Document
{
public:
    explicit Document(const QByteArray &text);
    bool ok() const { return m_ok; }
    const element &root() const { return m_root; }

private:
    simdjson::dom::parser m_parser;
    simdjson::padded_string m_text;
    element m_root;
    bool m_ok = false;
};

} // namespace acp::json
