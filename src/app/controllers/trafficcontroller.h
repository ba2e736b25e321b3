// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/lists/trafficmodel.h"
#include "workspace/files/trafficfeed.h"

#include <QPointer>

#include <functional>

QT_BEGIN_NAMESPACE
class QDockWidget;
QT_END_NAMESPACE

namespace widgets {
class Look;
class TrafficPanel;
} // namespace widgets

namespace workspace {
class SessionController;
} // namespace workspace

namespace app {

/// The dock with the messages to and from the agent of the shown session. The panel is created when it is first shown.
class TrafficController : public QObject
{
    Q_OBJECT

public:
    TrafficController(widgets::Look *look, QDockWidget *dock);

    /// Null: none is shown.
    void setSession(workspace::SessionController *session);
    /// Shows the dock, limited to the request \p protocolId unless that is empty.
    void show(const QString &protocolId = {});
    QWidget *panel() const; ///< null until it was shown

Q_SIGNALS:
    /// A file could not be opened, and no session is shown for a notice.
    void noticed(const QString &text);

private:
    widgets::TrafficPanel *made();
    workspace::TrafficFeed::ToolCallOf toolCallOf() const;
    void save();
    void open();

    widgets::Look *m_look;
    QDockWidget *m_dock;
    models::TrafficModel m_model;
    workspace::TrafficFeed m_feed;
    widgets::TrafficPanel *m_panel = nullptr;
    QPointer<workspace::SessionController> m_session;
};

} // namespace app
