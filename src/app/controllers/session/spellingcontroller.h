// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "spelling/speller.h"

#include <QObject>

namespace settings {
class Settings;
} // namespace settings

namespace widgets {
struct SettingsFields;
} // namespace widgets

namespace app {

/// Checks the spelling of what is written, as the settings say, with the dictionaries that are installed. Looks for
/// them once start() is told, and again whenever Belay comes to the front: one may have been installed meanwhile.
class SpellingController : public QObject
{
    Q_OBJECT

public:
    /// \p folders: where dictionaries are.
    SpellingController(settings::Settings *settings, const QStringList &folders, QObject *parent);

    spelling::Speller *speller() { return &m_speller; }
    void start();
    /// What the settings show of it.
    void fill(widgets::SettingsFields *fields) const;

private:
    settings::Settings *m_settings;
    spelling::Speller m_speller;
};

} // namespace app
