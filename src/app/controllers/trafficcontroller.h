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

/// The messages to and from the agent of the session in view, in a dock. The panel is made when somebody first looks.
class TrafficController : public QObject
{
    Q_OBJECT

public:
    TrafficController(widgets::Look *look, QDockWidget *dock);

    /// Null: none is in view.
    void setSession(workspace::SessionController *session);
    /// Shows the dock, with the messages of the request \p protocolId alone unless that is empty.
    void show(const QString &protocolId = {});
    QWidget *panel() const; ///< null until somebody looked

Q_SIGNALS:
    /// A file could not be opened, and there is no session to say so in.
    void noticed(const QString &text);

private:
    widgets::TrafficPanel *made();
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
