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
    QString language = {}; ///< of a dictionary; empty: by the text

    bool operator==(const SpellingChoice &) const = default;
};

/// Says which words are wrong, what could stand in their place, and in which language a text is. What it does not know
/// yet is looked up on Qt's pool, in which dictionaries are loaded as well. Main thread.
class Speller : public QObject
{
    Q_OBJECT

public:
    enum class Verdict {
        Open, ///< judged() comes once it is known
        Right,
        Wrong,
    };
    using Suggestions = std::function<void(const QStringList &words)>;

    /// Dictionaries are looked for in \p folders once lookForDictionaries() says so; the user's own words are in
    /// \p personal.
    Speller(const QStringList &folders, const QString &personal, QObject *parent = nullptr);
    ~Speller() override;

    void lookForDictionaries();
    const QStringList &languages() const { return m_languages; } ///< that there are dictionaries of
    bool isAvailable() const { return !m_languages.isEmpty(); }
    /// The best for a text that is too short to tell first: what was found last, the desktop's.
    void setPreferred(const QStringList &locales);
    void setChoice(const SpellingChoice &choice);
    const SpellingChoice &choice() const { return m_choice; }
    /// The dictionary in use; empty: none is.
    QString language() const { return m_language; }
    bool isChecking() const { return m_choice.on && !m_language.isEmpty(); }

    Verdict verdict(const QString &word);
    /// Answers once, later; never once another answer is asked for, or \p speller is gone.
    void suggest(const QString &word, Suggestions answer);
    /// Goes by what \p text is written in from now on, if the choice leaves it to the text.
    void readLanguage(const QString &text);
    void ignore(const QString &word); ///< as long as Belay runs
    base::Result<void> add(const QString &word);

    static constexpr int mostSuggestions = 5;
    static constexpr qsizetype mostVerdicts = 50'000; ///< are kept; more than that, and it begins again

Q_SIGNALS:
    void judged();  ///< words that were open
    void changed(); ///< everything may be judged differently: another language, another word list, on or off
    void languagesChanged();
    void choiceChanged(const spelling::SpellingChoice &choice);
    void languageRead(const QString &language); ///< out of a text

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
    QString m_language, m_read; ///< in use; by the last text that told
    std::shared_ptr<DictionaryShelf> m_shelf;
    QHash<QString, bool> m_verdicts; ///< of the language in use
    QStringList m_open;
    QSet<QString> m_openSet;
    std::unique_ptr<base::PoolWork<QList<DictionaryFiles>>> m_looking;
    std::unique_ptr<base::PoolWork<std::vector<bool>>> m_judging;
    std::unique_ptr<base::PoolWork<QString>> m_reading;
    std::unique_ptr<base::PoolWork<QStringList>> m_suggesting;
};

} // namespace spelling
