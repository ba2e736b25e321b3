// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"

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
    QNetworkReply *get(const QUrl &url);
    /// Why \p reply did not bring what was asked for.
    static base::Error errorOf(const QNetworkReply &reply);

private:
    std::unique_ptr<QNetworkAccessManager> m_manager; ///< null until then: it looks for plugins
};

} // namespace agents
