// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QString>

namespace widgets {

/// Shows the call of an MCP tool that takes another one back, before it is made. Shown with open(); accepted: make it.
class CallUndoDialog : public QDialog
{
    Q_OBJECT

public:
    struct Call
    {
        QString undone; ///< the tool that was called
        QString server, tool;
        QString arguments;    ///< in lines, without secrets
        bool isAgain = false; ///< it was sent before, and nobody knows whether it took effect
    };
    explicit CallUndoDialog(const Call &call, QWidget *parent = nullptr);
};

} // namespace widgets
