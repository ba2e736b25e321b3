// SPDX-License-Identifier: Apache-2.0
#include "spelling/speller.h"

#include "spelling/dictionary.h"
#include "spelling/languagechoice.h"

#include <algorithm>

namespace spelling {

namespace {

constexpr qsizetype mostAtOnce = 500; ///< words per job

} // namespace

Speller::Speller(const QStringList &folders, const QString &personal, QObject *parent)
    : QObject(parent)
    , m_folders(folders)
    , m_personal(personal)
    , m_shelf(std::make_shared<DictionaryShelf>())
{}

Speller::~Speller() = default;

void Speller::lookForDictionaries()
{
    m_looking = std::make_unique<base::PoolWork<QList<DictionaryFiles>>>(
        [folders = m_folders, shelf = m_shelf](const std::atomic<bool> &) {
            QList<DictionaryFiles> files = dictionariesIn(folders);
            shelf->setFiles(files); // on the pool, since it may wait for the lock
            return files;
        },
        [this](const QList<DictionaryFiles> &files) {
            m_looking.reset();
            QStringList languages;
            for (const DictionaryFiles &one : files)
                languages << one.language;
            if (languages == m_languages)
                return;
            m_languages = languages;
            m_personal.read();
            chooseLanguage();
            Q_EMIT languagesChanged();
        });
}

void Speller::setPreferred(const QStringList &locales)
{
    m_preferred = locales;
    chooseLanguage();
}

void Speller::setChoice(const SpellingChoice &choice)
{
    if (choice == m_choice)
        return;
    const bool wasOn = m_choice.on;
    m_choice = choice;
    chooseLanguage();
    if (wasOn != m_choice.on)
        Q_EMIT changed();
    Q_EMIT choiceChanged(choice);
}

void Speller::chooseLanguage()
{
    QString language;
    if (m_languages.contains(m_choice.language))
        language = m_choice.language;
    else if (m_languages.contains(m_read))
        language = m_read;
    else
        language = candidates(m_languages, m_preferred).value(0);
    useLanguage(language);
}

void Speller::useLanguage(const QString &language)
{
    if (language == m_language)
        return;
    m_language = language;
    forget();
    Q_EMIT changed();
}

/// Drops running look-ups: the language or the words have changed.
void Speller::forget()
{
    m_judging.reset();
    m_suggesting.reset();
    m_verdicts.clear();
    m_open.clear();
    m_openSet.clear();
}

Speller::Verdict Speller::verdict(const QString &word)
{
    if (!isChecking() || m_ignored.contains(word) || m_personal.contains(word))
        return Verdict::Right;
    if (const auto known = m_verdicts.constFind(word); known != m_verdicts.cend())
        return *known ? Verdict::Right : Verdict::Wrong;
    if (!m_openSet.contains(word)) {
        m_openSet.insert(word);
        m_open << word;
        judgeNext();
    }
    return Verdict::Open;
}

void Speller::judgeNext()
{
    // While the language is being detected, results for the old one would be thrown away.
    if (m_open.isEmpty() || m_judging || m_reading)
        return;
    const QStringList words = m_open.mid(0, mostAtOnce);
    m_judging = std::make_unique<base::PoolWork<std::vector<bool>>>(
        [shelf = m_shelf, language = m_language, words](const std::atomic<bool> &stopped) {
            return shelf->known(language, words, stopped);
        },
        [this, words](const std::vector<bool> &known) {
            m_judging.reset();
            if (m_verdicts.size() > mostVerdicts)
                m_verdicts.clear();
            for (size_t i = 0; i < known.size(); ++i) {
                m_verdicts.insert(words.at(qsizetype(i)), known[i]);
                m_openSet.remove(words.at(qsizetype(i)));
            }
            m_open.remove(0, qsizetype(known.size()));
            judgeNext();
            Q_EMIT judged();
        });
}

void Speller::suggest(const QString &word, Suggestions answer)
{
    m_suggesting = std::make_unique<base::PoolWork<QStringList>>(
        [shelf = m_shelf, language = m_language, word](const std::atomic<bool> &) {
            return shelf->suggestions(language, word, mostSuggestions);
        },
        [this, answer = std::move(answer)](const QStringList &words) {
            m_suggesting.reset();
            answer(words);
        });
}

void Speller::readLanguage(const QString &text)
{
    if (!m_choice.on || !m_choice.language.isEmpty() || m_languages.size() < 2)
        return;
    const QStringList tried = candidates(m_languages, QStringList{m_language} + m_preferred);
    m_reading = std::make_unique<base::PoolWork<QString>>(
        [shelf = m_shelf, text, tried](const std::atomic<bool> &stopped) {
            const auto known = [&](const QString &language, const QStringList &words) {
                qsizetype count = 0;
                // In parts, so that other jobs get their turn.
                for (qsizetype at = 0; at < words.size() && !stopped;) {
                    const std::vector<bool> some = shelf->known(language, words.mid(at), stopped);
                    count += std::count(some.begin(), some.end(), true);
                    at += qsizetype(some.size());
                }
                return count;
            };
            return languageOf(sampleOf(text), tried, known);
        },
        [this](const QString &language) {
            m_reading.reset();
            if (language != m_language && m_choice.on && m_choice.language.isEmpty()) {
                m_read = language;
                useLanguage(language);
                Q_EMIT languageRead(language);
            }
            judgeNext();
        });
}

void Speller::ignore(const QString &word)
{
    m_ignored.insert(word);
    Q_EMIT changed();
}

base::Result<void> Speller::add(const QString &word)
{
    auto added = m_personal.add(word);
    Q_EMIT changed();
    return added;
}

} // namespace spelling

#include "moc_speller.cpp"
