// SPDX-License-Identifier: Apache-2.0
#include "workspace/files/trafficfile.h"

#include "acp/trafficlog.h"
#include "base/regularfile.h"
#include "base/wording.h"
#include "workspace/files/savefile.h"

#include <QCoreApplication>

namespace workspace {

namespace {
struct TrafficFileTr
{
    Q_DECLARE_TR_FUNCTIONS(workspace::TrafficFile)
};
} // namespace

base::Result<void> writeTraffic(const acp::WireTap &tap, const TrafficFeed::ToolCallOf &toolCallOf, const QString &path)
{
    QByteArray lines;
    const std::vector<acp::TapEntry> entries = tap.entriesAfter(0);
    for (const acp::TapEntry &entry : entries) {
        const double seconds = double(entry.monotonicNs - entries.front().monotonicNs) / 1e9;
        lines += acp::trafficLine(entry, seconds, entry.call > 0 && toolCallOf ? toolCallOf(entry.call) : QString());
    }
    return saveFile(path, lines);
}

base::Result<std::vector<models::TrafficLine>> readTrafficFile(const QString &path, QString *skipped)
{
    const base::Result<QByteArray> content = base::readRegularFile(path, acp::mostTrafficBytes);
    if (!content)
        return content.error();
    const auto record = acp::readTraffic(*content);
    if (!record)
        return base::Error{base::Origin::User, 0, base::labelled(path, record.error().message), {}};
    if (record->skipped > 0)
        *skipped = TrafficFileTr::tr("%n line(s) could not be read, the first in line %1.", nullptr, record->skipped)
                       .arg(record->firstSkipped);
    std::vector<models::TrafficLine> lines = trafficLines(record->entries);
    for (models::TrafficLine &line : lines) {
        if (line.serverCall > 0)
            line.toolCall = record->toolCalls.value(line.serverCall);
    }
    return lines;
}

} // namespace workspace
