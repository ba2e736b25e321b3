// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMutex>
#include <QObject>
#include <QTimer>

#include <deque>
#include <functional>

namespace ledger {

/// Answers of other threads on their way to the thread that owns this, in the order they were posted. Unlike
/// events they are not lost when the owner goes: deliver() before that.
class Mailbox final : public QObject
{
    Q_OBJECT

public:
    /// For this long at a time, then what else waits in the event loop has its turn: a click on Stop is not behind a
    /// thousand answers.
    static constexpr qint64 sliceNanoseconds = 4'000'000;

    explicit Mailbox(QObject *parent = nullptr);
    /// Any thread. \p f runs on the owner's.
    void post(std::function<void()> f);
    /// Runs all that is there now.
    void deliver();

private:
    void deliverSome();
    std::function<void()> next(); ///< nothing: there is none

    QMutex m_mutex; ///< for both
    std::deque<std::function<void()>> m_letters;
    bool m_announced = false;

    QTimer m_more; ///< for what a slice has left
};

} // namespace ledger
