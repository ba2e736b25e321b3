// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QString>

#include <vector>

namespace widgets {

/// Shows a call of an MCP tool as it is kept: what its server was sent, and what it answered.
class CallDialog : public QDialog
{
    Q_OBJECT

public:
    struct Call
    {
        QString title;          ///< the server and the tool
        QString sent, answered; ///< in lines, without secrets; empty: not kept
    };
    explicit CallDialog(const Call &call, QWidget *parent = nullptr);
};

/// Shows the calls of MCP tools that take others back, before they are made. Shown with open(); accepted: make them.
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
    /// \p calls: at least one, in the order in which they are made.
    explicit CallUndoDialog(const std::vector<Call> &calls, QWidget *parent = nullptr);
};

} // namespace widgets
