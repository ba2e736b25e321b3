// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/reportsaver.h"

#include "workspace/accountfile.h"

#include <QCoreApplication>
#include <QFileDialog>

namespace app {

namespace {
struct ReportSaverTr
{
    Q_DECLARE_TR_FUNCTIONS(app::ReportSaver)
};
} // namespace

void saveAccount(const models::TurnAccount &account, const QString &folder, QWidget *window,
                 std::function<void(const base::Error &)> failed)
{
    auto *dialog = new QFileDialog(window, ReportSaverTr::tr("Save report"), folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({ReportSaverTr::tr("Markdown (*.md)"), ReportSaverTr::tr("JSON (*.json)")});
    dialog->setDefaultSuffix(QStringLiteral("md"));
    dialog->selectFile(QStringLiteral("turn-%1.md").arg(account.turn.value));
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.contains(QLatin1String("json")) ? QStringLiteral("json")
                                                                        : QStringLiteral("md"));
    });
    QObject::connect(dialog, &QFileDialog::fileSelected, window, [account, failed](const QString &path) {
        if (const auto written = workspace::writeAccount(account, path); !written)
            failed(written.error());
    });
    dialog->open();
}

} // namespace app
