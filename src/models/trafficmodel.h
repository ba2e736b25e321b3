// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractTableModel>

#include <vector>

namespace models {

enum class TrafficDirection { ToAgent, FromAgent, StandardError, Junk };

struct TrafficLine
{
    quint64 number = 0; ///< from 1, rising; gaps are lines the ring dropped
    qint64 monotonicNs = 0;
    TrafficDirection direction = TrafficDirection::ToAgent;
    QString method; ///< or "answer", "error"; empty for text
    QString id;
    qint64 size = 0; ///< bytes of the whole message
    QString text;    ///< at most the first 4 KB
};

/// The wire tap as a table: every message in both directions and stderr, bounded. Fed in batches, only while
/// somebody looks.
class TrafficModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Time, Way, Method, Id, Size, Text, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void append(std::vector<TrafficLine> lines);
    void clear();
    quint64 lastNumber() const { return m_lines.empty() ? 0 : m_lines.back().number; }
    const TrafficLine &line(int row) const { return m_lines.at(size_t(row)); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    static constexpr size_t maximumLines = 5000;

private:
    std::vector<TrafficLine> m_lines;
};

} // namespace models
