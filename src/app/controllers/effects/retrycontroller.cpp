// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/effects/retrycontroller.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/prompt/message.h"
#include "core/session/session.h"
#include "history/entry.h"
#include "ledger/rows/effect.h"
#include "models/review/turnchanges.h"
#include "models/texts/effecttext.h"
#include "models/texts/showntext.h"

#include <algorithm>

namespace app {

using widgets::RetryDialog;

/// What the dialog shows, and the effects behind each row.
struct RetryController::Rows
{
    std::vector<RetryDialog::Row> shown;
    std::vector<std::vector<base::EffectId>> effects;

    void add(RetryDialog::Row row, std::vector<base::EffectId> behind)
    {
        shown.push_back(std::move(row));
        effects.push_back(std::move(behind));
    }
};

RetryController::RetryController(workspace::EffectStore *store, UndoController *undo, CallUndoController *calls,
                                 QWidget *window)
    : QObject(window)
    , m_store(store)
    , m_undo(undo)
    , m_calls(calls)
    , m_window(window)
{}

RetryController::Rows RetryController::rowsOf(workspace::SessionController *session, base::TurnId turn) const
{
    const std::vector<ledger::Effect> effects = session->transcript().effectsOf(turn);
    Rows out;
    for (const ledger::Effect &effect : effects) {
        const bool stood = effect.state == ledger::EffectState::Committed;
        const bool isUnknown = effect.state == ledger::EffectState::Unknown;
        if (!effect.isOwnDeed() || effect.isFile() || effect.readsOnly || (!stood && !isUnknown))
            continue; // files come below, one row each
        RetryDialog::Row row;
        row.what = base::visibleText(models::pathInFolder(effect.target, session->cwd()));
        if (effect.kind == ledger::EffectKind::Command && effect.source == ledger::EffectSource::Belay && stood) {
            row.state = base::Words::tr("Ran to its end");
            row.choices = {RetryDialog::Choice::AskThen, RetryDialog::Choice::Skip, RetryDialog::Choice::Repeat};
        } else if (effect.kind != ledger::EffectKind::Remote) {
            row.state = isUnknown ? tr("Unknown whether it took effect. The agent may do it again.")
                                  : tr("It ran. The agent may run it again.");
        } else if (isUnknown) {
            row.state = tr("Unknown whether it arrived");
            row.choices = {RetryDialog::Choice::AskThen, RetryDialog::Choice::Skip, RetryDialog::Choice::Repeat};
        } else {
            const QString undo = m_calls->callText(effect.id);
            row.state = undo.isEmpty()
                            ? base::described(base::Words::tr("Took effect"), base::Words::tr("cannot be undone"))
                            : base::Words::tr("Took effect");
            row.choices = {RetryDialog::Choice::Skip, RetryDialog::Choice::Repeat};
            if (!undo.isEmpty()) {
                row.choices.push_back(RetryDialog::Choice::UndoFirst);
                row.undo = tr("Belay calls %1 first").arg(undo);
            }
        }
        out.add(std::move(row), {effect.id});
    }
    for (const models::ChangedFile &file : models::changedFiles(effects)) {
        RetryDialog::Row row;
        row.what = models::shownPath(file.target, session->cwd());
        row.state = tr("Changed by the turn, and still so");
        std::vector<base::EffectId> undoable;
        for (const ledger::Effect &effect : effects) {
            if (effect.isOwnDeed() && effect.canBeUndone() && effect.target == file.target)
                undoable.push_back(effect.id);
        }
        if (!undoable.empty())
            row.choices = {RetryDialog::Choice::Stay, RetryDialog::Choice::UndoFirst};
        out.add(std::move(row), std::move(undoable));
    }
    for (const ledger::Effect &effect : effects) {
        if (effect.isOwnDeed() && effect.isFile() && effect.state == ledger::EffectState::Unknown)
            out.add({models::shownPath(effect.target, session->cwd()),
                     tr("Unknown whether it took effect. The agent may do it again."),
                     {}},
                    {effect.id});
    }
    return out;
}

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
    const Rows rows = rowsOf(session, turn);
    if (rows.shown.empty()) {
        send(session, message);
        return;
    }
    auto *dialog = new RetryDialog(message.text, rows.shown, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RetryDialog::retryRequested, session,
            [this, session, message, rows](const std::vector<RetryDialog::Choice> &choices) {
                continueWith(session, message, rows, choices);
            });
    dialog->open();
}

void RetryController::continueWith(workspace::SessionController *session, core::Message message, const Rows &rows,
                                   const std::vector<RetryDialog::Choice> &choices)
{
    std::vector<base::EffectId> files, calls;
    for (size_t i = 0; i < choices.size(); ++i) {
        const std::vector<base::EffectId> &behind = rows.effects[i];
        const bool isCall = std::any_of(behind.begin(), behind.end(), [this](base::EffectId id) {
            const auto row = m_store->ledger()->effect(id);
            return row && (row->kind == ledger::EffectKind::Remote || row->kind == ledger::EffectKind::Command);
        });
        using Repeated = core::RepeatedCall::Choice;
        if (choices[i] == RetryDialog::Choice::UndoFirst) {
            std::vector<base::EffectId> &undone = isCall ? calls : files;
            undone.insert(undone.end(), behind.begin(), behind.end());
        } else if (isCall && choices[i] != RetryDialog::Choice::Stay) {
            message.repeated.push_back({behind.front(), choices[i] == RetryDialog::Choice::Skip     ? Repeated::Skip
                                                        : choices[i] == RetryDialog::Choice::Repeat ? Repeated::Again
                                                                                                    : Repeated::Ask});
        }
    }
    undoThenSend(session, message, files, calls);
}

void RetryController::undoThenSend(workspace::SessionController *session, const core::Message &message,
                                   const std::vector<base::EffectId> &files, const std::vector<base::EffectId> &calls)
{
    const QPointer<workspace::SessionController> alive(session);
    // If not everything was undone, the user has to decide further, so nothing is sent.
    const auto isUndone = [this](base::EffectId id) {
        const auto row = m_store->ledger()->effect(id);
        return row && row->state == ledger::EffectState::Compensated;
    };
    const auto sendIf = [this, alive, message, files, calls, isUndone](const QStringList &problems) {
        const bool undone =
            std::all_of(files.begin(), files.end(), isUndone) && std::all_of(calls.begin(), calls.end(), isUndone);
        if (alive && undone)
            send(alive, message);
        else if (alive && !problems.isEmpty())
            alive->notify(tr("Nothing was sent again"), problems.join(u' '));
    };
    const auto undoCalls = [this, calls, sendIf] { m_calls->undoSeen(calls, sendIf); };
    if (files.empty())
        undoCalls();
    else
        m_undo->undo(files, session->cwd(), this, [files, isUndone, undoCalls, sendIf] {
            if (std::all_of(files.begin(), files.end(), isUndone))
                undoCalls();
            else
                sendIf({});
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

#include "moc_retrycontroller.cpp"
