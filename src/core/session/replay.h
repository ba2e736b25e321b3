// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace core {

/// Whether the agent is replaying an earlier conversation, during `session/load` or shortly after. A value.
class Replay
{
public:
    /// Repeated: the conversation is in the transcript already and not shown again. New: it is not known here yet.
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
    /// The connection was lost.
    void breakOff() { m_isRunning = false; }
    /// The user has sent a prompt: later updates belong to it.
    void forget() { m_isPast = false; }
    /// Until the next forget(), tool calls that the agent reports may be part of the replay.
    void expectPast() { m_isPast = true; }
    /// Counts an update of the conversation. Returns whether the transcript already has it.
    bool countUpdate()
    {
        ++m_updates;
        return m_kind == Kind::Repeated;
    }

    bool isRunning() const { return m_isRunning; }
    bool isLoadingNew() const { return m_isRunning && m_kind == Kind::New; }
    bool mayBePast() const { return m_isRunning || m_isPast; }
    int updates() const { return m_updates; } ///< updates counted since begin()

private:
    Kind m_kind = Kind::Repeated;
    bool m_isRunning = false;
    bool m_isPast = false;
    int m_updates = 0;
};

} // namespace core
