// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/ids.h"
#include "core/requests/requestboard.h"
#include "core/values/sessionevent.h"

#include <QObject>

#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace acp {
class AgentEndpoint;
struct SessionModes;
struct SessionSetup;
} // namespace acp

namespace core {

/// What the agent reports about a session besides the conversation.
struct SessionFacts
{
    QString title; ///< the agent's; may be empty
    std::vector<acp::ConfigOption> options;
    bool optionsAreModes = false; ///< made from the older session modes
    std::vector<acp::AvailableCommand> commands;
    std::optional<acp::Usage> usage;
};

/// Keeps what the agent reports about a session besides the conversation, and requests changes of options. Main thread.
class SessionOptions : public QObject
{
    Q_OBJECT

public:
    using NewRow = std::function<RequestRow(RequestKind)>; ///< with the session's name
    SessionOptions(RequestBoard *board, NewRow newRow, QObject *parent = nullptr);

    const SessionFacts &facts() const { return m_facts; }
    void attach(const acp::SessionSetup &setup);

    void apply(acp::AvailableCommands &commands);
    void apply(const acp::CurrentMode &mode);
    void apply(acp::ConfigOptions &options);
    void apply(const acp::SessionInfoUpdate &info);
    /// Emits usageCounted() afterwards.
    void apply(acp::Usage &usage);
    /// A turn begins: its usage is counted from here. \p isFirst: the session has used nothing so far.
    void beginTurn(bool isFirst) { m_usageBefore = m_facts.usage || !isFirst ? m_facts.usage : acp::Usage(); }

    /// Tells once, in \p sentence, that a list of the agent's is longer than what is taken of it.
    void addLeftOut(const QString &sentence);

    /// Asks the agent to change an option; nothing changes before it agrees. An agent that was asked to cancel that and
    /// says nothing leaves it uncertain until it answers.
    void set(acp::AgentEndpoint *endpoint, const base::SessionId &session, const QString &optionId,
             const std::variant<QString, bool> &value);

Q_SIGNALS:
    void changed();
    void usageCounted(const core::UsageCounted &usage);
    void noticed(const core::NoticeRaised &notice);
    /// The agent has answered set(), or will not. An answer that comes later still is told by a second signal.
    void answered(const QString &optionId, bool isChanged);

private:
    void setUncertain(const QString &optionId, bool isUncertain);
    void setModes(const acp::SessionModes &modes);
    void countUsage(const acp::Usage &usage);

    RequestBoard *m_board;
    const NewRow m_newRow;
    SessionFacts m_facts;
    QStringList m_saidLeftOut;               ///< sentences, each said once
    std::optional<acp::Usage> m_usageBefore; ///< usage when the newest turn began; null: unknown
};

} // namespace core
