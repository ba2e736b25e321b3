// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/permissions/permissiongate.h"
#include "ledger/rows/effect.h"
#include "mcp/calljudge.h"

#include <QCoreApplication>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace core {

/// The user's answer to Belay's question about a call.
class RemoteQuestion final : public PermissionRequester
{
    Q_DECLARE_TR_FUNCTIONS(core::RemoteQuestion)

public:
    using Answer = std::function<void(PermissionEnd, const std::optional<QString> &)>;
    static constexpr QLatin1String onceId{"allow"}, sessionId{"allow-session"},
        rejectId = RepeatOptions::rejectId, rejectSessionId{"reject-session"}, sendId{"send"};

    /// What is asked, and what can be answered.
    struct Words
    {
        QString reason;
        std::vector<PermissionOption> options;
    };
    static Words aboutCall(const mcp::ToolCall &call);
    /// \p earlier is the row of the same call, in a turn that did not finish, or before a message was sent once more.
    static Words aboutRepeated(const ledger::Effect &earlier);
    static Words aboutHeld();
    /// A call that an earlier run of Belay, or of its session, left undecided.
    static Words aboutLeft();

    RemoteQuestion(QString id, Answer answer) : m_id(std::move(id)), m_answer(std::move(answer)) {}
    QString idText() const override { return m_id; }
    bool isWithdrawn() const override { return *m_isWithdrawn; }
    void onWithdrawn(std::function<void()> f) override { *m_onWithdrawn = std::move(f); }
    void settle(PermissionEnd end, const std::optional<QString> &option) override { m_answer(end, option); }

    /// Calls what the gate gave to onWithdrawn().
    std::function<void()> withdrawal() const
    {
        return [flag = m_isWithdrawn, f = m_onWithdrawn] {
            *flag = true;
            if (*f)
                (*f)();
        };
    }

private:
    const QString m_id;
    const Answer m_answer;
    const std::shared_ptr<bool> m_isWithdrawn = std::make_shared<bool>(false);
    const std::shared_ptr<std::function<void()>> m_onWithdrawn = std::make_shared<std::function<void()>>();
};

/// What its server says of a tool, which it may say wrongly, in sentences.
QString whatIsSaid(const mcp::ToolCall &call);

} // namespace core
