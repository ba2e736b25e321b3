// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "base/ids.h"
#include "core/session/sessionevent.h"

#include <map>
#include <vector>

namespace core {

/// What the user has allowed an agent in the turn that runs, so that a rule does not have it asked twice: once when the
/// agent asked, once more when it has Belay do it. Nothing on the wire ties the two together, so they are held against
/// each other word by word: the same command in the same folder, the same content in the same file. Whatever differs,
/// or was not named in the request that the user saw, is not covered. A value; looks at the disk where a path leads.
class GivenPermissions
{
public:
    /// A turn begins; what was given in another one counts no more.
    void clear();
    /// The agent asks; \p folder is the session's. Belay's own questions are not for this.
    void asked(const PermissionAsked &question, const QString &folder);
    void settled(const PermissionSettled &settled);

    /// \p text: the command as it would be run, in one line. What was allowed once is used up by it.
    bool coversCommand(const acp::CreateTerminalRequest &request, const QString &text, const QString &folder);
    bool coversWrite(const acp::WriteTextFileRequest &request, const QString &folder);
    /// Reading uses nothing up: it is the file that was allowed, not a change of it.
    bool coversRead(const acp::ReadTextFileRequest &request, const QString &folder) const;

private:
    struct Asked
    {
        QString command;               ///< whole; empty: none
        std::optional<QString> folder; ///< in which it runs, resolved
        std::vector<acp::Diff> diffs;
        QStringList paths; ///< where they lead in the end
        std::vector<PermissionOption> options;
        bool always = false;
    };
    template <class Matches> bool use(const Matches &matches);

    std::map<base::RequestKey, Asked> m_open;
    std::vector<Asked> m_given;
};

} // namespace core
