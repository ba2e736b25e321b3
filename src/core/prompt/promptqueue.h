// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/prompt/message.h"

#include <QObject>

#include <optional>
#include <vector>

namespace core {

struct QueuedPrompt
{
    quint64 id = 0; ///< from 1, never reused within a queue
    Message message;
    bool operator==(const QueuedPrompt &) const = default;
};

/// Messages that wait for the end of a turn. Agents treat a second prompt very differently (queue it, merge it, drop
/// the first), so Belay sends one at a time. A held queue sends nothing until the user releases it; messages leave it
/// only by being sent, edited or removed. Main thread.
class PromptQueue : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    const std::vector<QueuedPrompt> &items() const { return m_items; }
    bool isEmpty() const { return m_items.empty(); }
    bool isHeld() const { return m_held; }

    quint64 add(const Message &message);
    /// Removes the message and returns it; null if it is not there any more.
    std::optional<Message> remove(quint64 id);
    /// Moves a message to \p place; 0 is the next one, a place beyond the end the last.
    void move(quint64 id, int place);
    /// Only a non-empty queue can be held.
    void hold();
    void release();
    /// The message to send now; null if held or empty.
    std::optional<Message> takeNext();

Q_SIGNALS:
    void changed();

private:
    std::vector<QueuedPrompt>::iterator find(quint64 id);
    void settle();

    std::vector<QueuedPrompt> m_items;
    quint64 m_next = 1;
    bool m_held = false;
};

} // namespace core
