// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace base {

/// Names of keys, tokens and passwords.
bool isSecretName(const QString &name);
/// The same by what \p value looks like, too: tokens of well-known services, and what stands behind "Bearer".
bool isSecret(const QString &name, const QString &value);

} // namespace base
