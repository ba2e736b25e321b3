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
    AlreadyRequested,      ///< repeated; nothing new was sent
    AlreadyCompleted,      ///< it was answered before
    CompletedBeforeCancel, ///< work that was asked to end answered normally
    Skipped,               ///< the work had not begun; answered -32800
    NotFound,              ///< no open request with this id
    NotCancellable,        ///< the opening handshake
};

enum class CallEnd {
    Completed,
    Cancelled, ///< error -32800, or a result that counts as cancelled
    CompletedBeforeCancel,
    CancelNotAnswered, ///< asked to cancel, and not answered in time: what became of it is not known
    Failed,
    Lost, ///< the connection ended before an answer
};

struct CallOutcome
{
    CallEnd end = CallEnd::Lost;
    QByteArray result; ///< JSON text; set for a normal answer and for a cancellation marker
    RpcError error;
};

struct CallOptions
{
    /// The handshake: until it is answered no other request is sent, and it cannot be cancelled.
    bool opensConnection = false;
    /// No urgent line overtakes this request.
    bool barrier = false;
    /// Tells a result that means "cancelled" from a normal one.
    std::function<bool(const QByteArray &result)> isCancellationMarker;
};

/// Handle of a request that Belay sent. Copies share one state. It ends exactly once, by whichever comes first: answer,
/// error, end of the connection. Main thread.
class Call
{
public:
    Call() = default; ///< no request; isDone() is true

    /// A call that has ended already, for a request that was not sent.
    static Call failed(RpcError error);

    const RequestId &id() const;
    bool isDone() const;
    const CallOutcome &outcome() const; ///< only when done

    /// Asks the other side to cancel, once. The call stays open until it is answered.
    CancelOutcome cancel();
    /// The same, but the call ends with CancelNotAnswered if no answer has come after \p patience.
    CancelOutcome cancelWithin(base::Clock &clock, base::Milliseconds patience);
    /// Calls \p f exactly once when the call has ended, at once if it already has; not if \p context is gone by then.
    void whenDone(QObject *context, std::function<void(const CallOutcome &)> f) const;
    /// Calls \p f at most once: with the answer that comes after the call has ended with CancelNotAnswered.
    void whenAnsweredLate(QObject *context, std::function<void(const CallOutcome &)> f) const;

private:
    friend class Peer;
    struct State;
    struct Waiter
    {
        QPointer<QObject> context;
        std::function<void(const CallOutcome &)> f;
    };
    explicit Call(std::shared_ptr<State> state) : m_state(std::move(state)) {}
    static void finish(const std::shared_ptr<State> &state, CallOutcome outcome);
    static void tell(std::vector<Waiter> waiters, const CallOutcome &outcome);
    static void abandon(const std::shared_ptr<State> &state);

    std::shared_ptr<State> m_state;
};

} // namespace jsonrpc
