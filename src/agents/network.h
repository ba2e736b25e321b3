// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"

#include <QPointer>

#include <memory>

QT_BEGIN_NAMESPACE
class QNetworkAccessManager;
class QNetworkReply;
class QUrl;
QT_END_NAMESPACE

namespace agents {

/// Downloads that Belay makes itself: the registry, its icons, agents' archives. Nothing is created before the first
/// request. Main thread; open replies end with it.
class Network
{
public:
    Network();
    ~Network();

    /// No cookies, no redirect from https to http, and a timeout. The caller deletes the reply (deleteLater). \p
    /// mostBytes: the reply is aborted when more bytes than that wait to be read; 0: the reader limits it.
    QNetworkReply *get(const QUrl &url, qint64 mostBytes = 0);
    /// Aborts \p reply, which may be null, and deletes it without any signal to \p context.
    static void giveUp(QPointer<QNetworkReply> *reply, const QObject *context);
    /// The error that \p reply ended with.
    static base::Error errorOf(const QNetworkReply &reply);

private:
    std::unique_ptr<QNetworkAccessManager> m_manager; ///< null until the first request, since creating it loads plugins
};

} // namespace agents
