// SPDX-License-Identifier: Apache-2.0
#pragma once

class QString;
class QWidget;

namespace widgets {

class Look;

/// A heading for both sides of the rows in a narrow panel.
QWidget *panelHeading(const QString &begin, const QString &end, Look *look, QWidget *parent);

} // namespace widgets
