// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "jsonrpc/requestid.h"
#include "mcp/message.h"

namespace mcp {

class HttpExchange;
class HttpSession;

/// Why a request got no answer of its own.
struct HttpProblem
{
    int code = noAnswer; ///< of the JSON-RPC error
    QString why;         ///< a sentence or two for people, without any secret
    Answer::Fate fate = Answer::Fate::Unknown;

    /// The error that a client gets in the server's place.
    Message answer(const jsonrpc::RequestId &id) const;
};

/// The connection to \p host has ended before everything was answered.
HttpProblem connectionEnded(const QString &host);
/// What \p exchange, which is over, says of the requests in it that have no answer.
HttpProblem problemOf(const HttpExchange &exchange, const HttpSession &session);
/// Whether \p exchange, in a session, says that the server does not know that session any more.
bool hasLostSession(const HttpExchange &exchange);
HttpProblem lostSession(Answer::Fate fate);
HttpProblem cancelled(Answer::Fate fate);

} // namespace mcp
