// SPDX-License-Identifier: Apache-2.0
#include "jsonrpc/jsonmender.h"

#include <array>
#include <charconv>
#include <cstdint>
#include <limits>

namespace jsonrpc {

namespace {

constexpr std::string_view replacement = "\xef\xbf\xbd";

/// Length in bytes of the UTF-8 character at the front of \p text; 0 if it is invalid.
size_t characterLength(std::string_view text)
{
    const auto byte = [&text](size_t at) { return at < text.size() ? uint8_t(text[at]) : uint8_t(0); };
    const auto follows = [&byte](size_t at, uint8_t from = 0x80, uint8_t to = 0xbf) {
        return byte(at) >= from && byte(at) <= to;
    };
    const uint8_t first = byte(0);
    if (first < 0x80)
        return 1;
    if (first >= 0xc2 && first <= 0xdf)
        return follows(1) ? 2 : 0;
    if (first >= 0xe0 && first <= 0xef)
        return follows(1, first == 0xe0 ? 0xa0 : 0x80, first == 0xed ? 0x9f : 0xbf) && follows(2) ? 3 : 0;
    if (first >= 0xf0 && first <= 0xf4)
        return follows(1, first == 0xf0 ? 0x90 : 0x80, first == 0xf4 ? 0x8f : 0xbf) && follows(2) && follows(3) ? 4 : 0;
    return 0;
}

/// The UTF-16 unit of the \uXXXX at the front of \p text; -1 if there is none.
int unit(std::string_view text)
{
    if (text.size() < 6 || text[0] != '\\' || text[1] != 'u')
        return -1;
    int value = 0;
    const auto [end, problem] = std::from_chars(text.data() + 2, text.data() + 6, value, 16);
    return problem == std::errc() && end == text.data() + 6 && text[2] != '-' ? value : -1;
}

class Mender
{
public:
    explicit Mender(std::string_view json) : m_json(json) { m_out.reserve(json.size() + 64); }

    std::optional<std::string> mended()
    {
        while (m_at < m_json.size()) {
            const char c = m_json[m_at];
            if (c == '"') {
                copy(1);
                text();
            } else if (c == '-' || (c >= '0' && c <= '9')) {
                number();
            } else if (c == 'N' || c == 'I') {
                word();
            } else {
                copy(1);
            }
        }
        return m_changed ? std::optional(std::move(m_out)) : std::nullopt;
    }

private:
    std::string_view rest() const { return m_json.substr(m_at); }
    void copy(size_t bytes)
    {
        m_out += m_json.substr(m_at, bytes);
        m_at += bytes;
    }
    void replace(size_t bytes, std::string_view with)
    {
        m_out += with;
        m_at += bytes;
        m_changed = true;
    }

    /// Up to and with the closing quote.
    void text()
    {
        while (m_at < m_json.size()) {
            const char c = m_json[m_at];
            if (c == '"') {
                copy(1);
                return;
            }
            if (c == '\\') {
                escape();
            } else if (uint8_t(c) < 0x20) {
                static constexpr std::string_view digits = "0123456789abcdef";
                const std::string written{'\\', 'u', '0', '0', digits[uint8_t(c) >> 4], digits[c & 15]};
                replace(1, written);
            } else if (const size_t length = characterLength(rest())) {
                copy(length);
            } else {
                replace(1, replacement);
            }
        }
    }

    void escape()
    {
        const std::string_view left = rest();
        const char kind = left.size() > 1 ? left[1] : '\0';
        if (const int first = unit(left); first >= 0) {
            const bool isHigh = first >= 0xd800 && first <= 0xdbff, isLow = first >= 0xdc00 && first <= 0xdfff;
            const int second = isHigh ? unit(left.substr(6)) : -1;
            if (isHigh && second >= 0xdc00 && second <= 0xdfff)
                copy(12);
            else if (isHigh || isLow)
                replace(6, replacement);
            else
                copy(6);
        } else if (std::string_view("\"\\/bfnrt").find(kind) != std::string_view::npos && kind != '\0') {
            copy(2);
        } else {
            replace(1, "\\\\"); // not an escape that JSON knows: the backslash is taken literally
        }
    }

    void number()
    {
        size_t length = 1;
        bool isWhole = true;
        while (m_at + length < m_json.size()) {
            const char c = m_json[m_at + length];
            if (c == '.' || c == 'e' || c == 'E' || c == '+' || c == '-')
                isWhole = false;
            else if (c < '0' || c > '9')
                break;
            ++length;
        }
        const std::string_view token = m_json.substr(m_at, length);
        if (token == "-" && rest().starts_with("-Infinity")) {
            replace(9, "null");
            return;
        }
        const char *const end = token.data() + token.size();
        if (isWhole) {
            int64_t small = 0;
            uint64_t large = 0;
            if (std::from_chars(token.data(), end, small).ec != std::errc::result_out_of_range ||
                std::from_chars(token.data(), end, large).ec == std::errc()) {
                copy(length);
                return;
            }
        }
        double value = 0;
        const auto [stop, problem] = std::from_chars(token.data(), end, value);
        if (problem == std::errc::invalid_argument || stop != end || (!isWhole && problem == std::errc())) {
            copy(length);
            return;
        }
        if (problem == std::errc::result_out_of_range) {
            // Out of range means too small or too large; a negative exponent means too small, which becomes 0.
            const size_t e = token.find_first_of("eE");
            if (e != std::string_view::npos && e + 1 < token.size() && token[e + 1] == '-') {
                replace(length, "0");
                return;
            }
            value = token.front() == '-' ? std::numeric_limits<double>::lowest() : std::numeric_limits<double>::max();
        }
        std::array<char, 64> shortest{};
        const auto written =
            std::to_chars(shortest.data(), shortest.data() + shortest.size(), value, std::chars_format::scientific);
        replace(length, {shortest.data(), size_t(written.ptr - shortest.data())});
    }

    void word()
    {
        for (const std::string_view name : {"NaN", "Infinity"}) {
            if (rest().starts_with(name)) {
                replace(name.size(), "null");
                return;
            }
        }
        copy(1);
    }

    const std::string_view m_json;
    size_t m_at = 0;
    std::string m_out;
    bool m_changed = false;
};

} // namespace

std::optional<std::string> mendedJson(std::string_view json)
{
    return Mender(json).mended();
}

bool isPlainText(std::string_view inside)
{
    while (!inside.empty()) {
        const size_t length = characterLength(inside);
        if (length == 0 || inside.front() == '\\' || uint8_t(inside.front()) < 0x20)
            return false;
        inside.remove_prefix(length);
    }
    return true;
}

} // namespace jsonrpc
