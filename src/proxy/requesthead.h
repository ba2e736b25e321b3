// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace proxy {

/// The head of a request to a proxy, read and checked.
struct RequestHead
{
    bool isTunnel = false; ///< CONNECT
    QString host;          ///< see Authority::host
    quint16 port = 0;
    QByteArray credentials; ///< of Proxy-Authorization
    /// Of a request that is no tunnel: the head as it is sent on, to the host itself and to another proxy. Without what
    /// was meant for this proxy, with the host of its address, and so that the connection ends with the answer: a
    /// second request could be for another host.
    QByteArray toHost, toProxy;
};

/// Why a head is refused.
struct HeadProblem
{
    int status = 400;
    const char *words = "";
};

/// The most that a head may be long, in bytes.
constexpr qsizetype longestHead = 64 * 1024;

/// The length of the head that \p bytes begin with, its empty line included; 0: it is not complete.
qsizetype headLength(const QByteArray &bytes);

/// Reads a complete head. Strict, since what two programs read differently is a way around the list of hosts.
std::optional<RequestHead> readHead(const QByteArray &head, HeadProblem *problem);

/// The status of an answer's head; 0: it is none.
int answerStatus(const QByteArray &head);

} // namespace proxy
