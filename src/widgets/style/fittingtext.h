// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace widgets {

/// \p words, shortened to what could be visible in \p width if it is very long, elided as \p elide says. Qt shapes a
/// whole line before eliding it, which takes seconds for a command of megabytes.
QString fittingText(const QString &words, qreal width, Qt::TextElideMode elide);

} // namespace widgets
