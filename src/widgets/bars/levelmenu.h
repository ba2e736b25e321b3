// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/sessionstatus.h"
#include "proxy/networkrules.h"

#include <QMenu>

namespace widgets {

/// What becomes of what the agent of a session writes, and what is done about its network, for the user to choose, with
/// a sentence of what is never held back. Created for each opening: it does not follow the session.
class LevelMenu : public QMenu
{
    Q_OBJECT

public:
    explicit LevelMenu(const models::SessionSnapshot &session, QWidget *parent = nullptr);

Q_SIGNALS:
    void holdingChosen(bool holds); ///< another than now
    /// Another than now, and no list of hosts.
    void networkChosen(proxy::NetworkLevel level);
    void hostsRequested(); ///< the network is to be limited, or its list of hosts changed

private:
    void addWords(const QString &words);
};

} // namespace widgets
