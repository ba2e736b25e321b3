// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "jsonrpc/wiretap.h"

namespace acp {

/// Names of the wire tap for rooms that may not include jsonrpc.
using WireTap = jsonrpc::WireTap;
using TapDirection = jsonrpc::TapDirection;
using TapEntry = jsonrpc::TapEntry;

} // namespace acp
