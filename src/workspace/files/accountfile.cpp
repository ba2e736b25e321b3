// SPDX-License-Identifier: Apache-2.0
#include "workspace/files/accountfile.h"

#include "history/entry.h"
#include "history/transcript.h"
#include "models/texts/texts.h"
#include "workspace/files/savefile.h"

namespace workspace {

models::TurnAccount accountOf(SessionController *session, base::TurnId turn)
{
    models::TurnAccount out;
    const history::Transcript &transcript = session->transcript();
    out.session = session->sessionName();
    out.turn = turn;
    out.agent = session->connection().displayName();
    out.folder = session->cwd();
    out.effects = transcript.effectsOf(turn);
    if (const history::TurnFooter *footer = transcript.footerOf(turn)) {
        out.end = models::turnEndText(footer->end, footer->stoppedBy);
        out.endName = models::turnEndName(footer->end);
        out.startedAt = footer->startedAt;
        out.network = footer->network;
        out.usage = footer->usage;
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

} // namespace workspace
