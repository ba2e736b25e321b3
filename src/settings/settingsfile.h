// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

class QSettings;

namespace settings {

/// Opens the user's settings: belay.ini in the user's configuration folder. Only this function knows the path; objects
/// that are open at the same time share their content.
std::unique_ptr<QSettings> openSettingsFile();

} // namespace settings
