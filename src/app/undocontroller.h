// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/effectstore.h"
#include "base/ids.h"
#include "ledger/undo.h"
#include "ledger/undoplan.h"
#include "models/review/undopreview.h"
#include "widgets/dialogs/undodialog.h"

#include <QObject>

#include <functional>
#include <memory>

namespace app {

/// Takes effects back when the user asks for it. One file that is still what the effect left is taken back at
/// once; whatever is more is shown first. What did not work out is told.
class UndoController : public QObject
{
    Q_OBJECT

public:
    /// None of them is owned; dialogs are shown over \p window.
    UndoController(EffectStore *store, widgets::Look *look, QWidget *window);

    /// Paths inside \p baseFolder are shown relative to it. Rows that are undone already are passed over.
    void undo(const std::vector<base::EffectId> &effects, const QString &baseFolder = {});
    /// The same, shown first whatever it is: of a turn nobody knows by heart.
    void undoListed(const std::vector<base::EffectId> &effects, const QString &baseFolder = {});
    /// The same as undo(); \p done comes exactly once, when it is applied, given up, or there was nothing to do,
    /// unless \p context is gone by then.
    void undo(const std::vector<base::EffectId> &effects, const QString &baseFolder, QObject *context,
              std::function<void()> done);
    /// The same, for all that happened since a turn began, whether it was told of or not.
    void restore(const std::vector<base::EffectId> &effects, const QString &baseFolder = {});
    /// Brings back what was undone.
    void redo(const std::vector<base::EffectId> &effects, const QString &baseFolder = {});

Q_SIGNALS:
    /// Something the user should know; \p session is whose effects it is about.
    void told(const base::SessionId &session, const QString &title, const QString &text);
    /// Applied, given up, or nothing to do.
    void finished();

private:
    struct Run;
    std::vector<base::EffectId> standing(const std::vector<base::EffectId> &effects) const;
    void start(const std::vector<base::EffectId> &rows, const std::shared_ptr<Run> &run);
    void finish(const std::shared_ptr<Run> &run);
    bool isUnreported(const ledger::UndoStep &step) const;
    void readTexts(const std::shared_ptr<Run> &run);
    void decide(const std::shared_ptr<Run> &run);
    void apply(const std::shared_ptr<Run> &run, const std::vector<widgets::UndoDialog::Choice> &choices,
               const std::vector<QByteArray> &texts);
    void tell(const Run &run, const std::vector<ledger::UndoOutcome> &outcomes);

    EffectStore *m_store;
    widgets::Look *m_look;
    QWidget *m_window;
};

} // namespace app
