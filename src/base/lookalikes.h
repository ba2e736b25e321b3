// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <vector>

namespace base {

/// Where in \p text, from its beginning on, letters and signs stand that are taken for others of ASCII, so that it
/// could be read as another command or path: signs of the shell always, letters only in a word that has letters of
/// Latin script, too, or that could be read as one. Other words of other scripts are left alone. See
/// unmistakableText().
std::vector<qsizetype> lookalikesIn(const QString &text);

} // namespace base
