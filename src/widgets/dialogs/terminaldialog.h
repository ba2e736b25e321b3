// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

namespace widgets {

class Look;
class TerminalPane;

/// A window with a terminal that sees what the agent of a session sees. Deletes itself when it is closed.
class TerminalDialog : public QDialog
{
    Q_OBJECT

public:
    /// \p session: its title.
    TerminalDialog(const QString &session, Look *look, QWidget *parent);

    TerminalPane *terminal() const { return m_terminal; }

private:
    TerminalPane *m_terminal;
};

} // namespace widgets
