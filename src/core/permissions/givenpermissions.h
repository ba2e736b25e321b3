// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "base/ids.h"
#include "core/permissions/toolmention.h"
#include "core/values/sessionevent.h"
#include "mcp/calljudge.h"

#include <map>
#include <vector>

namespace core {

/// What the user has allowed an agent in the current turn, so that a rule does not make the user confirm it twice:
/// first when the agent asked, then when it has Belay do it. The protocol does not tie the two together, so they are
/// compared exactly: the same command in the same folder, the same content in the same file. Anything that differs, or
/// was not in the request that the user saw, is not covered. A value; looks at the disk to resolve paths.
class GivenPermissions
{
public:
    /// A turn begins: permissions of earlier turns do not count.
    void clear();
    /// The agent asks for a permission; \p folder is the session's. Not for Belay's own questions.
    void asked(const PermissionAsked &question, const QString &folder);
    void settled(const PermissionSettled &settled);

    /// \p text: the command as it would be run, in one line. Uses up a permission that was given once.
    bool coversCommand(const acp::CreateTerminalRequest &request, const QString &text, const QString &folder);
    bool coversWrite(const acp::WriteTextFileRequest &request, const QString &folder);
    /// A call of an MCP tool that the agent has just asked about, by its name and with the very arguments. \p arguments
    /// in canonical form. Uses up a permission that was given once.
    bool coversTool(const mcp::ToolCall &call, const QByteArray &arguments);
    /// Uses nothing up: the permission was for the file, not for one change of it.
    bool coversRead(const acp::ReadTextFileRequest &request, const QString &folder) const;

private:
    struct Asked
    {
        QString command;               ///< the whole command; empty: none
        std::optional<QString> folder; ///< its working folder, resolved
        std::vector<acp::Diff> diffs;
        QStringList paths; ///< resolved
        ToolMention tool;
        std::vector<PermissionOption> options;
        bool always = false;
    };
    template <class Matches> bool use(const Matches &matches);

    std::map<base::RequestKey, Asked> m_open;
    std::vector<Asked> m_given;
};

} // namespace core
