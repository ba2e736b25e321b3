// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtGlobal>

#include <memory>
#include <string_view>

namespace transport {

/// The decoded form of a line, made on the reading thread; passed to the main thread as a value.
class Frame
{
public:
    virtual ~Frame() = default;
    /// About its size in bytes, for the limit of the hand-over.
    virtual qsizetype weight() const = 0;
};

using FramePtr = std::unique_ptr<Frame>;

/// Installed by the room that understands the lines. Runs on the reading thread, one call at a time.
class FrameDecoder
{
public:
    virtual ~FrameDecoder() = default;
    /// Around lines that arrived together; none of their frames crosses before endLines().
    virtual void beginLines() {}
    virtual void endLines() {}
    /// \p last is the frame before, while it has not been handed over yet: the line may be merged into it if one frame
    /// means the same as both in a row. The result is null for a merged line and for one that is dropped.
    virtual FramePtr decode(std::string_view line, Frame *last) = 0;
    /// The bytes of a line that is too long to be kept, in order; tooLong() follows.
    virtual void passOver(std::string_view bytes) { Q_UNUSED(bytes) }
    virtual FramePtr tooLong(size_t size, std::string_view head) = 0;
    /// A message of \p size bytes that is marked as binary.
    virtual FramePtr notText(size_t size)
    {
        Q_UNUSED(size)
        return {};
    }
};

} // namespace transport
