// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <utility>

namespace base {

/// Owns a file descriptor; -1 is none. Closing leaves errno as it was, so that what failed before can still be said.
class Descriptor
{
public:
    Descriptor() = default;
    explicit Descriptor(int fd) : m_fd(fd) {}
    Descriptor(Descriptor &&other) noexcept : m_fd(std::exchange(other.m_fd, -1)) {}
    Descriptor &operator=(Descriptor &&other) noexcept
    {
        std::swap(m_fd, other.m_fd);
        return *this;
    }
    ~Descriptor();
    int fd() const { return m_fd; }
    bool isOpen() const { return m_fd >= 0; }
    /// It is the caller's from then on.
    int release() { return std::exchange(m_fd, -1); }

private:
    int m_fd = -1;
};

} // namespace base
