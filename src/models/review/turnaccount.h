// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "core/values/sessionevent.h"
#include "history/entry.h"
#include "ledger/rows/effect.h"
#include "proxy/networkrules.h"

#include <QByteArray>

#include <optional>
#include <vector>

class QJsonObject;

namespace models {

/// Everything about what one turn did, for handing on. Contains nothing of the conversation, of files' contents or of
/// commands' output, since those may be secret.
struct TurnAccount
{
    base::SessionId session;
    base::TurnId turn;
    QString agent, folder;                  ///< if known
    QString end, endName;                   ///< its end, in words and for scripts; empty: unknown, or it still runs
    QDateTime startedAt, endedAt;           ///< invalid: not known
    std::vector<ledger::Effect> effects;    ///< undos included
    std::vector<history::ReportRow> others; ///< other facts: lost requests, what was prevented, hosts
    proxy::NetworkLevel network = proxy::NetworkLevel::Unwatched; ///< what was done about its network
    std::optional<core::UsageCounted> usage = {};                 ///< what it took, if the agent reported it
};

/// The turns of \p effects, oldest first; limited to \p session and \p turn if given.
std::vector<TurnAccount> accountsOf(const std::vector<ledger::Effect> &effects, const base::SessionId &session = {},
                                    base::TurnId turn = {});

/// For people. Paths and commands are made visible and escaped, so that Markdown does not interpret them.
QString accountMarkdown(const TurnAccount &account);
/// For programs: paths and commands verbatim; a path that is not UTF-8 has "pathHex".
QByteArray accountJson(const TurnAccount &account);
QByteArray accountJson(const std::vector<TurnAccount> &accounts); ///< an array
QJsonObject effectJson(const ledger::Effect &effect);

/// \p text as Markdown code, in as many backticks as needed, with controls made visible.
QString markdownCode(const QString &text);
/// \p text with everything that Markdown could take for markup escaped, controls made visible.
QString markdownText(const QString &text);

} // namespace models
