// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tour/tourprogress.h"

#include <QObject>

namespace settings {
class Settings;
} // namespace settings

namespace widgets {
class TourBar;
} // namespace widgets

namespace app {

class SessionPage;
class WindowActions;

/// Guides through the tour with the demo agent: shows the next step, marks finished ones, and remembers the place
/// across sessions and runs.
class TourController : public QObject
{
    Q_OBJECT

public:
    /// Adds its bar to \p page; shortcuts in its texts are those of \p actions.
    TourController(settings::Settings *settings, SessionPage *page, const WindowActions *actions);

    /// Starts the tour, or continues it.
    void start();
    void beginAgain();
    const models::TourProgress *progress() const { return &m_progress; }

Q_SIGNALS:
    /// A new session of the demo agent, with \p message.
    void sessionWanted(const QString &message);
    void agentWanted(); ///< the tour is over: the user wants to add an agent

private:
    void begin();
    QString message() const;
    void onSession();
    void onProgress();
    void resume();
    void close();
    void refresh();
    QString sentence() const;

    settings::Settings *m_settings;
    SessionPage *m_page;
    const WindowActions *m_actions;
    models::TourProgress m_progress;
    widgets::TourBar *m_bar;
};

} // namespace app
