// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/replies.h"
#include "acp/requests.h"
#include "core/commands/terminalservice.h"
#include "core/files/fileservice.h"
#include "core/permissions/givenpermissions.h"
#include "core/permissions/permissiongate.h"
#include "core/permissions/sessionrules.h"
#include "core/session/turncheckpoint.h"
#include "core/values/sessionevent.h"
#include "core/values/turn.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace core {

class WaitingRow;

/// Handles an agent's requests for files and commands in a session. Before a service carries a request out, the user's
/// rules are applied, the user is asked if a rule says so, and the checkpoint of the turn is awaited. Main thread.
class AgentRequests : public QObject
{
    Q_OBJECT

public:
    /// Its dependencies; all must outlive it.
    struct Parts
    {
        const Turn *turn = nullptr;
        const SessionRules *rules = nullptr;
        RequestBoard *board = nullptr;
        PermissionGate *permissions = nullptr;
        GivenPermissions *given = nullptr;
        FileService *files = nullptr;
        TerminalService *terminals = nullptr;
        TurnCheckpoint *checkpoint = nullptr;
        std::function<RequestRow(RequestKind)> newRow; ///< a new row with session and turn filled in
    };
    AgentRequests(QString cwd, Parts parts, QObject *parent = nullptr);

    void read(const acp::ReadTextFileRequest &request, acp::ReadResponder responder);
    void write(const acp::WriteTextFileRequest &request, acp::DoneResponder responder);
    void createTerminal(const acp::CreateTerminalRequest &request, acp::CreateTerminalResponder responder);

Q_SIGNALS:
    void noticed(const core::NoticeRaised &notice);

private:
    std::optional<QString> denied(RequestKind row, acp::ToolKind kind, const QString &path,
                                  const acp::CommandInput &command);
    std::optional<QString> asked(acp::ToolKind kind, const QString &path, const acp::CommandInput &command) const;
    template <class Responder>
    std::shared_ptr<WaitingRow> waitingRow(RequestRow row, const QString &what,
                                           const std::shared_ptr<Responder> &responder);
    template <class Responder>
    void hold(acp::ToolCallUpdate what, std::vector<PermissionOption> options, const QString &rejection, RequestRow row,
              Responder responder, std::function<void(Responder, const QString &option)> go);

    const QString m_cwd;
    const Parts m_parts;
    quint64 m_held = 0; ///< number of requests that Belay has asked the user about
};

} // namespace core
