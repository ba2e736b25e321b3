// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/keynames.h"

#include <QAction>
#include <QWidget>

#include <algorithm>

namespace widgets {

QString keysOf(const QWidget *in, QLatin1String name, const QKeySequence &usual)
{
    const QList<QAction *> all = in->window()->actions();
    const auto found = std::ranges::find(all, name, &QAction::objectName);
    return (found == all.end() ? usual : (*found)->shortcut()).toString(QKeySequence::NativeText);
}

QString escapeKeys(const QWidget *in)
{
    return keysOf(in, QLatin1String("escape"), Qt::Key_Escape);
}

QString twice(const QString &keys)
{
    return keys.isEmpty() ? QString() : QString(keys + u' ' + keys);
}

} // namespace widgets
