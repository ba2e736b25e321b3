// SPDX-License-Identifier: Apache-2.0
#include "history/messagestream.h"

#include "base/clock.h"
#include "core/values/sessionevent.h"

namespace history {

bool MessageStream::goesOn(const EntryList &entries, const core::SessionEvent &event, bool isThought,
                           const QString &message) const
{
    if (m_entry == 0 || m_message != message)
        return false;
    const Entry &entry = entries.entry(m_entry);
    // Text that arrives after Stop gets an entry of its own, marked as late.
    if (entry.turn != event.turn || entry.afterStop.has_value() != event.afterStop.has_value())
        return false;
    return std::holds_alternative<Thought>(entry.body) == isThought && !std::holds_alternative<UserMessage>(entry.body);
}

void MessageStream::begin(EntryId entry, QString message)
{
    m_entry = entry;
    m_message = std::move(message);
}

bool MessageStream::add(QString &said, const QString &text, bool afterStop)
{
    // Once something was dropped, later text is dropped, too: otherwise the gap would not be visible.
    if (afterStop && (m_notKept > 0 || said.size() + text.size() > lateKept)) {
        m_notKept += text.size();
        return false;
    }
    said += text;
    return true;
}

qint64 MessageStream::end(Entry &entry, const QDateTime &at)
{
    m_entry = 0;
    if (auto *message = std::get_if<AgentMessage>(&entry.body)) {
        message->streaming = false;
    } else if (auto *thought = std::get_if<Thought>(&entry.body)) {
        thought->streaming = false;
        thought->duration = base::Milliseconds(entry.at.msecsTo(at));
    }
    return std::exchange(m_notKept, 0);
}

} // namespace history
