// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/poolwork.h"
#include "base/result.h"
#include "spelling/dictionaryfiles.h"
#include "spelling/personalwords.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <functional>
#include <memory>
#include <vector>

namespace spelling {

class DictionaryShelf;

/// What the user has chosen.
struct SpellingChoice
{
    bool on = true;
    QString language = {}; ///< name of a dictionary; empty: detected from the text

    bool operator==(const SpellingChoice &) const = default;
};

/// Tells which words are misspelt, what to suggest for them, and which language a text is in. Look-ups and loading of
/// dictionaries run on Qt's pool. Main thread.
class Speller : public QObject
{
    Q_OBJECT

public:
    enum class Verdict {
        Open, ///< not known yet; judged() is emitted once it is
        Right,
        Wrong,
    };
    using Suggestions = std::function<void(const QStringList &words)>;

    /// lookForDictionaries() searches \p folders for dictionaries; \p personal is the file of the user's own words.
    Speller(const QStringList &folders, const QString &personal, QObject *parent = nullptr);
    ~Speller() override;

    void lookForDictionaries();
    const QStringList &languages() const { return m_languages; } ///< those with an installed dictionary
    bool isAvailable() const { return !m_languages.isEmpty(); }
    /// Languages to try first, and to use for a text that is too short: the one detected last, the desktop's.
    void setPreferred(const QStringList &locales);
    void setChoice(const SpellingChoice &choice);
    const SpellingChoice &choice() const { return m_choice; }
    /// The dictionary in use; empty: none.
    QString language() const { return m_language; }
    bool isChecking() const { return m_choice.on && !m_language.isEmpty(); }

    Verdict verdict(const QString &word);
    /// Answers once, later; not if another suggestion is asked for before, nor after this object is gone.
    void suggest(const QString &word, Suggestions answer);
    /// Detects the language of \p text and uses it from then on, if the choice is to detect it.
    void readLanguage(const QString &text);
    void ignore(const QString &word); ///< as long as Belay runs
    base::Result<void> add(const QString &word);

    static constexpr int mostSuggestions = 5;
    static constexpr qsizetype mostVerdicts = 50'000; ///< kept results; above this they are all dropped

Q_SIGNALS:
    void judged();  ///< results for words that were Open
    void changed(); ///< all verdicts may change: another language, another word list, on or off
    void languagesChanged();
    void choiceChanged(const spelling::SpellingChoice &choice);
    void languageRead(const QString &language); ///< detected from a text

private:
    void useLanguage(const QString &language);
    void chooseLanguage();
    void forget();
    void judgeNext();

    QStringList m_folders;
    PersonalWords m_personal;
    QSet<QString> m_ignored;
    QStringList m_languages, m_preferred;
    SpellingChoice m_choice;
    QString m_language, m_read; ///< the one in use; the one detected last
    std::shared_ptr<DictionaryShelf> m_shelf;
    QHash<QString, bool> m_verdicts; ///< for the language in use
    QStringList m_open;
    QSet<QString> m_openSet;
    std::unique_ptr<base::PoolWork<QList<DictionaryFiles>>> m_looking;
    std::unique_ptr<base::PoolWork<std::vector<bool>>> m_judging;
    std::unique_ptr<base::PoolWork<QString>> m_reading;
    std::unique_ptr<base::PoolWork<QStringList>> m_suggesting;
};

} // namespace spelling
