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

/// Connects spell checking with the settings and the installed dictionaries. Looks for dictionaries at start(), and
/// whenever Belay comes to the front, since one may have been installed meanwhile.
class SpellingController : public QObject
{
    Q_OBJECT

public:
    /// \p folders contain dictionaries.
    SpellingController(settings::Settings *settings, const QStringList &folders, QObject *parent);

    spelling::Speller *speller() { return &m_speller; }
    void start();
    /// Fills in the fields about spelling.
    void fill(widgets::SettingsFields *fields) const;

private:
    settings::Settings *m_settings;
    spelling::Speller m_speller;
};

} // namespace app
