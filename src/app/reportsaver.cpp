// SPDX-License-Identifier: Apache-2.0
#include "app/reportsaver.h"

#include "app/eventjson.h"
#include "app/savefile.h"
#include "base/error.h"
#include "base/ids.h"
#include "base/result.h"
#include "history/entry.h"
#include "history/transcript.h"
#include "models/texts/texts.h"

#include <QCoreApplication>
#include <QFileDialog>

namespace app {

namespace {
struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(app::ReportSaver)
};
} // namespace

models::TurnAccount accountOf(SessionController *session, base::TurnId turn)
{
    models::TurnAccount out;
    const history::Transcript &transcript = session->transcript();
    out.session = session->sessionId();
    out.turn = turn;
    out.agent = session->snapshot().agentName;
    out.folder = session->cwd();
    out.effects = transcript.effectsOf(turn);
    if (const history::TurnFooter *footer = transcript.footerOf(turn)) {
        out.end = models::turnEndText(footer->end);
        out.endName = turnEndName(footer->end);
        out.startedAt = footer->startedAt;
        if (footer->startedAt.isValid())
            out.endedAt = footer->startedAt.addMSecs(footer->duration.count());
        for (const history::ReportRow &row : footer->report) {
            if (row.effects.empty())
                out.others.push_back(row);
        }
    }
    return out;
}

base::Result<void> writeAccount(const models::TurnAccount &account, const QString &path)
{
    const bool isJson = path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
    return saveFile(path, isJson ? models::accountJson(account) : models::accountMarkdown(account).toUtf8());
}

void saveAccount(const models::TurnAccount &account, const QString &folder, QWidget *window,
                 std::function<void(const base::Error &)> failed)
{
    auto *dialog = new QFileDialog(window, Tr::tr("Save report"), folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({Tr::tr("Markdown (*.md)"), Tr::tr("JSON (*.json)")});
    dialog->setDefaultSuffix(QStringLiteral("md"));
    dialog->selectFile(QStringLiteral("turn-%1.md").arg(account.turn.value));
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.contains(QLatin1String("json")) ? QStringLiteral("json")
                                                                        : QStringLiteral("md"));
    });
    QObject::connect(dialog, &QFileDialog::fileSelected, window, [account, failed](const QString &path) {
        if (const auto written = writeAccount(account, path); !written)
            failed(written.error());
    });
    dialog->open();
}

} // namespace app
