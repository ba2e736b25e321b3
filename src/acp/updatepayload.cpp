// SPDX-License-Identifier: Apache-2.0
#include "acp/updatepayload.h"

#include "acp/decodeupdate.h"
#include "acp/jsonreader.h"

#include <QStringDecoder>

#include <simdjson.h>

namespace acp {

namespace {

/// A longer merged message would make one frame of the view slow.
constexpr qsizetype mergedTextLimit = 16 * 1024;

constexpr std::string_view updateMethod = "session/update";

TextContent *textOf(SessionUpdate &update, MessageChunk **chunk)
{
    *chunk = std::get_if<MessageChunk>(&update);
    return *chunk ? std::get_if<TextContent>(&(*chunk)->content) : nullptr;
}

} // namespace

bool UpdateDecoder::extend(jsonrpc::Payload &last, std::string_view method, const simdjson::dom::element &params,
                           std::string_view line)
{
    using simdjson::SUCCESS;
    auto &before = static_cast<UpdatePayload &>(last);
    MessageChunk *chunk = nullptr;
    TextContent *text = textOf(before.update, &chunk);
    if (!text || text->text.size() > mergedTextLimit || method != updateMethod)
        return false;
    std::string_view session, kind, type, more;
    simdjson::dom::element update, content;
    if (params["sessionId"].get_string().get(session) != SUCCESS || session != m_lastIdText ||
        before.session != m_lastId || params["update"].get(update) != SUCCESS ||
        update["sessionUpdate"].get_string().get(kind) != SUCCESS || kind != v1::nameOf(chunk->kind) ||
        update["content"].get(content) != SUCCESS || content["type"].get_string().get(type) != SUCCESS ||
        type != "text" || content["text"].get_string().get(more) != SUCCESS)
        return false;
    std::string_view messageId;
    if (update["messageId"].get_string().get(messageId) != SUCCESS)
        messageId = {};
    if (messageId != m_lastMessageIdText) {
        m_lastMessageIdText = messageId;
        m_lastMessageId = json::toString(messageId);
    }
    if (chunk->messageId != m_lastMessageId)
        return false;
    // Decoded in place: a chunk is a few words, and a string for each would cost more than parsing them.
    const qsizetype size = text->text.size();
    text->text.resize(size + qsizetype(more.size()));
    QStringDecoder decoder(QStringDecoder::Utf8,
                           QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    const QChar *end =
        decoder.appendToBuffer(text->text.data() + size, QByteArrayView(more.data(), qsizetype(more.size())));
    text->text.truncate(end - text->text.constData());
    before.m_bytes += 2 * (text->text.size() - size);
    if (++m_parsed >= m_learnsAfter)
        learn(before, *chunk, line);
    return true;
}

void UpdateDecoder::learn(const UpdatePayload &last, const MessageChunk &chunk, std::string_view line)
{
    m_parsed = 0;
    // Doubled each time: learning parses the line once more, and gains nothing for an agent whose lines never repeat.
    m_learnsAfter = qMin(2 * m_learnsAfter, learnsAfterAtMost);
    m_repeated.learn(line);
    m_repeatedSession = last.session;
    m_repeatedMessageId = chunk.messageId;
    m_repeatedKind = chunk.kind;
}

std::string_view UpdateDecoder::extendUnparsed(jsonrpc::Payload &last, std::string_view line)
{
    auto &before = static_cast<UpdatePayload &>(last);
    MessageChunk *chunk = nullptr;
    TextContent *text = m_repeated.isKnown() ? textOf(before.update, &chunk) : nullptr;
    if (!text || text->text.size() > mergedTextLimit || chunk->kind != m_repeatedKind ||
        chunk->messageId != m_repeatedMessageId || before.session != m_repeatedSession)
        return {};
    const qsizetype size = text->text.size();
    // This much text before the hand-over means a flood, so the text will grow to the limit.
    if (size > mergedTextLimit / 16 && text->text.capacity() < mergedTextLimit)
        text->text.reserve(mergedTextLimit + mergedTextLimit / 4);
    if (!m_repeated.appendTextOf(line, text->text))
        return {};
    before.m_bytes += 2 * (text->text.size() - size);
    m_parsed = 0;
    m_learnsAfter = learnsAfter;
    return updateMethod;
}

std::unique_ptr<jsonrpc::Payload> UpdateDecoder::decode(std::string_view method, const simdjson::dom::element &params)
{
    if (method != updateMethod)
        return nullptr;
    std::string_view session;
    simdjson::dom::element update;
    if (params["sessionId"].get_string().get(session) != simdjson::SUCCESS ||
        params["update"].get(update) != simdjson::SUCCESS)
        return nullptr;
    if (session != m_lastIdText) {
        m_lastIdText = session;
        m_lastId = {json::toString(session)};
    }
    SessionUpdate value = v1::decodeUpdate(update);
    qsizetype bytes = 256;
    MessageChunk *chunk = nullptr;
    if (const TextContent *text = textOf(value, &chunk))
        bytes += 2 * text->text.size();
    else
        bytes += 4096; // a rough guess for tool calls with diffs and the like, which are rare
    return std::make_unique<UpdatePayload>(m_lastId, std::move(value), bytes);
}

} // namespace acp
