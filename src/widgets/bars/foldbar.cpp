// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/foldbar.h"

#include "widgets/style/flatbutton.h"
#include "widgets/style/slimscrollbar.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollArea>

#include <algorithm>
#include <utility>

namespace widgets {

FoldBar::FoldBar(Look *look, QWidget *parent, ThemeColor color, Qt::Edges lines)
    : Ground(look, std::move(color), parent, lines)
    , m_ends(rowOf(look, {}, {}, 1))
    , m_line(new LineLabel(look, 8, this))
    , m_column(columnOf(look, {rowOf(look, {m_line, m_ends}, {2, 0, 2, 0}, 2)}, {}, 0, this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(look, &Look::changed, this, [this] { layOut(); });
}

void FoldBar::addButtons(const std::vector<FlatButton *> &buttons)
{
    for (FlatButton *button : buttons) {
        m_buttons.push_back(button);
        button->setSmall(true);
        m_ends->addWidget(button);
    }
}

void FoldBar::setList(QWidget *list, bool isScrolled)
{
    m_list = list;
    list->setAutoFillBackground(false);
    if (isScrolled) {
        auto *scroll = m_scroll = new QScrollArea(this);
        scroll->setWidgetResizable(true);
        scroll->setFocusPolicy(Qt::NoFocus);
        makeSlim(scroll, m_look, &Theme::window);
        scroll->setWidget(list);
        scroll->viewport()->setAutoFillBackground(false);
        connect(qApp, &QApplication::focusChanged, scroll, [scroll, list](QWidget *, QWidget *now) {
            if (now != list && list->isAncestorOf(now))
                scroll->ensureWidgetVisible(now, 0, 0);
        });
    }
    QWidget *body = m_scroll ? m_scroll : list;
    body->hide();
    m_column->addWidget(body);
}

void FoldBar::setLine(const QString &icon, const QList<LinePart> &parts, ThemeColor color)
{
    QList<LinePart> all;
    if (canExpand())
        all << LinePart{.color = &Theme::text2, .icon = m_expanded ? QStringLiteral("down") : QStringLiteral("right")};
    if (!icon.isEmpty())
        all << LinePart{.color = std::move(color), .icon = icon};
    m_line->setParts(all + parts);
}

void FoldBar::setSummary(const QString &icon, const QString &words, const QString &hint, ThemeColor color)
{
    setLine(icon, {{.words = words, .font = &Theme::bold}, {.words = hint, .color = &Theme::text2}}, std::move(color));
}

void FoldBar::fit()
{
    if (m_scroll)
        m_scroll->setFixedHeight(qMin(qMax(m_list->sizeHint().height(), m_list->minimumHeight()), mostHeight()));
    if (QWidget *body = m_scroll ? m_scroll : m_list)
        body->setVisible(m_expanded);
}

bool FoldBar::hasRoomFor(qsizetype words) const
{
    const int u = m_look->theme().u, icons = canExpand() ? 2 : 1;
    int needed = m_line->widthOf(icons + words) + u * 5;
    for (const FlatButton *button : m_buttons)
        needed += button->isHidden() ? 0 : button->sizeHint().width() + u;
    return needed <= width();
}

void FoldBar::enterList()
{
    QWidgetList all{m_list};
    for (int i = 0; m_list->layout() && i < m_list->layout()->count(); ++i) {
        QWidget *row = m_list->layout()->itemAt(i)->widget();
        all << row << row->findChildren<QWidget *>();
    }
    const auto first = std::ranges::find_if(all, [](const QWidget *each) {
        return each->focusPolicy() & Qt::TabFocus && each->isEnabled() && each->isVisible();
    });
    if (first != all.end())
        (*first)->setFocus(Qt::TabFocusReason);
}

void FoldBar::setExpanded(bool expanded)
{
    const bool was = std::exchange(m_expanded, expanded && canExpand());
    const QWidget *focus = QApplication::focusWidget();
    if (was && !m_expanded && focus && isAncestorOf(focus))
        Q_EMIT focusReleased(); // before Qt gives it to whatever comes next
    layOut();
    if (m_expanded && !was)
        Q_EMIT unfolded();
}

void FoldBar::resizeEvent(QResizeEvent *event)
{
    Ground::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        layOut();
}

void FoldBar::mousePressEvent(QMouseEvent *event)
{
    if (!canExpand())
        QWidget::mousePressEvent(event);
    else if (event->button() == Qt::LeftButton && event->pos().y() < headHeight())
        setExpanded(!m_expanded);
}

void FoldBar::keyPressEvent(QKeyEvent *event)
{
    switch (canExpand() ? event->key() : Qt::Key_unknown) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        setExpanded(!m_expanded);
        break;
    case Qt::Key_Left:
        setExpanded(false);
        break;
    case Qt::Key_Right:
        setExpanded(true);
        break;
    case Qt::Key_Down:
        if (m_expanded)
            enterList();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace widgets

#include "moc_foldbar.cpp"
