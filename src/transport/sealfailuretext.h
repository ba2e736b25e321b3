// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/process/sealplan.h"

#include <QString>

namespace transport {

/// Sentences that say why a sealed agent was not started, and what helps. \p apparmor: on this system AppArmor lets
/// only programs with a profile make user namespaces.
QString sealFailureText(const base::SealFailure &failure, bool apparmor);
/// The same for this system.
QString sealFailureText(const base::SealFailure &failure);

} // namespace transport
