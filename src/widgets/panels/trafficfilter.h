// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QSortFilterProxyModel>
#include <QString>

#include <optional>

namespace widgets {

/// The messages that are listed: those of one server or of the agent's own protocol, those of one tool call, and what
/// the filter of the base class lets pass.
class TrafficFilter final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    /// Empty: the agent's own protocol. None: all.
    void setServer(const std::optional<QString> &server);
    /// As of TrafficModel::CallRole; empty: all.
    void setCall(const QString &call);
    const QString &call() const { return m_call; }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    std::optional<QString> m_server;
    QString m_call;
};

} // namespace widgets
