// SPDX-License-Identifier: Apache-2.0
#include "app/window/focusareas.h"

#include <QApplication>
#include <QWidget>

namespace app {
namespace {

bool canTake(const QWidget *widget)
{
    return (widget->focusPolicy() & Qt::TabFocus) && widget->isEnabled() && widget->isVisible();
}

/// Null: nothing in it takes the keyboard.
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

} // namespace

void cycleFocus(const QList<QWidget *> &areas, int step)
{
    const QWidget *focus = QApplication::focusWidget();
    qsizetype at = -1;
    for (qsizetype i = 0; i < areas.size(); ++i) {
        if (focus && areas[i] && (areas[i] == focus || areas[i]->isAncestorOf(focus)))
            at = i;
    }
    if (at < 0 && step < 0)
        at = 0;
    for (qsizetype tried = 0; tried < areas.size(); ++tried) {
        at = (at + step + areas.size()) % areas.size();
        if (QWidget *entry = entryOf(areas[at])) {
            entry->setFocus(Qt::ShortcutFocusReason);
            return;
        }
    }
}

} // namespace app
