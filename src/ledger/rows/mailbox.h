// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMutex>
#include <QObject>
#include <QTimer>

#include <deque>
#include <functional>

namespace ledger {

/// Passes answers from other threads to the thread that owns this, in the order they were posted. Unlike events they
/// are not lost when the owner is deleted: call deliver() before that.
class Mailbox final : public QObject
{
    Q_OBJECT

public:
    /// Answers are delivered for this long at a time; then other events have their turn, so that a click on Stop does
    /// not wait for a thousand answers.
    static constexpr qint64 sliceNanoseconds = 4'000'000;

    explicit Mailbox(QObject *parent = nullptr);
    /// Any thread. \p f runs on the owner's thread.
    void post(std::function<void()> f);
    /// Runs everything that is queued now.
    void deliver();

private:
    void deliverSome();
    std::function<void()> next(); ///< empty: the queue is

    QMutex m_mutex; ///< guards both members below
    std::deque<std::function<void()>> m_letters;
    bool m_announced = false;

    QTimer m_more; ///< continues after a slice
};

} // namespace ledger
