// SPDX-License-Identifier: Apache-2.0
#include "settings/settingsfile.h"

#include <QSettings>

namespace settings {

std::unique_ptr<QSettings> openSettingsFile()
{
    return std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("belay"),
                                       QStringLiteral("belay"));
}

} // namespace settings
