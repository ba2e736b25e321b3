// SPDX-License-Identifier: Apache-2.0
#include "app/trafficsaver.h"

#include "acp/trafficlog.h"
#include "base/visibletext.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QSaveFile>

namespace app {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(app::TrafficSaver)
};

} // namespace

base::Result<void> writeTraffic(const acp::WireTap &tap, const QString &path)
{
    QSaveFile file(path);
    bool written = file.open(QIODevice::WriteOnly);
    const std::vector<acp::TapEntry> entries = tap.entriesAfter(0);
    for (size_t i = 0; written && i < entries.size(); ++i) {
        const double seconds = double(entries[i].monotonicNs - entries.front().monotonicNs) / 1e9;
        written = file.write(acp::trafficLine(entries[i], seconds)) > 0;
    }
    if (written && file.commit())
        return {};
    return base::Error{base::Origin::System,
                       0,
                       Words::tr("%1 could not be written: %2").arg(base::visibleText(path), file.errorString()),
                       {}};
}

void saveTraffic(std::shared_ptr<acp::WireTap> tap, const QString &folder, QWidget *window,
                 std::function<void(const base::Error &)> failed)
{
    auto *dialog = new QFileDialog(window, Words::tr("Save the traffic"), folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(Words::tr("JSON lines (*.jsonl)"));
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
