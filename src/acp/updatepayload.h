// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/chunkreader.h"
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
    std::string_view extend(jsonrpc::Payload &last, std::string_view line) override;

private:
    ChunkReader m_reader;
    SessionId m_lastId; ///< cached, since a flood repeats it a million times
    std::string m_lastIdText;
    QString m_lastMessageId; ///< cached, too
    std::string m_lastMessageIdText;
};

} // namespace acp
