// SPDX-License-Identifier: Apache-2.0
#include "mcp/httpproblem.h"

#include "base/visibletext.h"
#include "jsonrpc/requestid.h"
#include "mcp/httpsession.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace mcp {

namespace {

using Failure = HttpExchange::Failure;
using Fate = Answer::Fate;

constexpr qsizetype longestWords = 500; ///< of a server, in a sentence

struct HttpProblemTr
{
    Q_DECLARE_TR_FUNCTIONS(mcp::HttpProblem)
};

/// Whether a status says that the request was refused before anything was done.
bool isRefusal(int status)
{
    constexpr std::array<int, 6> refusals = {401, 405, 406, 413, 415, 429};
    return std::find(refusals.begin(), refusals.end(), status) != refusals.end();
}

/// The error that the server wrote for no request in particular.
Answer errorIn(const HttpExchange &exchange)
{
    const QByteArray &content = exchange.content();
    const Message message = readMessage({content.constData(), size_t(content.size())});
    return message.answer && message.answer->isError ? *message.answer : Answer();
}

HttpProblem refusal(const HttpExchange &exchange, const HttpSession &session)
{
    const int status = exchange.status();
    const Answer error = errorIn(exchange);
    const QString words = session.withoutSecrets(base::visibleText(error.message.left(longestWords)));
    constexpr int badRequest = 400;
    const bool isRefused = isRefusal(status) || (status == badRequest && error.isError);
    const Fate fate = isRefused ? Fate::NotDone : Fate::Unknown;
    QString why;
    if (status == 401 || status == 403)
        why = HttpProblemTr::tr("%1 wants a login or refused the key (HTTP status %2). Check the server's headers in "
                                "Belay's settings.")
                  .arg(session.host())
                  .arg(status);
    else if (!words.isEmpty())
        why = HttpProblemTr::tr("%1 answered with HTTP status %2: %3").arg(session.host()).arg(status).arg(words);
    else if (fate == Fate::NotDone)
        why = HttpProblemTr::tr("%1 refused the request with HTTP status %2.").arg(session.host()).arg(status);
    else
        why = HttpProblemTr::tr("%1 answered with HTTP status %2. Whether it has done what was asked is not known.")
                  .arg(session.host())
                  .arg(status);
    return {error.isError && error.code != 0 ? error.code : noAnswer, why, fate};
}

} // namespace

Message HttpProblem::answer(const jsonrpc::RequestId &id) const
{
    const QByteArray line = errorAnswer(id, code, why);
    Message out = readMessage({line.constData(), size_t(line.size())});
    if (out.answer)
        out.answer->fate = fate;
    return out;
}

HttpProblem incompleteAnswer(const HttpSession &session)
{
    return {noAnswer,
            HttpProblemTr::tr(
                "%1 ended its answer before it was complete. Whether it has done what was asked is not known.")
                .arg(session.host()),
            Fate::Unknown};
}

HttpProblem problemOf(const HttpExchange &exchange, const HttpSession &session)
{
    const QString host = session.host();
    switch (exchange.failure()) {
    case Failure::NotConnected:
        return {noAnswer,
                HttpProblemTr::tr("%1 could not be reached, and nothing was sent. Check the address and the connection "
                                  "to the network.")
                    .arg(host),
                Fate::NotDone};
    case Failure::NotTrusted:
        return {noAnswer, HttpProblemTr::tr("The certificate of %1 was not accepted. Nothing was sent.").arg(host),
                exchange.wasBodyTouched() ? Fate::Unknown : Fate::NotDone};
    case Failure::Broken:
        return {noAnswer,
                HttpProblemTr::tr(
                    "The connection to %1 ended before it answered. Whether it did what was asked is not known.")
                    .arg(host),
                Fate::Unknown};
    case Failure::TooLong:
        return {
            noAnswer,
            HttpProblemTr::tr("The answer of %1 is longer than Belay reads, which is %2 MB. What was asked may have "
                              "been done.")
                .arg(host)
                .arg(HttpExchange::longestBody / (1024 * 1024)),
            Fate::Unknown};
    case Failure::Elsewhere:
        return {noAnswer,
                HttpProblemTr::tr("%1 points to another address, which must not get the server's headers. If it is the "
                                  "right one, enter it in the settings.")
                    .arg(host),
                // Other redirects mean that the answer is there, and with it what was done.
                exchange.status() == 307 || exchange.status() == 308 ? Fate::NotDone : Fate::Unknown};
    case Failure::Circle:
        return {noAnswer, HttpProblemTr::tr("%1 points from one address to the next without an end.").arg(host),
                Fate::Unknown};
    case Failure::None:
        break;
    }
    if (!exchange.isSuccess())
        return refusal(exchange, session);
    if (exchange.isStream())
        return incompleteAnswer(session);
    return {
        noAnswer,
        HttpProblemTr::tr("%1 answered with something that is no MCP message. Check the server's address.").arg(host),
        Fate::Unknown};
}

bool hasLostSession(const HttpExchange &exchange)
{
    return exchange.status() == 404 || (exchange.status() == 400 && errorIn(exchange).message.contains(
                                                                        QLatin1String("session"), Qt::CaseInsensitive));
}

HttpProblem lostSession(Answer::Fate fate)
{
    return {
        sessionLost,
        fate == Fate::NotDone
            ? HttpProblemTr::tr("The server lost its session, and did not take the request. Connect to it anew.")
            : HttpProblemTr::tr("The server lost its session. Whether it has done what was asked is not known. Connect "
                                "to it anew."),
        fate};
}

HttpProblem cancelled(Answer::Fate fate)
{
    return {noAnswer,
            fate == Fate::NotDone
                ? HttpProblemTr::tr("The request was cancelled before it was sent.")
                : HttpProblemTr::tr("The request was cancelled. Whether the server has done something "
                                    "of it is not known."),
            fate};
}

} // namespace mcp
