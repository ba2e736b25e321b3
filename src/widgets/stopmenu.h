// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "models/sessionstatus.h"
#include "widgets/look.h"

#include <QMenu>

namespace widgets {

/// The menu of the Stop button: first its scope (what ends, what stays), then the ways to stop.
class StopMenu : public QMenu
{
    Q_OBJECT

public:
    StopMenu(const models::SessionSnapshot &session, Look *look, base::Clock *clock, QWidget *parent = nullptr);

    struct Line
    {
        QString icon, words, mono, age;
    };
    static std::vector<Line> endsLines(const models::SessionSnapshot &session, base::Milliseconds now);
    static std::vector<Line> staysLines(const models::SessionSnapshot &session);

Q_SIGNALS:
    void stopRequested();
    void stopKeepingCommandsRequested();
    void killCommandsRequested();
    void forceStopRequested();
};

} // namespace widgets
