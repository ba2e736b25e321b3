// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QString>

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

} // namespace widgets
