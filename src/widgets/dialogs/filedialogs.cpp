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
                            const QStringList &filters)
{
    QFileDialog *dialog = fileDialog(parent, title, folder);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    if (!filters.isEmpty()) {
        const auto useSuffix = [dialog](const QString &filter) {
            dialog->setDefaultSuffix(filter.section(QLatin1String("*."), 1, 1).chopped(1));
        };
        dialog->setNameFilters(filters);
        useSuffix(filters.first());
        QObject::connect(dialog, &QFileDialog::filterSelected, dialog, useSuffix);
    }
    dialog->selectFile(fileName);
    return dialog;
}

} // namespace widgets
