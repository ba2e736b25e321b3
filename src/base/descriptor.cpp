// SPDX-License-Identifier: Apache-2.0
#include "base/descriptor.h"

#include <cerrno>
#include <unistd.h>

namespace base {

Descriptor::~Descriptor()
{
    if (m_fd < 0)
        return;
    const int problem = errno;
    ::close(m_fd);
    errno = problem;
}

} // namespace base
