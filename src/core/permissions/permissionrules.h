// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/result.h"

#include <functional>
#include <optional>
#include <vector>

/// The user's own rules for what agents may do without asking. Pure: no state, and the disk is looked at through a
/// function that is passed in.
namespace core {

enum class RuleVerdict { Allow, Ask, Deny };

/// A rule applies if everything it names matches; an empty part matches anything.
///
/// An *allow* is narrow: every path and the whole command in the request must be covered. What an agent merely claims
/// (a title, a kind) counts only if its paths or its command confirm it. A command is covered if the program is the
/// same file, the whole input was understood, no variables are set, it runs in the rule's folder and in one of the
/// session's folders, and the agent has not named another one for the same call. A *deny* or *ask* is wide: one
/// matching path is enough, or the words anywhere in the command. If it cannot be known whether a command contains
/// them, the user is asked, even by a deny.
struct PermissionRule
{
    RuleVerdict verdict = RuleVerdict::Ask;
    std::optional<acp::ToolKind> kind;
    QString agent;      ///< id of the agent's setting
    QString folder;     ///< absolute: sessions in it and below
    QString path;       ///< glob: * within a name, ** over folders; relative ones are in the session's folder
    QString command;    ///< words the command begins with
    bool exact = false; ///< of an allow: `command` is the whole command, or `arguments` all there are
    QString server{};   ///< glob: calls of MCP tools, which no rule about paths or commands is about
    QString tool{};     ///< glob, of such a call
    /// Of such a call: `name=glob`, several with `;` between them. With `exact`: the JSON text of all arguments.
    QString arguments{};
    bool operator==(const PermissionRule &) const = default;
};

/// A request, as far as it is known.
struct PermissionSubject
{
    acp::ToolKind kind = acp::ToolKind::Other;
    QString agent;
    QString folder;            ///< the session's, absolute
    QStringList paths;         ///< of diffs, locations and the raw input, as the agent wrote them
    bool changesFiles = false; ///< it carries a diff
    acp::CommandInput command; ///< from the agent's raw input, never from a title
    QStringList moreFolders{}; ///< further folders, equal to `folder` for rules about paths
    QString server{};          ///< a call of an MCP tool, which Belay has in its hands; empty: something else
    QString tool{};
    QString arguments{};         ///< of such a call, canonical JSON text
    bool isContradicted = false; ///< another command was named for the same call: no rule allows it
    QString title{};             ///< of a command whose line was not sent: only a deny or ask looks at it
    bool operator==(const PermissionSubject &) const = default;
};
PermissionSubject subjectOf(const acp::ToolCallUpdate &merged, const QString &agent, const QString &folder);

/// Where \p path leads in the end: absolute, without links and dots, even if its last parts do not exist yet. Null if
/// that cannot be known. See base::realPath().
std::optional<QString> resolvedPath(const QString &path);
using PathResolver = std::function<std::optional<QString>(const QString &)>;

struct RuleDecision
{
    RuleVerdict verdict = RuleVerdict::Ask;
    int rule = -1;       ///< index of the rule that decided; -1: none applies
    bool unsure = false; ///< the user is asked because it is not known whether that deny applies
    bool operator==(const RuleDecision &) const = default;
};
/// Deny wins over ask, ask over allow; among equal verdicts the first rule wins. Without a rule the user is asked.
RuleDecision decide(const std::vector<PermissionRule> &rules, const PermissionSubject &subject,
                    const PathResolver &resolve = resolvedPath);

/// An error if the rule would have no effect: it says why, and what to write instead.
base::Result<void> checkRule(const PermissionRule &rule);

/// The rule that "always allow this" creates: never wider than the request, so for a command only exactly this one. If
/// no rule can say just that, the result fails checkRule() and the user has to complete it.
PermissionRule suggestedRule(const PermissionSubject &subject);

} // namespace core
