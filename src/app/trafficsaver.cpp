// SPDX-License-Identifier: Apache-2.0
#include "app/trafficsaver.h"

#include "acp/trafficlog.h"
#include "app/savefile.h"

#include <QCoreApplication>
#include <QFileDialog>

namespace app {
namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(app::TrafficSaver)
};

} // namespace

base::Result<void> writeTraffic(const acp::WireTap &tap, const QString &path)
{
    QByteArray lines;
    const std::vector<acp::TapEntry> entries = tap.entriesAfter(0);
    for (const acp::TapEntry &entry : entries)
        lines += acp::trafficLine(entry, double(entry.monotonicNs - entries.front().monotonicNs) / 1e9);
    return saveFile(path, lines);
}

void saveTraffic(std::shared_ptr<acp::WireTap> tap, const QString &folder, QWidget *window,
                 std::function<void(const base::Error &)> failed)
{
    auto *dialog = new QFileDialog(window, Tr::tr("Save the traffic"), folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(Tr::tr("JSON lines (*.jsonl)"));
    dialog->setDefaultSuffix(QStringLiteral("jsonl"));
    dialog->selectFile(QStringLiteral("traffic.jsonl"));
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog,
                     [tap = std::move(tap), failed = std::move(failed)](const QString &path) {
                         if (const auto written = writeTraffic(*tap, path); !written)
                             failed(written.error());
                     });
    dialog->open();
}

} // namespace app
