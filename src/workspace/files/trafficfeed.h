// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/taptypes.h"
#include "core/session/agentconnection.h"
#include "models/lists/trafficmodel.h"

#include <QPointer>
#include <QTimer>

namespace workspace {

/// The tap's entries as lines of the table.
std::vector<models::TrafficLine> trafficLines(const std::vector<acp::TapEntry> &entries);

/// Copies new entries of a connection's wire tap into the model, four times a second, only while it is shown.
class TrafficFeed : public QObject
{
    Q_OBJECT

public:
    explicit TrafficFeed(models::TrafficModel *model, QObject *parent = nullptr);

    void setTap(std::shared_ptr<acp::WireTap> tap);
    void setActive(bool active);
    /// Empties the model; only later entries are shown.
    void forget();

private:
    void pull();

    models::TrafficModel *m_model;
    std::shared_ptr<acp::WireTap> m_tap;
    QTimer m_timer;
    quint64 m_from = 0; ///< entries up to here were shown or forgotten
};

} // namespace workspace
