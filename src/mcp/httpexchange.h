// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "mcp/eventstream.h"
#include "mcp/httpheaders.h"
#include "mcp/httpnote.h"

#include <QObject>
#include <QPointer>
#include <QUrl>

#include <memory>

QT_BEGIN_NAMESPACE
class QNetworkReply;
QT_END_NAMESPACE

namespace mcp {

class HttpLanes;
class OneTimeBody;

struct HttpRequest
{
    QByteArray verb; ///< GET, POST or DELETE
    QUrl url;
    HttpHeaders headers;
    QByteArray body; ///< of a POST
};

/// One request and its answer, which is a stream of events or one body. Redirects are followed within the origin of the
/// address, since the headers hold keys. What has arrived is taken while it is not paused; otherwise it waits at the
/// server, but for a buffer. Main thread; all signals come from the event loop. Destroying it ends the request.
class HttpExchange : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype longestBody = EventStream::longestData;
    static constexpr qsizetype longestErrorBody = 64 * 1024; ///< more of an answer that refuses is not kept

    enum class Failure {
        None,
        NotConnected,
        NotTrusted, ///< the certificate
        Broken,     ///< the connection ended, before the answer or within it
        TooLong,
        Elsewhere, ///< a redirect to another origin, or one that would change the request
        Circle,    ///< too many redirects
    };

    HttpExchange(HttpLanes *lanes, HttpRequest request, QObject *parent);
    ~HttpExchange() override;

    void setPaused(bool paused);
    /// Ends the request at once, without any further signal.
    void stop();
    /// 0: no answer yet.
    int status() const { return m_status; }
    bool isSuccess() const { return m_status >= 200 && m_status < 300; }
    /// The answer is a stream of events.
    bool isStream() const { return m_isStream; }
    bool isJson() const { return m_contentType == "application/json"; }
    /// Of the answer.
    QByteArray header(const char *name) const;
    /// All of the answer that is no stream, up to the limits.
    const QByteArray &content() const { return m_content; }
    Failure failure() const { return m_failure; }
    /// Whether the server may have got something of the request's body.
    bool wasBodyTouched() const;
    const EventStream &events() const { return m_events; }

Q_SIGNALS:
    /// All of the body is on its way.
    void bodyTaken();
    /// The head of the answer has arrived, and it is no redirect.
    void opened();
    void arrived(const mcp::StreamEvent &event);
    /// Once, and the last.
    void finished();

private:
    void begin();
    void readHead();
    void read();
    bool parse(const QByteArray &bytes);
    void settle();
    bool redirect();
    void announce();
    void finish(Failure failure);

    HttpLanes *m_lanes;
    HttpRequest m_request;
    QPointer<QNetworkReply> m_reply;
    QPointer<OneTimeBody> m_body;
    std::unique_ptr<HttpNote> m_note;           ///< of this request to this address; may be null
    qint64 m_toldSent = 0, m_untold = 0;        ///< of what it hears: bytes of the body, and bytes that came
    bool m_isReached = false, m_isTold = false; ///< the server has got the request, or a part of it; and the note knows
    int m_redirects = 0;
    bool m_isPaused = false, m_isReplyOver = false, m_isFinished = false;
    bool m_isStream = false;
    int m_status = 0;
    QByteArray m_contentType, m_content;
    qsizetype m_discarded = 0;
    EventStream m_events;
    Failure m_failure = Failure::None;
};

} // namespace mcp
