// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "acp/values.h"
#include "core/session/sessionrequest.h"

#include <QAbstractListModel>
#include <QDateTime>

#include <vector>

namespace models {

/// The sessions that an agent stores, as far as it has listed them, in the agent's order. Main thread.
class AgentSessionsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { DetailRole = Qt::UserRole, SearchRole };

    using QAbstractListModel::QAbstractListModel;

    void clear();
    /// Adds a page; sessions that are listed already are skipped.
    void append(const std::vector<acp::SessionInfo> &page);
    void remove(const acp::SessionId &id);
    const acp::SessionInfo *session(const QModelIndex &index) const; ///< null: none is there

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    int rowOf(const acp::SessionId &id) const;

    std::vector<acp::SessionInfo> m_sessions;
};

} // namespace models
