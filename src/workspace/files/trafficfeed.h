// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/taptypes.h"
#include "core/session/agentconnection.h"
#include "models/lists/trafficmodel.h"

#include <QPointer>
#include <QTimer>

#include <functional>
#include <set>

namespace workspace {

/// The tap's entries as lines of the table.
std::vector<models::TrafficLine> trafficLines(const std::vector<acp::TapEntry> &entries);

/// Copies new entries of a connection's wire tap into the model, four times a second, only while it is shown.
class TrafficFeed : public QObject
{
    Q_OBJECT

public:
    explicit TrafficFeed(models::TrafficModel *model, QObject *parent = nullptr);

    /// The agent's own tool call that a call at a server is, by TapEntry::call; empty: not known so far.
    using ToolCallOf = std::function<QString(quint64 call)>;
    void setTap(std::shared_ptr<acp::WireTap> tap, ToolCallOf toolCallOf);
    void setActive(bool active);
    /// Empties the model; only later entries are shown.
    void forget();

private:
    void pull();
    void join();

    models::TrafficModel *m_model;
    std::shared_ptr<acp::WireTap> m_tap;
    ToolCallOf m_toolCallOf;
    std::set<quint64> m_apart; ///< calls at servers that are not joined
    QTimer m_timer;
    quint64 m_from = 0; ///< entries up to here were shown or forgotten
};

} // namespace workspace
