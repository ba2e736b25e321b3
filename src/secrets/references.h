// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

#include <optional>
#include <utility>

namespace secrets {

/// Variables of an environment, or headers: names with values, which may be references.
using Environment = QList<std::pair<QString, QString>>;

/// Whether \p value only names an environment variable of Belay's: $NAME, ${NAME}, or one behind a word, Bearer $NAME.
bool isReference(const QString &value);
/// \p value with the environment variable in the place of the name, where it is a reference; none: there is no such
/// variable, and \p variable is its name.
std::optional<QString> withoutReference(const QString &value, QString *variable);

} // namespace secrets
