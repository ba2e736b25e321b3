// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/process/sealplan.h"

#include <QString>

namespace transport {

/// Whether AppArmor lets only programs with a profile make user namespaces on this system.
enum class AppArmor {
    None,
    WantsProfile,
    HasProfile, ///< there is one, which may not be loaded
};

/// Sentences that say why a sealed agent was not started, and what helps.
QString sealFailureText(const base::SealFailure &failure, AppArmor apparmor);
/// The same for this system.
QString sealFailureText(const base::SealFailure &failure);

} // namespace transport
