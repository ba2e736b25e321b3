// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/ids.h"
#include "core/calls/toolcalltracker.h"
#include "core/permissions/givenpermissions.h"
#include "core/permissions/permissiongate.h"
#include "core/permissions/sessionrules.h"
#include "core/values/sessionevent.h"
#include "core/values/turn.h"

#include <QObject>

#include <map>
#include <optional>
#include <vector>

namespace core {

/// Joins a session's permissions with the tool calls that they are about. Each goes the same way: it is asked (which
/// call is it about?), a rule of the user's may answer it, that something is allowed is stored in the ledger, and then
/// the agent hears of it. The gate below knows nothing of calls, rules and the ledger. Main thread.
class CallPermissions : public QObject
{
    Q_OBJECT

public:
    /// The objects that it joins; all must outlive it.
    struct Parts
    {
        const Turn *turn = nullptr;
        const SessionRules *rules = nullptr;
        PermissionGate *gate = nullptr;
        ToolCallTracker *calls = nullptr;
        GivenPermissions *given = nullptr;
    };
    CallPermissions(QString cwd, const Parts &parts, QObject *parent = nullptr);

    /// What an open permission is about, as far as it can be known; none if it is not open.
    std::optional<PermissionSubject> subjectOf(base::RequestKey permission) const;
    /// Includes what earlier updates said of the call.
    PermissionSubject subjectOf(const acp::ToolCallUpdate &asked) const;

Q_SIGNALS:
    /// The gate's signals, passed on once the ledger's rows are stored.
    void asked(const core::PermissionAsked &event, base::TurnId turn);
    void settled(const core::PermissionSettled &event, base::TurnId turn);

private:
    void onAsked(const PermissionAsked &event);
    void onSettled(const PermissionSettled &event);
    void storeAndSend(base::RequestKey key);
    void onWithheld(base::RequestKey key, PermissionEnd end);
    std::optional<RuleAnswer> ruleFor(const PermissionAsked &event) const;

    struct Open
    {
        base::ToolCallId call;
        std::vector<PermissionOption> options;
        PermissionSubject subject;
    };
    const QString m_cwd;
    const Parts m_parts;
    std::map<base::RequestKey, Open> m_open;
    std::map<base::RequestKey, base::ToolCallId> m_allowing; ///< answered, but the answer has not been sent yet
};

} // namespace core
