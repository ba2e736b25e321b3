// SPDX-License-Identifier: Apache-2.0
#include "app/window/focusareas.h"

#include <QApplication>
#include <QPointer>
#include <QWidget>

namespace app {
namespace {

bool canTake(const QWidget *widget)
{
    return (widget->focusPolicy() & Qt::TabFocus) && widget->isEnabled() && widget->isVisible();
}

/// The widget in \p area that can take the focus; null: none.
QWidget *entryOf(QWidget *area)
{
    if (!area || !area->isVisible())
        return nullptr;
    if (area->focusProxy())
        return area->focusProxy();
    if (canTake(area))
        return area;
    for (QWidget *next = area->nextInFocusChain(); next && next != area; next = next->nextInFocusChain()) {
        if (area->isAncestorOf(next) && canTake(next))
            return next;
    }
    return nullptr;
}

/// An area in another window was requested. The desktop decides whether that window is activated; until then the next
/// step still starts from that area.
struct Asked
{
    QPointer<QWidget> area, focusThen;
};

Asked &asked()
{
    static Asked one;
    return one;
}

qsizetype areaOf(const QList<QWidget *> &areas, const QWidget *focus)
{
    if (!focus)
        return -1;
    if (asked().area && asked().focusThen == focus && areas.contains(asked().area))
        return areas.indexOf(asked().area);
    for (qsizetype i = areas.size() - 1; i >= 0; --i) {
        if (areas[i] && (areas[i] == focus || areas[i]->isAncestorOf(focus)))
            return i;
    }
    return -1;
}

} // namespace

void cycleFocus(const QList<QWidget *> &areas, int step)
{
    QWidget *const focus = QApplication::focusWidget();
    qsizetype at = areaOf(areas, focus);
    asked() = {};
    if (at < 0 && step < 0)
        at = 0;
    for (qsizetype tried = 0; tried < areas.size(); ++tried) {
        at = (at + step + areas.size()) % areas.size();
        QWidget *entry = entryOf(areas[at]);
        if (!entry)
            continue;
        entry->setFocus(Qt::ShortcutFocusReason);
        if (!entry->isActiveWindow()) {
            asked() = {areas[at], focus};
            entry->activateWindow();
        }
        return;
    }
}

} // namespace app
