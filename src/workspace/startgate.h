// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>

#include <functional>
#include <utility>
#include <vector>

namespace workspace {

/// What can wait until the window is there: agents that start, files that are read. Beside it each of them would take
/// time from what the user waits for. Main thread.
class StartGate : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool isOpen() const { return m_open; }
    /// Calls \p go at once where it is open, else when it opens, in the order in which they came; not if \p context
    /// has gone by then.
    void pass(QObject *context, std::function<void()> go);
    /// For ever; the second time nothing happens.
    void open();

private:
    bool m_open = false;
    std::vector<std::pair<QPointer<QObject>, std::function<void()>>> m_waiting;
};

} // namespace workspace
