// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "ledger/undo/undo.h"
#include "ledger/undo/undoplan.h"
#include "models/review/hunk.h"
#include "models/review/undopreview.h"
#include "workspace/stores/effectstore.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <map>
#include <memory>

namespace workspace {

/// Undoes effects for the user. A single file that has not changed since the effect is undone at once; in all other
/// cases the user is asked first. Failures are reported by noticeRaised().
class Undoing : public QObject
{
    Q_OBJECT

public:
    /// One undo from its plan to its end.
    struct Run
    {
        ledger::UndoPlan plan;
        models::UndoPreview preview;
        QString baseFolder;
        base::SessionId session;
        bool listed = false; ///< shown first, even if it is simple
        QPointer<QObject> context;
        std::function<void()> done;
    };

    /// The store is not owned.
    explicit Undoing(EffectStore *store, QObject *parent = nullptr);

    /// Paths inside \p baseFolder are shown relative to it. Rows that are undone already are skipped.
    void undo(const std::vector<base::EffectId> &effects, const QString &baseFolder = {});
    /// The same for a whole turn; always shown first.
    void undoListed(const std::vector<base::EffectId> &effects, const QString &baseFolder = {});
    /// Like undo(); \p done is called exactly once, when it was applied or abandoned, or there was nothing to do,
    /// unless \p context is gone by then.
    void undo(const std::vector<base::EffectId> &effects, const QString &baseFolder, QObject *context,
              std::function<void()> done);
    /// The same for everything that happened since a turn began, including unreported changes.
    void restore(const std::vector<base::EffectId> &effects, const QString &baseFolder = {});
    /// Undoes \p hunk of the file that the agent called \p path, in the newest of \p effects that contains it. The rest
    /// of the file stays. Raises a notice if that is not possible.
    void undoHunk(const std::vector<base::EffectId> &effects, const QString &path, const models::Hunk &hunk,
                  const QString &baseFolder = {});
    void redoHunk(const std::vector<base::EffectId> &effects, const QString &path, const models::Hunk &hunk,
                  const QString &baseFolder = {});
    /// Redoes undone effects.
    void redo(const std::vector<base::EffectId> &effects, const QString &baseFolder = {});

    /// An answer to asked(): carries it out with the user's decisions, by step.
    void apply(const std::shared_ptr<Run> &run, const std::map<size_t, ledger::UndoChoice> &choices);
    /// The other answer to asked(): nothing is done.
    void finish(const std::shared_ptr<Run> &run);

Q_SIGNALS:
    /// The plan has to be shown to the user; answer with apply() or finish().
    void asked(const std::shared_ptr<workspace::Undoing::Run> &run);
    /// A notice for the user about effects of \p session.
    void noticeRaised(const base::SessionId &session, const QString &title, const QString &text);
    /// It was applied or abandoned, or there was nothing to do.
    void finished();

private:
    std::vector<ledger::Effect> rowsAbout(const std::vector<base::EffectId> &effects, const QString &path) const;
    void reportPart(const base::SessionId &session, const QString &path, const ledger::PartOutcome &outcome);
    std::vector<base::EffectId> committed(const std::vector<base::EffectId> &effects) const;
    void start(const std::vector<base::EffectId> &rows, const std::shared_ptr<Run> &run);
    bool isUnreported(const ledger::UndoStep &step) const;
    void readTexts(const std::shared_ptr<Run> &run);
    void decide(const std::shared_ptr<Run> &run);
    void reportOutcomes(const Run &run, const std::vector<ledger::UndoOutcome> &outcomes);

    EffectStore *m_store;
};

} // namespace workspace
