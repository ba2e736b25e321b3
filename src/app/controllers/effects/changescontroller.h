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

/// Shows the changes of effects file by file in a window of its own, which is not modal. Contents are read on another
/// thread when they are shown.
class ChangesController : public QObject
{
    Q_OBJECT

public:
    /// None of them is owned; dialogs are shown over \p window.
    ChangesController(workspace::EffectStore *store, widgets::Look *look, QWidget *window);

    /// \p current: the file to begin with. Paths inside \p baseFolder are shown relative to it.
    void review(std::vector<models::ChangedFile> files, const QString &title, const QString &baseFolder,
                int current = 0);
    /// Shows the files of these rows, whatever their state.
    void review(const std::vector<base::EffectId> &effects, const QString &title, models::Compare compare,
                const QString &baseFolder);

Q_SIGNALS:
    void undoRequested(const std::vector<base::EffectId> &effects);
    void openRequested(const QString &path, int line, const QString &within); ///< opens it in the user's editor

private:
    void show(std::vector<models::ChangedFile> files, const QString &title, models::Compare compare,
              const QString &baseFolder, int current);
    void onChanged(widgets::ChangesDialog *dialog, const ledger::Effect &effect);

    workspace::EffectStore *m_store;
    widgets::Look *m_look;
    QWidget *m_window;
};

} // namespace app
