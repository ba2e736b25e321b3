// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

#include <optional>

namespace proxy {

/// A proxy of the user's, through which Belay's own goes on.
struct Upstream
{
    enum class Kind { Http, Socks5 };
    Kind kind = Kind::Http;
    QString host;
    quint16 port = 0;
    QString user, password; ///< empty: none
};

/// The proxies that the environment names (http_proxy, https_proxy, all_proxy), and what goes past them (no_proxy).
class Upstreams
{
public:
    Upstreams() = default;
    /// The error says which one cannot be gone through.
    static base::Result<Upstreams> fromEnvironment(const QProcessEnvironment &environment);

    /// Null: straight to the host. \p isTunnel: as for an encrypted connection.
    const Upstream *forHost(const QString &host, quint16 port, bool isTunnel) const;

private:
    bool isPast(const QString &host, quint16 port) const;

    std::optional<Upstream> m_plain, m_tunnel;
    QStringList m_past;
};

} // namespace proxy
