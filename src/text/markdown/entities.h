// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace text {

/// What an HTML entity of Markdown ("&amp;") stands for; the entity itself if it is none of the usual ones.
QString entityText(QStringView entity);

} // namespace text
