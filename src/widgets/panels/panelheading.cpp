// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/panelheading.h"

#include "widgets/style/linelabel.h"

namespace widgets {

QWidget *panelHeading(const QString &begin, const QString &end, Look *look, QWidget *parent)
{
    auto *heading = new Ground(look, &Theme::window, parent, Qt::BottomEdge);
    const auto label = [&](const QString &words) {
        return new LineLabel(look, 6, heading, {{.words = words, .font = &Theme::small, .color = &Theme::text2}});
    };
    rowOf(look, {{label(begin), 1}, label(end)}, {2.5, 0, 2.5, 0}, 2, heading);
    return heading;
}

} // namespace widgets
