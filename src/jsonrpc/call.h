// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "jsonrpc/rpcmessage.h"

#include <QPointer>

#include <functional>
#include <memory>
#include <vector>

namespace jsonrpc {

class Peer;

/// What one attempt to cancel did, in either direction.
enum class CancelOutcome {
    Requested,             ///< the other side was told, or the work here was told to end
    AlreadyRequested,      ///< the same again: nothing new was sent
    AlreadyCompleted,      ///< the answer stands
    CompletedBeforeCancel, ///< a normal answer came out of work that was asked to end
    Skipped,               ///< the work had not begun; answered -32800
    NotFound,              ///< no such request
    NotCancellable,        ///< the opening handshake
};

enum class CallEnd {
    Completed,
    Cancelled, ///< error -32800, or a result that says so
    CompletedBeforeCancel,
    Failed,
    Lost, ///< the connection ended first
};

struct CallOutcome
{
    CallEnd end = CallEnd::Lost;
    QByteArray result; ///< JSON text; set for a normal answer and for a marker of cancellation
    RpcError error;
};

struct CallOptions
{
    /// The handshake: nothing else is sent before its answer, and it cannot be cancelled.
    bool opensConnection = false;
    /// Nothing overtakes this request on its way out.
    bool barrier = false;
    /// Tells a result that means "cancelled" from a normal one.
    std::function<bool(const QByteArray &result)> isCancellationMarker;
};

/// Handle of a request that Belay sent. Copies share one state. It ends exactly once, the first of: answer,
/// error, end of the connection. Main thread.
class Call
{
public:
    Call() = default; ///< no request; isDone() is true

    /// A handle that has ended already: nothing was sent.
    static Call failed(RpcError error);

    const RequestId &id() const;
    const QString &method() const;
    bool isDone() const;
    bool cancelRequested() const;
    const CallOutcome &outcome() const; ///< only when done

    /// Asks the other side to give up, once. The call stays open until it is answered.
    CancelOutcome cancel();
    /// The same, and where nobody has answered after \p patience the call ends here, cancelled. What comes later is
    /// dropped.
    CancelOutcome cancelWithin(base::Clock &clock, base::Milliseconds patience);
    /// Calls \p f exactly once when the call has ended, at once if it has; not if \p context is gone by then.
    void whenDone(QObject *context, std::function<void(const CallOutcome &)> f) const;

private:
    friend class Peer;
    struct State;
    explicit Call(std::shared_ptr<State> state) : m_state(std::move(state)) {}
    static void finish(const std::shared_ptr<State> &state, CallOutcome outcome);
    static void abandon(const std::shared_ptr<State> &state);

    std::shared_ptr<State> m_state;
};

} // namespace jsonrpc
