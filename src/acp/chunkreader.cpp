// SPDX-License-Identifier: Apache-2.0
#include "acp/chunkreader.h"

#include "transport/linesplitter.h"

#include <simdjson.h>

#include <cstring>
#include <utility>

namespace acp {
namespace {

namespace ondemand = simdjson::ondemand;
using simdjson::SUCCESS;

/// Chunks are not nested deeper.
constexpr int deepest = 16;

/// The parser has found where each string ends, and that its bytes are allowed in one.
bool hasEscapes(const char *inString)
{
    while (*inString != '"' && *inString != '\\')
        ++inString;
    return *inString == '\\';
}

template <size_t N> inline bool isKey(ondemand::raw_json_string key, const char (&word)[N])
{
    static_assert(N <= transport::LineSplitter::padding);
    return std::memcmp(key.raw(), word, N - 1) == 0 && key.raw()[N - 1] == '"';
}

/// Nothing is copied on the way: that costs as much as all the rest.
template <class Object, class Take> inline bool forEachField(Object &&object, const Take &take)
{
    for (auto each : object) {
        if (each.error() != SUCCESS)
            return false;
        ondemand::field &field = each.value_unsafe();
        if (!take(field.key(), field.value()))
            return false;
    }
    return true;
}

/// In place, unless it has escapes.
bool readText(ondemand::value &value, std::string_view &text)
{
    const std::string_view token = value.raw_json_token();
    if (!token.starts_with('"') || token.find('\\') != std::string_view::npos)
        return value.get_string().get(text) == SUCCESS;
    text = token.substr(1, token.rfind('"') - 1); // only blanks follow
    ondemand::raw_json_string raw;
    return value.get_raw_json_string().get(raw) == SUCCESS;
}

bool isNull(ondemand::value &value)
{
    bool is = false;
    return value.is_null().get(is) == SUCCESS && is;
}

/// What does not matter has to be valid all the same.
bool isValid(ondemand::raw_json_string key, ondemand::value &value, int depth = 0);

bool isValid(ondemand::value &value, int depth)
{
    ondemand::json_type type = ondemand::json_type::null;
    if (depth > deepest || value.type().get(type) != SUCCESS)
        return false;
    switch (type) {
    case ondemand::json_type::object:
        return forEachField(value.get_object(), [depth](ondemand::raw_json_string key, ondemand::value &inner) {
            return isValid(key, inner, depth + 1);
        });
    case ondemand::json_type::array: {
        for (auto each : value.get_array()) {
            if (each.error() != SUCCESS || !isValid(each.value_unsafe(), depth + 1))
                return false;
        }
        return true;
    }
    case ondemand::json_type::string: {
        std::string_view text;
        return value.get_string().get(text) == SUCCESS;
    }
    case ondemand::json_type::number: {
        ondemand::number number;
        return value.get_number().get(number) == SUCCESS;
    }
    case ondemand::json_type::boolean: {
        bool isTrue = false;
        return value.get_bool().get(isTrue) == SUCCESS;
    }
    default:
        return isNull(value);
    }
}

bool isValid(ondemand::raw_json_string key, ondemand::value &value, int depth)
{
    // A key that is spelled with escapes may be one of those that matter.
    return !hasEscapes(key.raw()) && isValid(value, depth);
}

/// What of a line is there; each may be there once, since the first one counts.
struct Found
{
    bool version = false, method = false, params = false, session = false, update = false, kind = false,
         messageId = false, content = false, type = false, text = false;
};

} // namespace

struct ChunkReader::Parser
{
    ondemand::parser parser;
};

ChunkReader::ChunkReader() : m_parser(std::make_unique<Parser>()) {}

ChunkReader::~ChunkReader() = default;

std::optional<std::string_view> ChunkReader::textOf(std::string_view line, const ChunkAddress &address)
{
    ondemand::parser &parser = m_parser->parser;
    ondemand::document document;
    if (line.size() > longestLine || (parser.capacity() < longestLine && parser.allocate(longestLine) != SUCCESS) ||
        parser.iterate(line.data(), line.size(), line.size() + simdjson::SIMDJSON_PADDING).get(document) != SUCCESS)
        return {};
    // Nothing has to be unescaped for that: a word without a backslash has one spelling, and others are not taken.
    const auto isOnce = [end = line.data() + line.size()](ondemand::value &value, std::string_view word, bool &found) {
        ondemand::raw_json_string raw;
        if (std::exchange(found, true) || word.find('\\') != std::string_view::npos ||
            value.get_raw_json_string().get(raw) != SUCCESS)
            return false;
        return size_t(end - raw.raw()) > word.size() && raw.raw()[word.size()] == '"' &&
               std::memcmp(raw.raw(), word.data(), word.size()) == 0;
    };
    Found found;
    std::string_view text;
    const auto readContent = [&](ondemand::raw_json_string key, ondemand::value &value) {
        if (isKey(key, "text"))
            return !std::exchange(found.text, true) && readText(value, text);
        return isKey(key, "type") ? isOnce(value, "text", found.type) : isValid(key, value);
    };
    const auto readUpdate = [&](ondemand::raw_json_string key, ondemand::value &value) {
        if (isKey(key, "content"))
            return !std::exchange(found.content, true) && forEachField(value.get_object(), readContent);
        if (isKey(key, "sessionUpdate"))
            return isOnce(value, address.kind, found.kind);
        if (!isKey(key, "messageId"))
            return isValid(key, value);
        if (address.messageId.empty() && isNull(value))
            return !std::exchange(found.messageId, true);
        return isOnce(value, address.messageId, found.messageId);
    };
    const auto readParams = [&](ondemand::raw_json_string key, ondemand::value &value) {
        if (isKey(key, "update"))
            return !std::exchange(found.update, true) && forEachField(value.get_object(), readUpdate);
        return isKey(key, "sessionId") ? isOnce(value, address.session, found.session) : isValid(key, value);
    };
    const auto readRoot = [&](ondemand::raw_json_string key, ondemand::value &value) {
        if (isKey(key, "params"))
            return !std::exchange(found.params, true) && forEachField(value.get_object(), readParams);
        if (isKey(key, "method"))
            return isOnce(value, updateMethod, found.method);
        if (isKey(key, "jsonrpc"))
            return isOnce(value, "2.0", found.version);
        return !isKey(key, "id") && isValid(key, value);
    };
    if (!forEachField(document.get_object(), readRoot) ||
        document.current_location().error() != simdjson::OUT_OF_BOUNDS)
        return {};
    const bool isWhole = found.method && found.session && found.kind && found.type && found.text &&
                         (found.messageId || address.messageId.empty());
    return isWhole ? std::optional(text) : std::nullopt;
}

} // namespace acp
