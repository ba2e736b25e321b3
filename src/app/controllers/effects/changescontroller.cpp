// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/effects/changescontroller.h"

#include "base/ids.h"
#include "ledger/rows/effect.h"
#include "ledger/rows/ledger.h"
#include "widgets/dialogs/review/changesdialog.h"

#include <algorithm>

namespace app {

ChangesController::ChangesController(workspace::EffectStore *store, widgets::Look *look, QWidget *window)
    : QObject(window)
    , m_store(store)
    , m_look(look)
    , m_window(window)
{}

void ChangesController::review(std::vector<models::ChangedFile> files, const QString &title, const QString &baseFolder,
                               int current)
{
    show(std::move(files), title, models::Compare::BeforeAfter, baseFolder, current);
}

void ChangesController::review(const std::vector<base::EffectId> &effects, const QString &title,
                               models::Compare compare, const QString &baseFolder)
{
    std::vector<models::ChangedFile> files;
    std::vector<ledger::Effect> rows;
    for (const base::EffectId id : effects) {
        if (const auto row = m_store->ledger()->effect(id); row && row->isFile() && !row->path.isEmpty())
            rows.push_back(*row);
    }
    for (const ledger::Effect &row : rows) {
        const auto known = std::find_if(files.begin(), files.end(),
                                        [&row](const models::ChangedFile &file) { return file.path == row.path; });
        models::ChangedFile file = models::reviewOf(row);
        if (known == files.end()) {
            files.push_back(std::move(file));
            continue;
        }
        known->after = file.after;
        known->effects.push_back(row.id);
        known->canUndo = known->canUndo || file.canUndo;
    }
    show(std::move(files), title, compare, baseFolder, 0);
}

void ChangesController::show(std::vector<models::ChangedFile> files, const QString &title, models::Compare compare,
                             const QString &baseFolder, int current)
{
    if (files.empty())
        return;
    auto *dialog = new widgets::ChangesDialog(title, std::move(files), compare, baseFolder, m_look, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &widgets::ChangesDialog::undoRequested, this, &ChangesController::undoRequested);
    connect(dialog, &widgets::ChangesDialog::openRequested, this, &ChangesController::openRequested);
    connect(dialog, &widgets::ChangesDialog::textsWanted, this, [this, dialog](int number) {
        const auto texts = std::make_shared<models::ReviewTexts>();
        m_store->files()->run([texts, file = dialog->files()[size_t(number)],
                               blobs = m_store->blobs()] { *texts = models::reviewTexts(file, *blobs); },
                              dialog, [dialog, texts, number] { dialog->setTexts(number, *texts); });
    });
    connect(m_store->ledger(), &ledger::Ledger::changed, dialog,
            [this, dialog](const ledger::Effect &effect) { onChanged(dialog, effect); });
    dialog->setCurrent(current);
    dialog->show();
}

void ChangesController::onChanged(widgets::ChangesDialog *dialog, const ledger::Effect &effect)
{
    for (int i = 0; i < int(dialog->files().size()); ++i) {
        models::ChangedFile file = dialog->files()[size_t(i)];
        if (std::find(file.effects.begin(), file.effects.end(), effect.id) == file.effects.end() || effect.isOpen() ||
            effect.state == ledger::EffectState::Compensating)
            continue;
        file.canUndo = std::any_of(file.effects.begin(), file.effects.end(), [this](base::EffectId id) {
            const auto row = m_store->ledger()->effect(id);
            return row && models::reviewOf(*row).canUndo;
        });
        dialog->setFile(i, file);
    }
}

} // namespace app

#include "moc_changescontroller.cpp"
