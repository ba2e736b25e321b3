// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/effects/undocontroller.h"

#include "ledger/undo/undo.h"
#include "models/review/undopreview.h"
#include "widgets/dialogs/review/undodialog.h"

namespace app {

using widgets::UndoDialog;

namespace {

/// The choices of the dialog in the form of the ledger.
std::map<size_t, ledger::UndoChoice> chosen(const models::UndoPreview &preview,
                                            const std::vector<UndoDialog::Choice> &choices,
                                            const std::vector<QByteArray> &texts)
{
    std::map<size_t, ledger::UndoChoice> wanted;
    for (size_t i = 0; i < choices.size(); ++i) {
        using Kind = ledger::UndoChoice;
        const std::optional<QByteArray> &merged = preview.steps[i].merged;
        if (choices[i] == UndoDialog::Choice::Leave)
            wanted[i].kind = Kind::Leave;
        else if (choices[i] == UndoDialog::Choice::Before)
            wanted[i].kind = Kind::Target;
        else if (choices[i] == UndoDialog::Choice::Merge && merged)
            wanted[i] = {Kind::Text, *merged};
        else if (choices[i] == UndoDialog::Choice::Hunks)
            wanted[i] = {Kind::Text, texts[i]};
    }
    return wanted;
}

} // namespace

UndoController::UndoController(workspace::EffectStore *store, widgets::Look *look, QWidget *window)
    : workspace::Undoing(store, window)
    , m_look(look)
    , m_window(window)
{
    connect(this, &workspace::Undoing::asked, this, &UndoController::ask);
}

void UndoController::ask(const std::shared_ptr<Run> &run)
{
    auto *dialog = new UndoDialog(run->preview, run->baseFolder, m_look, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &UndoDialog::confirmed, this,
            [this, run](const std::vector<UndoDialog::Choice> &choices, const std::vector<QByteArray> &texts) {
                apply(run, chosen(run->preview, choices, texts));
            });
    connect(dialog, &QDialog::rejected, this, [this, run] { finish(run); });
    dialog->open();
}

} // namespace app

#include "moc_undocontroller.cpp"
