// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMutex>
#include <QObject>

#include <deque>
#include <functional>

namespace ledger {

/// Answers of other threads on their way to the thread that owns this, in the order they were posted. Unlike
/// events they are not lost when the owner goes: deliver() before that.
class Mailbox final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    /// Any thread. \p f runs on the owner's.
    void post(std::function<void()> f);
    /// Runs what is there now.
    void deliver();

private:
    QMutex m_mutex;
    std::deque<std::function<void()>> m_letters;
};

} // namespace ledger
