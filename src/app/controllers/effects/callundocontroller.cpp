// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/effects/callundocontroller.h"

#include "base/visibletext.h"
#include "core/remote/keptcall.h"
#include "widgets/dialogs/review/calldialog.h"
#include "widgets/dialogs/review/callundodialog.h"
#include "workspace/workspace.h"

#include <QPointer>

#include <memory>
#include <utility>

namespace app {

CallUndoController::CallUndoController(workspace::Workspace *workspace, QWidget *window)
    : QObject(window)
    , m_workspace(workspace)
    , m_undoing(workspace)
    , m_window(window)
{}

void CallUndoController::show(base::EffectId effect)
{
    const auto row = m_workspace->effects()->ledger()->effect(effect);
    if (!row)
        return;
    workspace::EffectStore *store = m_workspace->effects();
    const auto call = std::make_shared<widgets::CallDialog::Call>();
    call->title = row->target;
    store->files()->run(
        [call, blobs = store->blobs(), sent = row->before, answered = row->after] {
            const auto textOf = [blobs](const ledger::FileMark &mark) {
                const auto kept = mark.kept ? blobs->get(mark.hash) : base::Result<QByteArray>(QByteArray());
                return kept ? QString::fromUtf8(core::shownText(*kept)) : QString();
            };
            call->sent = textOf(sent);
            call->answered = textOf(answered);
        },
        m_window,
        [window = m_window, call] {
            auto *dialog = new widgets::CallDialog(*call, window);
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->show();
        });
}

void CallUndoController::undo(base::EffectId effect)
{
    const auto plan = m_undoing.plan(effect);
    if (!plan) {
        tell(effect, plan.error().message);
        return;
    }
    auto *dialog = new widgets::CallUndoDialog(
        {plan->undone, plan->server, plan->tool, QString::fromUtf8(core::shownText(plan->arguments)), plan->isAgain},
        m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, effect, plan = *plan] {
        m_undoing.undo(plan, [this, effect](const base::Result<void> &undone) {
            if (!undone)
                tell(effect, undone.error().message);
        });
    });
    dialog->open();
}

void CallUndoController::undoSeen(const std::vector<base::EffectId> &effects,
                                  std::function<void(const QStringList &)> done)
{
    next(effects, {}, std::move(done));
}

void CallUndoController::next(std::vector<base::EffectId> left, QStringList problems,
                              std::function<void(const QStringList &)> done)
{
    if (left.empty()) {
        done(problems);
        return;
    }
    const base::EffectId effect = left.front();
    left.erase(left.begin());
    const auto plan = m_undoing.plan(effect);
    if (!plan) {
        next(std::move(left), problems << plan.error().message, std::move(done));
        return;
    }
    m_undoing.undo(*plan, [this, left, problems, done](const base::Result<void> &undone) {
        next(left, undone ? problems : QStringList(problems) << undone.error().message, done);
    });
}

QString CallUndoController::callText(base::EffectId effect) const
{
    const auto plan = m_undoing.plan(effect);
    return plan ? base::visibleText(plan->tool) + u' ' +
                      base::visibleText(QString::fromUtf8(core::shownText(plan->arguments)).simplified())
                : QString();
}

void CallUndoController::tell(base::EffectId effect, const QString &text)
{
    const auto row = m_workspace->effects()->ledger()->effect(effect);
    Q_EMIT noticeRaised(row ? row->session : base::SessionId(), tr("Not undone"), text);
}

} // namespace app

#include "moc_callundocontroller.cpp"
