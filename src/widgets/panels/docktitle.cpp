// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/docktitle.h"

#include "widgets/style/canvas.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/mirroring.h"

#include <QAction>
#include <QDockWidget>
#include <QMouseEvent>
#include <QPainter>

#include <memory>

namespace widgets {

void bringForward(QDockWidget *dock)
{
    const auto behind = std::make_shared<bool>(false);
    QObject::connect(dock, &QDockWidget::visibilityChanged, dock, [dock, behind](bool visible) {
        // Hiding emits this again; the state before that counts.
        if (visible || !dock->isHidden())
            *behind = !visible;
    });
    QObject::connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock, behind](bool shown) {
        if (!shown && !*behind)
            return;
        *behind = false;
        dock->show();
        dock->raise();
    });
}

void fillWhenSeen(QDockWidget *dock, std::function<QWidget *()> make)
{
    QObject::connect(dock, &QDockWidget::visibilityChanged, dock, [dock, make = std::move(make)](bool visible) {
        if (visible && !dock->widget())
            dock->setWidget(make());
    });
}

DockTitle::DockTitle(const QString &title, Look *look, QWidget *parent)
    : QWidget(parent)
    , m_title(title)
    , m_look(look)
    , m_close(new FlatButton(look, ButtonKind::Flat, {}, this))
{
    m_close->setIconName(QStringLiteral("close"));
    m_close->setSmall(true);
    m_close->setAccessibleName(tr("Close %1").arg(title));
    connect(m_close, &QAbstractButton::clicked, this, &DockTitle::closeRequested);
    connect(look, &Look::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void DockTitle::setSummary(const QString &summary)
{
    if (summary == m_summary)
        return;
    m_summary = summary;
    update();
}

QSize DockTitle::sizeHint() const
{
    return {m_look->theme().u * 40, m_look->theme().u * 10};
}

void DockTitle::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        Q_EMIT floatRequested();
}

void DockTitle::resizeEvent(QResizeEvent *)
{
    const QSize size = m_close->sizeHint();
    m_close->setGeometry(visualRect(
        this, {QPoint(width() - size.width() - 2 * m_look->theme().u, (height() - size.height()) / 2), size}));
}

void DockTitle::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme &t = m_look->theme();
    painter.fillRect(rect(), t.window);
    Canvas canvas(&painter, m_look, devicePixelRatioF());
    const MirroredPainting mirrored(&painter, this);
    const int left = 3 * t.u;
    const QRectF line(left, 0, visualRect(m_close).x() - left - t.u, height());
    const qreal used = canvas.text(t.header, t.text, line, m_title);
    canvas.text(t.body, t.text2, line.adjusted(used + 3 * t.u, 0, 0, 0), m_summary);
    canvas.hairline(0, width(), height() - 1, t.line);
}

} // namespace widgets

#include "moc_docktitle.cpp"
