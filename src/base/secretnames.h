// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace base {

/// Names of keys, tokens and passwords.
bool isSecretName(const QString &name);
/// The same by what \p value looks like, too: tokens of well-known services, and what stands behind "Bearer".
bool isSecret(const QString &name, const QString &value);

/// \p text with \p instead in the place of what looks like a secret anywhere in it: tokens of well-known services, what
/// stands behind "Bearer", values of options, variables and query items that are named like one, passwords in
/// addresses, private keys. What does not look like one is not found.
QString withoutSecrets(const QString &text, const QString &instead);

} // namespace base
