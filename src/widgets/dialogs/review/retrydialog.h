// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QStringList>

namespace widgets {

/// Shown before a message is sent a second time: what the first time has left, and the ways to go on. Shown with
/// open(); closing it sends nothing.
class RetryDialog : public QDialog
{
    Q_OBJECT

public:
    /// \p stands: what is still as the turn left it, a line each; \p canUndo: some of it can be undone.
    RetryDialog(const QStringList &stands, bool canUndo, QWidget *parent = nullptr);

Q_SIGNALS:
    void sendRequested();
    void undoRequested(); ///< undo, and then send
};

} // namespace widgets
