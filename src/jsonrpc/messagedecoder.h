// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "jsonrpc/envelopereader.h"
#include "jsonrpc/rpcmessage.h"
#include "jsonrpc/wiretap.h"
#include "transport/frame.h"

#include <memory>
#include <string>
#include <vector>

namespace jsonrpc {

/// Decodes lines to messages, on the reading thread. Never fails: what cannot be understood becomes Junk or Refused.
class MessageDecoder final : public transport::FrameDecoder
{
public:
    MessageDecoder(std::shared_ptr<NotificationDecoder> notifications, std::shared_ptr<WireTap> tap);
    ~MessageDecoder() override;

    void beginLines() override { m_tap.begin(); }
    void endLines() override { m_tap.flush(); }
    transport::FramePtr decode(std::string_view line, transport::Frame *last) override;
    void passOver(std::string_view bytes) override { m_passedOver.read(bytes); }
    transport::FramePtr tooLong(size_t size, std::string_view head) override;
    transport::FramePtr notText(size_t size) override;

private:
    struct Parser;
    transport::FramePtr decodeWhole(std::string_view line, std::string_view asWritten);
    std::unique_ptr<Message> decodeSeveral(const std::vector<std::string> &texts, size_t size);
    std::unique_ptr<Message> decodeJoined(std::string_view line);
    std::unique_ptr<Message> unreadable(const EnvelopeReader &envelope, const QString &why) const;

    std::shared_ptr<NotificationDecoder> m_notifications;
    TapBatch m_tap;
    std::unique_ptr<Parser> m_parser;
    EnvelopeReader m_passedOver; ///< of the line that is too long
};

} // namespace jsonrpc
