// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/dockbar.h"

#include "base/wording.h"
#include "widgets/style/canvas.h"

#include <QAbstractButton>
#include <QAction>
#include <QDockWidget>

namespace widgets {

class DockBar::Button : public QAbstractButton
{
public:
    Button(QAction *action, const QString &icon, Look *look, QWidget *parent)
        : QAbstractButton(parent)
        , m_icon(icon)
        , m_look(look)
    {
        setCheckable(true);
        setChecked(action->isChecked());
        setFocusPolicy(Qt::TabFocus);
        setToolTip(action->toolTip());
        m_name = action->text().remove(u'&');
        setAccessibleName(m_name);
        connect(this, &QAbstractButton::clicked, action, [action] { action->trigger(); });
        connect(action, &QAction::toggled, this, [this](bool on) { setChecked(on); });
        connect(look, &Look::changed, this, [this] { update(); });
    }

    void setBadge(int count, const QString &name)
    {
        if (count == m_count)
            return;
        m_count = count;
        if (count == 0)
            setAccessibleName(m_name);
        else if (name.isEmpty())
            setAccessibleName(DockBar::tr("%1, %n wait for you", nullptr, count).arg(m_name));
        else
            setAccessibleName(base::described(m_name, name));
        update();
    }

    void setInFront(bool on)
    {
        m_isInFront = on;
        update();
    }

    QSize sizeHint() const override { return QSize(m_look->theme().u * 10 - 1, m_look->theme().u * 9); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        Canvas c(&painter, m_look, devicePixelRatioF());
        const Theme &t = m_look->theme();
        const QRectF box(rect().center().x() - t.u * 3.75, rect().center().y() - t.u * 3.75, t.u * 7.5, t.u * 7.5);
        if (isChecked())
            c.frame(box, m_isInFront ? t.listSelection : QColor(), m_isInFront ? QColor() : t.line);
        if (hasFocus())
            c.frame(box, {}, t.accent, 2);
        c.iconAt(m_icon, isChecked() ? t.text : t.text2, box.center());
        // Two digits are wider than one; neither is cut by the edge of the bar.
        const QString widest = QString::number(qMin(m_count, 100));
        const qreal half = qMax(t.u * 4.0, Canvas::width(t.tiny, widest) + t.u * 2) / 2;
        c.badge(QPointF(qMin(box.right() - t.u, width() - half), qMax(box.top() + t.u, t.u * 2.0)), m_count);
    }

private:
    QString m_icon, m_name;
    Look *m_look;
    int m_count = 0;
    bool m_isInFront = true;
};

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
    auto *button = new Button(action, icon, m_look, this);
    connect(dock, &QDockWidget::visibilityChanged, button, &Button::setInFront);
    addWidget(button);
    m_buttons.emplace_back(action, button);
}

void DockBar::setBadge(QAction *action, int count, const QString &name)
{
    for (const auto &[known, button] : m_buttons) {
        if (known == action)
            button->setBadge(count, name);
    }
}

void DockBar::resizeEvent(QResizeEvent *event)
{
    QToolBar::resizeEvent(event);
    m_ground->resize(size());
}

} // namespace widgets

#include "moc_dockbar.cpp"
