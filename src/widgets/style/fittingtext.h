// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace widgets {

/// \p words, or of very long ones as much as could ever be seen in \p width, elided at the place that \p elide says. A
/// line that is to be elided is shaped whole before, and a command of megabytes takes seconds for that.
QString fittingText(const QString &words, qreal width, Qt::TextElideMode elide);

} // namespace widgets
