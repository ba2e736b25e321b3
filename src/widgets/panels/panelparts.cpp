// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/panelparts.h"

#include "widgets/style/linelabel.h"

#include <QEvent>
#include <QTimer>

namespace widgets {

namespace {

/// Runs while its panel is shown.
class Ages : public QTimer
{
public:
    explicit Ages(QWidget *panel) : QTimer(panel)
    {
        setInterval(1000);
        panel->installEventFilter(this);
    }
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Show)
            start();
        else if (event->type() == QEvent::Hide)
            stop();
        return false;
    }
};

} // namespace

QWidget *panelHeading(const QString &begin, const QString &end, Look *look, QWidget *parent)
{
    auto *heading = new Ground(look, &Theme::window, parent, Qt::BottomEdge);
    const auto label = [&](const QString &words) {
        return new LineLabel(look, 6, heading, {{.words = words, .font = &Theme::small, .color = &Theme::text2}});
    };
    rowOf(look, {{label(begin), 1}, label(end)}, {2.5, 0, 2.5, 0}, 2, heading);
    return heading;
}

void everySecond(QWidget *panel, std::function<void()> refresh)
{
    QObject::connect(new Ages(panel), &QTimer::timeout, panel, std::move(refresh));
}

} // namespace widgets
