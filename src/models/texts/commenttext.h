// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"

#include <QString>

#include <vector>

namespace models {

/// All of \p comments as one Markdown message, each with its file, line and the line's text. Paths inside \p baseFolder
/// are relative to it.
QString commentsMessage(const std::vector<history::LineComment> &comments, const QString &baseFolder);

/// "line 22, new text"
QString commentPlace(const history::LineComment &comment);

} // namespace models
