// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "jsonrpc/call.h"
#include "jsonrpc/responder.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <utility>

namespace acp {

struct CreateTerminalAnswer;
struct ElicitationAnswer;
struct Nothing;
struct PermissionAnswer;
struct ReadTextFileAnswer;
struct TerminalExit;
struct TerminalOutputAnswer;

using jsonrpc::CallEnd;
using jsonrpc::CancelOutcome;

/// How a request to the agent ended, and its value where it has one.
template <class T> struct Reply
{
    CallEnd end = CallEnd::Lost;
    base::Result<T> value;
};

/// Handle of a request to the agent; see jsonrpc::Call.
using Call = jsonrpc::Call;

template <class Answer> class TypedResponder;

/// An answer as it goes over the wire: see TypedResponder::encode().
template <class Answer> class Encoded
{
public:
    Encoded() = default;

private:
    friend class TypedResponder<Answer>;
    explicit Encoded(QByteArray line) : m_line(std::move(line)) {}
    QByteArray m_line;
};

/// The obligation to answer a request of the agent, with a typed answer; see jsonrpc::Responder.
template <class Answer> class TypedResponder
{
public:
    using Encoder = QByteArray (*)(const Answer &);
    using Encode = std::function<Encoded<Answer>(const Answer &)>;

    TypedResponder() = default;
    TypedResponder(jsonrpc::Responder responder, Encoder encoder)
        : m_responder(std::move(responder))
        , m_encoder(encoder)
    {}

    bool isOpen() const { return m_responder.isOpen(); }
    bool isBehind() const { return m_responder.isBehind(); }
    bool cancelRequested() const { return m_responder.cancelRequested(); }
    QString idText() const { return m_responder.id().displayText(); }
    void answer(const Answer &value) { m_responder.respond(m_encoder(value)); }
    /// For a large answer: the returned function may be called on any thread, even after the responder is gone.
    Encode encode() const
    {
        return [encoder = m_encoder, id = m_responder.id()](const Answer &value) {
            return Encoded<Answer>(jsonrpc::encodeResult(id, encoder(value)));
        };
    }
    void answerEncoded(Encoded<Answer> value) { m_responder.respondWith(std::move(value.m_line)); }
    void failCancelled() { m_responder.failCancelled(); }
    void failNotFound(const QString &why) { m_responder.fail({-32002, why, {}}); }
    void failInvalid(const QString &why) { m_responder.fail({jsonrpc::code::invalidParams, why, {}}); }
    void failInternal(const QString &why) { m_responder.fail({jsonrpc::code::internalError, why, {}}); }
    bool begin() { return m_responder.begin(); }
    void onCancel(std::function<void()> f) { m_responder.onCancel(std::move(f)); }

private:
    jsonrpc::Responder m_responder;
    Encoder m_encoder = nullptr;
};

using PermissionResponder = TypedResponder<PermissionAnswer>;
using ReadResponder = TypedResponder<ReadTextFileAnswer>;
using DoneResponder = TypedResponder<Nothing>;
using CreateTerminalResponder = TypedResponder<CreateTerminalAnswer>;
using OutputResponder = TypedResponder<TerminalOutputAnswer>;
using ExitResponder = TypedResponder<TerminalExit>;
using ElicitationResponder = TypedResponder<ElicitationAnswer>;

} // namespace acp
