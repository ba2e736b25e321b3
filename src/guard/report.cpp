// SPDX-License-Identifier: Apache-2.0
#include "guard/report.h"

#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace guard {

Report::Report(int descriptor) : m_descriptor(descriptor)
{
    ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) | O_NONBLOCK);
}

void Report::write(const char *word, long number) const
{
    char line[64];
    const int length = std::snprintf(line, sizeof line, "%s %ld\n", word, number);
    // Shorter than PIPE_BUF, so written whole or not at all. A failed write is ignored: nobody reads any more.
    [[maybe_unused]] const ssize_t written = ::write(m_descriptor, line, size_t(length));
}

} // namespace guard
