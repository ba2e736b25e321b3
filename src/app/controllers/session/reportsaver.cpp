// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/session/reportsaver.h"

#include "base/words.h"
#include "widgets/dialogs/filedialogs.h"
#include "workspace/files/accountfile.h"

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
    QFileDialog *dialog = widgets::saveFileDialog(
        window, base::Words::tr("Save report"), folder, QStringLiteral("turn-%1.md").arg(account.turn.value),
        {base::Words::tr("Markdown (*.md)"), base::Words::tr("JSON (*.json)")});
    QObject::connect(dialog, &QFileDialog::fileSelected, window, [account, failed](const QString &path) {
        if (const auto written = workspace::writeAccount(account, path); !written)
            failed(written.error());
    });
    dialog->open();
}

} // namespace app
