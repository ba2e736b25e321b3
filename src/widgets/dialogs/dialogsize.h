// SPDX-License-Identifier: Apache-2.0
#pragma once

class QBoxLayout;
class QDialog;
class QLayout;
class QSize;

namespace widgets {

/// Gives \p dialog the size \p wanted (in pixels, before it is shown), limited by its screen. It becomes taller than
/// wanted if wrapped labels need that. Zero means as small as the contents allow.
void sizeDialog(QDialog *dialog, const QSize &wanted);

/// Adds \p contents to \p column at full height if there is room, otherwise scrolling.
void addScrolled(QBoxLayout *column, QLayout *contents);

} // namespace widgets
