// SPDX-License-Identifier: Apache-2.0
#include "ledger/undo/undo.h"

#include "base/error.h"
#include "base/ids.h"
#include "base/result.h"
#include "base/words.h"
#include "ledger/disk/filestate.h"

#include <cerrno>
#include <utility>

namespace ledger {

using base::Result;

struct Undo::Run
{
    UndoPlan plan;
    std::map<size_t, UndoChoice> choices;
    QPointer<QObject> context;
    Finished done;
    std::vector<UndoOutcome> outcomes;
    std::map<QByteArray, FileMark> left; ///< what the steps so far left; later steps start from it
    std::map<QByteArray, bool> stuck;    ///< paths of which a step was not done, so older ones cannot be
};

Undo::Undo(Ledger *ledger, BlobStore *blobs, FileEffects *effects, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_blobs(blobs)
    , m_effects(effects)
{}

Undo::~Undo()
{
    // The current step goes on, and its row records how it ended.
    for (const std::shared_ptr<Run> &run : std::exchange(m_runs, {})) {
        while (run->outcomes.size() < run->plan.steps.size())
            run->outcomes.push_back({run->plan.steps[run->outcomes.size()].path,
                                     UndoOutcome::Failed,
                                     {base::Origin::Belay, ECANCELED, tr("Belay is ending."), {}},
                                     {}});
        if (run->context)
            run->done(run->outcomes);
    }
}

void Undo::plan(const std::vector<base::EffectId> &wanted, QObject *context, Planned done)
{
    std::vector<Effect> rows;
    QByteArrayList paths;
    UndoPlan refused;
    for (const base::EffectId id : wanted) {
        auto row = m_ledger->effect(id);
        if (!row) {
            refused.cannot.push_back({id, base::Words::tr("The row of effect %1 cannot be read.").arg(id.value)});
            continue;
        }
        paths << row->path;
        rows.push_back(std::move(*row));
    }
    paths.removeAll({});
    auto all = m_ledger->effectsTouching(paths);
    for (size_t i = 0; !all && i < rows.size(); ++i)
        refused.cannot.push_back({rows[i].id, all.error().message});
    m_effects->disk().run(
        [rows = std::move(rows), all = std::move(all), refused = std::move(refused), blobs = m_blobs] {
            UndoPlan plan = all ? planUndo(rows, *all, *blobs) : UndoPlan();
            plan.cannot.insert(plan.cannot.begin(), refused.cannot.begin(), refused.cannot.end());
            return plan;
        },
        context, std::move(done));
}

void Undo::texts(const UndoStep &step, QObject *context, std::function<void(const UndoTexts &)> done)
{
    m_effects->disk().run([step, blobs = m_blobs] { return textsOf(step, *blobs); }, context, std::move(done));
}

void Undo::apply(const UndoPlan &plan, std::map<size_t, UndoChoice> choices, QObject *context, Finished done)
{
    const auto run = std::make_shared<Run>();
    run->plan = plan;
    run->choices = std::move(choices);
    run->context = context;
    run->done = std::move(done);
    m_runs.insert(run);
    // Queued, even if there is nothing to do.
    QMetaObject::invokeMethod(
        this, [this, run] { next(run); }, Qt::QueuedConnection);
}

void Undo::applyPart(const std::vector<base::EffectId> &effects, const ChangedLines &lines, QObject *context,
                     PartTaken done)
{
    std::vector<Effect> rows;
    for (const base::EffectId id : effects) {
        if (auto row = m_ledger->effect(id); row && row->canBeUndone())
            rows.push_back(std::move(*row));
    }
    m_effects->disk().run(
        [rows = std::move(rows), lines, blobs = m_blobs] { return planPart(rows, lines, *blobs); }, this,
        [this, lines, context = QPointer<QObject>(context), done = std::move(done)](const PartPlan &plan) {
            const auto answer = [context, done](const PartOutcome &outcome) {
                if (context)
                    done(outcome);
            };
            takePart(plan, lines, answer);
        });
}

void Undo::takePart(const PartPlan &plan, const ChangedLines &lines, const PartTaken &answer)
{
    if (!plan.effect) {
        answer({PartOutcome::NotFound, {}, {}});
        return;
    }
    const auto touching = m_ledger->effectsTouching({plan.effect->path});
    if (!touching) {
        answer({PartOutcome::Failed, touching.error(), {}});
        return;
    }
    const QByteArray part = hashOf(lines);
    int times = 0;
    for (const Effect &row : *touching) {
        if (row.partOf != plan.effect->id || partOfKey(row.key) != part)
            continue;
        if (row.state == EffectState::Committed) {
            answer({PartOutcome::Already, {}, row.id});
            return;
        }
        ++times;
    }
    if (plan.part.verdict != PartText::Clean) {
        answer({plan.part.verdict == PartText::Gone ? PartOutcome::Gone : PartOutcome::Conflict, {}, {}});
        return;
    }
    FileChange change;
    change.effect.session = plan.effect->session;
    change.effect.turn = plan.effect->turn;
    change.effect.path = plan.effect->path;
    change.effect.partOf = plan.effect->id;
    change.effect.key = partKey(plan.effect->id, lines, times);
    change.content = plan.part.text;
    change.expected = plan.current;
    m_effects->apply(change, this, [answer](const Result<Prepared> &result) {
        if (result)
            answer({result->existed ? PartOutcome::Already : PartOutcome::Done, {}, result->effect.id});
        else
            answer({PartOutcome::Failed, result.error(), {}});
    });
}

FileChange Undo::changeOf(const UndoStep &step, const UndoChoice &choice) const
{
    FileChange change;
    change.effect.session = step.session;
    change.effect.turn = step.turn;
    change.effect.path = step.path;
    change.effect.compensates = step.effects;
    change.effect.restores = step.brought;
    change.effect.key = step.key;
    change.expected = step.current;
    change.mode = step.mode;
    change.folders = step.folders;
    change.leaveSame = true;
    if (choice.kind == UndoChoice::Text) {
        change.content = choice.text;
    } else if (step.concernsFolder()) {
        change.type = FileType::Folder;
        if (step.target.isThere()) {
            change.content = QByteArray();
            change.mode = step.target.mode;
        }
    } else if (step.target.isThere()) {
        change.contentFrom = step.target.hash;
        change.type = step.target.type;
    }
    return change;
}

void Undo::next(const std::shared_ptr<Run> &run)
{
    const size_t number = run->outcomes.size();
    if (number == run->plan.steps.size()) {
        m_runs.erase(run);
        if (run->context)
            run->done(run->outcomes);
        return;
    }
    UndoStep step = run->plan.steps[number];
    const UndoChoice choice = run->choices[number];
    UndoOutcome outcome{step.path, UndoOutcome::Left, {}, {}};
    const bool wanted = choice.kind == UndoChoice::Target || choice.kind == UndoChoice::Text ||
                        (choice.kind == UndoChoice::Default && step.verdict == Verdict::Clean);
    if (!wanted || step.verdict == Verdict::Impossible || run->stuck[step.path]) {
        run->stuck[step.path] = true;
        run->outcomes.push_back(outcome);
        next(run);
        return;
    }
    // If another text was chosen in the previous step, that is on the disk now.
    if (const auto left = run->left.find(step.path); left != run->left.end())
        step.current = left->second;
    m_effects->apply(changeOf(step, choice), this, [this, run, step, outcome](const Result<Prepared> &result) mutable {
        if (result && result->existed) {
            const bool hasFailed = result->effect.state == EffectState::Failed;
            outcome.kind = hasFailed ? UndoOutcome::Failed : UndoOutcome::AlreadyDone;
            outcome.act = result->effect.id;
            if (hasFailed)
                outcome.error = {base::Origin::Belay, 0,
                                 tr("This undo was tried before and failed. Look again, then undo."),
                                 result->effect.detail};
            run->stuck[step.path] = true;
        } else if (result) {
            outcome.kind = UndoOutcome::Done;
            outcome.act = result->effect.id;
            run->left[step.path] = result->effect.after;
        } else {
            outcome.kind = UndoOutcome::Failed;
            outcome.error = result.error();
            run->stuck[step.path] = true;
        }
        run->outcomes.push_back(outcome);
        next(run);
    });
}

} // namespace ledger

#include "moc_undo.cpp"
