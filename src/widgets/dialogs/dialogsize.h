// SPDX-License-Identifier: Apache-2.0
#pragma once

class QBoxLayout;
class QDialog;
class QLayout;
class QSize;

namespace widgets {

/// Gives \p dialog the size \p wanted (in pixels, before it is shown), or as much of it as its screen has room for. It
/// becomes taller than wanted where lines that are broken need that. Zero is as little as its contents need.
void sizeDialog(QDialog *dialog, const QSize &wanted);

/// Adds \p contents to \p column, as tall as they are where there is room, else to be scrolled.
void addScrolled(QBoxLayout *column, QLayout *contents);

} // namespace widgets
