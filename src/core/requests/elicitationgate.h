// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/replies.h"
#include "acp/requests.h"
#include "base/result.h"
#include "core/requests/requestboard.h"
#include "core/values/sessionevent.h"

#include <QObject>

#include <deque>
#include <map>

namespace core {

/// What one session's agent, or an agent before it has a session, asks the user for. Each question is answered exactly
/// once: by the user, by Stop, by the agent's withdrawal, or by the end of the connection. Nothing here ever times out,
/// nothing is answered by itself and no address is opened. Main thread.
class ElicitationGate : public QObject
{
    Q_OBJECT

public:
    explicit ElicitationGate(RequestBoard *board, QObject *parent = nullptr);

    /// \p row names session, turn and detail; \p refuse answers *cancel* at once (the cascade of Stop is over). A
    /// request with an unknown mode is answered as invalid and gets no question: the returned key is invalid.
    base::RequestKey ask(acp::ElicitationRequest request, acp::ElicitationResponder responder, RequestRow row,
                         bool refuse);
    /// The user's answer. Accepted values must be fields of the form, with all required ones among them. Otherwise, or
    /// if the question is no longer open, an error is returned and nothing is sent.
    base::Result<void> answer(base::RequestKey key, acp::ElicitationAnswer answer);
    /// Answers *cancel* to everything open, or only to \p turn; returns how many.
    int cancelAll(std::optional<base::TurnId> turn, ElicitationEnd end);
    /// The connection is gone: rows end, nothing can be sent.
    void loseAll() { cancelAll(std::nullopt, ElicitationEnd::Lost); }
    /// The agent reports that the task of \p elicitationId is complete; an unknown id is ignored.
    void complete(const QString &elicitationId);
    std::vector<OpenElicitation> open() const; ///< oldest first
    bool isOpen(base::RequestKey key) const { return m_open.contains(key); }
    int openCount() const { return int(m_open.size()); }

    static constexpr size_t mostRemembered = 64; ///< URL requests that the agent has not reported as complete

Q_SIGNALS:
    void asked(const core::ElicitationAsked &event, base::TurnId turn);
    void settled(const core::ElicitationSettled &event, base::TurnId turn);
    void completed(const core::ElicitationCompleted &event, base::TurnId turn);

private:
    struct Open
    {
        acp::ElicitationResponder responder;
        std::shared_ptr<const acp::ElicitationRequest> request;
        base::TurnId turn;
    };
    struct Address
    {
        QString id;
        base::RequestKey key;
        base::TurnId turn;
    };
    void settle(base::RequestKey key, ElicitationEnd end, acp::ElicitationAnswer answer = {});

    RequestBoard *m_board;
    std::map<base::RequestKey, Open> m_open;
    std::deque<Address> m_addresses; ///< newest last
};

/// How the row of a request ends that ended so.
RequestEnd rowEndOf(ElicitationEnd end);

} // namespace core
