// SPDX-License-Identifier: Apache-2.0
#include "secrets/references.h"

#include <QRegularExpression>

namespace secrets {

namespace {

/// $NAME or ${NAME}, alone or after one word: "Bearer $NAME".
QRegularExpressionMatch referenceIn(const QString &value)
{
    static const QRegularExpression form(
        QStringLiteral("^([A-Za-z]+ )?\\$(?:([A-Za-z_][A-Za-z0-9_]*)|\\{([A-Za-z_][A-Za-z0-9_]*)\\})$"));
    return form.match(value);
}

} // namespace

std::optional<QString> withoutReference(const QString &value, QString *variable)
{
    const QRegularExpressionMatch reference = referenceIn(value);
    if (!reference.hasMatch())
        return value;
    *variable = reference.captured(2) + reference.captured(3);
    if (!qEnvironmentVariableIsSet(variable->toUtf8().constData()))
        return std::nullopt;
    return QString(reference.captured(1) + qEnvironmentVariable(variable->toUtf8().constData()));
}

bool isReference(const QString &value)
{
    return referenceIn(value).hasMatch();
}

} // namespace secrets
