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

/// What Belay fetches by itself: the registry, its icons, archives of agents. Nothing is made before somebody asks.
/// Main thread; replies still under way end with it.
class Network
{
public:
    Network();
    ~Network();

    /// No cookies, no way from https to http, an end to waiting. The caller gives the reply back (deleteLater).
    /// \p mostBytes: the reply is aborted when more than that wait to be read; 0: whoever reads sees to that.
    QNetworkReply *get(const QUrl &url, qint64 mostBytes = 0);
    /// Nobody wants \p reply, which may be null, any more: it ends, deletes itself, and tells \p context nothing.
    static void giveUp(QPointer<QNetworkReply> *reply, const QObject *context);
    /// Why \p reply did not bring what was asked for.
    static base::Error errorOf(const QNetworkReply &reply);

private:
    std::unique_ptr<QNetworkAccessManager> m_manager; ///< null until then: it looks for plugins
};

} // namespace agents
