// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/ground.h"

#include "widgets/style/canvas.h"
#include "widgets/style/mirroring.h"

#include <QAction>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPalette>

#include <memory>
#include <utility>

namespace widgets {

void setSpace(QLayout *layout, Look *look, const QMarginsF &margins, double spacing)
{
    const auto set = [layout, look, margins, spacing] {
        const double u = look->theme().u;
        QMargins pixels = (margins * u).toMargins();
        if (QGuiApplication::isRightToLeft())
            pixels = {pixels.right(), pixels.top(), pixels.left(), pixels.bottom()};
        layout->setContentsMargins(pixels);
        layout->setSpacing(qRound(spacing * u));
    };
    set();
    QObject::connect(look, &Look::changed, layout, set);
}

static QBoxLayout *lay(QBoxLayout *layout, Look *look, std::initializer_list<Cell> cells, const QMarginsF &margins,
                       double spacing)
{
    if (look)
        setSpace(layout, look, margins, spacing);
    for (const Cell &cell : cells) {
        if (cell.layout)
            layout->addLayout(cell.layout, cell.share);
        else if (cell.widget)
            layout->addWidget(cell.widget, cell.share, cell.place);
        else
            layout->addStretch(cell.share);
    }
    return layout;
}

QBoxLayout *rowOf(Look *look, std::initializer_list<Cell> cells, const QMarginsF &margins, double spacing, QWidget *on)
{
    return lay(new QHBoxLayout(on), look, cells, margins, spacing);
}

QBoxLayout *columnOf(Look *look, std::initializer_list<Cell> cells, const QMarginsF &margins, double spacing,
                     QWidget *on)
{
    return lay(new QVBoxLayout(on), look, cells, margins, spacing);
}

void keepAt(QBoxLayout *layout, int place, QWidget *widget)
{
    if (layout->indexOf(widget) != place)
        layout->insertWidget(place, widget);
}

void clearLayout(QLayout *layout)
{
    while (const std::unique_ptr<QLayoutItem> item{layout->takeAt(0)}) {
        item->widget()->hide();
        item->widget()->deleteLater();
    }
}

void setFace(QWidget *widget, Look *look, QFont Theme::*font, ThemeColor color)
{
    const auto set = [widget, look, font, color = std::move(color)] {
        widget->setFont(look->theme().*font);
        QPalette palette = widget->palette();
        palette.setColor(QPalette::WindowText, color(look->theme()));
        widget->setPalette(palette);
        widget->setForegroundRole(QPalette::WindowText); // else that which goes with the ground of what it lies on
    };
    set();
    QObject::connect(look, &Look::changed, widget, set);
}

void setField(QLineEdit *field, Look *look, QFont Theme::*font, const QString &icon)
{
    QAction *action = icon.isEmpty() ? nullptr : field->addAction(QIcon(), QLineEdit::LeadingPosition);
    if (action)
        action->setText(field->accessibleName());
    const auto set = [field, look, font, icon, action] {
        const Theme &t = look->theme();
        field->setFont(t.*font);
        field->setTextMargins(t.u, 0, t.u, 0);
        field->setMinimumHeight(t.u * 7);
        if (action)
            action->setIcon(look->icons().icon(icon, t.text2, t.text2, t.u * 4));
    };
    set();
    QObject::connect(look, &Look::changed, field, set);
}

QLabel *wordsLabel(Look *look, QWidget *parent, QFont Theme::*font, ThemeColor color, const QString &words)
{
    auto *label = new QLabel(words, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    setFace(label, look, font, std::move(color));
    return label;
}

Ground::Ground(Look *look, ThemeColor color, QWidget *parent, Qt::Edges lines, ThemeColor line)
    : QWidget(parent)
    , m_look(look)
    , m_color(std::move(color))
    , m_line(std::move(line))
    , m_lines(lines)
{
    connect(look, &Look::changed, this, [this] { update(); });
}

void Ground::setOutline(ThemeColor outline, double below)
{
    m_outline = std::move(outline);
    m_below = below;
    update();
}

void Ground::setLines(Qt::Edges lines)
{
    if (std::exchange(m_lines, lines) != lines)
        update();
}

void Ground::setSpoken(const QString &name)
{
    if (name != accessibleName())
        setAccessibleName(name);
}

void Ground::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    Canvas c(&painter, m_look, devicePixelRatioF());
    const MirroredPainting mirrored(&painter, this);
    const Theme &t = m_look->theme();
    if (m_outline)
        c.frame(QRectF(rect()).adjusted(0, 0, 0, -m_below * t.u), m_color(t), m_outline(t));
    else if (m_color)
        painter.fillRect(rect(), m_color(t));
    const auto line = [&](Qt::Edge edge, const QRect &place) {
        if (m_lines.testFlag(edge))
            painter.fillRect(place, m_line(t));
    };
    const int inset = m_outline ? 1 : 0;
    line(Qt::TopEdge, {inset, 0, width() - 2 * inset, 1});
    line(Qt::BottomEdge, {inset, height() - 1, width() - 2 * inset, 1});
    line(Qt::LeftEdge, {0, 0, 1, height()});
    line(Qt::RightEdge, {width() - 1, 0, 1, height()});
    if (showsFocus())
        c.frame(focusPlace(), {}, t.accent, 2);
}

} // namespace widgets

#include "moc_ground.cpp"
