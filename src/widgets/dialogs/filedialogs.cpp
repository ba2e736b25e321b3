// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/filedialogs.h"

#include <QFileDialog>

namespace widgets {

namespace {

QFileDialog *fileDialog(QWidget *parent, const QString &title, const QString &folder)
{
    auto *dialog = new QFileDialog(parent, title, folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return dialog;
}

} // namespace

QFileDialog *openFileDialog(QWidget *parent, const QString &title, const QString &folder, const QStringList &filters)
{
    QFileDialog *dialog = fileDialog(parent, title, folder);
    dialog->setFileMode(QFileDialog::ExistingFile);
    if (!filters.isEmpty())
        dialog->setNameFilters(filters);
    return dialog;
}

QFileDialog *folderDialog(QWidget *parent, const QString &title, const QString &folder)
{
    QFileDialog *dialog = fileDialog(parent, title, folder);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    return dialog;
}

QFileDialog *saveFileDialog(QWidget *parent, const QString &title, const QString &folder, const QString &fileName,
                            const QList<FileFormat> &formats)
{
    QFileDialog *dialog = fileDialog(parent, title, folder);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    if (!formats.isEmpty()) {
        QStringList filters;
        for (const FileFormat &format : formats)
            filters << format.filter;
        dialog->setNameFilters(filters);
        dialog->setDefaultSuffix(formats.first().suffix);
        QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [=](const QString &filter) {
            dialog->setDefaultSuffix(formats.value(filters.indexOf(filter)).suffix);
        });
    }
    dialog->selectFile(fileName);
    return dialog;
}

} // namespace widgets
