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

namespace {

/// Tokens of well-known services, recognized without a name beside them.
const QString tokenShapes = QStringLiteral("(?:sk|pk|rk)[-_][A-Za-z0-9_-]{16,}|gh[opsur]_[A-Za-z0-9]{16,}|"
                                           "github_pat_\\w{16,}|glpat-[\\w-]{16,}|xox[abprs]-[\\w-]{8,}|"
                                           "AKIA[A-Z0-9]{16}|AIza[\\w-]{30,}|npm_[A-Za-z0-9]{30,}|hf_[A-Za-z0-9]{30,}|"
                                           "eyJ[\\w-]{16,}\\.[\\w-]+\\.[\\w-]*");

} // namespace

bool isSecret(const QString &name, const QString &value)
{
    static const QRegularExpression token(QStringLiteral("^(?:(?:Bearer|Basic|Token) +\\S{8,}|") + tokenShapes +
                                              QStringLiteral(")$"),
                                          QRegularExpression::CaseInsensitiveOption);
    return isSecretName(name) || value.trimmed().contains(token);
}

QString withoutSecrets(const QString &text, const QString &instead)
{
    static const QRegularExpression::PatternOptions anyCase = QRegularExpression::CaseInsensitiveOption;
    static const QString named =
        QStringLiteral("[A-Za-z0-9_-]*(?:api[_-]?key|access[_-]?key|private[_-]?key|token|secret|password|"
                       "passwd|passphrase|credential)s?");
    // The first group is what stands before the secret, and is kept.
    static const QRegularExpression patterns[] = {
        QRegularExpression(
            QStringLiteral("(-----BEGIN [A-Z ]*PRIVATE KEY-----).*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)"),
            QRegularExpression::DotMatchesEverythingOption),
        QRegularExpression(QStringLiteral("(\\b(?:Bearer|Basic|Token)[ \\t]+)[^\\s\"',;]{8,}"), anyCase),
        QRegularExpression(QStringLiteral("(\\b[a-z][a-z0-9+.-]*://[^\\s/:@\"']*:)[^\\s/@\"']+(?=@)"), anyCase),
        // NAME_TOKEN=value, --api-key=value, ?access_token=value
        QRegularExpression(QLatin1Char('(') + named + QStringLiteral("=[\"']?)[^\\s\"'&,;]{4,}"), anyCase),
        // "token": "value", X-Token: a1b2c3. A bare word without a digit is not matched: it may be the name of a type.
        QRegularExpression(
            QLatin1Char('(') + named +
                QStringLiteral("[\"']?[ \\t]*:[ \\t]*)(?:\"[^\"]{4,}|'[^']{4,}|(?=\\S*[0-9])[^\\s\"',;]{6,})"),
            anyCase),
        // --api-key value
        QRegularExpression(QStringLiteral("((?<!\\S)--?") + named + QStringLiteral("[ \\t]+)(?!-)[^\\s\"']{4,}"),
                           anyCase),
        QRegularExpression(QStringLiteral("(\\B|\\b)(?<![A-Za-z0-9_-])(?:") + tokenShapes + QLatin1Char(')'), anyCase),
    };
    QString out = text;
    for (const QRegularExpression &pattern : patterns)
        out.replace(pattern, QStringLiteral("\\1") + instead);
    return out;
}

} // namespace base
