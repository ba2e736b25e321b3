// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/trafficviewer.h"

#include "base/words.h"
#include "models/lists/trafficmodel.h"
#include "widgets/dialogs/filedialogs.h"
#include "widgets/panels/trafficpanel.h"
#include "workspace/files/trafficfile.h"

#include <QCoreApplication>
#include <QDialog>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QVBoxLayout>

namespace app {

using base::Error;

namespace {

struct TrafficViewerTr
{
    Q_DECLARE_TR_FUNCTIONS(app::TrafficViewer)
};

void show(const QString &path, widgets::Look *look, QWidget *window, const std::function<void(const Error &)> &failed)
{
    QString skipped;
    auto lines = workspace::readTrafficFile(path, &skipped);
    if (!lines) {
        failed(lines.error());
        return;
    }
    auto *dialog = new QDialog(window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(TrafficViewerTr::tr("Traffic in %1").arg(QFileInfo(path).fileName()));
    auto *model = new models::TrafficModel(dialog);
    const auto count = qint64(lines->size());
    model->append(std::move(lines).value());
    if (count > model->rowCount())
        skipped = TrafficViewerTr::tr(
                      "Of %1 messages, the last %2 with the agent and the last %2 with MCP servers are shown.")
                      .arg(count)
                      .arg(models::TrafficModel::maximumLines);
    auto *column = new QVBoxLayout(dialog);
    column->addWidget(new widgets::TrafficPanel(model, look, dialog, widgets::TrafficPanel::Of::File), 1);
    if (!skipped.isEmpty()) {
        auto *words = new QLabel(skipped, dialog);
        words->setTextFormat(Qt::PlainText);
        words->setWordWrap(true);
        column->addWidget(words);
    }
    dialog->resize(window->size() * 3 / 4);
    dialog->show();
}

} // namespace

void openTraffic(widgets::Look *look, QWidget *window, std::function<void(const Error &)> failed)
{
    QFileDialog *dialog =
        widgets::openFileDialog(window, TrafficViewerTr::tr("Open saved traffic"), {},
                                {base::Words::tr("JSON lines (*.jsonl)"), TrafficViewerTr::tr("All files (*)")});
    QObject::connect(
        dialog, &QFileDialog::fileSelected, window,
        [look, window, failed = std::move(failed)](const QString &path) { show(path, look, window, failed); });
    dialog->open();
}

} // namespace app
