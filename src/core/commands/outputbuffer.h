// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace core {

/// The newest output of a command: at most `limit` bytes, cut at the front at a character boundary.
class OutputBuffer
{
public:
    static constexpr qsizetype defaultLimit = 1024 * 1024;
    /// Upper bound for any limit that is asked for: each `terminal/output` copies, cleans and quotes the buffer on the
    /// main thread.
    static constexpr qsizetype mostLimit = 4 * 1024 * 1024;

    explicit OutputBuffer(qsizetype limit = defaultLimit) : m_limit(limit) {}

    void append(const QByteArray &bytes);
    /// Lowers the limit and drops what exceeds it at once.
    void lowerLimit(qsizetype limit);
    qsizetype size() const { return m_bytes.size(); } ///< bytes in memory
    /// As the agent gets it: without escape sequences, with LF line ends, whole characters only.
    QByteArray text() const;
    bool truncated() const { return m_truncated; }

private:
    QByteArray m_bytes;
    qsizetype m_limit;
    bool m_truncated = false;
};

/// Removes terminal control sequences and turns CR LF into LF.
QByteArray withoutEscapes(const QByteArray &bytes);

/// Cuts a stream into pieces that end at a character boundary.
class Utf8Gate
{
public:
    QByteArray feed(const QByteArray &bytes);
    QByteArray rest() { return std::exchange(m_held, {}); }

private:
    QByteArray m_held;
};

} // namespace core
