// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "mcp/message.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace mcp {

/// Names one tool call on its way through a gate; unique in this run of Belay.
using CallId = quint64;

/// A tool call as its client made it.
struct ToolCall
{
    CallId id = 0;
    QString server;            ///< by the user's name for it
    QByteArray serverIdentity; ///< see GatedServer
    QString tool;
    bool isListed = false;       ///< the server has named this tool to this client
    QByteArray arguments;        ///< JSON text of one object
    ToolAnnotations annotations; ///< as the server says; it may lie
    QString title;               ///< of the tool, as the server says; empty: none
    QString undoneBy;            ///< see ToolInfo, as the next
    QByteArray undoArguments;
    CallId continues = 0; ///< the server had asked something before it went on with that call; 0: a new one
};

struct CallVerdict
{
    bool passes = false;
    QByteArray key;         ///< of a call that passes: its idempotency key
    QString refusal;        ///< of one that does not: what the model is told, a sentence or two
    QByteArray result = {}; ///< of one that does not: the result that it gets instead, JSON text; empty: the refusal
};

/// How a call that passed ended.
struct CallEnd
{
    enum class Kind {
        Done,
        ToolFailed, ///< the tool says that it failed
        Error,      ///< the server answered with an error
        NotSent,    ///< it certainly never reached the server
        Lost,       ///< nobody knows: the server, the way to it or the client ended first
    };
    Kind kind = Kind::Lost;
    QByteArray result; ///< JSON text of the result; empty: none
    QString message;   ///< what the server, or the gate, said of it
    int code = 0;      ///< of an Error
    /// Not the end: the server goes on with it as a task, or asks something first, and the client will call again.
    /// Another end follows, of this call or of one that `continues` it.
    bool isOpen = false;
};
/// What \p answer means for the call that it answers.
CallEnd callEnd(const Answer &answer);

/// Decides about every tool call, and hears how those ended that passed. Main thread only; it must outlive the gate, or
/// be taken from it before.
class CallJudge
{
public:
    using Decided = std::function<void(const CallVerdict &)>;

    virtual ~CallJudge() = default;
    /// Once for each call. \p decided is called once, now or later, unless withdrawn() comes first; a call that passes
    /// is sent within it.
    virtual void judge(const ToolCall &call, Decided decided) = 0;
    /// The client does not wait any more for a decision that is still open. Nothing was sent.
    virtual void withdrawn(CallId id) = 0;
    /// The client asked the server to cancel a call that had passed. An end follows all the same.
    virtual void cancelRequested(CallId id) = 0;
    /// Once for each call that passed; before that any number of times with `isOpen`.
    virtual void ended(CallId id, const CallEnd &end) = 0;
};

} // namespace mcp
