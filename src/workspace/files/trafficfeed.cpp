// SPDX-License-Identifier: Apache-2.0
#include "workspace/files/trafficfeed.h"

#include "acp/taptypes.h"
#include "acp/trafficlog.h"

namespace workspace {
namespace {
constexpr qsizetype shownBytes = 4096; ///< of a message in the table; the tap keeps more for saving
}

TrafficFeed::TrafficFeed(models::TrafficModel *model, QObject *parent) : QObject(parent), m_model(model)
{
    m_timer.setInterval(250);
    connect(&m_timer, &QTimer::timeout, this, &TrafficFeed::pull);
}

void TrafficFeed::setTap(std::shared_ptr<acp::WireTap> tap, ToolCallOf toolCallOf)
{
    m_toolCallOf = std::move(toolCallOf);
    if (m_tap == tap)
        return;
    m_tap = std::move(tap);
    m_model->clear();
    m_apart.clear();
    m_from = 0;
    if (m_timer.isActive())
        pull();
}

void TrafficFeed::setActive(bool active)
{
    if (active == m_timer.isActive())
        return;
    if (!active) {
        m_timer.stop();
        return;
    }
    m_timer.start();
    pull();
}

void TrafficFeed::forget()
{
    pull();
    m_model->clear();
    m_apart.clear();
}

std::vector<models::TrafficLine> trafficLines(const std::vector<acp::TapEntry> &entries)
{
    static const auto direction = [](acp::TapDirection d) {
        switch (d) {
        case acp::TapDirection::ToAgent:
            return models::TrafficDirection::ToAgent;
        case acp::TapDirection::FromAgent:
            return models::TrafficDirection::FromAgent;
        case acp::TapDirection::StandardError:
            return models::TrafficDirection::StandardError;
        case acp::TapDirection::ToServer:
            return models::TrafficDirection::ToServer;
        case acp::TapDirection::FromServer:
            return models::TrafficDirection::FromServer;
        case acp::TapDirection::Junk:
            break;
        }
        return models::TrafficDirection::Junk;
    };
    std::vector<models::TrafficLine> lines;
    lines.reserve(entries.size());
    for (const acp::TapEntry &entry : entries) {
        lines.push_back({entry.number, entry.monotonicNs, direction(entry.direction),
                         QString::fromStdString(entry.method), QString::fromStdString(entry.id), entry.size,
                         acp::trafficText(entry, shownBytes), QString::fromStdString(entry.server), entry.connection,
                         entry.call, acp::trafficToolCall(entry)});
    }
    return lines;
}

void TrafficFeed::pull()
{
    if (!m_tap)
        return;
    std::vector<models::TrafficLine> lines = trafficLines(m_tap->entriesAfter(m_from));
    if (!lines.empty())
        m_from = lines.back().number;
    for (const models::TrafficLine &line : lines) {
        if (line.serverCall > 0)
            m_apart.insert(line.serverCall);
    }
    m_model->append(std::move(lines));
    join();
}

/// Some agents report a call only when it is over.
void TrafficFeed::join()
{
    QHash<quint64, QString> joined;
    std::erase_if(m_apart, [this, &joined](quint64 call) {
        const QString toolCall = m_toolCallOf ? m_toolCallOf(call) : QString();
        if (!toolCall.isEmpty())
            joined.insert(call, toolCall);
        return !toolCall.isEmpty();
    });
    if (!joined.isEmpty())
        m_model->join(joined);
    while (m_apart.size() > models::TrafficModel::maximumLines)
        m_apart.erase(m_apart.begin());
}

} // namespace workspace

#include "moc_trafficfeed.cpp"
