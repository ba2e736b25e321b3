// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/session/ownterminal.h"

#include "widgets/content/terminalpane.h"
#include "widgets/dialogs/terminaldialog.h"

namespace app {

OwnTerminal::OwnTerminal(core::CommandRunner *runner, const core::CommandLine &line, widgets::TerminalDialog *dialog)
    : QObject(dialog)
    , m_program(runner->create(line))
{
    core::Command *program = m_program.get();
    connect(program, &core::Command::output, this, [this, dialog](const QByteArray &bytes) {
        m_output.append(bytes);
        dialog->terminal()->setOutput(m_output.text(), m_output.dropped());
    });
    connect(program, &core::Command::exited, this, [this, dialog](const core::CommandExit &exit) {
        if (exit.failedToStart)
            Q_EMIT failed(exit.problem);
        // What it said last would go with it.
        if (exit.failedToStart || exit.exitCode.value_or(0) == 0)
            dialog->close(); // which deletes this, but not yet
    });
    connect(dialog->terminal(), &widgets::TerminalPane::typed, program, &core::Command::write);
    connect(dialog->terminal(), &widgets::TerminalPane::screenResized, program, &core::Command::resize);
}

OwnTerminal::~OwnTerminal()
{
    m_program->disconnect(this);
}

void OwnTerminal::start()
{
    m_program->start();
}

} // namespace app

#include "moc_ownterminal.cpp"
