// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/dockbar.h"

#include "base/wording.h"
#include "widgets/style/linelabel.h"

#include <QAction>
#include <QDockWidget>
#include <QToolButton>

namespace widgets {

DockBar::DockBar(Look *look, QWidget *parent)
    : QToolBar(parent)
    , m_look(look)
    , m_ground(new Ground(look, &Theme::window, this, Qt::LeftEdge))
{
    m_ground->lower();
    setObjectName(QStringLiteral("dockBar"));
    setWindowTitle(tr("Panels"));
    setAccessibleName(tr("Panels"));
    setOrientation(Qt::Vertical);
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
}

void DockBar::addDock(QDockWidget *dock, const QString &icon)
{
    QAction *action = dock->toggleViewAction();
    action->setIconVisibleInMenu(false);
    addAction(action);
    auto *button = qobject_cast<QToolButton *>(widgetForAction(action));
    button->setFocusPolicy(Qt::TabFocus);
    // Over the corner of the icon.
    rowOf(m_look, {Cell::room(), {new LineLabel(m_look, 4, button), 0, Qt::AlignTop}}, {0, 0.5, 0.5, 0}, 0, button);
    const auto restyle = [this, action, button, icon] {
        const Theme &t = m_look->theme();
        const bool isInFront = action->isChecked() && button->autoRaise();
        action->setIcon(m_look->icons().icon(icon, isInFront ? t.text : t.text2, t.text2, t.u * 4));
        button->setIconSize({t.u * 4, t.u * 4});
        button->setFixedSize(t.u * 10 - 1, t.u * 9);
    };
    restyle();
    connect(m_look, &Look::changed, button, restyle);
    connect(dock, &QDockWidget::visibilityChanged, button, [action, button, restyle](bool isInFront) {
        button->setAutoRaise(isInFront || !action->isChecked()); // else it has a frame alone
        restyle();
    });
    setBadge(action, 0);
}

void DockBar::setBadge(QAction *action, int count, const QString &name)
{
    QWidget *button = widgetForAction(action);
    const QString own = base::plainName(action->text());
    button->setAccessibleName(count == 0       ? own
                              : name.isEmpty() ? tr("%1, %n wait for you", nullptr, count).arg(own)
                                               : base::described(own, name));
    button->findChild<LineLabel *>()->setParts({{.badge = count}});
}

void DockBar::resizeEvent(QResizeEvent *event)
{
    QToolBar::resizeEvent(event);
    m_ground->resize(size());
}

} // namespace widgets

#include "moc_dockbar.cpp"
