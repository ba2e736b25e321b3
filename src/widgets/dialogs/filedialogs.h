// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

class QFileDialog;
class QWidget;

namespace widgets {

// Show each with open(); it deletes itself, and emits QFileDialog::fileSelected with the choice.

/// For an existing file.
QFileDialog *openFileDialog(QWidget *parent, const QString &title, const QString &folder, const QStringList &filters);
/// For an existing folder.
QFileDialog *folderDialog(QWidget *parent, const QString &title, const QString &folder);
/// For a file to be written. The first of \p filters, "Markdown (*.md)", is preselected; a name without a suffix gets
/// that of the selected one. Without \p filters any name is accepted.
QFileDialog *saveFileDialog(QWidget *parent, const QString &title, const QString &folder, const QString &fileName,
                            const QStringList &filters);

} // namespace widgets
