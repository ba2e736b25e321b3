// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/effects/callundocontroller.h"

#include "base/visibletext.h"
#include "core/remote/keptcall.h"
#include "ledger/disk/blobstore.h"
#include "ledger/rows/effect.h"
#include "widgets/dialogs/review/calldialog.h"
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

void CallUndoController::undo(const std::vector<base::EffectId> &effects)
{
    Plans plans;
    std::vector<widgets::CallUndoDialog::Call> shown;
    QStringList problems;
    for (const base::EffectId effect : effects) {
        const auto plan = m_undoing.plan(effect);
        if (!plan) {
            problems << plan.error().message;
            continue;
        }
        plans.push_back(*plan);
        shown.push_back({plan->undone, plan->server, plan->tool, QString::fromUtf8(core::shownText(plan->arguments)),
                         plan->isAgain});
    }
    if (!problems.isEmpty())
        notify(effects.front(), problems.join(u' '));
    if (plans.empty())
        return;
    auto *dialog = new widgets::CallUndoDialog(shown, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, plans] {
        next(plans, {}, [this, first = plans.front().effect](const QStringList &failed) {
            if (!failed.isEmpty())
                notify(first, failed.join(u' '));
        });
    });
    dialog->open();
}

void CallUndoController::undoSeen(const std::vector<base::EffectId> &effects,
                                  std::function<void(const QStringList &)> done)
{
    Plans plans;
    QStringList problems;
    for (const base::EffectId effect : effects) {
        const auto plan = m_undoing.plan(effect);
        if (plan)
            plans.push_back(*plan);
        else
            problems << plan.error().message;
    }
    next(std::move(plans), std::move(problems), std::move(done));
}

void CallUndoController::next(Plans left, QStringList problems, std::function<void(const QStringList &)> done)
{
    if (left.empty()) {
        done(problems);
        return;
    }
    const core::RemoteUndo::Plan plan = left.front();
    left.erase(left.begin());
    m_undoing.undo(plan, [this, left, problems, done](const base::Result<void> &undone) {
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

void CallUndoController::notify(base::EffectId effect, const QString &text)
{
    const auto row = m_workspace->effects()->ledger()->effect(effect);
    Q_EMIT noticeRaised(row ? row->session : base::SessionId(), tr("Not undone"), text);
}

} // namespace app

#include "moc_callundocontroller.cpp"
