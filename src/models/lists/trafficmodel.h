// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractTableModel>
#include <QHash>

#include <optional>
#include <vector>

namespace models {

enum class TrafficDirection { ToAgent, FromAgent, StandardError, Junk };

struct TrafficLine
{
    quint64 number = 0; ///< from 1, rising; gaps are lines the ring dropped
    qint64 monotonicNs = 0;
    TrafficDirection direction = TrafficDirection::ToAgent;
    QString method;  ///< or "answer", "error", "cancelled"; empty for text
    QString id;      ///< of a cancel: the request's that it is about
    qint64 size = 0; ///< bytes of the whole message
    QString text;    ///< at most the first 4 KB

    // Found by the model.
    quint64 partner = 0;               ///< number of the request's answer, or of the answer's request; 0: none known
    std::optional<qint64> tookNs = {}; ///< between the two
    QString about = {};                ///< an answer: the request's method
    bool cancelAsked = false;          ///< a request: its sender wanted it ended
};

/// The wire tap as a table: every message in both directions and stderr, bounded. Fed in batches, only while
/// somebody looks.
class TrafficModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Time, Way, Method, Id, Took, Size, Text, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void append(std::vector<TrafficLine> lines);
    void clear();
    quint64 lastNumber() const { return m_lines.empty() ? 0 : m_lines.back().number; }
    const TrafficLine &line(int row) const { return m_lines.at(size_t(row)); }
    /// The row of what the line in \p row answers, or is answered by; -1: none is known, or it has been dropped.
    int partnerOf(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    static constexpr size_t maximumLines = 5000;

private:
    struct Key
    {
        bool toAgent; ///< each side counts its own requests
        QString id;
        bool operator==(const Key &) const = default;
        friend size_t qHash(const Key &key, size_t seed = 0) { return qHashMulti(seed, key.toAgent, key.id); }
    };
    int rowOf(quint64 number) const;
    void pair(TrafficLine *line);
    QString took(const TrafficLine &line) const;

    std::vector<TrafficLine> m_lines;
    QHash<Key, quint64> m_open; ///< requests without an answer
    std::vector<int> m_touched; ///< rows that an answer has changed
};

} // namespace models
