// SPDX-License-Identifier: Apache-2.0
#include "ledger/rows/mailbox.h"

#include <QElapsedTimer>
#include <QMutexLocker>
#include <QPointer>

#include <utility>

namespace ledger {

Mailbox::Mailbox(QObject *parent) : QObject(parent), m_more(this)
{
    m_more.setSingleShot(true);
    m_more.setInterval(0);
    connect(&m_more, &QTimer::timeout, this, &Mailbox::deliverSome);
}

void Mailbox::post(std::function<void()> f)
{
    {
        const QMutexLocker lock(&m_mutex);
        m_letters.push_back(std::move(f));
        if (std::exchange(m_announced, true))
            return;
    }
    QMetaObject::invokeMethod(
        this, [this] { deliverSome(); }, Qt::QueuedConnection);
}

std::function<void()> Mailbox::next()
{
    const QMutexLocker lock(&m_mutex);
    if (m_letters.empty()) {
        m_announced = false;
        return {};
    }
    std::function<void()> letter = std::move(m_letters.front());
    m_letters.pop_front();
    return letter;
}

void Mailbox::deliverSome()
{
    const QPointer<Mailbox> alive(this);
    QElapsedTimer slice;
    slice.start();
    while (const std::function<void()> letter = next()) {
        letter();
        if (!alive)
            return;
        if (slice.nsecsElapsed() > sliceNanoseconds) {
            m_more.start();
            return;
        }
    }
}

void Mailbox::deliver()
{
    const QPointer<Mailbox> alive(this);
    while (const std::function<void()> letter = next()) {
        letter();
        if (!alive)
            return;
    }
}

} // namespace ledger

#include "moc_mailbox.cpp"
