// SPDX-License-Identifier: Apache-2.0
#include "acp/updatepayload.h"

#include "acp/decodeupdate.h"
#include "acp/jsonreader.h"

#include <QStringDecoder>

#include <simdjson.h>

#include <cstring>

namespace acp {

namespace {

/// A longer merged message would make one frame of the view slow.
constexpr qsizetype mergedTextLimit = 16 * 1024;

bool isAscii(std::string_view text)
{
    quint64 all = 0;
    for (; text.size() >= sizeof all; text.remove_prefix(sizeof all)) {
        quint64 some = 0;
        std::memcpy(&some, text.data(), sizeof some);
        all |= some;
    }
    for (const char c : text)
        all |= quint64(c) & 0x80;
    return (all & 0x8080808080808080u) == 0;
}

/// In place: a chunk is a few words, and a string for each would cost more than parsing them.
void append(QString &text, std::string_view utf8)
{
    if (isAscii(utf8)) {
        text.append(QLatin1String(utf8.data(), qsizetype(utf8.size())));
        return;
    }
    const qsizetype size = text.size();
    text.resize(size + qsizetype(utf8.size()));
    QStringDecoder decoder(QStringDecoder::Utf8,
                           QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    const QChar *end = decoder.appendToBuffer(text.data() + size, QByteArrayView(utf8.data(), qsizetype(utf8.size())));
    text.truncate(end - text.constData());
}

TextContent *textOf(SessionUpdate &update, MessageChunk **chunk)
{
    *chunk = std::get_if<MessageChunk>(&update);
    return *chunk ? std::get_if<TextContent>(&(*chunk)->content) : nullptr;
}

} // namespace

std::string_view UpdateDecoder::extend(jsonrpc::Payload &last, std::string_view line)
{
    auto &before = static_cast<UpdatePayload &>(last);
    MessageChunk *chunk = nullptr;
    TextContent *text = textOf(before.update, &chunk);
    if (!text || text->text.size() > mergedTextLimit || before.session != m_lastId)
        return {};
    if (chunk->messageId != m_lastMessageId) {
        m_lastMessageId = chunk->messageId;
        m_lastMessageIdText = m_lastMessageId.toStdString();
    }
    const auto more = m_reader.textOf(line, {m_lastIdText, v1::nameOf(chunk->kind), m_lastMessageIdText});
    if (!more)
        return {};
    // This much text before the hand-over means a flood, so the text will grow to the limit.
    const qsizetype size = text->text.size();
    if (size > mergedTextLimit / 16 && text->text.capacity() < mergedTextLimit)
        text->text.reserve(mergedTextLimit + mergedTextLimit / 4);
    append(text->text, *more);
    before.m_bytes += 2 * (text->text.size() - size);
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
