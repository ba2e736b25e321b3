// SPDX-License-Identifier: Apache-2.0
#include "core/commands/outputbuffer.h"

#include "base/visibletext.h"

namespace core {

namespace {

/// The number of bytes at the end of \p bytes that begin an incomplete character.
qsizetype incompleteTail(const QByteArray &bytes)
{
    for (qsizetype back = 1; back <= qMin<qsizetype>(3, bytes.size()); ++back) {
        const uchar c = uchar(bytes.at(bytes.size() - back));
        if ((c & 0xc0) == 0x80)
            continue;
        const qsizetype length = c >= 0xf0 ? 4 : c >= 0xe0 ? 3 : c >= 0xc0 ? 2 : 1;
        return length > back ? back : 0;
    }
    return 0;
}

} // namespace

void OutputBuffer::append(const QByteArray &bytes)
{
    m_bytes += bytes;
    if (m_bytes.size() > m_limit) {
        m_truncated = true;
        // Cut only with slack, so that a long flood does not move the whole buffer for each piece.
        if (m_bytes.size() > m_limit + m_limit / 4 + 4096)
            m_bytes = base::utf8Tail(m_bytes, m_limit);
    }
}

void OutputBuffer::lowerLimit(qsizetype limit)
{
    if (limit >= m_limit)
        return;
    m_limit = limit;
    if (m_bytes.size() > m_limit) {
        m_truncated = true;
        m_bytes = base::utf8Tail(m_bytes, m_limit);
        m_bytes.squeeze();
    }
}

QByteArray OutputBuffer::text() const
{
    QByteArray tail = base::utf8Tail(m_bytes, m_limit);
    tail.chop(incompleteTail(tail));
    return withoutEscapes(tail);
}

QByteArray withoutEscapes(const QByteArray &bytes)
{
    QByteArray out;
    out.reserve(bytes.size());
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const char c = bytes.at(i);
        if (c == '\r' && i + 1 < bytes.size() && bytes.at(i + 1) == '\n')
            continue;
        if (c != '\x1b') {
            out += c;
            continue;
        }
        if (i + 1 >= bytes.size())
            break;
        const char kind = bytes.at(++i);
        if (kind == '[') { // CSI: ends with a final byte
            while (i + 1 < bytes.size() && !(uchar(bytes.at(i + 1)) >= 0x40 && uchar(bytes.at(i + 1)) <= 0x7e))
                ++i;
            ++i;
        } else if (kind == ']' || kind == 'P') { // OSC, DCS: end with BEL or ST
            while (i + 1 < bytes.size() && bytes.at(i + 1) != '\a' && bytes.at(i + 1) != '\x1b')
                ++i;
            ++i;
            if (i < bytes.size() && bytes.at(i) == '\x1b')
                ++i;
        } else if (kind == '(' || kind == ')') {
            ++i;
        }
    }
    return out;
}

QByteArray Utf8Gate::feed(const QByteArray &bytes)
{
    QByteArray all = m_held + bytes;
    const qsizetype tail = incompleteTail(all);
    m_held = all.last(tail);
    all.chop(tail);
    return all;
}

} // namespace core
