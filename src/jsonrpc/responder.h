// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "jsonrpc/call.h"

#include <functional>
#include <memory>

namespace jsonrpc {

class Peer;

/// The obligation to answer one request of the agent. Move-only; answers exactly once: a second answer is ignored, and
/// destroying an unanswered one answers -32800. Main thread.
class Responder
{
public:
    Responder() = default;
    ~Responder();
    Responder(Responder &&other) noexcept = default;
    Responder &operator=(Responder &&other) noexcept;

    const RequestId &id() const;
    bool isOpen() const; ///< not answered yet, and still connected
    /// Many earlier answers have not been read yet: large ones should wait.
    bool isBehind() const;
    /// The agent has cancelled the request; it does not need the result, but an answer is still owed.
    bool cancelRequested() const;

    void respond(QByteArray result);
    /// \p line is encodeResult() of id() and a result; for a large result that takes longer than a frame, so it may be
    /// made on any thread.
    void respondWith(QByteArray line);
    void fail(RpcError error);
    /// Answers -32800.
    void failCancelled();

    /// Work starts now: from here on a cancel is not answered automatically. False if it was cancelled already, and
    /// then it has been answered.
    bool begin();
    /// \p f is called once if the agent cancels the request while it is open; it decides on the answer. Without it, a
    /// request whose work has not begun is answered -32800.
    void onCancel(std::function<void()> f);

private:
    friend class Peer;
    struct State;
    explicit Responder(std::shared_ptr<State> state) : m_state(std::move(state)) {}
    static void answer(const std::shared_ptr<State> &state, QByteArray line, bool isCancellation);

    std::shared_ptr<State> m_state;
};

/// A request of the agent as it arrived.
struct InboundRequest
{
    RequestId id;
    QString method;
    QByteArray params; ///< JSON text; empty if there were none
    Responder responder;
};

} // namespace jsonrpc
