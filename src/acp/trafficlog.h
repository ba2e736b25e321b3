// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/taptypes.h"
#include "base/result.h"

#include <QByteArray>
#include <QHash>
#include <QString>

namespace acp {

/// \p entry as one line of JSON with its newline, at \p seconds after the first. Secrets are left out: the values of
/// environment variables and headers, and of members named like a secret. What is not a complete message is stored as
/// text. \p toolCall: the agent's own call that a server's line belongs to; empty: not known.
QByteArray trafficLine(const TapEntry &entry, double seconds, const QString &toolCall = {});

/// The first \p most bytes of \p entry, for display. The requests that open a session contain the secrets of MCP
/// servers: they are left out as above.
QString trafficText(const TapEntry &entry, qsizetype most);

/// The tool call that a message of the agent's protocol is about; empty: none, or not readable in what is kept.
QString trafficToolCall(const TapEntry &entry);

struct TrafficRecord
{
    std::vector<TapEntry> entries;     ///< numbered from 1, the first at time 0
    QHash<quint64, QString> toolCalls; ///< the agent's own calls, by TapEntry::call
    int skipped = 0;                   ///< lines that trafficLine() did not write
    int firstSkipped = 0;              ///< number of the first skipped line, from 1; 0: none
};
constexpr qint64 mostTrafficBytes = 64 * 1024 * 1024;
/// Reads what trafficLine() wrote. An error if no line of \p file was of that kind.
base::Result<TrafficRecord> readTraffic(const QByteArray &file);

} // namespace acp
