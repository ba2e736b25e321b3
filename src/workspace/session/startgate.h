// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>

#include <functional>
#include <utility>
#include <vector>

namespace workspace {

/// Defers work such as starting agents and reading files until the window is shown, so that it does not delay that.
/// Main thread.
class StartGate : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool isOpen() const { return m_open; }
    /// Calls \p go at once if the gate is open, else when it opens, in the order of the calls; not if \p context is
    /// gone by then.
    void pass(QObject *context, std::function<void()> go);
    /// Opens the gate permanently; calling it again has no effect.
    void open();

private:
    bool m_open = false;
    std::vector<std::pair<QPointer<QObject>, std::function<void()>>> m_waiting;
};

} // namespace workspace
