// SPDX-License-Identifier: Apache-2.0
#include "acp/outputtext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace acp {

QString outputText(const QString &rawOutput)
{
    if (rawOutput.isEmpty())
        return {};
    // A document is an object or an array.
    const QJsonValue value = QJsonDocument::fromJson('[' + rawOutput.toUtf8() + ']').array().at(0);
    if (value.isString())
        return value.toString();
    const QJsonObject object = value.toObject();
    for (const char *name : {"formatted_output", "aggregated_output", "output"}) {
        if (const QString text = object.value(QLatin1String(name)).toString(); !text.isEmpty())
            return text;
    }
    QString text = object.value(QLatin1String("stdout")).toString();
    const QString errors = object.value(QLatin1String("stderr")).toString();
    if (!text.isEmpty() && !errors.isEmpty() && !text.endsWith(u'\n'))
        text += u'\n';
    return text + errors;
}

} // namespace acp
