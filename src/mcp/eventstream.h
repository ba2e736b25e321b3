// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

#include <optional>
#include <string_view>
#include <vector>

namespace mcp {

/// One event of a text/event-stream.
struct StreamEvent
{
    QByteArray type; ///< empty: `message`
    QByteArray id;   ///< that it names itself; empty: none
    QByteArray data; ///< lines are joined by LF; empty for an event that only names an id

    bool operator==(const StreamEvent &) const = default;
};

/// Takes a text/event-stream apart as it arrives, in pieces of any size. Holds the event that has begun and no more;
/// comments and unknown fields are not kept at all. Any thread, one at a time.
class EventStream
{
public:
    static constexpr qsizetype longestData = 64 * 1024 * 1024; ///< bytes of one event
    static constexpr qsizetype longestId = 1024;               ///< bytes; a longer id counts as none
    static constexpr int longestRetry = 5 * 60 * 1000;         ///< ms; longer ones are taken as this

    explicit EventStream(qsizetype mostData = longestData) : m_mostData(mostData) {}

    /// Appends the events that are complete now to \p out. False: one is too long, and the stream cannot be read on.
    bool feed(std::string_view bytes, std::vector<StreamEvent> *out);
    /// The id with which the stream can be continued after the last complete event; empty: it named none, or one that
    /// fits in no header.
    const QByteArray &lastId() const { return m_lastId; }
    /// ms to wait before the stream is continued, if the server has said it.
    std::optional<int> retry() const { return m_retry; }

private:
    bool keeps(std::string_view part);
    void endLine(std::vector<StreamEvent> *out);
    void endEvent(std::vector<StreamEvent> *out);

    qsizetype m_mostData;
    QByteArray m_line;            ///< the line that has begun
    bool m_isSkipped = false;     ///< the rest of this line means nothing
    bool m_isAfterReturn = false; ///< a LF that comes now belongs to the CR before it
    bool m_isAtStart = true;
    QByteArray m_type, m_data, m_id, m_lastId;
    bool m_hasData = false, m_hasId = false;
    std::optional<int> m_retry;
};

} // namespace mcp
