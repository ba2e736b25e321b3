// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

class QLabel;
class QWidget;

namespace widgets {

/// A label of \p parent that shows \p text as it stands, never as rich text, in as many lines as it needs. Whoever
/// calls makes visible what is not, see base::visibleText().
QLabel *wrappedLabel(QWidget *parent, const QString &text = {});
/// The same in DemiBold.
QLabel *boldLabel(QWidget *parent, const QString &text = {});
void makeBold(QLabel *label);
/// The same, small and grey: what explains a field or a dialog. Labels of a form in ui/ with the property "hint" become
/// such by frameDialog().
QLabel *hintLabel(QWidget *parent, const QString &text = {});
void makeHint(QLabel *label);
/// Shows \p words in \p label, which is there only if there are some.
void say(QLabel *label, const QString &words);
/// Gives \p label, which wraps, the height of its width: else a form gives it what it needs where it is narrow, too.
void fitHeight(QLabel *label);

} // namespace widgets
