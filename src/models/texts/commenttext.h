// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"

#include <QString>

#include <vector>

namespace models {

/// All of \p comments as one message in Markdown, each with its file, line and what stands there. Paths inside
/// \p baseFolder are named relative to it.
QString commentsMessage(const std::vector<history::LineComment> &comments, const QString &baseFolder);

/// "line 22, new text"
QString commentPlace(const history::LineComment &comment);

} // namespace models
