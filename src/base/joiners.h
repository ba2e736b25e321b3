// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>

namespace base {

/// Whether the invisible character at \p at of \p text belongs to what is spelled there: a joiner or non-joiner between
/// letters that join (UAX #31, A1 to B), in an emoji sequence (UTS #51) one of those, a variation selector or a tag.
/// Anywhere else such a character only makes two texts look the same. Any thread.
bool isSpelled(QStringView text, qsizetype at);

} // namespace base
