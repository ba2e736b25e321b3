// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/repeatedchunk.h"
#include "acp/values.h"
#include "jsonrpc/rpcmessage.h"

namespace acp {

/// A session/update decoded on the reading thread. Consecutive chunks of one message are merged before they are handed
/// to the main thread.
class UpdatePayload final : public jsonrpc::Payload
{
public:
    UpdatePayload(SessionId id, SessionUpdate value, qsizetype bytes)
        : session(std::move(id))
        , update(std::move(value))
        , m_bytes(bytes)
    {}

    qsizetype weight() const override { return m_bytes; }

    SessionId session;
    SessionUpdate update;

private:
    friend class UpdateDecoder;
    qsizetype m_bytes;
};

class UpdateDecoder final : public jsonrpc::NotificationDecoder
{
public:
    std::unique_ptr<jsonrpc::Payload> decode(std::string_view method, const simdjson::dom::element &params) override;
    bool extend(jsonrpc::Payload &last, std::string_view method, const simdjson::dom::element &params,
                std::string_view line) override;
    std::string_view extendUnparsed(jsonrpc::Payload &last, std::string_view line) override;

    /// Chunks that are parsed before a line is learned, so that an agent without repeated lines pays little for it.
    static constexpr int learnsAfter = 8;
    /// Doubled each time that the learned line did not recur, up to this limit.
    static constexpr int learnsAfterAtMost = 1024;

private:
    void learn(const UpdatePayload &last, const MessageChunk &chunk, std::string_view line);

    SessionId m_lastId; ///< cached, since a flood repeats it a million times
    std::string m_lastIdText;
    QString m_lastMessageId; ///< cached, too
    std::string m_lastMessageIdText;
    RepeatedChunk m_repeated;
    SessionId m_repeatedSession; ///< session, message id and kind that m_repeated belongs to
    QString m_repeatedMessageId;
    ChunkKind m_repeatedKind = ChunkKind::Agent;
    int m_parsed = 0; ///< chunks parsed since the last one that was not
    int m_learnsAfter = learnsAfter;
};

} // namespace acp
