// SPDX-License-Identifier: Apache-2.0
#include "workspace/stores/undoing.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "history/turneffects.h"
#include "ledger/rows/effect.h"
#include "ledger/undo/undo.h"
#include "ledger/undo/undopart.h"
#include "ledger/undo/undoplan.h"
#include "models/texts/showntext.h"

#include <QFile>
#include <QSet>

#include <algorithm>

namespace workspace {

Undoing::Undoing(EffectStore *store, QObject *parent) : QObject(parent), m_store(store) {}

std::vector<base::EffectId> Undoing::committed(const std::vector<base::EffectId> &effects) const
{
    std::vector<base::EffectId> out;
    for (const base::EffectId id : effects) {
        const auto row = m_store->ledger()->effect(id);
        if (!row || row->state != ledger::EffectState::Compensated) // a row that cannot be read is reported later
            out.push_back(id);
    }
    return out;
}

void Undoing::undo(const std::vector<base::EffectId> &effects, const QString &baseFolder)
{
    undo(effects, baseFolder, this, {});
}

void Undoing::undo(const std::vector<base::EffectId> &effects, const QString &baseFolder, QObject *context,
                   std::function<void()> done)
{
    const auto run = std::make_shared<Run>();
    run->baseFolder = baseFolder;
    run->context = context;
    run->done = std::move(done);
    start(committed(effects), run);
}

void Undoing::undoListed(const std::vector<base::EffectId> &effects, const QString &baseFolder)
{
    const auto run = std::make_shared<Run>();
    run->baseFolder = baseFolder;
    run->listed = true;
    start(committed(effects), run);
}

void Undoing::restore(const std::vector<base::EffectId> &effects, const QString &baseFolder)
{
    const auto run = std::make_shared<Run>();
    run->baseFolder = baseFolder;
    run->listed = true;
    run->preview.isRestore = true;
    start(committed(effects), run);
}

void Undoing::redo(const std::vector<base::EffectId> &effects, const QString &baseFolder)
{
    std::vector<base::EffectId> acts;
    QByteArrayList paths;
    for (const base::EffectId id : effects) {
        const auto row = m_store->ledger()->effect(id);
        if (!row) {
            Q_EMIT noticeRaised({}, base::capitalized(base::Words::tr("nothing was changed")),
                                base::Words::tr("The row of effect %1 cannot be read.").arg(id.value));
            return;
        }
        paths << row->path;
    }
    paths.removeAll({});
    const auto row = effects.empty() ? std::nullopt : m_store->ledger()->effect(effects.front());
    const auto touching = m_store->ledger()->effectsTouching(paths);
    if (!touching) {
        Q_EMIT noticeRaised(row ? row->session : base::SessionId(),
                            base::capitalized(base::Words::tr("nothing was changed")), touching.error().message);
        return;
    }
    for (const ledger::Effect &act : ledger::compensationsOf(effects, *touching))
        acts.push_back(act.id);
    const auto run = std::make_shared<Run>();
    run->baseFolder = baseFolder;
    run->preview.isRedo = true;
    start(acts, run);
}

std::vector<ledger::Effect> Undoing::rowsAbout(const std::vector<base::EffectId> &effects, const QString &path) const
{
    std::vector<ledger::Effect> rows;
    for (const base::EffectId id : effects) {
        if (auto row = m_store->ledger()->effect(id); row && row->isFile() && history::isAbout(path, row->target))
            rows.push_back(std::move(*row));
    }
    return rows;
}

void Undoing::undoHunk(const std::vector<base::EffectId> &effects, const QString &path, const models::Hunk &hunk,
                       const QString &baseFolder)
{
    std::vector<base::EffectId> wholes;
    base::SessionId session;
    for (const ledger::Effect &row : rowsAbout(effects, path)) {
        if (row.partOf.value == 0)
            wholes.push_back(row.id);
        session = row.session;
    }
    const QString shown = base::visibleText(models::pathInFolder(path, baseFolder));
    m_store->undo()->applyPart(wholes, models::linesOf(hunk), this,
                               [this, session, shown](const ledger::PartOutcome &outcome) {
                                   reportPart(session, shown, outcome);
                                   Q_EMIT finished();
                               });
}

void Undoing::reportPart(const base::SessionId &session, const QString &path, const ledger::PartOutcome &outcome)
{
    QString why;
    switch (outcome.kind) {
    case ledger::PartOutcome::Done:
    case ledger::PartOutcome::Already:
        return;
    case ledger::PartOutcome::NotFound:
        why = tr("These lines cannot be told apart in %1. Undo the whole change, or review it.").arg(path);
        break;
    case ledger::PartOutcome::Gone:
        why = tr("%1 does not have this change any more.").arg(path);
        break;
    case ledger::PartOutcome::Conflict:
        why = tr("These lines of %1, or lines beside them, were changed since. Undo the whole change to decide what "
                 "stays.")
                  .arg(path);
        break;
    case ledger::PartOutcome::Failed:
        why = outcome.error.message;
        break;
    }
    Q_EMIT noticeRaised(session, base::capitalized(base::Words::tr("nothing was changed")), why);
}

void Undoing::redoHunk(const std::vector<base::EffectId> &effects, const QString &path, const models::Hunk &hunk,
                       const QString &baseFolder)
{
    const QByteArray part = ledger::hashOf(models::linesOf(hunk));
    std::vector<base::EffectId> acts;
    for (const ledger::Effect &row : rowsAbout(effects, path)) {
        if (row.partOf.value != 0 && row.state == ledger::EffectState::Committed && ledger::partOfKey(row.key) == part)
            acts.push_back(row.id);
    }
    undo(acts, baseFolder);
}

void Undoing::finish(const std::shared_ptr<Run> &run)
{
    Q_EMIT finished();
    if (run->context && run->done)
        std::exchange(run->done, {})();
}

void Undoing::start(const std::vector<base::EffectId> &rows, const std::shared_ptr<Run> &run)
{
    if (!rows.empty()) {
        if (const auto first = m_store->ledger()->effect(rows.front()))
            run->session = first->session;
    }
    m_store->undo()->plan(rows, this, [this, run](const ledger::UndoPlan &plan) {
        run->plan = plan;
        for (const ledger::CannotUndo &cannot : plan.cannot) {
            const auto row = m_store->ledger()->effect(cannot.id);
            run->preview.cannot << base::Words::tr("%1 cannot be undone. %2")
                                       .arg(row ? base::visibleText(row->target) : QString::number(cannot.id.value),
                                            cannot.reason);
        }
        readTexts(run);
    });
}

bool Undoing::isUnreported(const ledger::UndoStep &step) const
{
    return std::any_of(step.effects.begin(), step.effects.end(), [this](base::EffectId id) {
        const auto row = m_store->ledger()->effect(id);
        return row && row->source == ledger::EffectSource::NotReported;
    });
}

/// One after the other, so that a large plan does not fill the queue of the disk thread.
void Undoing::readTexts(const std::shared_ptr<Run> &run)
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

void Undoing::decide(const std::shared_ptr<Run> &run)
{
    const std::vector<models::UndoPreviewStep> &steps = run->preview.steps;
    run->preview.cannot << models::undoLimits(
        run->plan, run->preview.isRestore ||
                       std::any_of(steps.begin(), steps.end(), [](const auto &step) { return step.unreported; }));
    if (run->plan.steps.empty() && run->plan.cannot.empty()) {
        Q_EMIT noticeRaised(run->session,
                            run->preview.isRedo ? tr("There is nothing to redo")
                                                : base::Words::tr("There is nothing to undo"),
                            base::capitalized(base::Words::tr("nothing was changed")));
        finish(run);
        return;
    }
    if (run->preview.isPlain() && !run->listed) {
        apply(run, {});
        return;
    }
    Q_EMIT asked(run);
}

void Undoing::apply(const std::shared_ptr<Run> &run, const std::map<size_t, ledger::UndoChoice> &choices)
{
    m_store->undo()->apply(run->plan, choices, this, [this, run](const std::vector<ledger::UndoOutcome> &outcomes) {
        reportOutcomes(*run, outcomes);
        finish(run);
    });
}

/// The rows show what was undone; this reports what was not.
void Undoing::reportOutcomes(const Run &run, const std::vector<ledger::UndoOutcome> &outcomes)
{
    QStringList failed, left;
    QSet<QString> notDone; // several changes of one file may be in the way
    for (const ledger::UndoOutcome &outcome : outcomes) {
        const QString path = base::visibleText(models::pathInFolder(QFile::decodeName(outcome.path), run.baseFolder));
        if (outcome.kind == ledger::UndoOutcome::Failed) {
            notDone.insert(path);
            failed << base::labelled(path, outcome.error.message);
        } else if (outcome.kind == ledger::UndoOutcome::Left) {
            left << path;
        }
    }
    left.removeDuplicates();
    if (!failed.isEmpty())
        Q_EMIT noticeRaised(run.session,
                            run.preview.isRedo ? tr("%n file(s) could not be redone", nullptr, int(notDone.size()))
                                               : tr("%n file(s) could not be undone", nullptr, int(notDone.size())),
                            failed.join(u'\n'));
    if (!left.isEmpty())
        Q_EMIT noticeRaised(run.session, tr("%n file(s) were left as they are", nullptr, int(left.size())),
                            left.join(u'\n'));
}

} // namespace workspace

#include "moc_undoing.cpp"
