// SPDX-License-Identifier: Apache-2.0
#include "app/undocontroller.h"

#include "base/visibletext.h"
#include "ledger/effect.h"
#include "ledger/undo.h"
#include "ledger/undoplan.h"
#include "models/texts/showntext.h"

#include <QFile>
#include <QPointer>
#include <QSet>

#include <algorithm>

namespace app {

using Choice = widgets::UndoDialog::Choice;

struct UndoController::Run
{
    ledger::UndoPlan plan;
    models::UndoPreview preview;
    QString baseFolder;
    base::SessionId session;
    bool listed = false; ///< shown first, also if it is plain
    QPointer<QObject> context;
    std::function<void()> done;
};

UndoController::UndoController(EffectStore *store, widgets::Look *look, QWidget *window)
    : QObject(window)
    , m_store(store)
    , m_look(look)
    , m_window(window)
{}

std::vector<base::EffectId> UndoController::standing(const std::vector<base::EffectId> &effects) const
{
    std::vector<base::EffectId> out;
    for (const base::EffectId id : effects) {
        const auto row = m_store->ledger()->effect(id);
        if (row && row->state != ledger::EffectState::Compensated)
            out.push_back(id);
    }
    return out;
}

void UndoController::undo(const std::vector<base::EffectId> &effects, const QString &baseFolder)
{
    undo(effects, baseFolder, this, {});
}

void UndoController::undo(const std::vector<base::EffectId> &effects, const QString &baseFolder, QObject *context,
                          std::function<void()> done)
{
    const auto run = std::make_shared<Run>();
    run->baseFolder = baseFolder;
    run->context = context;
    run->done = std::move(done);
    start(standing(effects), run);
}

void UndoController::undoListed(const std::vector<base::EffectId> &effects, const QString &baseFolder)
{
    const auto run = std::make_shared<Run>();
    run->baseFolder = baseFolder;
    run->listed = true;
    start(standing(effects), run);
}

void UndoController::restore(const std::vector<base::EffectId> &effects, const QString &baseFolder)
{
    const auto run = std::make_shared<Run>();
    run->baseFolder = baseFolder;
    run->listed = true;
    run->preview.isRestore = true;
    start(standing(effects), run);
}

void UndoController::redo(const std::vector<base::EffectId> &effects, const QString &baseFolder)
{
    std::vector<base::EffectId> acts;
    QByteArrayList paths;
    for (const base::EffectId id : effects) {
        if (const auto row = m_store->ledger()->effect(id))
            paths << row->path << row->otherPath;
    }
    paths.removeAll({});
    const auto row = effects.empty() ? std::nullopt : m_store->ledger()->effect(effects.front());
    const auto touching = m_store->ledger()->effectsTouching(paths);
    if (!touching) {
        Q_EMIT told(row ? row->session : base::SessionId(), tr("Nothing was changed"), touching.error().message);
        return;
    }
    for (const ledger::Effect &act : ledger::compensationsOf(effects, *touching))
        acts.push_back(act.id);
    const auto run = std::make_shared<Run>();
    run->baseFolder = baseFolder;
    run->preview.isRedo = true;
    start(acts, run);
}

void UndoController::finish(const std::shared_ptr<Run> &run)
{
    Q_EMIT finished();
    if (run->context && run->done)
        std::exchange(run->done, {})();
}

void UndoController::start(const std::vector<base::EffectId> &rows, const std::shared_ptr<Run> &run)
{
    if (!rows.empty()) {
        if (const auto first = m_store->ledger()->effect(rows.front()))
            run->session = first->session;
    }
    m_store->undo()->plan(rows, this, [this, run](const ledger::UndoPlan &plan) {
        run->plan = plan;
        for (const ledger::CannotUndo &cannot : plan.cannot) {
            const auto row = m_store->ledger()->effect(cannot.id);
            run->preview.cannot << tr("%1 cannot be undone. %2")
                                       .arg(row ? base::visibleText(row->target) : QString::number(cannot.id.value),
                                            cannot.reason);
        }
        readTexts(run);
    });
}

bool UndoController::isUnreported(const ledger::UndoStep &step) const
{
    return std::any_of(step.effects.begin(), step.effects.end(), [this](base::EffectId id) {
        const auto row = m_store->ledger()->effect(id);
        return row && row->source == ledger::EffectSource::NotReported;
    });
}

/// One after the other: a large plan must not fill the queue of the disk's thread.
void UndoController::readTexts(const std::shared_ptr<Run> &run)
{
    const size_t number = run->preview.steps.size();
    if (number == run->plan.steps.size()) {
        decide(run);
        return;
    }
    m_store->undo()->texts(run->plan.steps[number], this, [this, run, number](const ledger::UndoTexts &texts) {
        run->preview.steps.push_back(models::undoPreviewStep(run->plan.steps[number], texts));
        run->preview.steps.back().unreported = isUnreported(run->plan.steps[number]);
        readTexts(run);
    });
}

void UndoController::decide(const std::shared_ptr<Run> &run)
{
    const std::vector<models::UndoPreviewStep> &steps = run->preview.steps;
    if (run->preview.isRestore ||
        std::any_of(steps.begin(), steps.end(), [](const auto &step) { return step.unreported; }))
        run->preview.cannot << tr(
            "What commands did was found by comparing files. Not looked at, and left as it is: what git "
            "ignores, owners and extended attributes, links between files, empty folders.");
    if (run->plan.steps.empty() && run->plan.cannot.empty()) {
        Q_EMIT told(run->session, run->preview.isRedo ? tr("There is nothing to redo") : tr("There is nothing to undo"),
                    tr("Nothing was changed."));
        finish(run);
        return;
    }
    if (run->preview.isPlain() && !run->listed) {
        apply(run, {}, {});
        return;
    }
    auto *dialog = new widgets::UndoDialog(run->preview, run->baseFolder, m_look, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &widgets::UndoDialog::confirmed, this,
            [this, run](const std::vector<Choice> &choices, const std::vector<QByteArray> &texts) {
                apply(run, choices, texts);
            });
    connect(dialog, &QDialog::rejected, this, [this, run] { finish(run); });
    dialog->open();
}

void UndoController::apply(const std::shared_ptr<Run> &run, const std::vector<Choice> &choices,
                           const std::vector<QByteArray> &texts)
{
    std::map<size_t, ledger::UndoChoice> wanted;
    for (size_t i = 0; i < choices.size(); ++i) {
        using Kind = ledger::UndoChoice;
        const std::optional<QByteArray> &merged = run->preview.steps[i].merged;
        if (choices[i] == Choice::Leave)
            wanted[i].kind = Kind::Leave;
        else if (choices[i] == Choice::Before)
            wanted[i].kind = Kind::Target;
        else if (choices[i] == Choice::Merge && merged)
            wanted[i] = {Kind::Text, *merged};
        else if (choices[i] == Choice::Hunks)
            wanted[i] = {Kind::Text, texts[i]};
    }
    m_store->undo()->apply(run->plan, wanted, this, [this, run](const std::vector<ledger::UndoOutcome> &outcomes) {
        tell(*run, outcomes);
        finish(run);
    });
}

/// The rows say what was undone; here is what was not.
void UndoController::tell(const Run &run, const std::vector<ledger::UndoOutcome> &outcomes)
{
    QStringList failed, left;
    QSet<QString> notDone; // of one file several changes may be in the way
    for (const ledger::UndoOutcome &outcome : outcomes) {
        const QString path = base::visibleText(models::pathInFolder(QFile::decodeName(outcome.path), run.baseFolder));
        if (outcome.kind == ledger::UndoOutcome::Failed) {
            notDone.insert(path);
            //: a file and why it could not be undone
            failed << tr("%1: %2").arg(path, outcome.error.message);
        } else if (outcome.kind == ledger::UndoOutcome::Left) {
            left << path;
        }
    }
    left.removeDuplicates();
    if (!failed.isEmpty())
        Q_EMIT told(run.session,
                    run.preview.isRedo ? tr("%n file(s) could not be redone", nullptr, int(notDone.size()))
                                       : tr("%n file(s) could not be undone", nullptr, int(notDone.size())),
                    failed.join(u'\n'));
    if (!left.isEmpty())
        Q_EMIT told(run.session, tr("%n file(s) were left as they are", nullptr, int(left.size())), left.join(u'\n'));
}

} // namespace app
