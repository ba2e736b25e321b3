// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QKeySequence>
#include <QString>

class QWidget;

namespace widgets {

/// The keys of the action \p name of the window that \p in is in, as this desktop writes them; empty: the user has
/// taken them from it. \p usual are those of a window that has no such action.
QString keysOf(const QWidget *in, QLatin1String name, const QKeySequence &usual);
/// Of what closes, and pressed twice stops.
QString escapeKeys(const QWidget *in);
/// The same, pressed twice: "Esc Esc".
QString twice(const QString &keys);

} // namespace widgets
