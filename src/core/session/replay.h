// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace core {

/// What an agent says again of a session that it loads, and may go on saying. A value.
class Replay
{
public:
    /// A conversation that is in the transcript already and is not shown twice, or one that is new here.
    enum class Kind { Repeated, New };

    void begin(Kind kind)
    {
        m_kind = kind;
        m_isRunning = true;
        m_updates = 0;
    }
    /// The session is open. \p isOlder: it is older than this connection, or was just replayed.
    void end(bool isOlder)
    {
        m_isPast = m_isRunning || isOlder;
        m_isRunning = false;
    }
    /// The connection is lost.
    void breakOff() { m_isRunning = false; }
    /// The user has sent something: what comes now is of that.
    void forget() { m_isPast = false; }
    /// Until the next forget(), tool calls that the agent reports may belong to the past.
    void expectPast() { m_isPast = true; }
    /// An update of the conversation has come. Returns whether it is in the transcript already.
    bool note()
    {
        ++m_updates;
        return m_kind == Kind::Repeated;
    }

    bool isRunning() const { return m_isRunning; }
    bool isLoadingNew() const { return m_isRunning && m_kind == Kind::New; }
    bool mayBePast() const { return m_isRunning || m_isPast; }
    int updates() const { return m_updates; } ///< of the conversation, since it began

private:
    Kind m_kind = Kind::Repeated;
    bool m_isRunning = false;
    bool m_isPast = false;
    int m_updates = 0;
};

} // namespace core
