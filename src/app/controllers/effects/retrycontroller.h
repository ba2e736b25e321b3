// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/controllers/effects/callundocontroller.h"
#include "app/controllers/effects/undocontroller.h"
#include "base/ids.h"
#include "core/prompt/message.h"
#include "widgets/dialogs/review/retrydialog.h"
#include "workspace/session/sessioncontroller.h"

#include <QObject>
#include <QPointer>

namespace app {

/// Sends the message of a turn again, once the turn is over. If it left effects, the user decides about them first.
class RetryController : public QObject
{
    Q_OBJECT

public:
    /// None of them is owned; dialogs are shown over \p window.
    RetryController(workspace::EffectStore *store, UndoController *undo, CallUndoController *calls, QWidget *window);

    void retry(workspace::SessionController *session, base::TurnId turn);

Q_SIGNALS:
    /// The message is sent, at once or when the agent runs again.
    void sent(const core::Message &message);

private:
    struct Rows;
    Rows rowsOf(workspace::SessionController *session, base::TurnId turn) const;
    void continueWith(workspace::SessionController *session, core::Message message, const Rows &rows,
                      const std::vector<widgets::RetryDialog::Choice> &choices);
    void undoThenSend(workspace::SessionController *session, const core::Message &message,
                      const std::vector<base::EffectId> &files, const std::vector<base::EffectId> &calls);
    void send(workspace::SessionController *session, const core::Message &message);

    workspace::EffectStore *m_store;
    UndoController *m_undo;
    CallUndoController *m_calls;
    QWidget *m_window;
};

} // namespace app
