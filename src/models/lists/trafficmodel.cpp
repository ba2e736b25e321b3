// SPDX-License-Identifier: Apache-2.0
#include "models/lists/trafficmodel.h"

#include "base/clock.h"
#include "models/texts/texts.h"

#include <QLocale>

#include <algorithm>

namespace models {

namespace {

bool isAnswer(const TrafficLine &line)
{
    return line.method == QLatin1String("answer") || line.method == QLatin1String("error") ||
           line.method == QLatin1String("cancelled");
}

} // namespace

void TrafficModel::append(std::vector<TrafficLine> lines)
{
    if (lines.empty())
        return;
    if (lines.size() >= maximumLines) {
        beginResetModel();
        m_lines.clear();
        m_open.clear();
        m_lines.reserve(maximumLines);
        for (auto line = lines.end() - qsizetype(maximumLines); line != lines.end(); ++line) {
            m_lines.push_back(std::move(*line));
            pair(&m_lines.back());
        }
        m_touched.clear();
        endResetModel();
        return;
    }
    const size_t total = m_lines.size() + lines.size();
    if (total > maximumLines) {
        const auto surplus = qsizetype(total - maximumLines);
        beginRemoveRows({}, 0, int(surplus) - 1);
        m_lines.erase(m_lines.begin(), m_lines.begin() + surplus);
        endRemoveRows();
    }
    const int first = int(m_lines.size());
    beginInsertRows({}, first, first + int(lines.size()) - 1);
    for (TrafficLine &line : lines) {
        m_lines.push_back(std::move(line));
        pair(&m_lines.back());
    }
    endInsertRows();
    for (const int row : std::exchange(m_touched, {})) {
        if (row < first)
            Q_EMIT dataChanged(index(row, Took), index(row, Took));
    }
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

/// Pairs the newest line with its request or answer.
void TrafficModel::pair(TrafficLine *line)
{
    const bool toAgent = line->direction == TrafficDirection::ToAgent;
    if (line->id.isEmpty() || (!toAgent && line->direction != TrafficDirection::FromAgent))
        return;
    const bool cancels =
        line->method == QLatin1String("$/cancel_request") || line->method == QLatin1String("$/cancelRequest");
    if (!isAnswer(*line) && !cancels) {
        m_open.insert({toAgent, line->id}, line->number);
        return;
    }
    const Key key{cancels == toAgent, line->id};
    const int row = rowOf(m_open.value(key));
    if (row < 0)
        return;
    TrafficLine &request = m_lines[size_t(row)];
    m_touched.push_back(row);
    line->partner = request.number;
    if (cancels) {
        request.cancelAsked = true;
        return;
    }
    m_open.remove(key);
    request.partner = line->number;
    line->about = request.method;
    line->tookNs = request.tookNs = line->monotonicNs - request.monotonicNs;
}

QString TrafficModel::took(const TrafficLine &line) const
{
    if (!line.tookNs)
        return line.cancelAsked ? tr("cancel was asked for") : QString();
    const qint64 ns = *line.tookNs;
    QString time = ns < 10'000'000      ? tr("%1 ms").arg(QLocale().toString(double(ns) / 1e6, 'f', 1))
                   : ns < 1'000'000'000 ? tr("%1 ms").arg(ns / 1'000'000)
                                        : durationText(base::Milliseconds(ns / 1'000'000));
    if (isAnswer(line))
        return time;
    const int answer = rowOf(line.partner);
    const QString how = answer < 0 ? QString() : m_lines[size_t(answer)].method;
    if (how == QLatin1String("cancelled"))
        return tr("%1 · cancelled").arg(time);
    if (how == QLatin1String("error"))
        return tr("%1 · failed").arg(time);
    return line.cancelAsked ? tr("%1 · answered all the same").arg(time) : time;
}

void TrafficModel::clear()
{
    beginResetModel();
    m_lines.clear();
    m_open.clear();
    endResetModel();
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
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::DisplayRole)
        return {};
    const TrafficLine &item = m_lines[size_t(index.row())];
    switch (index.column()) {
    case Time: {
        const qint64 first = m_lines.front().monotonicNs;
        return QStringLiteral("%1").arg(double(item.monotonicNs - first) / 1e9, 0, 'f', 3);
    }
    case Way:
        return wayText(item.direction);
    case Method:
        if (item.about.isEmpty())
            return item.method;
        return item.method == QLatin1String("answer")  ? tr("answer: %1").arg(item.about)
               : item.method == QLatin1String("error") ? tr("error: %1").arg(item.about)
                                                       : tr("cancelled: %1").arg(item.about);
    case Id:
        return item.id;
    case Took:
        return took(item);
    case Size:
        return item.size;
    case Text:
        return item.text.left(200);
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
    case Method:
        return tr("Method");
    case Id:
        return tr("Id");
    case Took:
        return tr("Took");
    case Size:
        return tr("Bytes");
    case Text:
        return tr("Message");
    default:
        return {};
    }
}

} // namespace models
