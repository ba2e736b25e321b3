// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace base {

/// Whether \p name is that of a key, a token or a password.
bool isSecretName(const QString &name);
/// Whether the name or the look of \p value says so: tokens of well-known services, and what follows "Bearer".
bool isSecret(const QString &name, const QString &value);

/// \p text with \p instead in the place of what looks like a secret anywhere in it: tokens of well-known services, what
/// stands behind "Bearer", values of options, variables and query items that are named like one, passwords in
/// addresses, private keys. What does not look like one is not found.
QString withoutSecrets(const QString &text, const QString &instead);

} // namespace base
