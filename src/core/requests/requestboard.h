// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "core/requests/requestrow.h"

#include <QObject>

#include <deque>
#include <functional>
#include <map>
#include <set>

namespace core {

/// Every open request of every session and connection, in both directions, with its age, its state and the possible
/// actions. Ended rows stay until the next turn begins. A row ends exactly once. Main thread.
class RequestBoard : public QObject
{
    Q_OBJECT

public:
    struct Actions
    {
        std::function<void()> cancel; ///< withdraw this one request
        std::function<void()> kill;   ///< end the command it is about
    };

    explicit RequestBoard(base::Clock *clock, QObject *parent = nullptr);
    base::Clock *clock() const { return m_clock; }

    static constexpr qsizetype longestPartial = 2000; ///< characters
    static constexpr size_t mostEnded = 1000;         ///< ended rows of a session; the oldest go first

    /// \p row comes without key and times, which are filled in. With the key of an open row it replaces that row: the
    /// same request with more or newer information.
    base::RequestKey add(RequestRow row, Actions actions = {});
    void setProcessId(base::RequestKey key, qint64 processId);
    void setState(base::RequestKey key, RequestState state);
    void setTitle(const base::SessionId &session, const QString &title);
    /// The agent has given the session another id.
    void renameSession(const base::SessionId &from, const base::SessionId &to);
    /// Ends the row; later calls for it change nothing, unless its end was that no answer came.
    void finish(base::RequestKey key, RequestEnd end, const QString &detail = {}, const QString &partial = {});
    /// The agent of \p session cancelled a request of its own that had ended, or that never existed (\p known): noted
    /// in its row, else in a new one.
    void recordWithdrawal(const base::SessionId &session, const QString &protocolId, bool known);
    void markAskedAgain(base::RequestKey key);
    /// It is cancelled because no answer came in time, and its end will say so.
    void markTimedOut(base::RequestKey key);
    /// Stop was pressed in \p session: open rows of \p turn become *cancelling*, but for those that may go on, and
    /// their ends are measured from now.
    void markStopping(const base::SessionId &session, base::TurnId turn, const std::set<base::RequestKey> &goOn = {});
    /// A new turn begins: removes the session's ended rows.
    void forgetEnded(const base::SessionId &session);

    const RequestRow *row(base::RequestKey key) const;
    const std::map<base::RequestKey, RequestRow> &rows() const { return m_rows; }

    /// Actions of the user; ignored if the row no longer offers them.
    void cancel(base::RequestKey key);
    void kill(base::RequestKey key);

Q_SIGNALS:
    void added(const core::RequestRow &row);
    void changed(const core::RequestRow &row);
    void removed(base::RequestKey key);

private:
    void beginCancelling(RequestRow &row) const;

    base::Clock *m_clock;
    std::map<base::RequestKey, RequestRow> m_rows;
    std::map<base::RequestKey, Actions> m_actions;
    std::map<base::SessionId, base::Milliseconds> m_stopPressed;
    std::map<base::SessionId, std::deque<base::RequestKey>> m_ended; ///< ended rows, oldest first
    quint64 m_next = 1;
};

} // namespace core
