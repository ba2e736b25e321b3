// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "settings/settings.h"

#include <functional>

class QCheckBox;
class QComboBox;
class QRadioButton;
class QSpinBox;
class QWidget;

namespace widgets {

// Each shows a setting in a widget, and sets it as soon as the user changes it there. The settings must outlive the
// widget.

void bind(QCheckBox *box, settings::Settings *settings, const settings::Setting<bool> &setting);
/// Also sets the limits.
void bind(QSpinBox *box, settings::Settings *settings, const settings::Setting<int> &setting);
/// By the data of the items; the first one where none fits.
void bind(QComboBox *box, settings::Settings *settings, const settings::Setting<QString> &setting);
/// One of several that stand for one value each.
void bind(QRadioButton *button, settings::Settings *settings, const settings::Setting<QString> &setting,
          const QString &value);

/// What resetBound() does with \p widget.
void onReset(QWidget *widget, std::function<void()> reset);
/// \p widget, which is bound, stays as it is.
void keepOnReset(QWidget *widget);
/// Back to what holds until something is chosen, for all that is bound in \p page.
void resetBound(const QWidget *page);

} // namespace widgets
