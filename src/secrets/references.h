// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

#include <optional>
#include <utility>

namespace secrets {

/// Environment variables or headers: names with values, which may be references.
using Environment = QList<std::pair<QString, QString>>;

/// Whether \p value only refers to a variable of Belay's environment: $NAME or ${NAME}, alone or after a word, Bearer
/// $NAME.
bool isReference(const QString &value);
/// \p value with the reference, if it is one, replaced by the variable's value. Null if the variable does not exist; \p
/// variable is then its name.
std::optional<QString> withoutReference(const QString &value, QString *variable);

} // namespace secrets
