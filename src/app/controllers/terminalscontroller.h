// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "models/lists/terminalsmodel.h"

#include <QObject>

QT_BEGIN_NAMESPACE
class QDockWidget;
QT_END_NAMESPACE

namespace widgets {
class Look;
class TerminalsPanel;
} // namespace widgets

namespace app {

class SessionPage;

/// The dock with the commands of the shown session and their output. The panel is created when it is first shown.
class TerminalsController : public QObject
{
    Q_OBJECT

public:
    TerminalsController(SessionPage *page, base::Clock *clock, widgets::Look *look, QDockWidget *dock);
    ~TerminalsController() override;

    QWidget *panel() const; ///< null until it was shown

private:
    QWidget *made();

    SessionPage *m_page;
    widgets::Look *m_look;
    QDockWidget *m_dock;
    models::TerminalsModel m_model;
    widgets::TerminalsPanel *m_panel = nullptr;
};

} // namespace app
