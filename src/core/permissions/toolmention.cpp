// SPDX-License-Identifier: Apache-2.0
#include "core/permissions/toolmention.h"

#include "mcp/message.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace core {

namespace {

constexpr size_t mostKnown = 1000; ///< calls in one turn

/// Whether \p word stands in \p text by itself: between other characters than letters and digits.
bool contains(const QString &text, const QString &word)
{
    for (qsizetype at = text.indexOf(word); at >= 0 && !word.isEmpty(); at = text.indexOf(word, at + 1)) {
        const qsizetype end = at + word.size();
        if ((at == 0 || !text.at(at - 1).isLetterOrNumber()) &&
            (end == text.size() || !text.at(end).isLetterOrNumber()))
            return true;
    }
    return false;
}

/// Canonical; empty if \p content is no text that is an object.
QByteArray shownInput(const acp::ToolContent &content)
{
    const auto *block = std::get_if<acp::ContentBlock>(&content);
    const auto *text = block ? std::get_if<acp::TextContent>(block) : nullptr;
    if (!text || !QJsonDocument::fromJson(text->text.toUtf8()).isObject())
        return {};
    return mcp::canonicalJson(text->text.toUtf8());
}

} // namespace

void ToolMention::add(const acp::ToolCallUpdate &call)
{
    m_title = call.title.value_or(m_title);
    m_name = call.name.value_or(m_name);
    // The first one: a later one may be the result.
    if (m_shown.isEmpty() && call.content && call.content->size() == 1)
        m_shown = shownInput(call.content->front());
    if (!call.rawInput)
        return;
    const QByteArray text = call.rawInput->toUtf8();
    m_input = mcp::canonicalJson(text);
    m_parts.clear();
    m_words.clear();
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (member->isObject())
            m_parts.push_back(QJsonDocument(member->toObject()).toJson(QJsonDocument::Compact));
        else if (member->isString())
            m_words += member->toString() + u'\n';
    }
}

bool ToolMention::names(const QString &word) const
{
    return contains(m_title, word) || contains(m_name, word) || contains(m_words, word);
}

bool ToolMention::hasInput(const QByteArray &arguments) const
{
    return !arguments.isEmpty() && (m_input == arguments || (m_input.isEmpty() && m_shown == arguments) ||
                                    std::find(m_parts.begin(), m_parts.end(), arguments) != m_parts.end());
}

bool ToolMention::showsAll(const mcp::ToolCall &call, const QByteArray &arguments) const
{
    const auto isNamed = [this](const QString &word) { return contains(m_title, word) || contains(m_name, word); };
    return isNamed(call.tool) && isNamed(call.server) && hasInput(arguments);
}

bool ToolMention::mayBe(const mcp::ToolCall &call, const QByteArray &arguments) const
{
    const bool saysNothing = m_input.isEmpty() || m_input == "{}" || m_input == "null";
    return names(call.tool) && (hasInput(arguments) || (saysNothing && names(call.server)));
}

void ToolJoin::add(const base::ToolCallId &id, const acp::ToolCallUpdate &call)
{
    const auto found = std::find_if(m_calls.rbegin(), m_calls.rend(), [&id](const ToldCall &k) { return k.id == id; });
    if (found != m_calls.rend())
        found->mention.add(call);
    else if (m_calls.size() < mostKnown)
        m_calls.push_back({id, ToolMention(call)});
}

base::ToolCallId ToolJoin::claim(const mcp::ToolCall &call, const QByteArray &arguments)
{
    const auto found = std::find_if(m_calls.begin(), m_calls.end(), [&](const ToldCall &known) {
        return !known.isTaken && known.mention.mayBe(call, arguments);
    });
    if (found == m_calls.end())
        return {};
    found->isTaken = true;
    return found->id;
}

} // namespace core
