// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/workspace.h"

#include <QObject>

namespace widgets {
class Look;
}

namespace app {

class SessionPage;
class UndoController;

/// What the window does with effects: takes them back, brings them back, and tells what did not work out.
class EffectsDesk : public QObject
{
    Q_OBJECT

public:
    EffectsDesk(Workspace *workspace, widgets::Look *look, SessionPage *page, QWidget *window);

    UndoController *undo() { return m_undo; }

private:
    void tell(const base::SessionId &session, const QString &title, const QString &text);

    Workspace *m_workspace;
    SessionPage *m_page;
    UndoController *m_undo;
};

} // namespace app
