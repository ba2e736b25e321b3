// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QStringList>

class QFileDialog;
class QWidget;

namespace widgets {

/// A format in which a file can be saved.
struct FileFormat
{
    QString filter; ///< "Markdown (*.md)"
    QString suffix; ///< "md"
};

// Show each with open(); it deletes itself, and emits QFileDialog::fileSelected with the choice.

/// For an existing file.
QFileDialog *openFileDialog(QWidget *parent, const QString &title, const QString &folder, const QStringList &filters);
/// For an existing folder.
QFileDialog *folderDialog(QWidget *parent, const QString &title, const QString &folder);
/// For a file to be written. The first of \p formats is preselected; a name without a suffix gets that of the selected
/// format. Without \p formats any name is accepted.
QFileDialog *saveFileDialog(QWidget *parent, const QString &title, const QString &folder, const QString &fileName,
                            const QList<FileFormat> &formats);

} // namespace widgets
