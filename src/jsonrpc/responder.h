// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "jsonrpc/call.h"

#include <functional>
#include <memory>

namespace jsonrpc {

class Peer;

/// The duty to answer one request of the agent. Move-only; answers exactly once: a second answer is ignored,
/// and losing the responder answers -32800. Main thread.
class Responder
{
public:
    Responder() = default;
    ~Responder();
    Responder(Responder &&other) noexcept = default;
    Responder &operator=(Responder &&other) noexcept;

    const RequestId &id() const;
    bool isOpen() const; ///< not answered, and the connection lives
    /// Much that was answered before has not been read yet: what is large had better wait.
    bool isBehind() const;
    /// The agent has withdrawn the request; nobody waits for the answer, but it is owed.
    bool cancelRequested() const;

    void respond(QByteArray result);
    /// \p line: encodeResult() of id() and a result, which for a large one takes as long as a dropped frame and may be
    /// made in any thread.
    void respondWith(QByteArray line);
    void fail(RpcError error);
    /// Answers -32800.
    void failCancelled();

    /// Work starts now: from here on a withdrawal does not answer by itself. False if it was withdrawn
    /// already, and then it has been answered.
    bool begin();
    /// \p f is called once if the agent withdraws the request while it is open; it decides about the answer.
    /// Without it, a request whose work has not begun is answered -32800.
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
