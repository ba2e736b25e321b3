// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

namespace widgets {

/// A text that goes with a message, whole. Deletes itself when it is closed.
class TextPreview : public QDialog
{
    Q_OBJECT

public:
    /// \p canInsert: it can be put into the message itself.
    TextPreview(const QString &name, const QString &text, bool canInsert, QWidget *parent = nullptr);

Q_SIGNALS:
    void insertRequested();
};

} // namespace widgets
