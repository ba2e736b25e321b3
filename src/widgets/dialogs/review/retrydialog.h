// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QStringList>

namespace widgets {

/// Before a message is sent a second time: what its first time has left, and what to do with that. Shown with
/// open(); closing it sends nothing.
class RetryDialog : public QDialog
{
    Q_OBJECT

public:
    /// \p stands: what is still as the turn left it, a line each; \p canUndo: some of it can be taken back.
    RetryDialog(const QStringList &stands, bool canUndo, QWidget *parent = nullptr);

Q_SIGNALS:
    void sendRequested();
    void undoRequested(); ///< and then send
};

} // namespace widgets
