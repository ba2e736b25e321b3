// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

#include <utility>

class QWidget;

namespace settings {
class Settings;
} // namespace settings

namespace widgets {

class SettingsDialog;

/// What is installed: the name that people know it by, and what a setting holds of it.
using Installed = QList<std::pair<QString, QString>>;

// The pages of the settings. Each shows its values, and sets what the user changes at once; what opens another dialog
// is requested by \p dialog. The settings must outlive them.

QWidget *generalPage(settings::Settings *settings, const Installed &dictionaries, const Installed &editors,
                     SettingsDialog *dialog);
QWidget *appearancePage(settings::Settings *settings);
QWidget *stopPage(settings::Settings *settings, SettingsDialog *dialog);
QWidget *notificationsPage(settings::Settings *settings);

} // namespace widgets
