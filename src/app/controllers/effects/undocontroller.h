// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/look.h"
#include "workspace/stores/undoing.h"

#include <QWidget>

namespace app {

/// Undoing, with a dialog over the window when the user has to decide.
class UndoController : public workspace::Undoing
{
    Q_OBJECT

public:
    /// None of them is owned; dialogs are shown over \p window.
    UndoController(workspace::EffectStore *store, widgets::Look *look, QWidget *window);

private:
    void ask(const std::shared_ptr<Run> &run);

    widgets::Look *m_look;
    QWidget *m_window;
};

} // namespace app
