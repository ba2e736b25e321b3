// SPDX-License-Identifier: Apache-2.0
#include "ledger/files/diskthread.h"

namespace ledger {

DiskThread::DiskThread(int idle)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setExpiryTimeout(idle);
}

DiskThread::~DiskThread()
{
    m_pool.waitForDone();
    m_answers.deliver();
    m_pool.waitForDone(); // an answer may have queued more
}

} // namespace ledger
