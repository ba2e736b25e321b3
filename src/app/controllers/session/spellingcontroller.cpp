// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/session/spellingcontroller.h"

#include "settings/settings.h"
#include "spelling/dictionaryfiles.h"
#include "widgets/dialogs/settings/settingsfields.h"

#include <QGuiApplication>
#include <QLocale>
#include <QStandardPaths>

namespace app {

using spelling::Speller;
using spelling::SpellingChoice;

SpellingController::SpellingController(settings::Settings *settings, const QStringList &folders, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_speller(folders,
                QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/dictionary.txt"))
{
    m_speller.setChoice({settings->checksSpelling(), settings->spellingLanguage()});
    m_speller.setPreferred(QStringList{settings->lastSpellingLanguage(), QLocale().name()} +
                           QLocale::system().uiLanguages());
    connect(&m_speller, &Speller::choiceChanged, this, [this](const SpellingChoice &choice) {
        m_settings->setChecksSpelling(choice.on);
        m_settings->setSpellingLanguage(choice.language);
    });
    connect(&m_speller, &Speller::languageRead, this,
            [this](const QString &language) { m_settings->setLastSpellingLanguage(language); });
}

void SpellingController::start()
{
    m_speller.lookForDictionaries();
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, &m_speller, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            m_speller.lookForDictionaries();
    });
}

void SpellingController::fill(widgets::SettingsFields *fields) const
{
    fields->spelling = m_speller.choice().on;
    fields->spellingLanguage = m_speller.choice().language;
    for (const QString &language : m_speller.languages())
        fields->dictionaries.append({spelling::languageName(language, m_speller.languages()), language});
}

} // namespace app

#include "moc_spellingcontroller.cpp"
