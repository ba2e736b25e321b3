// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/session/spellingcontroller.h"

#include "settings/settings.h"
#include "spelling/dictionaryfiles.h"

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
    const auto choose = [this] {
        m_speller.setChoice(
            {m_settings->value(settings::keys::checksSpelling), m_settings->value(settings::keys::spellingLanguage)});
    };
    choose();
    settings->onChange(settings::keys::checksSpelling, this, choose);
    settings->onChange(settings::keys::spellingLanguage, this, choose);
    m_speller.setPreferred(QStringList{settings->value(settings::keys::lastSpellingLanguage), QLocale().name()} +
                           QLocale::system().uiLanguages());
    connect(&m_speller, &Speller::choiceChanged, this, [this](const SpellingChoice &choice) {
        m_settings->set(settings::keys::checksSpelling, choice.on);
        m_settings->set(settings::keys::spellingLanguage, choice.language);
    });
    connect(&m_speller, &Speller::languageRead, this,
            [this](const QString &language) { m_settings->set(settings::keys::lastSpellingLanguage, language); });
}

void SpellingController::start()
{
    m_speller.lookForDictionaries();
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, &m_speller, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            m_speller.lookForDictionaries();
    });
}

QList<std::pair<QString, QString>> SpellingController::dictionaries() const
{
    QList<std::pair<QString, QString>> out;
    for (const QString &language : m_speller.languages())
        out.append({spelling::languageName(language, m_speller.languages()), language});
    return out;
}

} // namespace app

#include "moc_spellingcontroller.cpp"
