// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/timings.h"
#include "models/texts/sessionstatus.h"
#include "widgets/style/theme.h"

#include <QList>
#include <QString>

#include <utility>

namespace widgets {

/// What the settings are when they are shown.
struct SettingsFields
{
    QString language; ///< "de", "zh_CN"; empty: the desktop's
    ColorScheme colorScheme = ColorScheme::System;
    bool highContrast = false;
    int zoomPercent = 100;
    QString textFont, codeFont;                 ///< families; empty: the desktop's
    QString editor;                             ///< a command for base::filledCommand(); empty: the desktop's choice
    QList<std::pair<QString, QString>> editors; ///< that were found: name and command
    core::Timings timings{};
    int keptDays = 90;                               ///< how long what can be undone is kept
    bool sound = false;                              ///< with notifications
    bool spelling = true;                            ///< is checked, where there are dictionaries
    QString spellingLanguage;                        ///< of one of them; empty: by the text
    QList<std::pair<QString, QString>> dictionaries; ///< that are installed: name and language
    QString page; ///< the one to begin with, as pageChanged() named it; empty: the first
};

} // namespace widgets
