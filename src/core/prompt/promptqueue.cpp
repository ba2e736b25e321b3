// SPDX-License-Identifier: Apache-2.0
#include "core/prompt/promptqueue.h"

#include <algorithm>
#include <utility>

namespace core {

std::vector<QueuedPrompt>::iterator PromptQueue::find(quint64 id)
{
    return std::find_if(m_items.begin(), m_items.end(), [id](const QueuedPrompt &item) { return item.id == id; });
}

void PromptQueue::settle()
{
    if (m_items.empty())
        m_held = false; // an empty queue is not held
    Q_EMIT changed();
}

quint64 PromptQueue::add(const Message &message)
{
    m_items.push_back({m_next, message});
    Q_EMIT changed();
    return m_next++;
}

std::optional<Message> PromptQueue::remove(quint64 id)
{
    const auto item = find(id);
    if (item == m_items.end())
        return std::nullopt;
    Message message = std::move(item->message);
    m_items.erase(item);
    settle();
    return message;
}

void PromptQueue::move(quint64 id, int place)
{
    const auto item = find(id);
    if (item == m_items.end())
        return;
    const auto from = item - m_items.begin();
    const auto to = std::clamp<std::ptrdiff_t>(place, 0, std::ssize(m_items) - 1);
    if (from == to)
        return;
    if (from < to)
        std::rotate(item, item + 1, m_items.begin() + to + 1);
    else
        std::rotate(m_items.begin() + to, item, item + 1);
    Q_EMIT changed();
}

void PromptQueue::hold()
{
    if (m_items.empty() || std::exchange(m_held, true))
        return;
    Q_EMIT changed();
}

void PromptQueue::release()
{
    if (std::exchange(m_held, false))
        Q_EMIT changed();
}

std::optional<Message> PromptQueue::takeNext()
{
    if (m_held || m_items.empty())
        return std::nullopt;
    return remove(m_items.front().id);
}

} // namespace core

#include "moc_promptqueue.cpp"
