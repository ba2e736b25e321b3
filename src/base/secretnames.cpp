// SPDX-License-Identifier: Apache-2.0
#include "base/secretnames.h"

#include <QRegularExpression>

namespace base {

bool isSecretName(const QString &name)
{
    static const QRegularExpression secret(
        QStringLiteral("(KEY|TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|COOKIE|AUTHORIZATION)"),
        QRegularExpression::CaseInsensitiveOption);
    return name.contains(secret);
}

bool isSecret(const QString &name, const QString &value)
{
    static const QRegularExpression token(
        QStringLiteral("^(?:(?:Bearer|Basic|Token) +\\S{8,}|(?:sk|pk|rk)[-_][A-Za-z0-9_-]{16,}|"
                       "gh[opsur]_[A-Za-z0-9]{16,}|github_pat_\\w{16,}|glpat-[\\w-]{16,}|xox[abprs]-\\S{8,}|"
                       "AKIA[A-Z0-9]{16}|AIza[\\w-]{30,}|eyJ[\\w-]{16,}\\.[\\w-]+\\.[\\w-]*)$"),
        QRegularExpression::CaseInsensitiveOption);
    return isSecretName(name) || value.trimmed().contains(token);
}

} // namespace base
