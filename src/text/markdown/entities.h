// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace text {

/// The characters of an HTML entity in Markdown ("&amp;"); the entity itself if it is unknown.
QString entityText(QStringView entity);

} // namespace text
