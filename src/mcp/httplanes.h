// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "mcp/httpnote.h"

#include <QIODevice>
#include <QNetworkReply>
#include <QObject>

#include <memory>
#include <vector>

QT_BEGIN_NAMESPACE
class QNetworkAccessManager;
class QNetworkRequest;
class QUrl;
QT_END_NAMESPACE

namespace mcp {

/// The body of one request, which can be read once. Qt sends a request again by itself when the connection ends before
/// the answer, also a POST: a tool would run twice. It does not when the body cannot be read again. (A GET it
/// may repeat: what comes twice is told apart by the ids of its events.) Main thread.
class OneTimeBody : public QIODevice
{
    Q_OBJECT

public:
    explicit OneTimeBody(QByteArray bytes, QObject *parent);

    /// Whether something has been read, so that the server may get it.
    bool wasTouched() const { return m_position > 0; }
    bool isTaken() const { return m_position == m_bytes.size(); }
    /// How much of it has been read, in bytes.
    qint64 takenBytes() const { return m_position; }
    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override { return m_bytes.size() - m_position; }
    bool reset() override { return !wasTouched(); }

Q_SIGNALS:
    /// All of it has been read.
    void taken();

protected:
    qint64 readData(char *to, qint64 most) override;
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QByteArray m_bytes;
    qsizetype m_position = 0;
};

/// Requests to one server that run side by side. A QNetworkAccessManager keeps six connections to a host and lets all
/// other requests wait, which could be the cancellation of the six; so there are as many managers as needed. Main
/// thread.
class HttpLanes : public QObject
{
    Q_OBJECT

public:
    /// \p noter: for whoever wants to know what goes over them; may be null.
    explicit HttpLanes(HttpNoter noter = {}, QObject *parent = nullptr);
    ~HttpLanes() override;

    /// \p verb: GET, POST or DELETE. \p body: for POST, and the reply becomes its parent. No cookies, no redirects, and
    /// nothing that is kept for the next request. The caller owns the reply and aborts it if it has not finished.
    QNetworkReply *send(const QByteArray &verb, QNetworkRequest request, OneTimeBody *body);
    /// What hears of a request to \p url; may be null.
    std::unique_ptr<HttpNote> noteFor(const QUrl &url) const;

private:
    struct Lane;
    HttpNoter m_noter;
    std::vector<std::unique_ptr<Lane>> m_lanes;
};

} // namespace mcp
