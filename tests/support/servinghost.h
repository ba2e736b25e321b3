// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

/// Answers every request with "served".
struct ServingHost : QTcpServer
{
    ServingHost()
    {
        QVERIFY(listen(QHostAddress::LocalHost));
        QObject::connect(this, &QTcpServer::newConnection, this, [this] {
            QTcpSocket *peer = nextPendingConnection();
            QObject::connect(peer, &QTcpSocket::readyRead, peer, [peer] {
                peer->write("served\n");
                peer->disconnectFromHost();
            });
        });
    }
    QString authority() const { return QStringLiteral("127.0.0.1:%1").arg(serverPort()); }
};
