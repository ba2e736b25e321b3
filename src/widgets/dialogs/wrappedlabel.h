// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

class QLabel;
class QWidget;

namespace widgets {

/// A label of \p parent that shows \p text as it stands, never as rich text, in as many lines as it needs. Whoever
/// calls makes visible what is not, see base::visibleText().
QLabel *wrappedLabel(QWidget *parent, const QString &text = {});

} // namespace widgets
