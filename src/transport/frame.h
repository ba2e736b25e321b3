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
};

using FramePtr = std::unique_ptr<Frame>;

/// Installed by the room that knows what lines mean. Runs on the reading thread, one call at a time.
class FrameDecoder
{
public:
    virtual ~FrameDecoder() = default;
    /// Around lines that arrived together; none of their frames crosses before endLines().
    virtual void beginLines() {}
    virtual void endLines() {}
    /// \p last is the frame before, while it has not crossed yet: the line may go into it where both together mean the
    /// same as one after the other. Then, and for a line that is dropped, the answer is null.
    virtual FramePtr decode(std::string_view line, Frame *last) = 0;
    /// Bytes of a line that is too long to be kept, all of them, in order, before tooLong().
    virtual void passOver(std::string_view bytes) { Q_UNUSED(bytes) }
    virtual FramePtr tooLong(size_t size, std::string_view head) = 0;
    /// A message of \p size bytes that its carrier marks as no text.
    virtual FramePtr notText(size_t size)
    {
        Q_UNUSED(size)
        return {};
    }
};

} // namespace transport
