// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/panelheading.h"

#include "widgets/style/linelabel.h"

#include <QHBoxLayout>

namespace widgets {

QWidget *panelHeading(const QString &begin, const QString &end, Look *look, QWidget *parent)
{
    auto *heading = new Ground(look, &Theme::window, parent, Qt::BottomEdge);
    auto *row = new QHBoxLayout(heading);
    setSpace(row, look, {2.5, 0, 2.5, 0}, 2);
    const auto add = [&](const QString &words, int stretch) {
        row->addWidget(
            new LineLabel(look, 6, heading, {{.words = words, .font = &Theme::small, .color = &Theme::text2}}),
            stretch);
    };
    add(begin, 1);
    add(end, 0);
    return heading;
}

} // namespace widgets
