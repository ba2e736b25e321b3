// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

class QString;
class QWidget;

namespace widgets {

class Look;

/// A heading for both sides of the rows in a narrow panel.
QWidget *panelHeading(const QString &begin, const QString &end, Look *look, QWidget *parent);

/// Calls \p refresh once a second while \p panel is shown: for the ages in it.
void everySecond(QWidget *panel, std::function<void()> refresh);

} // namespace widgets
