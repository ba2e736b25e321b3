// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QSize>
#include <QString>

#include <functional>

class QAbstractButton;
class QAbstractItemView;
class QBoxLayout;
class QDialog;
class QDialogButtonBox;
class QLayout;
class QListWidget;
class QWidget;

namespace widgets {

/// Gives \p dialog, which is laid out, the frame of all dialogs: a margin, and a foot with \p buttons below a line, and
/// \p said, what the dialog says of itself, before them. The labels of all its forms make one column. Tab goes through
/// it in the order in which it was made, the foot last; the first list or field has the focus, unless another has it
/// already. Without a button that accepts, Enter presses none; Cancel and Close reject. Its size is \p wanted (in
/// pixels; invalid: its hint), limited by its screen, but what is in it has room: zero is as small as that allows. A
/// letter is a 0 wide: East Asian fonts return the width of a Han character as their average.
void frameDialog(QDialog *dialog, QDialogButtonBox *buttons, const QSize &wanted = {}, QWidget *said = nullptr);
/// Makes \p dialog taller if what it shows by now needs that.
void growDialog(QDialog *dialog);

/// Adds \p contents to \p column at full height if there is room, otherwise scrolling: in its place if it is there
/// already.
void addScrolled(QBoxLayout *column, QLayout *contents);

/// A page in the middle of \p on, which scrolls there if it is too large.
QWidget *centredPage(QWidget *on);

/// The second click of a double click does not press \p button: it was not meant for the next row.
void ignoreSecondClick(QAbstractButton *button);
/// Ctrl+Enter in its window presses \p button, too, but not while it is held: it may have closed the dialog in front.
void pressByCtrlEnter(QAbstractButton *button);
/// Hides the rows of \p list whose \p text lacks \p words; the current row is one that is shown, or none is.
void showMatching(QListWidget *list, const QString &words, const std::function<QString(int row)> &text);
/// The Delete key in \p list presses \p button, too, and the second click does not.
void removeFrom(QAbstractItemView *list, QAbstractButton *button);

/// Shows \p title and \p sentence in \p view while it has no rows.
void setEmptyText(QAbstractItemView *view, const QString &title, const QString &sentence);

} // namespace widgets
