// SPDX-License-Identifier: Apache-2.0
#include "mcp/eventstream.h"

#include <algorithm>
#include <utility>

namespace mcp {

namespace {

constexpr std::string_view mark = "\xEF\xBB\xBF";
constexpr qsizetype longestName = 64; ///< of a field; no known one is as long

bool isBreak(char c)
{
    return c == '\n' || c == '\r';
}

bool isKnown(std::string_view name)
{
    return name == "data" || name == "id" || name == "event" || name == "retry";
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isControl(char c)
{
    return uchar(c) < 0x20 || c == 0x7f;
}

} // namespace

bool EventStream::feed(std::string_view bytes, std::vector<StreamEvent> *out)
{
    while (!bytes.empty()) {
        if (m_isAfterReturn) {
            m_isAfterReturn = false;
            if (bytes.front() == '\n') {
                bytes.remove_prefix(1);
                continue;
            }
        }
        const auto end = std::find_if(bytes.begin(), bytes.end(), isBreak);
        const auto size = size_t(end - bytes.begin());
        if (!keeps(bytes.substr(0, size)))
            return false;
        if (end == bytes.end())
            return true;
        m_isAfterReturn = *end == '\r';
        bytes.remove_prefix(size + 1);
        endLine(out);
    }
    return true;
}

/// False: the event becomes too long.
bool EventStream::keeps(std::string_view part)
{
    if (m_isSkipped || part.empty())
        return true;
    if (m_line.size() + m_data.size() + qsizetype(part.size()) > m_mostData + longestName)
        return false;
    m_line.append(part.data(), qsizetype(part.size()));
    const std::string_view line(m_line.constData(), size_t(m_line.size()));
    if (m_isAtStart && line.size() < mark.size() && mark.substr(0, line.size()) == line)
        return true; // perhaps a byte order mark
    if (m_isAtStart && line.substr(0, mark.size()) == mark)
        m_line.remove(0, qsizetype(mark.size()));
    m_isAtStart = false;
    const qsizetype colon = m_line.left(longestName).indexOf(':');
    const bool isLongId = m_line.startsWith("id:") && m_line.size() > 2 * longestId;
    if (isLongId) {
        m_id.clear();
        m_hasId = true;
    }
    if (isLongId || (colon < 0 ? m_line.size() >= longestName : !isKnown({m_line.constData(), size_t(colon)}))) {
        m_isSkipped = true; // a comment may have no end
        m_line.clear();
    }
    return true;
}

void EventStream::endLine(std::vector<StreamEvent> *out)
{
    m_isAtStart = false;
    if (m_isSkipped) {
        m_isSkipped = false;
        return;
    }
    const QByteArray line = std::exchange(m_line, {});
    if (line.isEmpty()) {
        endEvent(out);
        return;
    }
    const qsizetype colon = line.indexOf(':');
    const QByteArray name = colon < 0 ? line : line.left(colon);
    QByteArray value = colon < 0 ? QByteArray() : line.mid(colon + (line.mid(colon + 1, 1) == " " ? 2 : 1));
    if (name == "data") {
        if (m_hasData)
            m_data.append('\n').append(value);
        else
            m_data = std::move(value);
        m_hasData = true;
    } else if (name == "event") {
        m_type = std::move(value);
    } else if (name == "id" && !value.contains('\0')) {
        const bool isUsable = value.size() <= longestId && std::none_of(value.begin(), value.end(), isControl);
        m_id = isUsable ? value : QByteArray();
        m_hasId = true;
    } else if (name == "retry" && !value.isEmpty() && std::all_of(value.begin(), value.end(), isDigit)) {
        bool fits = false;
        const int number = value.toInt(&fits);
        m_retry = fits ? std::min(number, longestRetry) : longestRetry;
    }
}

void EventStream::endEvent(std::vector<StreamEvent> *out)
{
    m_lastId = m_id; // only now: an event that was cut off has not arrived
    if (!m_data.isEmpty() || m_hasId)
        out->push_back({m_type, m_hasId ? m_id : QByteArray(), std::exchange(m_data, {})});
    m_data.clear();
    m_type.clear();
    m_hasData = m_hasId = false;
}

} // namespace mcp
