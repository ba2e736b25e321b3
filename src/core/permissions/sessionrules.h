// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/commandinput.h"
#include "acp/values.h"
#include "core/permissions/permissiongate.h"
#include "core/permissions/permissionrules.h"
#include "core/permissions/ruletext.h"

#include <QCoreApplication>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace core {

/// The user's rules as they apply to one session: with its folders and its agent. A value; looks at the disk where a
/// path leads.
class SessionRules
{
    Q_DECLARE_TR_FUNCTIONS(core::SessionRules)

public:
    explicit SessionRules(QString folder) : m_folder(std::move(folder)) {}

    /// \p agent is a setting's id. From the next request on.
    void set(std::shared_ptr<const std::vector<PermissionRule>> rules, const QString &agent);
    /// Beside the session's own, absolute.
    void setMoreFolders(const QStringList &folders) { m_moreFolders = folders; }
    const QStringList &moreFolders() const { return m_moreFolders; }

    /// What a request is about, by all that is known of its call.
    PermissionSubject subjectOf(const acp::ToolCallUpdate &known) const;
    /// What a rule answers in the user's place; none where the user is to be asked.
    std::optional<RuleAnswer> answer(const PermissionSubject &subject) const;
    /// Agents need not ask before they use Belay's own files and terminals; a deny holds for these all the same. The
    /// rule in words, if there is one.
    std::optional<QString> denies(acp::ToolKind kind, const QString &path, const acp::CommandInput &command) const;
    /// Likewise a rule that says ask, which holds such a request back. Returns the reason for the user, if there is
    /// one.
    std::optional<QString> asks(acp::ToolKind kind, const QString &path, const acp::CommandInput &command) const;

private:
    RuleDecision decisionFor(acp::ToolKind kind, const QString &path, const acp::CommandInput &command) const;
    QString sentence(const RuleDecision &decision) const { return ruleSentence((*m_rules)[size_t(decision.rule)]); }

    QString m_folder;
    QStringList m_moreFolders;
    QString m_agent;
    std::shared_ptr<const std::vector<PermissionRule>> m_rules; ///< may be none
};

} // namespace core
