// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/controllers/effects/undocontroller.h"
#include "base/ids.h"
#include "core/prompt/message.h"
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
    RetryController(workspace::EffectStore *store, UndoController *undo, QWidget *window);

    void retry(workspace::SessionController *session, base::TurnId turn);

Q_SIGNALS:
    /// The message is sent, at once or when the agent runs again.
    void sent(const core::Message &message);

private:
    void undoThenSend(workspace::SessionController *session, const core::Message &message,
                      const std::vector<base::EffectId> &effects);
    void send(workspace::SessionController *session, const core::Message &message);

    workspace::EffectStore *m_store;
    UndoController *m_undo;
    QWidget *m_window;
};

} // namespace app
