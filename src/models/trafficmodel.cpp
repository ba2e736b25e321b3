// SPDX-License-Identifier: Apache-2.0
#include "models/trafficmodel.h"

namespace models {

void TrafficModel::append(std::vector<TrafficLine> lines)
{
    if (lines.empty())
        return;
    if (lines.size() >= maximumLines) {
        beginResetModel();
        m_lines.assign(std::make_move_iterator(lines.end() - qsizetype(maximumLines)),
                       std::make_move_iterator(lines.end()));
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
    m_lines.insert(m_lines.end(), std::make_move_iterator(lines.begin()), std::make_move_iterator(lines.end()));
    endInsertRows();
}

void TrafficModel::clear()
{
    beginResetModel();
    m_lines.clear();
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
        switch (item.direction) {
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
    case Method:
        return item.method;
    case Id:
        return item.id;
    case Size:
        return item.size;
    case Text:
        return item.text.left(200);
    default:
        return {};
    }
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
    case Size:
        return tr("Bytes");
    case Text:
        return tr("Message");
    default:
        return {};
    }
}

} // namespace models
