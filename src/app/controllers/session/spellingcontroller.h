// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "spelling/speller.h"

#include <QList>
#include <QObject>

#include <utility>

namespace settings {
class Settings;
} // namespace settings

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
    /// The installed ones: the name of each, for people, and its language.
    QList<std::pair<QString, QString>> dictionaries() const;

private:
    settings::Settings *m_settings;
    spelling::Speller m_speller;
};

} // namespace app
