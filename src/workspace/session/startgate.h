// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>

#include <functional>
#include <utility>
#include <vector>

namespace workspace {

/// Defers work until the window is shown, like starting agents and reading files, so that it does not slow down what
/// the user waits for. Main thread.
class StartGate : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool isOpen() const { return m_open; }
    /// Calls \p go at once where it is open, else when it opens, in the order in which they came; not if \p context
    /// has gone by then.
    void pass(QObject *context, std::function<void()> go);
    /// Opens the gate for good; has no effect the second time.
    void open();

private:
    bool m_open = false;
    std::vector<std::pair<QPointer<QObject>, std::function<void()>>> m_waiting;
};

} // namespace workspace
