// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractTableModel>
#include <QHash>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace models {

enum class TrafficDirection {
    ToAgent,
    FromAgent,
    StandardError,
    Junk,
    ToServer, ///< an MCP server that the agent reaches through Belay
    FromServer,
};

struct TrafficLine
{
    quint64 number = 0; ///< from 1, rising; gaps are lines that were dropped
    qint64 monotonicNs = 0;
    TrafficDirection direction = TrafficDirection::ToAgent;
    QString method;         ///< or "answer", "error", "cancelled"; empty for text
    QString id;             ///< of a cancel: the id of the request to cancel
    qint64 size = 0;        ///< bytes of the whole message
    QString text;           ///< at most the first 4 KB
    QString server = {};    ///< the MCP server, if it is between the agent and one; empty: between Belay and the agent
    quint32 connection = 0; ///< which of those to this server: each has ids of its own
    quint64 serverCall = 0; ///< the gate's number of the tool call that it belongs to; 0: none
    QString toolCall = {};  ///< the agent's tool call that it is about; empty: none, or not known

    // Set by the model.
    quint64 partner = 0;               ///< number of the answer or the request that it belongs to; 0: unknown
    std::optional<qint64> tookNs = {}; ///< time between the two
    QString about = {};                ///< an answer: the request's method
    bool cancelAsked = false;          ///< a request that its sender has cancelled
};

/// The wire tap as a table: every message in both directions and stderr, bounded. Fed in batches, only while it is
/// shown.
class TrafficModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Time, Way, Server, Method, Id, Took, Size, Text, ColumnCount };
    enum Role {
        ServerRole = Qt::UserRole, ///< QString: the name of the MCP server; empty: it is the agent's own
        CallRole,                  ///< QString: the same for all messages of one tool call; empty: of none
    };

    using QAbstractTableModel::QAbstractTableModel;

    void append(std::vector<TrafficLine> lines);
    void clear();
    quint64 lastNumber() const { return m_lines.empty() ? 0 : m_lines.back().number; }
    const TrafficLine &line(int row) const { return m_lines.at(size_t(row)); }
    /// The row of the answer to this request, or of the request for this answer; -1: unknown, or dropped.
    int partnerOf(int row) const;
    /// The row of the line with this number; -1: it is not there any more.
    int rowOf(quint64 number) const;
    /// Names of the servers that lines are of, or were since clear(), at most mostServers; sorted.
    const QStringList &servers() const { return m_servers; }
    /// It has become known which tool calls of the agent the gate's are, by the gate's numbers.
    void join(const QHash<quint64, QString> &toolCalls);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The words of the column Way.
    static QString wayText(TrafficDirection direction);

    /// Of the agent's own protocol, and as many of all servers together: neither pushes out the other.
    static constexpr size_t maximumLines = 5000;
    static constexpr qsizetype mostServers = 200;

Q_SIGNALS:
    void serversChanged();
    /// The CallRole of some lines has changed; dataChanged() follows.
    void joined();

private:
    struct Key
    {
        TrafficDirection way; ///< ids are separate for each direction,
        QString server;       ///< and for each connection
        quint32 connection;
        QString id;
        bool operator==(const Key &) const = default;
        friend size_t qHash(const Key &key, size_t seed = 0)
        {
            return qHashMulti(seed, int(key.way), key.server, key.connection, key.id);
        }
    };
    using PerKind = std::array<size_t, 2>; ///< of the agent's own lines, and of servers'
    struct Range
    {
        int first, last; ///< rows
    };
    std::vector<Range> oldest(PerKind counts) const;
    void append(std::vector<TrafficLine>::iterator from, std::vector<TrafficLine>::iterator end);
    void pair(TrafficLine *line);
    void askToCancel(const Key &key, TrafficLine *cancel);
    void end(const Key &key, TrafficLine *answer);
    QString callOf(const TrafficLine &line) const;
    QString took(const TrafficLine &line) const;

    std::vector<TrafficLine> m_lines;
    PerKind m_counts{};
    QHash<Key, quint64> m_open; ///< requests without an answer
    std::vector<int> m_touched; ///< rows that changed because of an answer
    QStringList m_servers;
    QHash<quint64, QString> m_joined; ///< the agent's tool calls, by the gate's numbers
};

} // namespace models
