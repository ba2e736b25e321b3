// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/taptypes.h"
#include "base/result.h"

#include <QByteArray>
#include <QString>

namespace acp {

/// \p entry as one line of JSON with its newline, at \p seconds after the first. Secrets in it are left out: the values
/// of environment variables and headers, and of members that are called like a secret. What is no whole message stands
/// there as text.
QByteArray trafficLine(const TapEntry &entry, double seconds);

/// The beginning of \p entry, at most \p most bytes, for people to look at. What Belay sends to open a session holds
/// the secrets of MCP servers: they are left out as above.
QString trafficText(const TapEntry &entry, qsizetype most);

struct TrafficRecord
{
    std::vector<TapEntry> entries; ///< numbered from 1, the first at time 0
    int skipped = 0;               ///< lines that were none of trafficLine()'s
    int firstSkipped = 0;          ///< its line, from 1; 0: none
};
constexpr qint64 mostTrafficBytes = 64 * 1024 * 1024;
/// What trafficLine() made, read again. An error if no line of \p file was of that kind.
base::Result<TrafficRecord> readTraffic(const QByteArray &file);

} // namespace acp
