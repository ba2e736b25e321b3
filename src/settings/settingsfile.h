// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

class QSettings;

namespace settings {

/// The user's settings, opened: belay.ini in the user's configuration folder. The only place that knows which file that
/// is; two that are open at the same time share what they hold.
std::unique_ptr<QSettings> openSettingsFile();

} // namespace settings
