// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/wiretap.h"

#include <QByteArray>

namespace acp {

/// \p entry as one line of JSON with its newline, at \p seconds after the first. Secrets in it are left out: the values
/// of environment variables and headers, and of members that are called like a secret. What is no whole message stands
/// there as text.
QByteArray trafficLine(const TapEntry &entry, double seconds);

} // namespace acp
