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

/// What a rule says holds where all that it names is met; what it leaves empty, it says nothing about.
///
/// An *allow* is narrow: every path and the whole command that the request carries must be covered, and what an agent
/// only says about itself (a title, a kind) opens nothing that its paths or its command do not bear out. A command is
/// covered where the program is the same file, nothing of the input is left unread, nothing is set for it, and it runs
/// in the rule's folder, and in one of the session's. A *deny* or *ask* is wide: it is enough that one path is met, or
/// that the words stand anywhere in the command. Where nobody can know whether a command has them in it, the user is
/// asked, also by a deny.
struct PermissionRule
{
    RuleVerdict verdict = RuleVerdict::Ask;
    std::optional<acp::ToolKind> kind;
    QString agent;      ///< id of the agent's setting
    QString folder;     ///< absolute: sessions in it and below
    QString path;       ///< glob: * within a name, ** over folders; relative ones are in the session's folder
    QString command;    ///< words the command begins with
    bool exact = false; ///< of an allow: these are all its words
    bool operator==(const PermissionRule &) const = default;
};

/// What is asked, as far as it can be known.
struct PermissionSubject
{
    acp::ToolKind kind = acp::ToolKind::Other;
    QString agent;
    QString folder;            ///< the session's, absolute
    QStringList paths;         ///< of diffs, locations and the raw input, as the agent wrote them
    bool changesFiles = false; ///< it carries a diff
    acp::CommandInput command; ///< from the agent's raw input, never from a title
    QStringList moreFolders{}; ///< beside `folder`, the same to a rule about paths
    QString title{};           ///< of a command whose line is not sent: a deny matches it, an allow does not
    bool operator==(const PermissionSubject &) const = default;
};
PermissionSubject subjectOf(const acp::ToolCallUpdate &merged, const QString &agent, const QString &folder);

/// Where \p path leads in the end: absolute, without links and dots, also if its last parts are not there yet. None
/// where that cannot be known. See base::realPath().
std::optional<QString> resolvedPath(const QString &path);
using PathResolver = std::function<std::optional<QString>(const QString &)>;

struct RuleDecision
{
    RuleVerdict verdict = RuleVerdict::Ask;
    int rule = -1;       ///< index of the one that decided; -1: none says anything
    bool unsure = false; ///< asked, because nobody can know whether that rule, a deny, is met
    bool operator==(const RuleDecision &) const = default;
};
/// Deny wins over ask, ask over allow; of the same verdict the first. Without a rule the user is asked.
RuleDecision decide(const std::vector<PermissionRule> &rules, const PermissionSubject &subject,
                    const PathResolver &resolve = resolvedPath);

/// An error where the rule could do no good: it says why, and what to write instead.
base::Result<void> checkRule(const PermissionRule &rule);

/// What "always allow this" would mean: never wider than the request, so of a command only exactly this one. Where no
/// rule says just that, one that checkRule() does not take, for the user to complete.
PermissionRule suggestedRule(const PermissionSubject &subject);

} // namespace core
