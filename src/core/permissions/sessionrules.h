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

/// The user's rules as they apply to one session: with its folders and its agent. A value; looks at the disk to resolve
/// paths.
class SessionRules
{
    Q_DECLARE_TR_FUNCTIONS(core::SessionRules)

public:
    explicit SessionRules(QString folder) : m_folder(std::move(folder)) {}

    /// \p agent is the id of an agent in the settings. Applies from the next request on.
    void set(std::shared_ptr<const std::vector<PermissionRule>> rules, const QString &agent);
    /// Further folders besides the session's own, absolute.
    void setMoreFolders(const QStringList &folders) { m_moreFolders = folders; }
    const QStringList &moreFolders() const { return m_moreFolders; }

    /// The subject of a request, from everything that is known of its call.
    PermissionSubject subjectOf(const acp::ToolCallUpdate &known) const;
    /// The answer of a rule; null if the user has to be asked.
    std::optional<RuleAnswer> answer(const PermissionSubject &subject) const;
    /// The sentence of a rule that denies the request, if there is one. For files and terminals that agents use through
    /// Belay without asking.
    std::optional<QString> denies(acp::ToolKind kind, const QString &path, const acp::CommandInput &command) const;
    /// The reason for the user, if a rule says that such a request needs to be asked about.
    std::optional<QString> asks(acp::ToolKind kind, const QString &path, const acp::CommandInput &command) const;

    /// The subject of a call of an MCP tool. \p arguments: canonical JSON text.
    PermissionSubject toolSubject(const QString &server, const QString &tool, const QByteArray &arguments) const;
    /// What a rule says about a call of an MCP tool; null: nothing.
    struct ToolRuling
    {
        RuleVerdict verdict = RuleVerdict::Ask;
        QString rule; ///< the rule in words
    };
    std::optional<ToolRuling> aboutTool(const QString &server, const QString &tool, const QByteArray &arguments) const;

private:
    RuleDecision decisionFor(acp::ToolKind kind, const QString &path, const acp::CommandInput &command) const;
    QString sentence(const RuleDecision &decision) const { return ruleSentence((*m_rules)[size_t(decision.rule)]); }

    QString m_folder;
    QStringList m_moreFolders;
    QString m_agent;
    std::shared_ptr<const std::vector<PermissionRule>> m_rules; ///< may be null
};

} // namespace core
