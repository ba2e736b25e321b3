// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "jsonrpc/wiretap.h"

namespace acp {

/// The tap on a connection, for the rooms that may not name jsonrpc.
using WireTap = jsonrpc::WireTap;
using TapDirection = jsonrpc::TapDirection;
using TapEntry = jsonrpc::TapEntry;

} // namespace acp
