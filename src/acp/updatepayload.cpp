// SPDX-License-Identifier: Apache-2.0
#include "acp/updatepayload.h"

#include "acp/decode.h"

#include <simdjson.h>

namespace acp {

namespace {

/// A message merged further than this would make one frame of the view long.
constexpr qsizetype mergedTextLimit = 16 * 1024;

TextContent *textOf(SessionUpdate &update, MessageChunk **chunk)
{
    *chunk = std::get_if<MessageChunk>(&update);
    return *chunk ? std::get_if<TextContent>(&(*chunk)->content) : nullptr;
}

} // namespace

bool UpdatePayload::absorb(jsonrpc::Payload &next)
{
    auto &other = static_cast<UpdatePayload &>(next);
    MessageChunk *mine = nullptr, *theirs = nullptr;
    TextContent *text = textOf(update, &mine);
    const TextContent *more = textOf(other.update, &theirs);
    if (!text || !more || mine->kind != theirs->kind || text->text.size() > mergedTextLimit ||
        session != other.session || mine->messageId != theirs->messageId)
        return false;
    text->text += more->text;
    m_bytes += 2 * more->text.size();
    return true;
}

std::unique_ptr<jsonrpc::Payload> UpdateDecoder::decode(std::string_view method, const simdjson::dom::element &params)
{
    if (method != "session/update")
        return nullptr;
    std::string_view session;
    simdjson::dom::element update;
    if (params["sessionId"].get_string().get(session) != simdjson::SUCCESS ||
        params["update"].get(update) != simdjson::SUCCESS)
        return nullptr;
    if (session != m_lastIdText) {
        m_lastIdText = session;
        m_lastId = {QString::fromUtf8(session.data(), qsizetype(session.size()))};
    }
    SessionUpdate value = v1::decodeUpdate(update);
    qsizetype bytes = 256;
    MessageChunk *chunk = nullptr;
    if (const TextContent *text = textOf(value, &chunk))
        bytes += 2 * text->text.size();
    else
        bytes += 4096; // tool calls with diffs and the like: roughly, they are rare
    return std::make_unique<UpdatePayload>(m_lastId, std::move(value), bytes);
}

} // namespace acp
