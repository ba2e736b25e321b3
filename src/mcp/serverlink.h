// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "mcp/message.h"

#include <QObject>

namespace mcp {

/// The way to one MCP server, for one client. Main thread only. After start() it emits ended() exactly once, whatever
/// happens, and nothing after it.
///
/// A link that learns that a request gets no answer any more writes an error in the server's place, whose Answer::fate
/// says whether the server may have done what was asked. That is so for cancelled requests, too: whoever cancelled one
/// may ignore it. A request that has no answer when the link ends gets none: what it asked may have been done.
class ServerLink : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void start() = 0;
    /// Never waits. Dropped when the link has ended.
    virtual void send(const Message &message) = 0;
    /// Sends a `tools/call` with \p key, for servers that know what was called before.
    virtual void sendCall(const Message &call, const QByteArray &key) = 0;
    /// Bytes that were sent and that the server has not taken yet.
    virtual qsizetype queuedBytes() const = 0;
    /// While paused nothing new is read from the server, but for what has arrived already.
    virtual void setPaused(bool paused) = 0;
    /// Ends the link; a process in steps, a session with a request that says so. ended() follows.
    virtual void close() = 0;

Q_SIGNALS:
    void received(const mcp::Message &message);
    /// What a program wrote to its standard error, as it comes.
    void standardError(const QByteArray &text);
    /// queuedBytes() has become less.
    void queueShrank();
    /// \p why is a sentence for people; empty: close() was called.
    void ended(const QString &why);
};

} // namespace mcp
