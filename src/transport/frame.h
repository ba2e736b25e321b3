// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtGlobal>

#include <memory>
#include <string_view>

namespace transport {

/// What a line became on the reading thread; crosses to the main thread as a value.
class Frame
{
public:
    virtual ~Frame() = default;
    /// About its bytes, for the bounded hand-over.
    virtual qsizetype weight() const = 0;
    /// Takes \p next into itself if both together mean the same as one after the other.
    virtual bool absorb(Frame &next)
    {
        Q_UNUSED(next)
        return false;
    }
};

using FramePtr = std::unique_ptr<Frame>;

/// Installed by the room that knows what lines mean. Runs on the reading thread, one call at a time; null
/// drops the line.
class FrameDecoder
{
public:
    virtual ~FrameDecoder() = default;
    virtual FramePtr decode(std::string_view line) = 0;
    virtual FramePtr tooLong(size_t size, std::string_view head) = 0;
    /// A message of \p size bytes that its carrier marks as no text.
    virtual FramePtr notText(size_t size)
    {
        Q_UNUSED(size)
        return {};
    }
};

} // namespace transport
