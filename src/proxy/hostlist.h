// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

QT_BEGIN_NAMESPACE
class QHostAddress;
QT_END_NAMESPACE

namespace proxy {

/// A host and a port, as they stand in a request or in a list: `name`, `name:443`, `192.0.2.1`, `[2001:db8::1]:443`.
struct Authority
{
    QString host; ///< in lower case and ASCII, without a dot at its end; an IPv6 address without brackets
    std::optional<quint16> port = {};
};
/// Null: it is none. Names with other than letters, digits, `-` and `_` are none, so that a host can be shown as it is.
std::optional<Authority> authorityOf(const QString &text);
/// As it stands in a request: an IPv6 address in brackets.
QString authorityText(const QString &host, int port);

/// The hosts that may be reached. An entry is a name, `*.` and a name (all that end with it, not the name itself), or
/// an address; with a port it is for this port alone.
class HostList
{
public:
    HostList() = default;
    /// The error names the first entry that is none.
    static base::Result<HostList> fromTexts(const QStringList &entries);
    /// Separated by blanks, commas, semicolons or lines.
    static QStringList split(const QString &text);

    bool allows(const QString &host, quint16 port) const;
    /// Whether \p host is on it as such, for any port.
    bool names(const QString &host) const;
    /// Whether a name on the list may lead to \p address: a name in a domain that somebody else rules must not lead to
    /// this machine. An address of this machine has to be on the list as such, or as `localhost`.
    static bool mayLeadTo(const QString &host, const QHostAddress &address);

private:
    struct Entry
    {
        Authority what;
        bool isWild = false; ///< the names that end with it
    };
    std::vector<Entry> m_entries;
};

} // namespace proxy
