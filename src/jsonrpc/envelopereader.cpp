// SPDX-License-Identifier: Apache-2.0
#include "jsonrpc/envelopereader.h"

#include "base/exacttext.h"
#include "jsonrpc/jsonmender.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace jsonrpc {

namespace {

constexpr size_t keptKey = 16, keptToken = 512; ///< bytes; a longer key or id is not one that we read

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

} // namespace

void EnvelopeReader::read(std::string_view bytes)
{
    for (const char c : bytes)
        readByte(c);
}

void EnvelopeReader::readByte(char c)
{
    const auto keep = [this](char byte) {
        if (m_depth != 1)
            return;
        std::string &text = m_part == Part::Key ? m_key : m_token;
        if (text.size() <= (m_part == Part::Key ? keptKey : keptToken))
            text += byte;
    };
    if (m_inText) {
        const bool ends = c == '"' && !m_escaped;
        m_escaped = c == '\\' && !m_escaped;
        if (!ends) {
            keep(c);
            return;
        }
        m_inText = false;
        if (m_depth == 1 && m_part == Part::Key)
            endKey();
        else
            keep(c);
        return;
    }
    if (m_part == Part::Broken || (isBlank(c) && m_depth <= 1 && !(m_part == Part::Value && m_valueBegun)))
        return;
    switch (m_part) {
    case Part::Start:
        m_isObject = c == '{';
        m_part = m_isObject ? Part::Key : Part::Broken;
        m_depth = 1;
        return;
    case Part::Key:
        m_inText = c == '"';
        if (!m_inText)
            m_part = Part::Broken; // also at the end of an empty object
        return;
    case Part::Colon:
        m_part = c == ':' ? Part::Value : Part::Broken;
        return;
    case Part::Value:
        break;
    case Part::Comma:
    case Part::Broken:
        return;
    }
    m_valueBegun = true;
    switch (c) {
    case '"':
        keep(c);
        m_inText = true;
        return;
    case '{':
    case '[':
        keep(c);
        m_depth = std::min(m_depth + 1, std::numeric_limits<int>::max() - 1);
        return;
    case '}':
    case ']':
        if (--m_depth == 0) {
            m_depth = 1;
            endValue();
            m_part = Part::Broken; // end of the message; what follows is not part of it
        }
        return;
    case ',':
        if (m_depth == 1) {
            endValue();
            m_part = Part::Key;
        }
        return;
    default:
        keep(c);
    }
}

void EnvelopeReader::endKey()
{
    m_part = Part::Colon;
    // Set at the key, since the value may be the part that is broken.
    m_isAnswer = m_isAnswer || m_key == "result" || m_key == "error";
    m_token.clear();
    m_valueBegun = false;
}

void EnvelopeReader::endValue()
{
    while (!m_token.empty() && isBlank(m_token.back()))
        m_token.pop_back();
    if (m_key == "id" && !m_hasId) {
        m_hasId = true;
        m_id = m_token;
    } else if (m_key == "method" && m_method.empty()) {
        const std::string_view token = m_token;
        const bool isText = token.size() > 2 && token.size() <= keptToken && token.starts_with('"');
        m_method = isText ? token.substr(1, token.size() - 2) : "?";
    }
    m_key.clear();
}

std::optional<RequestId> EnvelopeReader::id() const
{
    return m_hasId ? idFromToken(m_id) : std::nullopt;
}

std::optional<RequestId> idFromToken(std::string_view token)
{
    if (token == "null")
        return RequestId();
    if (token.empty() || token.size() > keptToken)
        return std::nullopt;
    const char *const end = token.data() + token.size();
    qint64 number = 0;
    if (const auto [stop, problem] = std::from_chars(token.data(), end, number); problem == std::errc() && stop == end)
        return RequestId(number);
    double real = 0;
    const auto [stop, problem] = std::from_chars(token.data(), end, real);
    const bool isNumber = stop == end && (token.front() == '-' || (token.front() >= '0' && token.front() <= '9')) &&
                          problem != std::errc::invalid_argument;
    const bool isText = token.size() >= 2 && token.front() == '"' && token.back() == '"';
    if (!isNumber && !isText)
        return std::nullopt;
    if (isText && isPlainText(token.substr(1, token.size() - 2)))
        return RequestId(base::exactText({token.data() + 1, qsizetype(token.size()) - 2}));
    return RequestId::asWritten(QByteArray(token.data(), qsizetype(token.size())));
}

} // namespace jsonrpc
