// SPDX-License-Identifier: Apache-2.0
#include "ledger/mailbox.h"

#include <QMutexLocker>

namespace ledger {

void Mailbox::post(std::function<void()> f)
{
    {
        const QMutexLocker lock(&m_mutex);
        m_letters.push_back(std::move(f));
    }
    QMetaObject::invokeMethod(
        this, [this] { deliver(); }, Qt::QueuedConnection);
}

void Mailbox::deliver()
{
    while (true) {
        std::function<void()> next;
        {
            const QMutexLocker lock(&m_mutex);
            if (m_letters.empty())
                return;
            next = std::move(m_letters.front());
            m_letters.pop_front();
        }
        next();
    }
}

} // namespace ledger
