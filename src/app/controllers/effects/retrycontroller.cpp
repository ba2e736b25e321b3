// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/effects/retrycontroller.h"

#include "base/visibletext.h"
#include "core/prompt/message.h"
#include "core/session/session.h"
#include "history/entry.h"
#include "ledger/rows/effect.h"
#include "models/review/turnchanges.h"
#include "models/texts/effecttext.h"
#include "models/texts/showntext.h"
#include "widgets/dialogs/review/retrydialog.h"

#include <algorithm>

namespace app {

RetryController::RetryController(workspace::EffectStore *store, UndoController *undo, QWidget *window)
    : QObject(window)
    , m_store(store)
    , m_undo(undo)
    , m_window(window)
{}

void RetryController::retry(workspace::SessionController *session, base::TurnId turn)
{
    const history::UserMessage *prompt = session->transcript().promptOf(turn);
    if (!prompt)
        return;
    // While the turn runs it is not known what it will leave.
    if (const core::Session *running = session->session();
        running && running->hasOpenTurn() && running->turn() == turn) {
        session->notify(tr("Nothing was sent again"),
                        tr("The turn still runs. Its message can be sent again when it has ended."));
        return;
    }
    const core::Message message = core::messageOf(prompt->text, prompt->attachments, session->cwd());
    const std::vector<ledger::Effect> effects = session->transcript().effectsOf(turn);
    QStringList stands;
    const auto list = [&](ledger::EffectKind kind, const QString &whole, ledger::EffectState state) {
        const QString target = models::pathInFolder(whole, session->cwd());
        //: kind of an effect, its file or command, its state
        stands << tr("%1 %2, %3")
                      .arg(models::effectKindText(kind), base::visibleText(target), models::effectStateText(state));
    };
    for (const models::ChangedFile &file : models::changedFiles(effects))
        list(file.kind, file.target, ledger::EffectState::Committed);
    std::vector<base::EffectId> undoable;
    for (const ledger::Effect &effect : effects) {
        if (!effect.isOwnDeed())
            continue;
        const bool stood = effect.state == ledger::EffectState::Committed;
        // An effect with an unknown end may have happened.
        if (effect.state == ledger::EffectState::Unknown || (stood && !effect.isFile() && !effect.readsOnly))
            list(effect.kind, effect.target, effect.state);
        if (stood && effect.isFile() && effect.reversible != ledger::Reversible::No)
            undoable.push_back(effect.id);
    }
    if (stands.isEmpty()) {
        send(session, message);
        return;
    }
    auto *dialog = new widgets::RetryDialog(stands, !undoable.empty(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &widgets::RetryDialog::sendRequested, session,
            [this, session, message] { send(session, message); });
    connect(dialog, &widgets::RetryDialog::undoRequested, session,
            [this, session, message, undoable] { undoThenSend(session, message, undoable); });
    dialog->open();
}

void RetryController::undoThenSend(workspace::SessionController *session, const core::Message &message,
                                   const std::vector<base::EffectId> &effects)
{
    const QPointer<workspace::SessionController> alive(session);
    m_undo->undo(effects, session->cwd(), this, [this, alive, message, effects] {
        // If not everything was undone, the user has to decide further, so nothing is sent.
        const bool undone = std::all_of(effects.begin(), effects.end(), [this](base::EffectId id) {
            const auto row = m_store->ledger()->effect(id);
            return row && row->state == ledger::EffectState::Compensated;
        });
        if (alive && undone)
            send(alive, message);
    });
}

void RetryController::send(workspace::SessionController *session, const core::Message &message)
{
    if (session->isOver()) {
        // The queue was held when the agent ended; this message goes past it.
        session->restart();
        session->messages().sendNow(message);
    } else {
        session->send(message);
    }
    Q_EMIT sent(message);
}

} // namespace app
