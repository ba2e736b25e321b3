// SPDX-License-Identifier: Apache-2.0
#include "history/backlog.h"

#include "ledger/rows/databasefile.h"

#include <utility>

namespace history {

base::Result<void> Backlog::run(Work work, qint64 size)
{
    base::Result<void> result = writeWaiting();
    if (result)
        result = work();
    m_givenUp = {};
    if (result)
        return result;
    if (!ledger::mayPass(result.error()) || m_size + size > mostWaiting()) {
        m_lost = true;
        m_givenUp = result;
        return result;
    }
    m_size += size;
    m_waiting.push_back({std::move(work), size});
    return result;
}

base::Result<void> Backlog::retry()
{
    const base::Result<void> written = writeWaiting();
    return written ? m_givenUp : written;
}

base::Result<void> Backlog::writeWaiting()
{
    while (!m_waiting.empty()) {
        base::Result<void> result = m_waiting.front().work();
        if (!result && ledger::mayPass(result.error()))
            return result;
        m_size -= m_waiting.front().size;
        m_lost = m_lost || !result;
        m_waiting.pop_front();
    }
    return {};
}

bool Backlog::takeLost()
{
    return std::exchange(m_lost, false);
}

} // namespace history
