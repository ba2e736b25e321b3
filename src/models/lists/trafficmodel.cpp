// SPDX-License-Identifier: Apache-2.0
#include "models/lists/trafficmodel.h"

#include "base/clock.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "models/texts/texts.h"

#include <QLocale>

#include <algorithm>

namespace models {

namespace {

constexpr size_t mostSteps = 32; ///< ranges of rows that go one after the other

/// The agent's own lines and those of servers are counted apart.
size_t kindOf(const TrafficLine &line)
{
    return line.server.isEmpty() ? 0 : 1;
}

/// Asked for lines in their order: whether this is one of the \p counts oldest of each kind.
bool takeOne(std::array<size_t, 2> *counts, const TrafficLine &line)
{
    size_t &left = (*counts)[kindOf(line)];
    if (left == 0)
        return false;
    --left;
    return true;
}

bool isAnswer(const TrafficLine &line)
{
    return line.method == QLatin1String("answer") || line.method == QLatin1String("error") ||
           line.method == QLatin1String("cancelled");
}

/// It asks for the end of the request with its id, which came the same way.
bool isCancel(const TrafficLine &line)
{
    return line.server.isEmpty()
               ? line.method == QLatin1String("$/cancel_request") || line.method == QLatin1String("$/cancelRequest")
               : line.method == QLatin1String("notifications/cancelled");
}

/// The way that a request went whose answer goes \p way; none for what is no message.
std::optional<TrafficDirection> requestWay(TrafficDirection way)
{
    switch (way) {
    case TrafficDirection::ToAgent:
        return TrafficDirection::FromAgent;
    case TrafficDirection::FromAgent:
        return TrafficDirection::ToAgent;
    case TrafficDirection::ToServer:
        return TrafficDirection::FromServer;
    case TrafficDirection::FromServer:
        return TrafficDirection::ToServer;
    case TrafficDirection::StandardError:
    case TrafficDirection::Junk:
        break;
    }
    return {};
}

} // namespace

void TrafficModel::append(std::vector<TrafficLine> lines)
{
    if (lines.empty())
        return;
    const qsizetype servers = m_servers.size();
    PerKind coming{}, here{}, tooMany{};
    for (const TrafficLine &line : lines)
        ++coming[kindOf(line)];
    for (size_t kind = 0; kind < coming.size(); ++kind) {
        const size_t total = m_counts[kind] + coming[kind];
        const size_t surplus = total > maximumLines ? total - maximumLines : 0;
        here[kind] = std::min(surplus, m_counts[kind]);
        tooMany[kind] = surplus - here[kind];
        m_counts[kind] = total - surplus;
    }
    std::erase_if(lines, [&tooMany](const TrafficLine &line) { return takeOne(&tooMany, line); });
    // Views and filters look at each range that goes; of many it is quicker to look at all anew.
    const std::vector<Range> ranges = oldest(here);
    const bool inSteps = ranges.size() <= mostSteps && lines.size() < maximumLines;
    if (inSteps) {
        for (auto range = ranges.rbegin(); range != ranges.rend(); ++range) { // so that earlier rows keep their place
            beginRemoveRows({}, range->first, range->last);
            m_lines.erase(m_lines.begin() + range->first, m_lines.begin() + range->last + 1);
            endRemoveRows();
        }
    } else {
        beginResetModel();
        std::erase_if(m_lines, [&here](const TrafficLine &line) { return takeOne(&here, line); });
    }
    if (!ranges.empty())
        m_open.removeIf([this](const auto &open) { return rowOf(open.value()) < 0; });
    const int first = int(m_lines.size());
    if (inSteps)
        beginInsertRows({}, first, first + int(lines.size()) - 1);
    append(lines.begin(), lines.end());
    if (inSteps)
        endInsertRows();
    else
        endResetModel();
    for (const int row : std::exchange(m_touched, {})) {
        if (inSteps && row < first)
            Q_EMIT dataChanged(index(row, Took), index(row, Took));
    }
    if (m_servers.size() != servers)
        Q_EMIT serversChanged();
}

/// The rows of the \p counts oldest lines of each kind.
std::vector<TrafficModel::Range> TrafficModel::oldest(PerKind counts) const
{
    std::vector<Range> out;
    for (int row = 0; counts != PerKind{}; ++row) {
        if (!takeOne(&counts, m_lines[size_t(row)]))
            continue;
        if (!out.empty() && out.back().last == row - 1)
            out.back().last = row;
        else
            out.push_back({row, row});
    }
    return out;
}

int TrafficModel::rowOf(quint64 number) const
{
    const auto found = std::lower_bound(m_lines.begin(), m_lines.end(), number,
                                        [](const TrafficLine &line, quint64 n) { return line.number < n; });
    return found != m_lines.end() && found->number == number ? int(found - m_lines.begin()) : -1;
}

int TrafficModel::partnerOf(int row) const
{
    const quint64 partner = line(row).partner;
    return partner == 0 ? -1 : rowOf(partner);
}

void TrafficModel::append(std::vector<TrafficLine>::iterator from, std::vector<TrafficLine>::iterator end)
{
    for (; from != end; ++from) {
        if (const QString &server = from->server; !server.isEmpty() && m_servers.size() < mostServers) {
            const auto at = std::lower_bound(m_servers.cbegin(), m_servers.cend(), server);
            if (at == m_servers.cend() || *at != server)
                m_servers.insert(at, server);
        }
        m_lines.push_back(std::move(*from));
        pair(&m_lines.back());
    }
}

/// Pairs the newest line with its request or answer.
void TrafficModel::pair(TrafficLine *line)
{
    const auto answers = requestWay(line->direction);
    if (line->id.isEmpty() || !answers)
        return;
    Key key{line->direction, line->server, line->connection, line->id};
    if (isCancel(*line)) {
        // What the agent had asked for and was passed on is two lines.
        if (line->direction == TrafficDirection::ToServer)
            askToCancel({TrafficDirection::FromAgent, line->server, line->connection, line->id}, line);
        askToCancel(key, line);
        return;
    }
    if (!isAnswer(*line)) {
        m_open.insert(key, line->number);
        return;
    }
    key.way = *answers;
    if (line->server.isEmpty()) {
        end(key, line);
        return;
    }
    // A server's answer ends what the agent had asked for, too; Belay's own ends the other only if there is no such.
    const bool isServers = line->direction == TrafficDirection::FromServer;
    if (!isServers && line->direction != TrafficDirection::ToAgent) {
        end(key, line);
        return;
    }
    const Key asked{TrafficDirection::FromAgent, line->server, line->connection, line->id};
    const Key sent{TrafficDirection::ToServer, line->server, line->connection, line->id};
    const bool wasAsked = m_open.contains(asked);
    if (isServers && !m_open.contains(sent))
        return; // to what it never got
    if (wasAsked)
        end(asked, line);
    if (isServers || !wasAsked)
        end(sent, line);
}

void TrafficModel::askToCancel(const Key &key, TrafficLine *cancel)
{
    const int row = rowOf(m_open.value(key));
    if (row < 0)
        return;
    m_lines[size_t(row)].cancelAsked = true;
    m_touched.push_back(row);
    cancel->partner = m_lines[size_t(row)].number;
}

void TrafficModel::end(const Key &key, TrafficLine *answer)
{
    const int row = rowOf(m_open.take(key));
    if (row < 0)
        return;
    TrafficLine &request = m_lines[size_t(row)];
    m_touched.push_back(row);
    answer->partner = request.number;
    request.partner = answer->number;
    answer->about = request.method;
    if (answer->toolCall.isEmpty())
        answer->toolCall = request.toolCall;
    answer->tookNs = request.tookNs = answer->monotonicNs - request.monotonicNs;
}

void TrafficModel::join(const QHash<quint64, QString> &toolCalls)
{
    m_joined.insert(toolCalls);
    Q_EMIT joined();
    for (int row = 0; row < int(m_lines.size()); ++row) {
        const TrafficLine &line = m_lines[size_t(row)];
        if (line.toolCall.isEmpty() && toolCalls.contains(line.serverCall))
            Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1), {CallRole});
    }
}

QString TrafficModel::callOf(const TrafficLine &line) const
{
    if (line.serverCall == 0 || !line.toolCall.isEmpty())
        return line.toolCall;
    // A name that no agent gives, for a call that the agent has not reported.
    const auto known = m_joined.find(line.serverCall);
    return known != m_joined.end() ? *known : QStringLiteral("\n%1").arg(line.serverCall);
}

QString TrafficModel::took(const TrafficLine &line) const
{
    if (!line.tookNs)
        return line.cancelAsked ? tr("cancel was asked for") : QString();
    const qint64 ns = *line.tookNs;
    QString time = ns < 10'000'000      ? base::Words::tr("%1 ms").arg(QLocale().toString(double(ns) / 1e6, 'f', 1))
                   : ns < 1'000'000'000 ? base::Words::tr("%1 ms").arg(ns / 1'000'000)
                                        : durationText(base::Milliseconds(ns / 1'000'000));
    if (isAnswer(line))
        return time;
    const int answer = rowOf(line.partner);
    const QString how = answer < 0 ? QString() : m_lines[size_t(answer)].method;
    if (how == QLatin1String("cancelled"))
        return base::facts({time, base::Words::tr("cancelled")});
    if (how == QLatin1String("error"))
        return base::facts({time, base::Words::tr("failed")});
    return line.cancelAsked ? tr("%1 · answered all the same").arg(time) : time;
}

void TrafficModel::clear()
{
    beginResetModel();
    m_lines.clear();
    m_counts = {};
    m_open.clear();
    m_joined.clear();
    m_servers.clear();
    endResetModel();
    Q_EMIT serversChanged();
}

int TrafficModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

int TrafficModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant TrafficModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TrafficLine &item = m_lines[size_t(index.row())];
    if (role == ServerRole)
        return item.server;
    if (role == CallRole)
        return callOf(item);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Time: {
        const qint64 first = m_lines.front().monotonicNs;
        return QStringLiteral("%1").arg(double(item.monotonicNs - first) / 1e9, 0, 'f', 3);
    }
    case Way:
        return wayText(item.direction);
    case Server:
        return base::visibleText(item.server);
    case Method:
        if (item.about.isEmpty())
            return base::visibleText(item.method);
        return item.method == QLatin1String("answer")
                   ? base::labelled(base::Words::tr("answered"), base::visibleText(item.about))
               : item.method == QLatin1String("error")
                   ? base::labelled(base::Words::tr("failed"), base::visibleText(item.about))
                   : base::labelled(base::Words::tr("cancelled"), base::visibleText(item.about));
    case Id:
        return base::visibleText(item.id);
    case Took:
        return took(item);
    case Size:
        return item.size;
    case Text:
        return base::visibleText(item.text.left(200));
    default:
        return {};
    }
}

QString TrafficModel::wayText(TrafficDirection direction)
{
    switch (direction) {
    case TrafficDirection::ToAgent:
        return tr("to agent");
    case TrafficDirection::FromAgent:
        return tr("from agent");
    case TrafficDirection::ToServer:
        return tr("to server");
    case TrafficDirection::FromServer:
        return tr("from server");
    case TrafficDirection::StandardError:
        return tr("stderr");
    case TrafficDirection::Junk:
        return tr("not understood");
    }
    return {};
}

QVariant TrafficModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Time:
        return tr("Time (s)");
    case Way:
        return tr("Way");
    case Server:
        return tr("Server");
    case Method:
        return tr("Method");
    case Id:
        return tr("Id");
    case Took:
        return base::Words::tr("Took");
    case Size:
        return tr("Bytes");
    case Text:
        return base::Words::tr("Message");
    default:
        return {};
    }
}

} // namespace models

#include "moc_trafficmodel.cpp"
