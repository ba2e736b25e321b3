// SPDX-License-Identifier: Apache-2.0
#include "acp/repeatedchunk.h"

#include <QStringDecoder>

#include <simdjson.h>

#include <algorithm>
#include <array>

namespace acp {
namespace {

constexpr std::string_view key = "\"text\":\"";
/// A text that does not occur by chance.
constexpr std::string_view probe = "another text, to see where it arrives";
/// Longer frames around the text are rare, and parsing costs little in comparison.
constexpr size_t longestFrame = 4096;

enum Kind : quint8 { Plain, Escape, Foreign, Refused };

/// How the fast path treats a byte inside a JSON string.
constexpr std::array<quint8, 256> kinds = [] {
    std::array<quint8, 256> all{};
    for (size_t i = 0; i < all.size(); ++i)
        all[i] = i < 0x20 || i == '"' ? Refused : i == '\\' ? Escape : i >= 0x80 ? Foreign : Plain;
    return all;
}();

/// 0 for escapes of more than one character, and for invalid ones.
constexpr char16_t unescaped(char c)
{
    switch (c) {
    case 'n':
        return u'\n';
    case 't':
        return u'\t';
    case 'r':
        return u'\r';
    case 'b':
        return u'\b';
    case 'f':
        return u'\f';
    case '"':
    case '\\':
    case '/':
        return char16_t(c);
    default:
        return 0;
    }
}

/// The end of the run of plain ASCII at \p at, which only has to be widened to UTF-16.
size_t plainEnd(std::string_view raw, size_t at)
{
    while (at < raw.size() && kinds[quint8(raw[at])] == Plain)
        ++at;
    return at;
}

} // namespace

struct RepeatedChunk::Parser
{
    simdjson::dom::parser parser;
};

RepeatedChunk::RepeatedChunk() : m_parser(std::make_unique<Parser>()) {}

RepeatedChunk::~RepeatedChunk() = default;

void RepeatedChunk::learn(std::string_view line)
{
    forget();
    const size_t found = line.find(key);
    if (found == std::string_view::npos || line.find(key, found + 1) != std::string_view::npos)
        return;
    const size_t begin = found + key.size();
    size_t end = begin;
    while (end < line.size() && line[end] != '"')
        end += line[end] == '\\' ? 2 : 1;
    if (end >= line.size() || begin + (line.size() - end) > longestFrame)
        return;
    std::string proof(line.substr(0, begin));
    proof += probe;
    proof += line.substr(end);
    simdjson::dom::element root;
    std::string_view arrived;
    if (m_parser->parser.parse(proof).get(root) != simdjson::SUCCESS ||
        root["params"]["update"]["content"]["text"].get_string().get(arrived) != simdjson::SUCCESS || arrived != probe)
        return;
    m_head = line.substr(0, begin);
    m_rest = line.substr(end);
}

bool RepeatedChunk::appendTextOf(std::string_view line, QString &text) const
{
    if (!isKnown() || line.size() < m_head.size() + m_rest.size() || !line.starts_with(m_head) ||
        !line.ends_with(m_rest))
        return false;
    const std::string_view raw = line.substr(m_head.size(), line.size() - m_head.size() - m_rest.size());
    const qsizetype before = text.size();
    // A text never has more UTF-16 units than bytes in its JSON form.
    text.resize(before + qsizetype(raw.size()));
    QChar *const first = text.data();
    QChar *out = first + before;
    for (size_t at = 0; at < raw.size();) {
        const size_t end = plainEnd(raw, at);
        out = std::transform(raw.begin() + ptrdiff_t(at), raw.begin() + ptrdiff_t(end), out,
                             [](char c) { return QChar(char16_t(c)); });
        at = end;
        if (at == raw.size())
            break;
        if (kinds[quint8(raw[at])] == Foreign) {
            size_t last = at;
            while (last < raw.size() && kinds[quint8(raw[last])] == Foreign)
                ++last;
            if (!simdjson::validate_utf8(raw.data() + at, last - at)) {
                text.truncate(before);
                return false;
            }
            // A byte order mark belongs to the text, as it does for the parser.
            QStringDecoder decoder(QStringDecoder::Utf8,
                                   QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
            out = decoder.appendToBuffer(out, QByteArrayView(raw.data() + at, qsizetype(last - at)));
            at = last;
            continue;
        }
        const char16_t meant = kinds[quint8(raw[at])] == Escape && at + 1 < raw.size() ? unescaped(raw[at + 1]) : u'\0';
        if (!meant) {
            text.truncate(before);
            return false;
        }
        *out++ = QChar(meant);
        at += 2;
    }
    text.truncate(out - first);
    return true;
}

} // namespace acp
