// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/trafficsaver.h"

#include "base/words.h"
#include "widgets/dialogs/filedialogs.h"
#include "workspace/files/trafficfile.h"

#include <QFileDialog>

namespace app {

void saveTraffic(std::shared_ptr<acp::WireTap> tap, workspace::TrafficFeed::ToolCallOf toolCallOf,
                 const QString &folder, QWidget *window, std::function<void(const base::Error &)> failed)
{
    QFileDialog *dialog =
        widgets::saveFileDialog(window, base::Words::tr("Save as"), folder, QStringLiteral("traffic.jsonl"),
                                {base::Words::tr("JSON lines (*.jsonl)")});
    QObject::connect(
        dialog, &QFileDialog::fileSelected, dialog,
        [tap = std::move(tap), toolCallOf = std::move(toolCallOf), failed = std::move(failed)](const QString &path) {
            if (const auto written = workspace::writeTraffic(*tap, toolCallOf, path); !written)
                failed(written.error());
        });
    dialog->open();
}

} // namespace app
