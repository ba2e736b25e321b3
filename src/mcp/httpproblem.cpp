// SPDX-License-Identifier: Apache-2.0
#include "mcp/httpproblem.h"

#include "base/visibletext.h"
#include "base/words.h"
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

QString withFateUnknown(const QString &what)
{
    return base::Words::tr("%1 %2", "two sentences")
        .arg(what, HttpProblemTr::tr("Whether it has done what was asked is not known."));
}

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
        why = HttpProblemTr::tr("%1 wants a login or refused the key (HTTP status %2). Check its headers.")
                  .arg(session.host())
                  .arg(status);
    else if (!words.isEmpty())
        why = base::Words::tr("%1 It wrote: %2")
                  .arg(base::Words::tr("%1 answered with HTTP status %2.").arg(session.host()).arg(status), words);
    else
        why = base::Words::tr("%1 answered with HTTP status %2.").arg(session.host()).arg(status);
    if (words.isEmpty() && fate == Fate::Unknown && status != 401 && status != 403)
        why = withFateUnknown(why);
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

HttpProblem connectionEnded(const QString &host)
{
    return {noAnswer, withFateUnknown(HttpProblemTr::tr("%1 has ended the connection.").arg(host)), Fate::Unknown};
}

HttpProblem problemOf(const HttpExchange &exchange, const HttpSession &session)
{
    const QString host = session.host();
    switch (exchange.failure()) {
    case Failure::NotConnected:
        return {noAnswer, HttpProblemTr::tr("%1 could not be reached, and nothing was sent.").arg(host), Fate::NotDone};
    case Failure::NotTrusted:
        return {noAnswer, base::Words::tr("The certificate of %1 was not accepted. Nothing was sent.").arg(host),
                exchange.wasBodyTouched() ? Fate::Unknown : Fate::NotDone};
    case Failure::Broken:
        return connectionEnded(host);
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
                base::Words::tr("%1 points to another address, which must not get the server's headers.").arg(host),
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
        return connectionEnded(session.host());
    return {noAnswer, HttpProblemTr::tr("%1 answered with something that is no MCP message.").arg(host), Fate::Unknown};
}

bool hasLostSession(const HttpExchange &exchange)
{
    return exchange.status() == 404 || (exchange.status() == 400 && errorIn(exchange).message.contains(
                                                                        QLatin1String("session"), Qt::CaseInsensitive));
}

HttpProblem lostSession(Answer::Fate fate)
{
    return {sessionLost,
            fate == Fate::NotDone
                ? HttpProblemTr::tr("The server lost its session, and did not take the request. Connect to it anew.")
                : withFateUnknown(HttpProblemTr::tr("The server lost its session. Connect to it anew.")),
            fate};
}

HttpProblem cancelled(Answer::Fate fate)
{
    return {noAnswer,
            fate == Fate::NotDone
                ? base::Words::tr("The request was cancelled before it was sent.")
                : HttpProblemTr::tr("The request was cancelled. Whether the server has done something "
                                    "of it is not known."),
            fate};
}

} // namespace mcp
