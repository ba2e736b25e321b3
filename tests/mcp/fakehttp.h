// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>

#include <functional>
#include <memory>
#include <vector>

/// A request that has arrived, and the way to answer it: at once, later, in pieces, or never.
struct FakeRequest
{
    QByteArray verb, path, body;
    QHash<QByteArray, QByteArray> headers; ///< by their names in lower case
    QPointer<QTcpSocket> socket;

    QByteArray header(const char *name) const { return headers.value(QByteArray(name).toLower()); }
    bool isOpen() const { return socket && socket->state() == QAbstractSocket::ConnectedState; }
    void write(const QByteArray &bytes) const
    {
        if (socket)
            socket->write(bytes);
    }
    /// \p more: further lines of the head, each with its end.
    void reply(int status, const QByteArray &content = {},
               const QByteArray &more = "Content-Type: application/json\r\n") const
    {
        write("HTTP/1.1 " + QByteArray::number(status) + " X\r\n" + more +
              "Content-Length: " + QByteArray::number(content.size()) + "\r\n\r\n" + content);
    }
    void openStream(const QByteArray &more = {}) const
    {
        write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream; charset=utf-8\r\nTransfer-Encoding: chunked\r\n" +
              more + "\r\n");
    }
    /// A piece of an open stream.
    void piece(const QByteArray &text) const { write(QByteArray::number(text.size(), 16) + "\r\n" + text + "\r\n"); }
    void event(const QByteArray &data, const QByteArray &id = {}) const
    {
        piece((id.isEmpty() ? QByteArray() : "id: " + id + '\n') + "data: " + data + "\n\n");
    }
    void endStream() const { write("0\r\n\r\n"); }
    void cut() const
    {
        if (socket) {
            socket->flush();
            socket->disconnectFromHost();
        }
    }
};

/// An HTTP server that does what a test says.
class FakeHttp : public QTcpServer
{
public:
    FakeHttp()
    {
        if (!listen(QHostAddress::LocalHost))
            qFatal("no server");
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *socket = nextPendingConnection()) {
                auto buffer = std::make_shared<QByteArray>();
                if (!isReading)
                    socket->setReadBufferSize(4096);
                connect(socket, &QTcpSocket::readyRead, this, [this, socket, buffer] {
                    if (!isReading)
                        return;
                    *buffer += socket->readAll();
                    while (takeRequest(socket, buffer.get())) {
                    }
                });
                connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
            }
        });
    }
    QUrl url(const QString &path = QStringLiteral("/mcp")) const
    {
        return QUrl(QStringLiteral("http://127.0.0.1:%1%2").arg(serverPort()).arg(path));
    }

    /// Of connections that were made while it did not read.
    void readOn()
    {
        isReading = true;
        const auto sockets = findChildren<QTcpSocket *>();
        for (QTcpSocket *socket : sockets) {
            socket->setReadBufferSize(0);
            Q_EMIT socket->readyRead();
        }
    }

    bool isReading = true;
    std::function<void(const FakeRequest &)> answer; ///< called for each request
    std::vector<FakeRequest> requests;               ///< all of them, in order

private:
    bool takeRequest(QTcpSocket *socket, QByteArray *buffer)
    {
        const qsizetype end = buffer->indexOf("\r\n\r\n");
        if (end < 0)
            return false;
        FakeRequest request;
        request.socket = socket;
        QList<QByteArray> lines = buffer->left(end).split('\n');
        const QList<QByteArray> first = lines.takeFirst().trimmed().split(' ');
        request.verb = first.value(0);
        request.path = first.value(1);
        for (const QByteArray &line : std::as_const(lines))
            request.headers.insert(line.left(line.indexOf(':')).trimmed().toLower(),
                                   line.mid(line.indexOf(':') + 1).trimmed());
        const qsizetype size = request.header("content-length").toLongLong();
        if (buffer->size() < end + 4 + size)
            return false;
        request.body = buffer->mid(end + 4, size);
        buffer->remove(0, end + 4 + size);
        requests.push_back(request);
        if (answer)
            answer(request);
        return true;
    }
};
