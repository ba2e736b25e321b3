// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/values/timings.h"
#include "models/texts/sessionstatus.h"
#include "widgets/style/theme.h"

#include <QList>
#include <QString>

#include <utility>

namespace widgets {

/// The current settings for the dialog.
struct SettingsFields
{
    QString language; ///< "de", "zh_CN"; empty: the desktop's
    ColorScheme colorScheme = ColorScheme::System;
    bool highContrast = false;
    int zoomPercent = 100;
    QString textFont, codeFont;                 ///< font families; empty: the desktop's
    QString editor;                             ///< a command for base::filledCommand(); empty: the desktop's choice
    QList<std::pair<QString, QString>> editors; ///< installed ones: name and command
    core::Timings timings{};
    int keptDays = 90;                               ///< how long contents for undo are kept
    bool sound = false;                              ///< with notifications
    bool spelling = true;                            ///< checked, if there are dictionaries
    QString spellingLanguage;                        ///< of a dictionary; empty: detected from the text
    QList<std::pair<QString, QString>> dictionaries; ///< installed ones: name and language
    QString page; ///< the page to show first, as pageChanged() named it; empty: the first
};

} // namespace widgets
