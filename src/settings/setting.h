// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>

#include <limits>

namespace core {
struct Timings;
} // namespace core

namespace settings {

/// A value of the settings file: its key there, and what holds until it is chosen. A text is empty until then.
template <class T> struct Setting
{
    const char *key;
};
template <> struct Setting<bool>
{
    const char *key;
    bool fallback = false;
};
template <> struct Setting<int>
{
    const char *key;
    int fallback, least, most; ///< what lies beyond a limit is taken for the limit
};

/// For Settings::value() and Settings::set().
namespace keys {

inline constexpr Setting<QString> language{"language"}; ///< of Belay's texts, as QLocale names it; empty: the desktop's
inline constexpr Setting<QString> colorScheme{"appearance/colors"};     ///< "light" or "dark"; empty: the desktop's
inline constexpr Setting<bool> highContrast{"appearance/highContrast"}; ///< also if the desktop has it switched off
inline constexpr Setting<int> zoom{"zoom", 100, 50,
                                   300}; ///< of the conversation, in percent of the desktop's font size
inline constexpr Setting<QString> textFont{"fonts/text"}; ///< font family of the conversation; empty: the desktop's
inline constexpr Setting<QString> codeFont{"fonts/code"}; ///< font family of code; empty: the desktop's
inline constexpr Setting<QString> textWidth{"view/textWidth"};      ///< "window": as wide as that; empty: 90 characters
inline constexpr Setting<bool> diffSides{"view/diffSides"};         ///< changes are shown side by side
inline constexpr Setting<bool> checksSpelling{"spelling/on", true}; ///< of the message, where there is a dictionary
inline constexpr Setting<QString> spellingLanguage{"spelling/language"}; ///< of a dictionary; empty: as the text's
inline constexpr Setting<QString> lastSpellingLanguage{"spelling/lastLanguage"}; ///< detected last
inline constexpr Setting<bool> notifiesRequests{"notifications/requests", true}; ///< an agent waits for the user
inline constexpr Setting<bool> notifiesTurnEnds{"notifications/turnEnds", true};
inline constexpr Setting<bool> notificationSound{"notifications/sound"};
/// Minimum time for keeping what files held before, once an effect is settled.
inline constexpr Setting<int> effectsKeptDays{"effects/keepDays", 90, 1, 36500};
inline constexpr Setting<QString> editorCommand{"editor"}; ///< for base::filledCommand(); empty: the desktop's choice
inline constexpr Setting<QString> lastFolder{"lastFolder"};
inline constexpr Setting<bool> opensLastSession{"opensLastSession"};  ///< unless the command line says what to open
inline constexpr Setting<QString> sessionGrouping{"sessionGrouping"}; ///< of the list: "folder", "agent" or "date"
inline constexpr Setting<QByteArray> windowGeometry{"window/geometry"};
inline constexpr Setting<QByteArray> windowState{"window/state"};
inline constexpr Setting<QString> settingsPage{"window/settingsPage"}; ///< shown last
inline constexpr Setting<bool> tourIsOn{"tour/on"};                    ///< it was begun and not closed
inline constexpr Setting<int> tourDone{"tour/done", 0, 0, std::numeric_limits<int>::max()}; ///< its finished steps
inline constexpr Setting<core::Timings> timings{"times"};

} // namespace keys

} // namespace settings
