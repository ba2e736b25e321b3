// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QStringList>

class QFileDialog;
class QWidget;

namespace widgets {

/// How a file can be saved.
struct FileFormat
{
    QString filter; ///< "Markdown (*.md)"
    QString suffix; ///< "md"
};

// Each is to be shown with open() and deletes itself; what was chosen is told by QFileDialog::fileSelected.

/// For a file that there is.
QFileDialog *openFileDialog(QWidget *parent, const QString &title, const QString &folder, const QStringList &filters);
/// For a folder that there is.
QFileDialog *folderDialog(QWidget *parent, const QString &title, const QString &folder);
/// For a file that will be written. The first of \p formats is chosen; a name that has no suffix gets that of the
/// chosen one. Without \p formats any name is as good.
QFileDialog *saveFileDialog(QWidget *parent, const QString &title, const QString &folder, const QString &fileName,
                            const QList<FileFormat> &formats);

} // namespace widgets
