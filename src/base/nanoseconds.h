// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtGlobal>

#include <ctime>

namespace base {

constexpr qint64 nanosecondsInSecond = 1'000'000'000;

/// \p time as one number, as it can be compared and stored: since the epoch of whatever clock it was read from.
constexpr qint64 nanoseconds(const timespec &time)
{
    return qint64(time.tv_sec) * nanosecondsInSecond + time.tv_nsec;
}

} // namespace base
