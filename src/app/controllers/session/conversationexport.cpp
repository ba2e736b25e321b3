// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/session/conversationexport.h"

#include "base/wording.h"
#include "base/words.h"
#include "history/transcript.h"
#include "models/texts/conversation.h"
#include "widgets/dialogs/filedialogs.h"
#include "workspace/files/conversationfile.h"

#include <QCoreApplication>
#include <QFileDialog>

namespace app {

namespace {
struct ConversationExportTr
{
    Q_DECLARE_TR_FUNCTIONS(app::ConversationExport)
};
} // namespace

void exportConversation(workspace::Workspace *workspace, workspace::SessionController *session, QWidget *window,
                        std::function<void(const base::Error &)> failed)
{
    const models::ConversationHead head{session->title(), session->connection().displayName(), session->cwd()};
    QFileDialog *dialog =
        widgets::saveFileDialog(window, base::plainName(base::Words::tr("E&xport the conversation…")), session->cwd(),
                                models::conversationFileName(head) + QStringLiteral(".md"),
                                {base::Words::tr("Markdown (*.md)"), ConversationExportTr::tr("HTML (*.html)"),
                                 base::Words::tr("JSON (*.json)")});
    QObject::connect(dialog, &QFileDialog::fileSelected, session, [=](const QString &path) {
        const auto write = [=] {
            if (const auto written = workspace::writeConversation(session->transcript(), head, path); !written)
                failed(written.error());
        };
        history::Transcript *transcript = &session->transcript();
        if (transcript->earlierCount() == 0) {
            write();
            return;
        }
        // Earlier entries are loaded first.
        auto *waiting = new QObject(session);
        QObject::connect(transcript, &history::Transcript::earlierCountChanged, waiting, [=] {
            if (transcript->earlierCount() > 0)
                return;
            waiting->deleteLater();
            write();
        });
        workspace->loadEarlier(session, true);
    });
    dialog->open();
}

} // namespace app
