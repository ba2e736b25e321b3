// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "core/requests/requestboard.h"

#include <memory>
#include <utility>

namespace core {

/// The board's row of a request that Belay has not begun, because something else must happen first. The service that
/// begins it takes the row over; if none does, the row ends as lost.
class WaitingRow
{
public:
    /// \p cancel answers the request if the user cancels it meanwhile. \p board must outlive this.
    WaitingRow(RequestBoard *board, RequestRow row, std::function<void()> cancel) : m_board(board)
    {
        row.direction = Direction::Inbound;
        row.state = RequestState::Running;
        const auto key = std::make_shared<base::RequestKey>();
        *key = m_key = board->add(std::move(row), {[board, key, cancel = std::move(cancel)] {
                                                       cancel();
                                                       board->finish(*key, RequestEnd::CancelledByUser);
                                                   },
                                                   {}});
    }
    ~WaitingRow() { m_board->finish(m_key, RequestEnd::Lost); }
    Q_DISABLE_COPY_MOVE(WaitingRow)

    base::RequestKey take() { return std::exchange(m_key, {}); }

private:
    RequestBoard *m_board;
    base::RequestKey m_key;
};

} // namespace core
