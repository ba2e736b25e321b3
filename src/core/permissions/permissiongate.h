// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/replies.h"
#include "acp/requests.h"
#include "base/result.h"
#include "core/requests/requestboard.h"
#include "core/values/sessionevent.h"

#include <QObject>

#include <map>
#include <memory>

namespace core {

/// The party that waits for the answer to a permission: the agent that asked, or Belay itself, which holds a request
/// back until the user has decided.
class PermissionRequester
{
public:
    virtual ~PermissionRequester() = default;
    virtual QString idText() const = 0; ///< of the agent's request on the wire
    /// The answer is not needed any more.
    virtual bool isWithdrawn() const = 0;
    /// \p f is called once if the request is withdrawn while the question is open.
    virtual void onWithdrawn(std::function<void()> f) = 0;
    /// Called exactly once, as the last call. \p option is set only for PermissionEnd::Answered.
    virtual void settle(PermissionEnd end, const std::optional<QString> &option) = 0;
};

/// A question to the user.
struct Question
{
    acp::ToolCallUpdate toolCall;
    std::vector<PermissionOption> options;
    std::unique_ptr<PermissionRequester> requester;
    bool byBelay = true; ///< see PermissionAsked, as the others
    QString server = {}, tool = {}, undoneBy = {};
    bool held = false;
    bool goesOn = false; ///< once it is allowed, its row goes on as that of what was asked about
};

/// The options that an agent offers, without the ambiguous ones: those with the same id but another kind. Exact
/// duplicates are merged.
struct ClearOptions
{
    explicit ClearOptions(const std::vector<acp::PermissionOptionValue> &offered);

    std::vector<PermissionOption> options;
    bool leftOut = false; ///< ambiguous options were left out
};

/// The option of \p kind that may be taken without a person who chooses among all of them: by a rule, a key,
/// `--permissions`. Null: there is none, or there are several that allow, which the agent would not offer if they meant
/// the same. Of several that reject the first is taken.
const PermissionOption *clearOption(const std::vector<PermissionOption> &options, acp::PermissionKind kind);

/// The answers to a request that repeats one which was carried out before.
struct RepeatOptions
{
    static constexpr QLatin1String asBeforeId{"as-before"}, againId{"again"}, rejectId{"reject"};
    /// \p again says what is done once more.
    static std::vector<PermissionOption> make(bool hasResult, const QString &again);
};

/// The answer that a rule of the user's gives.
struct RuleAnswer
{
    acp::PermissionKind kind = acp::PermissionKind::RejectOnce; ///< kind of the option to take: a "once" kind
    QString rule;                                               ///< the rule in words
};

/// The permissions that one session's agent waits for, and Belay's own questions about what the agent does: a list
/// keyed by row, so that several can be open. Each is answered exactly once: by the user, by a rule of the user's, by
/// Stop, by the agent's withdrawal, or by the end of the connection. Nothing times out, and nothing is allowed by
/// default.
class PermissionGate : public QObject
{
    Q_OBJECT

public:
    PermissionGate(RequestBoard *board, QObject *parent = nullptr);

    /// The agent asks, and offers \p options. \p row names session, turn and id; \p refuse answers *cancelled* at once
    /// (the cascade of Stop is over).
    base::RequestKey ask(acp::ToolCallUpdate toolCall, std::vector<PermissionOption> options,
                         acp::PermissionResponder responder, RequestRow row, bool refuse);
    base::RequestKey ask(Question question, RequestRow row, bool refuse);
    /// The user's choice. An option that was not offered, or a request that is no longer open, is an error and
    /// sends nothing.
    base::Result<void> answer(base::RequestKey key, const QString &optionId);
    /// The answer of a rule, if there is a clearOption() of that kind. Nothing happens if the request is no longer
    /// open, or is being withdrawn.
    void answerByRule(base::RequestKey key, const RuleAnswer &answer);
    /// Whether the agent is allowed something and has not heard of it: whoever has stored it sends it. Until then Stop
    /// and any other end still win, see withheld().
    bool isUnsent(base::RequestKey key) const { return m_unsent.contains(key); }
    void send(base::RequestKey key);
    /// Answers *cancelled* to everything open, or only to \p turn; returns how many.
    int cancelAll(std::optional<base::TurnId> turn, PermissionEnd end) { return endAll(turn, end, false); }
    /// \p turn has ended: questions about held calls wait for the user from now on, unless it ended by Stop.
    void endTurn(base::TurnId turn, PermissionEnd end) { endAll(turn, end, end != PermissionEnd::CancelledByStop); }
    /// Cancels a permission that was allowed but not sent yet.
    void withhold(base::RequestKey key, PermissionEnd end);
    /// The connection is gone: rows end, nothing can be sent. Held calls wait on, since Belay makes them itself.
    void loseAll() { endAll(std::nullopt, PermissionEnd::Lost, true); }
    int openCount() const { return int(m_open.size()); }

Q_SIGNALS:
    void asked(const core::PermissionAsked &event, base::TurnId turn);
    /// An allowing answer to the agent is not sent yet then: see isUnsent().
    void settled(const core::PermissionSettled &event, base::TurnId turn);
    /// Emitted after settled() with an allowing answer: the answer was not sent, and the agent got \p end instead.
    void withheld(base::RequestKey key, core::PermissionEnd end);

private:
    struct Open
    {
        std::unique_ptr<PermissionRequester> requester;
        std::vector<PermissionOption> options;
        base::TurnId turn;
        bool byBelay = false;
        bool held = false;
        bool goesOn = false;
        QString chosen = {}; ///< id of the option that it was answered with
    };
    static bool isAllowing(const Open &open, const std::optional<QString> &option);
    void settle(base::RequestKey key, PermissionEnd end, RequestEnd rowEnd, const std::optional<QString> &option,
                const QString &rule = {});
    int endAll(std::optional<base::TurnId> turn, PermissionEnd end, bool heldWaitOn);

    RequestBoard *m_board;
    std::map<base::RequestKey, Open> m_open;
    std::map<base::RequestKey, Open> m_unsent; ///< answered and reported, but not sent to the agent yet
};

/// How the row of a request ends that ended so.
RequestEnd rowEndOf(PermissionEnd end);

} // namespace core
