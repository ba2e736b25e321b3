// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAccessible>
#include <QMetaObject>
#include <QStringList>
#include <QWidget>

/// Who uses a screen reader hears of it only by its name.
inline bool needsName(const QAccessibleInterface &one)
{
    const QAccessible::State state = one.state();
    if (state.invisible || state.disabled)
        return false;
    switch (one.role()) {
    case QAccessible::PushButton:
    case QAccessible::ButtonMenu:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::EditableText:
    case QAccessible::SpinBox:
    case QAccessible::Slider:
    case QAccessible::Link:
    case QAccessible::List:
    case QAccessible::Tree:
    case QAccessible::Table:
    case QAccessible::ListItem:
    case QAccessible::TreeItem:
    case QAccessible::PageTab:
        return true;
    default:
        return false;
    }
}

inline QString pathOf(const QAccessibleInterface *one)
{
    QStringList path;
    for (const QAccessibleInterface *at = one; at; at = at->parent()) {
        const QObject *object = at->object();
        path.prepend(object ? QString::fromLatin1(object->metaObject()->className()) + u'#' + object->objectName()
                            : QString::number(int(at->role())));
    }
    return path.mid(1).join(QLatin1String(" > "));
}

/// Adds the path of each control at or below \p one that has no name; returns how many controls there are.
inline int addUnnamed(QAccessibleInterface *one, QStringList *unnamed)
{
    if (!one || !one->isValid())
        return 0;
    int seen = 0;
    if (needsName(*one)) {
        ++seen;
        if (one->text(QAccessible::Name).trimmed().isEmpty())
            unnamed->append(pathOf(one));
    }
    for (int i = 0; i < one->childCount(); ++i)
        seen += addUnnamed(one->child(i), unnamed);
    return seen;
}
