// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/itemcontext.h"

#include "models/texts/showntext.h"

namespace widgets {

QString ItemContext::shownPath(const QString &path) const
{
    return models::shownPath(path, baseFolder);
}

} // namespace widgets
