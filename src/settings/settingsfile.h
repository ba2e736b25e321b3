// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <memory>

class QSettings;

namespace settings {

/// Opens the user's settings: belay.ini in the user's configuration folder. Only this file knows the path; objects
/// that are open at the same time share their content. With a settingsProblem() it is a file that is empty at first and
/// does not outlive Belay.
std::unique_ptr<QSettings> openSettingsFile();

/// Why belay.ini cannot be used, in a sentence; empty: it can. A FIFO in its place would be waited for, and a file of
/// any size would be read whole.
QString settingsProblem();

/// Like openSettingsFile(), for another INI file of Belay's.
std::unique_ptr<QSettings> openIniFile(const QString &path);

/// The length of the array \p key, as QSettings::beginReadArray(), which has to be ended here, too. The file may claim
/// any length: it ends with the last entry that is there, and what is more than that many is left out.
int beginReadArray(QSettings *store, const QString &key);
constexpr int mostEntries = 10'000;

} // namespace settings
