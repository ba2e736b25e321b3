// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/trafficsaver.h"

#include "workspace/trafficfile.h"

#include <QCoreApplication>
#include <QFileDialog>

namespace app {
namespace {

struct TrafficSaverTr
{
    Q_DECLARE_TR_FUNCTIONS(app::TrafficSaver)
};

} // namespace

void saveTraffic(std::shared_ptr<acp::WireTap> tap, const QString &folder, QWidget *window,
                 std::function<void(const base::Error &)> failed)
{
    auto *dialog = new QFileDialog(window, TrafficSaverTr::tr("Save the traffic"), folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(TrafficSaverTr::tr("JSON lines (*.jsonl)"));
    dialog->setDefaultSuffix(QStringLiteral("jsonl"));
    dialog->selectFile(QStringLiteral("traffic.jsonl"));
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog,
                     [tap = std::move(tap), failed = std::move(failed)](const QString &path) {
                         if (const auto written = workspace::writeTraffic(*tap, path); !written)
                             failed(written.error());
                     });
    dialog->open();
}

} // namespace app
