// SPDX-License-Identifier: Apache-2.0
#include "spelling/dictionary.h"

#include "spelling/wordencoding.h"

#include <QElapsedTimer>
#include <QFile>
#include <QLocale>

#include <hunspell.hxx>

#include <algorithm>
#include <atomic>

namespace spelling {

namespace {

constexpr int anyScript = -1;
constexpr qint64 turnMilliseconds = 60; ///< after this time a job lets the next one use the dictionary

/// The script that a dictionary for \p language can judge words of.
int scriptOf(const QString &language)
{
    switch (QLocale(language).script()) {
    case QLocale::LatinScript:
        return QChar::Script_Latin;
    case QLocale::CyrillicScript:
        return QChar::Script_Cyrillic;
    case QLocale::GreekScript:
        return QChar::Script_Greek;
    case QLocale::HebrewScript:
        return QChar::Script_Hebrew;
    case QLocale::ArabicScript:
        return QChar::Script_Arabic;
    case QLocale::ArmenianScript:
        return QChar::Script_Armenian;
    case QLocale::GeorgianScript:
        return QChar::Script_Georgian;
    case QLocale::DevanagariScript:
        return QChar::Script_Devanagari;
    case QLocale::KoreanScript:
        return QChar::Script_Hangul;
    default:
        return anyScript;
    }
}

bool hasLetterOf(int script, const QString &word)
{
    const QList<uint> points = word.toUcs4();
    return std::any_of(points.begin(), points.end(),
                       [script](uint point) { return QChar::script(point) == QChar::Script(script); });
}

/// The word with the apostrophe and hyphen that dictionaries use.
QString plain(const QString &word)
{
    QString out = word.normalized(QString::NormalizationForm_C);
    out.replace(u'’', u'\'').replace(u'‐', u'-');
    return out;
}

} // namespace

Dictionary::Dictionary(const DictionaryFiles &files)
    : m_script(scriptOf(files.language))
    , m_hunspell(std::make_unique<Hunspell>(QFile::encodeName(files.rules).constData(),
                                            QFile::encodeName(files.words).constData()))
    , m_encoding(WordEncoding::named(m_hunspell->get_dict_encoding()))
{}

Dictionary::~Dictionary() = default;

bool Dictionary::knowsWhole(const QString &word) const
{
    const auto encoded = m_encoding->encoded(word);
    if (encoded && m_hunspell->spell(*encoded))
        return true;
    // A few dictionaries use the typographic apostrophe.
    if (!word.contains(u'\''))
        return false;
    const auto curly = m_encoding->encoded(QString(word).replace(u'\'', u'’'));
    return curly && m_hunspell->spell(*curly);
}

bool Dictionary::knows(const QString &word) const
{
    const QString written = plain(word);
    if (!m_encoding || (m_script != anyScript && !hasLetterOf(m_script, written)) || knowsWhole(written))
        return true;
    const QStringList parts = written.split(u'-', Qt::SkipEmptyParts);
    return parts.size() > 1 && std::all_of(parts.begin(), parts.end(),
                                           [this](const QString &part) { return part.size() < 2 || knowsWhole(part); });
}

QStringList Dictionary::suggestions(const QString &word, int most) const
{
    QStringList out;
    const auto encoded = m_encoding ? m_encoding->encoded(plain(word)) : std::nullopt;
    if (!encoded)
        return out;
    const bool curly = word.contains(u'’');
    for (const std::string &one : m_hunspell->suggest(*encoded)) {
        QString decoded = m_encoding->decoded(one);
        if (curly)
            decoded.replace(u'\'', u'’');
        // hunspell also suggests halves of compounds.
        const bool isHalf = (decoded.startsWith(u'-') && !word.startsWith(u'-')) || decoded.endsWith(u'-');
        if (!decoded.isEmpty() && !isHalf && decoded.size() <= 2 * word.size() + 32 && !out.contains(decoded))
            out << decoded;
        if (out.size() == most)
            break;
    }
    return out;
}

void DictionaryShelf::setFiles(const QList<DictionaryFiles> &files)
{
    const QMutexLocker locker(&m_lock);
    for (const DictionaryFiles &old : std::as_const(m_files)) {
        if (!files.contains(old)) {
            m_loaded.erase(old.language);
            m_order.removeAll(old.language);
        }
    }
    m_files = files;
}

const Dictionary *DictionaryShelf::take(const QString &language)
{
    auto found = m_loaded.find(language);
    if (found == m_loaded.end()) {
        const auto files = std::find_if(m_files.cbegin(), m_files.cend(),
                                        [&](const DictionaryFiles &one) { return one.language == language; });
        if (files == m_files.cend())
            return nullptr;
        if (m_order.size() >= mostLoaded)
            m_loaded.erase(m_order.takeFirst());
        found = m_loaded.emplace(language, std::make_unique<Dictionary>(*files)).first;
    }
    m_order.removeAll(language);
    m_order << language;
    return found->second.get();
}

std::vector<bool> DictionaryShelf::known(const QString &language, const QStringList &words,
                                         const std::atomic<bool> &stopped)
{
    std::vector<bool> out;
    const QMutexLocker locker(&m_lock);
    if (stopped)
        return out;
    const Dictionary *dictionary = take(language);
    QElapsedTimer turn;
    turn.start();
    for (const QString &word : words) {
        if (stopped || (!out.empty() && turn.hasExpired(turnMilliseconds)))
            break;
        out.push_back(!dictionary || dictionary->knows(word));
    }
    return out;
}

QStringList DictionaryShelf::suggestions(const QString &language, const QString &word, int most)
{
    const QMutexLocker locker(&m_lock);
    const Dictionary *dictionary = take(language);
    return dictionary ? dictionary->suggestions(word, most) : QStringList();
}

int DictionaryShelf::loaded()
{
    const QMutexLocker locker(&m_lock);
    return int(m_loaded.size());
}

} // namespace spelling
