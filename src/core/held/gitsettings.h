// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QDeadlineTimer>
#include <QString>

#include <optional>
#include <vector>

namespace core {

/// What the value of one of git's settings names.
enum class SettingTarget {
    None,     ///< nothing that is run or obeyed
    Program,  ///< a command line, or a program
    Address,  ///< where a repository is; the helper that speaks to it may be a command line (`ext::…`)
    Alias,    ///< words of git's, or a command line after a `!`
    Folder,   ///< a folder with programs
    Obeyed,   ///< a file that says which programs run for which files
    Included, ///< a file with more settings
};

/// What the setting \p key names, by its section and its last name, whatever stands between: `diff.x.command`. Case
/// does not count in these.
SettingTarget settingTarget(const QByteArray &key);

/// A setting as git prints it.
struct GitSetting
{
    QByteArray key;   ///< section and name in small letters
    QByteArray value; ///< may be empty
    QByteArray file;  ///< that it is in, as git names it; empty: it is not known, or none
};

/// The settings that hold in \p folder, of the repository there, the user and the system, without what they include.
/// None: git does not answer. Runs nothing that they name; blocks until \p deadline at most. Any thread.
std::optional<std::vector<GitSetting>> settingsIn(const QString &folder, const QDeadlineTimer &deadline);

/// The settings in \p text, without what it includes. None: they cannot be read. Likewise.
std::optional<std::vector<GitSetting>> settingsOf(const QByteArray &text, const QDeadlineTimer &deadline);

/// Whether git takes \p text for settings at all. Likewise.
bool areSettings(const QByteArray &text, const QDeadlineTimer &deadline);

/// Whether \p text, a file about submodules, names a command, or what git could take for one. True: it cannot be read.
bool namesSubmoduleCommand(const QByteArray &text, const QDeadlineTimer &deadline);

} // namespace core
