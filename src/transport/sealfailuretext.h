// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/process/sealplan.h"

#include <QString>

namespace transport {

/// Why an agent whose changes were to be held back was not started, and what helps, in sentences. \p apparmor: this
/// system keeps programs from making user namespaces unless a profile lets them.
QString sealFailureText(const base::SealFailure &failure, bool apparmor);
/// The same for this system.
QString sealFailureText(const base::SealFailure &failure);

} // namespace transport
