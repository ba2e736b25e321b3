// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "ledger/rows/effect.h"
#include "models/texts/changetexts.h"
#include "workspace/stores/effectstore.h"

#include <QObject>

namespace widgets {
class ChangesDialog;
class Look;
} // namespace widgets

namespace app {

/// Shows what effects changed, file by file, in a window of its own that stays while one works on. Contents are
/// read when they are looked at, and not on the main thread.
class ChangesController : public QObject
{
    Q_OBJECT

public:
    /// None of them is owned; dialogs are shown over \p window.
    ChangesController(workspace::EffectStore *store, widgets::Look *look, QWidget *window);

    /// \p current: the file to begin with. Paths inside \p baseFolder are shown relative to it.
    void review(std::vector<models::ChangedFile> files, const QString &title, const QString &baseFolder,
                int current = 0);
    /// The files of these rows, whatever became of them.
    void review(const std::vector<base::EffectId> &effects, const QString &title, models::Compare compare,
                const QString &baseFolder);

Q_SIGNALS:
    void undoRequested(const std::vector<base::EffectId> &effects);
    void openRequested(const QString &path, int line, const QString &within); ///< in the user's editor

private:
    void show(std::vector<models::ChangedFile> files, const QString &title, models::Compare compare,
              const QString &baseFolder, int current);
    void onChanged(widgets::ChangesDialog *dialog, const ledger::Effect &effect);

    workspace::EffectStore *m_store;
    widgets::Look *m_look;
    QWidget *m_window;
};

} // namespace app
