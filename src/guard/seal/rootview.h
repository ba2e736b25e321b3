// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace guard {

/// Makes a root folder for root, and enters it: all folders are frozen, devices are only those that any program needs,
/// with terminals of its own, of /sys there is what tells of processors and of limits, and /tmp is empty if there is to
/// be \p ownTemporary. What is outside can be mounted from descriptors until leaveRealRoot(). Fails.
void enterRootView(const std::vector<std::string> &hidden, bool ownTemporary);
void leaveRealRoot();

/// Once no mount may be written to and none has devices: has those of them again. Fails.
void allowRootsDevices();

} // namespace guard
