// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/commands/commandrunner.h"
#include "core/commands/shownoutput.h"

#include <QObject>

#include <memory>

namespace widgets {
class TerminalDialog;
} // namespace widgets

namespace app {

/// A program in a window of Belay's own, for desktops without one for terminals. The window closes when the program
/// ends; when the window is closed, all that runs in it ends.
class OwnTerminal : public QObject
{
    Q_OBJECT

public:
    /// A child of \p dialog. \p runner outlives it.
    OwnTerminal(core::CommandRunner *runner, const core::CommandLine &line, widgets::TerminalDialog *dialog);
    ~OwnTerminal() override;

    void start(); ///< connect before

Q_SIGNALS:
    void failed(const QString &why); ///< it could not be started

private:
    std::unique_ptr<core::Command> m_program;
    core::ShownOutput m_output;
};

} // namespace app
