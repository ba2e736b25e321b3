// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "history/entry.h"
#include "ledger/rows/effect.h"

#include <QByteArray>

#include <optional>
#include <vector>

class QJsonObject;

namespace models {

/// Everything there is to say about what one turn did, to be handed on. Says nothing of the conversation, and
/// nothing of what files hold or commands wrote: those may be secrets, and it is not asked for.
struct TurnAccount
{
    base::SessionId session;
    base::TurnId turn;
    QString agent, folder;               ///< where they are known
    QString end, endName;                ///< how it ended, in words and for scripts; empty: not known, or it still runs
    QDateTime startedAt, endedAt;        ///< invalid: not known
    std::vector<ledger::Effect> effects; ///< undos among them
    std::vector<history::ReportRow> others; ///< what happened besides: requests that were lost, what was prevented
};

/// The turns of \p effects, oldest first; of \p session and \p turn alone, if these are given.
std::vector<TurnAccount> accountsOf(const std::vector<ledger::Effect> &effects, const base::SessionId &session = {},
                                    base::TurnId turn = {});

/// For people. Paths and commands are shown through base::visibleText, and nothing in them is taken for markup.
QString accountMarkdown(const TurnAccount &account);
/// For programs: paths and commands verbatim; a path that is not UTF-8 has its bytes as "pathHex".
QByteArray accountJson(const TurnAccount &account);
QByteArray accountJson(const std::vector<TurnAccount> &accounts); ///< an array
QJsonObject effectJson(const ledger::Effect &effect);

/// \p text between as many backticks as it takes, controls made visible: what Markdown shows as it is.
QString markdownCode(const QString &text);
/// \p text with everything that Markdown could take for markup escaped, controls made visible.
QString markdownText(const QString &text);

} // namespace models
